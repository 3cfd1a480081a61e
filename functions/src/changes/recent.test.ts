import { NEXT_PAGE_HEADER } from '@shop/domain/contract/call';
import { ERASED_NAME, type RecentChanges } from '@shop/domain/office/office';
import { expect, test } from 'vitest';
import { expectRefused } from '../../test/answers.ts';
import { apiWithoutMails } from '../../test/api-for-tests.ts';
import { createdAt, orderNumber, storeOrders } from '../../test/stored-data.ts';
import { RENTAL_BOOKING_V1, SENT_QUOTE_V1 } from '../../test/stored-fixtures.ts';
import { anonymisedOrder } from '../privacy/remove-records.ts';
import { orderOf, type StoredOrder } from '../stored/order.ts';
import { type StoredQuote, withQuoteTokens } from '../stored/quote.ts';
import { type StoredRentalBooking, withBookingTokens } from '../stored/rental-booking.ts';

const api = apiWithoutMails();
const NOBODY = 'der Kunde oder der Shop';
const [MONDAY, TUESDAY] = ['2026-03-02T10:00:00.000Z', '2026-03-03T08:00:00.000Z'];
const recent = (query: string) =>
  api.read<RecentChanges[]>(`/api/admin/recent?${query}`, api.asAdmin());

test('lists the orders that were changed last, each with who did what when, until it is erased', async () => {
  const created = createdAt(MONDAY, MONDAY);
  await storeOrders(
    api.firestore,
    { user_id: 'erika', ...created[0] },
    { taken_by_uid: 'chef', ...created[1] },
  );
  api.clock.now = new Date(TUESDAY);
  const path = `/api/admin/orders/${orderNumber(0)}/payments`;
  const payment = { id: 'payment-0123456789', amount: 10, day: '2026-03-03' };
  expect((await api.post(path, payment, api.asAdmin())).status).toBe(200);
  await api.post(`/api/orders/${orderNumber(0)}/cancel`, {}, api.signedIn('erika'));
  const of = (what: string, by: string, at: string) => ({ what, by, at });
  const paid = of('Zahlung', 'chef@example.de', TUESDAY);
  expect(await recent('kind=order')).toMatchObject([
    {
      number: orderNumber(0),
      name: 'Erika Muster',
      changes: [of('Status', NOBODY, TUESDAY), paid, of('Eingegangen', NOBODY, MONDAY)],
    },
    { number: orderNumber(1), changes: [of('Angelegt', 'chef@example.de', MONDAY)] },
  ]);
  const reference = orderOf(api.firestore, orderNumber(0));
  const stored = (await reference.get()).data() as StoredOrder;
  await reference.set({ ...anonymisedOrder(stored), search_tokens: [] });
  expect((await recent('kind=order'))[0]).toMatchObject({
    name: ERASED_NAME,
    changes: [{ what: 'Eingegangen' }],
  });
});

test('lists quotes and bookings, twenty at a time', async () => {
  await api.firestore
    .doc('rentalBookings/M-1')
    .set(withBookingTokens(RENTAL_BOOKING_V1 as never as StoredRentalBooking));
  for (let index = 0; index < 21; index += 1) {
    await api.firestore
      .doc(`quotes/AN-${10_010 + index}`)
      .set(withQuoteTokens(SENT_QUOTE_V1 as never as StoredQuote));
  }
  expect(await recent('kind=booking')).toMatchObject([
    { number: 'M-1', name: expect.stringContaining(RENTAL_BOOKING_V1.tool_name) },
  ]);
  const response = await api.call('/api/admin/recent?kind=quote', { headers: api.asAdmin() });
  const first = (await response.json()) as RecentChanges[];
  const rest = await recent(`kind=quote&after=${response.headers.get(NEXT_PAGE_HEADER)}`);
  expect([first.length, rest.map(({ number }) => number)]).toEqual([20, ['AN-10010']]);
  await expectRefused(
    api.call('/api/admin/recent?kind=house', { headers: api.asAdmin() }),
    400,
    'Diesen Verlauf gibt es nicht.',
  );
});
