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
const office = (path: string) => api.read(`/api/admin/${path}`, api.asAdmin());
const customer_number = 'K-10001';

test('a customer’s sums in the list are those of their page, and bills and parts are no orders of theirs', async () => {
  await storeAll(api.firestore, [['customers/10001', { ...CUSTOMER_V2, id: 10_001 }]]);
  const orders = [
    { account_cents: 98_53 },
    { account_cents: 100_00 },
    { part_of: { number: orderNumber(1), left: [] } },
    { kind: 'collective' as const, account_cents: -100 },
  ].map((facts, index) => {
    return { ...createdAt(`2026-02-0${index + 1}T23:30:00Z`)[0], customer_number, ...facts };
  });
  await storeOrders(api.firestore, ...orders);
  const entries = Object.entries({ invoice: 82_80, credit: -2_80, advance: 500_00 }).flatMap(
    ([kind, net_cents], index) =>
      ['2026-03', '2026-01', '2025-12'].map((month) => {
        const own = { customer_number, number: `RE-${month}-${index}`, month, day: `${month}-04` };
        const vat = [{ rate: 19, net_cents, vat_cents: 0 }];
        return { ...BOOK_ENTRY_V1, ...own, kind: kind as 'invoice', vat };
      }),
  );
  const months = [...new Set(entries.map(({ month }) => month))].map((month) => {
    const own = entries.filter((entry) => entry.month === month);
    const sums = own.reduce((before, entry) => addToMonth(before, entry), emptyMonth(month));
    return [`bookMonths/${month}`, { ...sums, schema_version: 1 }] as const;
  });
  const book = entries.map((entry) => [`invoiceBook/${entry.number}`, entry] as const);
  await storeAll(api.firestore, [...book, ...months]);
  const { revenue } = (await office('customers/10001/figures')) as CustomerFigures;
  expect(revenue.rows[0]).toEqual({ name: '2026', values: [160] });
  expect(await office('customers/10001/debt')).toMatchObject({ open_amount: 198.53 });
  expect(await office('customer-sums?numbers=K-10001,K-10002')).toEqual([
    { number: 'K-10001', open_amount: 198.53, revenue: 160, last_order_day: '2026-02-03' },
    { number: 'K-10002', open_amount: 0, revenue: 0 },
  ]);
  const { found } = officeList(api, 'orders');
  expect(await found({ customer: customer_number })).toHaveLength(4);
  expect(await found({ customer: customer_number, placed: 'true' })).toEqual([1, 0]);
});

test('refuses what are no numbers, and more than a page of them', async () => {
  const many = Array.from({ length: MAX_SUMMED + 1 }, (_, index) => `K-${10_001 + index}`).join();
  for (const numbers of ['', 'K-10001,x', many]) {
    const path = `/api/admin/customer-sums?numbers=${numbers}`;
    await expectRefused(api.call(path, { headers: api.asAdmin() }), 400, /bis zu 50 Kundennummern/);
  }
});
