import type { FigureTable } from '@shop/domain/statistics/figures';
import { PLATE } from '@shop/domain/testing/stored';
import { expect, test } from 'vitest';
import { apiWithoutMails } from '../../test/api-for-tests.ts';
import { storeAll, storeRentalTools } from '../../test/shop-data.ts';
import { orderNumber, storedItem, storeOrders } from '../../test/stored-data.ts';
import { CUSTOMER_V1, RENTAL_BOOKING_V1 } from '../../test/stored-fixtures.ts';

const api = apiWithoutMails();
const DELIVERED = { order_status: 'delivered', gross_cents: 98_53, to_invoice: true } as const;

const send = async (path: string, body: object) =>
  expect((await api.post(`/api/admin/${path}`, body, api.asAdmin())).status).toBe(200);
const invoice = (request_id: string, ...order_numbers: string[]) =>
  send('invoices', { request_id, order_numbers });
const read = <T>(path: string) => api.read<T>(`/api/admin/${path}`, api.asAdmin());
const storeCustomers = () =>
  storeAll(
    api.firestore,
    ['Muster Bau', 'Nordbau'].map((name, at) => {
      const [id, debtor] = [10_001 + at, 20_001 + at];
      return [`customers/${id}`, { ...CUSTOMER_V1, id, name, debtor }] as const;
    }),
  );
const told = ({ rows }: FigureTable) =>
  rows.map(({ name, values, days }) => [name, ...values, ...(days ? [days] : [])].join(' '));

test('figures follow invoices and their corrections', async () => {
  await storeRentalTools(api.firestore, { ...PLATE, quantity_available: 2 });
  const rent = { product_id: 0, product_name: `Miete ${PLATE.name}`, category: 'Miete' };
  const order_items = [storedItem({ ...rent, unit: 'Tag', quantity: 2 })];
  await storeOrders(api.firestore, DELIVERED, DELIVERED, { ...DELIVERED, order_items });
  await invoice('request-0001', orderNumber(0), orderNumber(1));
  await invoice('request-0002', orderNumber(2));
  const half = { lines: [{ line: 0, quantity: 0.5 }], amounts: [] };
  const credit = { request_id: 'request-0004', reason: 'Früher zurück', ...half };
  await send('invoices/RE-2026-00003/credit', credit);
  const cancel = { request_id: 'request-0003', reason: 'Falsch' };
  await send('invoices/RE-2026-00002/cancel', cancel);
  const [months, categories, materials, tools, , open] =
    await read<FigureTable[]>('figures?month=2026-03');
  expect(months).toMatchObject({
    title: 'Fakturiert: 151,15\u00a0€ netto',
    note: expect.stringMatching(/^179,86.€ inkl. MwSt. aus 5 Belegen/),
  });
  expect([categories, materials, tools, open].map((table) => told(table as FigureTable))).toEqual([
    ['Schüttgut 57.8 0', 'Lieferung 50 0', 'Miete 43.35 0'],
    ['Kies 16/32 2'],
    [`${PLATE.name} 38 1,5 von 4`],
    ['nicht fällig 179.86', '1–30 Tage 0', '31–60 Tage 0', '61–90 Tage 0', 'über 90 Tage 0'],
  ]);
});

test('what is open is shown by age, and by the customer who owes it', async () => {
  await storeOrders(api.firestore, DELIVERED, DELIVERED, { ...DELIVERED, customer_name: 'Max' });
  await invoice('request-0001', orderNumber(0));
  api.clock.now = new Date('2026-04-20T08:00:00Z');
  await invoice('request-0002', orderNumber(1), orderNumber(2));
  const tables = await read<FigureTable[]>('figures');
  const [agesToday, months] = await read<FigureTable[]>('desk-figures');
  const ages = tables.find(({ title }) => title.startsWith('Offene Rechnungen')) as FigureTable;
  expect(agesToday).toEqual(ages);
  // The second invoice, as no other one is of April.
  expect(told(months as FigureTable)).toEqual([
    `April 2026 ${tables[0]?.rows.at(-1)?.values[0]}`,
    'April 2025 0',
  ]);
  expect(told(ages).slice(0, 3)).toEqual([
    'nicht fällig 197.06',
    '1–30 Tage 0',
    '31–60 Tage 98.53',
  ]);
  const table = await read<FigureTable>('open-items');
  expect(told(table)).toEqual([
    'Erika Muster 98.53 0 98.53 0 0',
    'RE-2026-00001, fällig 16.03.2026 0 0 98.53 0 0',
    'RE-2026-00002, fällig 04.05.2026 98.53 0 0 0 0',
    'Max 98.53 0 0 0 0',
    'RE-2026-00003, fällig 04.05.2026 98.53 0 0 0 0',
    'Summe 197.06 0 98.53 0 0',
  ]);
  const headers = api.asAdmin();
  const csv = await (await api.call('/api/admin/open-items.csv', { headers })).text();
  const [titles = '', ...rows] = csv.replaceAll('"', '').split('\r\n');
  const late = rows.find((row) => row.startsWith('RE-2026-00001'))?.split(';');
  const at = titles.split(';').indexOf('31–60 Tage (EUR)');
  expect([late?.[at - 1], late?.[at]]).toEqual(['', '98,53']);
});

