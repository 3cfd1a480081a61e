import { RENTAL_WISH } from '@shop/domain/testing/sent';
import { rentalTool } from '@shop/domain/testing/stored';
import { expect, test } from 'vitest';
import { messageOf } from '../../test/answers.ts';
import { apiForTest, apiWithoutMails } from '../../test/api-for-tests.ts';
import { storeRentalTools } from '../../test/shop-data.ts';
import { book } from './book.ts';

// As deployed, except for the time limits: this counts who gets the piece, and what others wait for.
const DEPLOYED = { catalogueTtlMs: 60_000, deadlineMs: 120_000 };
const SAW = rentalTool({ id: 7, quantity_available: 1, buffer_days: 1 });
const WISH = { ...RENTAL_WISH, tool_id: SAW.id };
const api = apiWithoutMails(DEPLOYED);

test('of 200 requests at once for one piece one gets it; the others are told the next free days', async () => {
  await storeRentalTools(api.firestore, SAW);
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      api.post('/api/rental-bookings', { ...WISH, customer_email: `k${index}@example.de` }),
    ),
  );
  const lost = answers.filter(({ status }) => status === 409);
  expect([answers.filter(({ status }) => status === 201).length, lost.length]).toEqual([1, 199]);
  expect(new Set(await Promise.all(lost.map(messageOf)))).toEqual(
    new Set([
      'In diesem Zeitraum ist das Gerät nicht frei. Der nächste freie Zeitraum ist 12.03.2026 bis 14.03.2026.',
    ]),
  );
  expect((await api.firestore.collection('rentalBookings').get()).size).toBe(1);
  const { out } = (await api.stored('rentalDays/7-2026-03')) ?? {};
  expect(out).toEqual([...Array(8).fill(0), 1, 1, 1, ...Array(20).fill(0)]);
});

/** Of a /48, each tenth from the same /64: all in one moment, and then an honest one. */
test.each<[string, object]>([
  ['for a Sunday', { start_day: '2026-03-08' }],
  ['for more than there is', { pieces: 9 }],
  ['for what is taken', {}],
])('590 requests %s delay an honest one by two transactions', async (_what, fields) => {
  const refusedBookingLimit = { name: 'refused booking', max: 2, windowMs: 3_600_000 };
  const shop = await apiForTest({ ...DEPLOYED, refusedBookingLimit });
  await storeRentalTools(shop.firestore, SAW);
  expect(await book(shop.deps, WISH, { address: '198.51.100.1' })).toMatchObject({ ok: true });
  let transactions = 0;
  const runTransaction: typeof shop.deps.runTransaction = (work) => {
    transactions += 1;
    return shop.deps.runTransaction(work);
  };
  const deps = { ...shop.deps, runTransaction };
  const flood = Array.from({ length: 590 }, (_, index) =>
    book(deps, { ...WISH, ...fields }, { address: `2001:db8:1:${index % 59}::/64` }),
  );
  const later = { ...WISH, start_day: '2026-03-16', end_day: '2026-03-17' };
  expect(await book(deps, later, { address: '198.51.100.2' })).toMatchObject({ ok: true });
  expect(transactions).toBeLessThanOrEqual(3);
  expect((await Promise.all(flood)).filter(({ ok }) => ok)).toEqual([]);
});
