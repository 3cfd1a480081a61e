import type { AdminBooking } from '@shop/domain/booking/booking';
import { RENTAL_WISH } from '@shop/domain/testing/sent';
import { PLATE, rentalTool } from '@shop/domain/testing/stored';
import { beforeEach, expect, test } from 'vitest';
import { expectRefused as refused, writesNothing } from '../../test/answers.ts';
import { apiWithoutMails } from '../../test/api-for-tests.ts';
import { storeAll, storeRentalTools } from '../../test/shop-data.ts';
import { CUSTOMER_V1 } from '../../test/stored-fixtures.ts';
import { anonymiseBooking } from '../privacy/remove-records.ts';

const api = apiWithoutMails();
const SAW = rentalTool({ id: 7 });
const DAYS = { start_day: '2026-03-09', end_day: '2026-03-11' };
const WISH = {
  ...RENTAL_WISH,
  ...DAYS,
  customer_email: 'polier@müller-bau.de',
  invoice_address: 'Ahornweg 3\n12345 Musterstadt',
  tool_id: PLATE.id,
  further: [{ tool_id: SAW.id, pieces: 1, ...DAYS }],
};

let numbers: string[];
beforeEach(async () => {
  await storeRentalTools(api.firestore, PLATE, SAW);
  await storeAll(api.firestore, [
    ['customers/10001', CUSTOMER_V1],
    ['customers/10002', { ...CUSTOMER_V1, id: 10_002, members: [], member_emails: [] }],
    ['customers/10003', { ...CUSTOMER_V1, id: 10_003, visibility: 'archived' }],
  ]);
  const booked = await api.post('/api/rental-bookings', WISH);
  const { booking_number } = (await booked.json()) as AdminBooking;
  numbers = (await office(booking_number)).set?.map((part) => part.booking_number) ?? [];
});

const path = (number = '') => `/api/admin/rental-bookings/${number}`;
const office = (number?: string) => api.read<AdminBooking>(path(number), api.asAdmin());
const assign = (customer_number?: string, number = numbers[0], headers = {}) =>
  api.post(`${path(number)}/customer`, { customer_number }, { ...api.asAdmin(), ...headers });
const found = async (search: string) => {
  const query = `?search=${encodeURIComponent(search)}`;
  const list = await api.read<AdminBooking[]>(`/api/admin/rental-bookings${query}`, api.asAdmin());
  return list.map(({ booking_number }) => booking_number).sort();
};

test('a reservation is joined to a customer with its deposits, found by the number, merged, and taken away', async () => {
  const all = [...numbers].sort();
  const [number = ''] = numbers;
  const confirmed = { request_id: 'confirm-0001', from: 'requested', to: 'confirmed' };
  await api.post(`${path(number)}/step`, confirmed, api.asAdmin());
  const owner = async (of = number) => [
    (await api.stored(`rentalBookings/${of}`))?.customer_number,
    (await api.stored(`claims/${number}-K`))?.customer_number,
  ];
  for (const each of ['müller-bau', 'Ahornweg', '90009-123'])
    expect(await found(each)).toEqual(all);
  expect(await found('K-10001')).toEqual([]);
  const answer = await assign('K-10001');
  expect(await answer.json()).toMatchObject({ customer_number: 'K-10001' });
  expect(await owner(numbers[1])).toEqual(['K-10001', 'K-10001']);
  const unseen = await assign(undefined, numbers[1], { 'seen-revision': '0' });
  await refused(unseen, 409, /geändert/);
  expect(await found('K-10001')).toEqual(all);
  const figures = (id: number) =>
    api.read<{ rentals: object[] }>(`/api/admin/customers/${id}/figures`, api.asAdmin());
  expect((await figures(10_001)).rentals).toHaveLength(2);
  await writesNothing(api, () => assign('K-10001'));
  const merge = { request_id: 'request-merge-1', into: 'K-10002' };
  await api.post('/api/admin/customers/10001/merge', merge, api.asAdmin());
  expect(await owner()).toEqual(['K-10002', 'K-10002']);
  expect([await found('K-10001'), await found('K-10002')]).toEqual([[], all]);
  await assign(undefined, numbers[1]);
  expect(await owner()).toEqual([undefined, undefined]);
  expect(await found('K-10002')).toEqual([]);
});

test('a billed booking stays with its bill, and an erased one as it is, whoever gets their reservation', async () => {
  const [bill = '', other] = numbers;
  const order_number = bill.replace('M', 'B');
  await api.firestore.doc(`rentalBookings/${bill}`).update({ order_number });
  await refused(await assign('K-10001'), 422, /ist abgerechnet/);
  expect((await assign('K-10001', other)).status).toBe(200);
  expect(await office(bill)).not.toHaveProperty('customer_number');
  await anonymiseBooking(api.deps, other ?? '');
  await refused(await assign('K-10002', other), 422, /gelöscht/);
  expect(await found('K-10001')).toEqual([other]);
});

test('is refused for an unknown or archived customer, at another revision, and once erased', () =>
  writesNothing(api, async () => {
    for (const wanted of ['K-10009', 'K-10003', 'x']) await refused(await assign(wanted), 404, /./);
    await refused(await assign('K-10001', 'M-00000-00000'), 404, /./);
    await refused(await assign('K-10001', numbers[0], { 'seen-revision': '7' }), 409, /geändert/);
  }));
