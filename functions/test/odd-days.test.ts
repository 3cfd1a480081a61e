import { GRAVEL, PLATE } from '@shop/domain/testing/stored';
import { describe, expect, test } from 'vitest';
import { apiWithoutMails } from './api-for-tests.ts';
import { firstRequest, KNOWN, SAMPLE_CALLS } from './sample-calls.ts';
import { storeProducts, storeRentalTools } from './shop-data.ts';
import { storeContacts, storeOrders } from './stored-data.ts';
import { RENTAL_BOOKING_V1 } from './stored-fixtures.ts';

const api = apiWithoutMails();

/** Days and months in the samples. */
const DAYS = /\b20\d\d-(?:0[1-9]|1[0-2])(-\d\d)?(?![-\dT])/g;
const ODD = ['9999-12-31', '0000-01-01', '0202-03-01', '1999-12-31', '2101-01-01', '2026-13-01'];

const CALLS = SAMPLE_CALLS.map((call) => {
  const withDay = (texts: readonly string[] = []) => texts.filter((text) => text.match(DAYS));
  const bodies = withDay(call.bodies?.map((body) => JSON.stringify(body)));
  return { ...call, queries: withDay(call.queries), bodies, inPath: withDay(call.parameters) };
}).filter(({ path, queries, bodies, inPath }) =>
  [queries, bodies, inPath, path.match(DAYS) ?? []].some((found) => found.length > 0),
);

test('many calls take a day or month', () => expect(CALLS.length).toBeGreaterThan(15));

describe.each(CALLS)('$name', ({ inPath, queries, bodies, ...call }) => {
  test('refuses days that our calendar does not have', async () => {
    await storeProducts(api.firestore, GRAVEL);
    await storeRentalTools(api.firestore, PLATE);
    await storeOrders(api.firestore, {});
    await storeContacts(api.firestore, {});
    await api.firestore.doc(`rentalBookings/${KNOWN.booking}`).set(RENTAL_BOOKING_V1);
    for (const odd of ODD) {
      const replace = (text = '') => text.replace(DAYS, (day) => odd.slice(0, day.length));
      const all = Math.max(queries.length, bodies.length, 1);
      for (let index = 0; index < all; index += 1) {
        const body = bodies[index] ?? bodies[0];
        const [path, init] = firstRequest({
          ...call,
          path: replace(call.path),
          ...(inPath[0] && { parameters: [replace(inPath[0])] }),
          queries: [replace(queries[index])],
          ...(body && { bodies: [JSON.parse(replace(body))] }),
        });
        const headers = { ...init.headers, ...api.asAdmin() };
        const response = await api.call(path, { ...init, headers });
        expect([path, body, response.status]).toEqual([
          path,
          body,
          call.name.includes('.') ? 404 : 400,
        ]);
      }
    }
  });
});
