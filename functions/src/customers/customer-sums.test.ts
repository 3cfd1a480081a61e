import { type CustomerFigures, MAX_SUMMED } from '@shop/domain/customer/customer-calls';
import { addToMonth, emptyMonth } from '@shop/domain/statistics/month-sums';
import { expect, test } from 'vitest';
import { expectRefused } from '../../test/answers.ts';
import { apiWithoutMails } from '../../test/api-for-tests.ts';
import { officeList } from '../../test/office-lists.ts';
import { storeAll } from '../../test/shop-data.ts';
import { createdAt, orderNumber, storeOrders } from '../../test/stored-data.ts';
import { BOOK_ENTRY_V1, CUSTOMER_V2 } from '../../test/stored-fixtures.ts';

const api = apiWithoutMails();
const sumsOf = (numbers: string) =>
  api.read(`/api/admin/customer-sums?numbers=${numbers}`, api.asAdmin());

const customer_number = 'K-10001';
const ORDERS = createdAt(
  '2026-01-07T10:00:00Z',
  '2026-02-03T23:30:00Z',
  '2026-02-05T10:00:00Z',
  '2026-02-06T10:00:00Z',
).map((created) => ({ ...created, customer_number }));
const [FIRST, LAST, PART, JOINED] = ORDERS as [object, object, object, object];

/** Orders of a customer, the last two no orders of theirs. */
const storeOwn = (debt: { account_cents?: number } = {}) =>
  storeOrders(
    api.firestore,
    { ...FIRST, ...debt },
    { ...LAST, ...debt },
    { ...PART, part_of: { number: orderNumber(1), left: [] } },
    { ...JOINED, kind: 'collective', account_cents: -100 },
  );

test('a customer owes and was invoiced this year what their page says, and ordered last what they placed', async () => {
  await storeAll(api.firestore, [[`customers/10001`, { ...CUSTOMER_V2, id: 10_001 }]]);
  await storeOwn({ account_cents: 98_53 });
  const vat = (net_cents: number) => [{ rate: 19, net_cents, vat_cents: 0 }];
  const booked = [
    { month: '2026-03', vat: vat(82_80) },
    { month: '2026-03', vat: vat(-2_80), kind: 'credit' as const },
    { month: '2026-01', vat: vat(10_00) },
    { month: '2026-01', vat: vat(500_00), kind: 'advance' as const },
    { month: '2025-12', vat: vat(700_00) },
  ].map((entry, index) => {
    const own = { ...entry, day: `${entry.month}-04`, number: `RE-${index}`, customer_number };
    return { ...BOOK_ENTRY_V1, kind: 'invoice' as const, ...own };
  });
  await storeAll(
    api.firestore,
    booked.map((entry) => [`invoiceBook/${entry.number}`, entry]),
  );
  const months = ['2026-03', '2026-01', '2025-12'].map((month) => {
    const ofMonth = booked.filter((entry) => entry.month === month);
    const sums = ofMonth.reduce((before, entry) => addToMonth(before, entry), emptyMonth(month));
    return [`bookMonths/${month}`, { ...sums, schema_version: 1 }] as const;
  });
  await storeAll(api.firestore, months);
  const page = (what: string) => api.read(`/api/admin/customers/10001/${what}`, api.asAdmin());
  const { revenue } = (await page('figures')) as CustomerFigures;
  expect(revenue.rows[0]).toEqual({ name: '2026', values: [90] });
  expect(await page('debt')).toMatchObject({ open_amount: 197.06 });
  expect(await sumsOf('K-10001,K-10002')).toEqual([
    { number: 'K-10001', open_amount: 197.06, revenue: 90, last_order_day: '2026-02-04' },
    { number: 'K-10002', open_amount: 0, revenue: 0 },
  ]);
});

test('refuses what are no numbers, and more than a page of them', async () => {
  const many = Array.from({ length: MAX_SUMMED + 1 }, (_, index) => `K-${10_001 + index}`).join();
  for (const numbers of ['', 'x', 'K-10001,x', many]) {
    const path = `/api/admin/customer-sums?numbers=${numbers}`;
    await expectRefused(api.call(path, { headers: api.asAdmin() }), 400, /bis zu 50 Kundennummern/);
  }
});

test('the list of a customer’s orders can leave out bills and parts', async () => {
  await storeOwn();
  const { found } = officeList(api, 'orders');
  expect(await found({ customer: customer_number })).toHaveLength(4);
  expect(await found({ customer: customer_number, placed: 'true' })).toEqual([1, 0]);
  expect(await found({ customer: customer_number, placed: 'true', search: 'kies' })).toEqual([
    1, 0,
  ]);
});