test('damages, credits and advances to pay back are in the list', async () => {
  await storeCustomers();
  const [mine, other] = ['K-10001', 'K-10002'].map((customer_number) => ({ customer_number }));
  const prepaid = { ...other, payment_method: 'vorkasse', order_status: 'pending' } as const;
  await storeOrders(
    api.firestore,
    { ...DELIVERED, ...mine },
    { ...DELIVERED, ...mine },
    { ...DELIVERED, ...other },
    { gross_cents: 98_53, ...prepaid },
  );
  await storeRentalTools(api.firestore, PLATE);
  await invoice('request-0001', orderNumber(0), orderNumber(1), orderNumber(2));
  const pay = (at: number, amount: number) =>
    send(`orders/${orderNumber(at)}/payments`, {
      id: `payment-000${at}`,
      amount,
      day: '2026-03-02',
      beyond_open: true,
    });
  await pay(1, 100);
  await pay(2, 50);
  await pay(3, 98.53);
  await send(`orders/${orderNumber(3)}/status`, { from: 'pending', to: 'cancelled' });
  const [first] = RENTAL_BOOKING_V1.history;
  const [state, history] = ['handed_out', [{ ...first, what: 'handed_out' }]];
  const booking = { ...RENTAL_BOOKING_V1, ...other, state, history };
  await api.firestore.doc(`rentalBookings/${booking.booking_number}`).set(booking);
  const damaged = { request_id: 'request-0009', what: 'damaged', amount: 320, day: '2026-03-02' };
  await send(`claims/${booking.booking_number}-S/entries`, { ...damaged, reason: 'Deckel' });
  const table = await read<FigureTable>('open-items');
  expect(table.series.slice(-2)).toEqual(['Guthaben', 'Anzahlung zurück']);
  const columns = table.rows.filter(({ isPart }) => !isPart);
  expect(told({ ...table, rows: columns })).toEqual([
    'Muster GmbH 368.53 0 0 0 0 0 -98.53',
    'Erika Muster 98.53 0 0 0 0 -1.47 0',
    'Summe 467.06 0 0 0 0 -1.47 -98.53',
  ]);
});

test('the best customers are counted by the record that an order belongs to', async () => {
  const mine = { ...DELIVERED, customer_number: 'K-10001' };
  await storeOrders(api.firestore, mine, {
    ...DELIVERED,
    order_items: [storedItem({ quantity: 3 })],
  });
  await storeCustomers();
  await invoice('request-0001', orderNumber(0), orderNumber(1));
  const best = async () => {
    const tables = await read<FigureTable[]>('figures');
    return told(tables.find(({ head }) => head === 'Kunde') as FigureTable);
  };
  const assign = (id: string, number: number, is_removed = false) =>
    send(`customers/${id}/orders`, { order_number: orderNumber(number), is_removed });
  expect(await best()).toEqual(['Muster Bau 82.8 0', 'Alle übrigen 111.7 0']);
  await assign('10002', 1);
  expect(await best()).toEqual(['Nordbau 111.7 0', 'Muster Bau 82.8 0', 'Alle übrigen 0 0']);
  await send('customers/10001/merge', { request_id: 'request-merge-1', into: 'K-10002' });
  expect(await best()).toEqual(['Nordbau 194.5 0', 'Alle übrigen 0 0']);
  await assign('10002', 1, true);
  await send('invoices/RE-2026-00001/cancel', { request_id: 'request-0003', reason: 'Falsch' });
  expect(await best()).toEqual([]);
});
