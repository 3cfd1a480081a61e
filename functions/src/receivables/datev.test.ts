import type { DatevResult, DatevState } from '@shop/domain/invoice/datev-export';
import type { AdminOrder } from '@shop/domain/order/order';
import { eventsOf } from '@shop/domain/order/order-history';
import { Timestamp } from 'firebase-admin/firestore';
import { decode } from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { apiWithoutMails } from '../../test/api-for-tests.ts';
import { orderNumber, storedItem, storeOrders } from '../../test/stored-data.ts';
import { CUSTOMER_V1, DAMAGE_V1, DATEV_BATCH_V1 } from '../../test/stored-fixtures.ts';
import { ledgerOf } from '../stored/ledger.ts';
import type { StoredOrder } from '../stored/order.ts';
import { openItemPages } from './open-items.ts';

const api = apiWithoutMails();
const NUMBER = orderNumber(0);
const COMPANY = { company_name: 'Brandt Bau GmbH', company_address: 'Ring 5, 12345 Musterstadt' };
/** 57.80 at 19 % and 40.00 at 7 %, net, and 25.00 for the delivery. */
const MIXED: Partial<StoredOrder> = {
  ...COMPANY,
  order_status: 'delivered',
  order_items: [
    storedItem({ quantity: 2, unit_price_cents: 28_90, total_price_cents: 57_80 }),
    storedItem({ quantity: 4, unit_price_cents: 10_00, total_price_cents: 40_00, vat_rate: 7 }),
  ],
  subtotal_cents: 97_80,
  total_cents: 122_80,
  vat: [
    { rate: 19, net_cents: 82_80, vat_cents: 15_73 },
    { rate: 7, net_cents: 40_00, vat_cents: 2_80 },
  ],
  gross_cents: 141_33,
  to_invoice: true,
};

const PAID = { id: 'payment-0001', what: 'paid' as const, by_uid: 'chef' };

let ids = 0;
const nextId = () => `request-${String(++ids).padStart(8, '0')}`;
const send = async <T>(path: string, body: object): Promise<T> => {
  api.clock.now = new Date(api.clock.now.getTime() + 1000);
  const response = await api.post(path, body, api.asAdmin());
  const answer = await response.json();
  expect([response.status, answer]).toEqual([200, answer]);
  return answer as T;
};
const invoice = (...order_numbers: string[]) =>
  send('/api/admin/invoices', { request_id: nextId(), order_numbers });
const cancel = (number: string) =>
  send(`/api/admin/invoices/${number}/cancel`, { request_id: nextId(), reason: 'Falsch' });
/** A piece of 10.00 at 7 %. */
const credit = (number: string) =>
  send(`/api/admin/invoices/${number}/credit`, {
    request_id: nextId(),
    reason: 'Ein Sack war gerissen',
    lines: [{ line: 1, quantity: 1 }],
    amounts: [],
  });
const pay = (amount: number, day: string, number = NUMBER, more = {}) =>
  send(`/api/admin/orders/${number}/payments`, { id: nextId(), amount, day, ...more });
const write = (month: string) =>
  send<DatevResult>('/api/admin/datev', { request_id: nextId(), month });
const state = (month: string) =>
  api.read<DatevState>(`/api/admin/datev?month=${month}`, api.asAdmin());
const order = async () => (await api.stored(`orders/${NUMBER}`)) as StoredOrder;
const set = (name: string, value: object) =>
  api.firestore.doc(`settings/${name}`).set({ ...value, version: 1, schema_version: 1 });

async function file(id: string) {
  const response = await api.call(`/api/admin/datev/${id}.csv`, { headers: api.asAdmin() });
  expect(response.headers.get('content-disposition')).toContain(`EXTF_Buchungsstapel_${id}.csv`);
  return Buffer.from(await response.arrayBuffer());
}
const rowsIn = async (id: string, columns: readonly number[]) =>
  decode(await file(id), 'win1252')
    .split('\r\n')
    .slice(2, -1)
    .map((row) => {
      const cells = row.replaceAll('"', '').split(';');
      return columns.map((at) => cells[at] ?? '');
    });
const textsOf = async (id: string, columns: number[]) =>
  (await rowsIn(id, columns)).map((cells) => cells.join(' '));
/** Amount, side, account, day, number and text of each row. */
const rowsOf = (id: string) => textsOf(id, [0, 1, 7, 9, 10, 13]);
/** Amount, side, account, day of supply and day of the tax period, sorted. */
const taxed = async (id: string) => (await textsOf(id, [0, 1, 7, 114, 115])).sort();

describe('batches for DATEV', () => {
  test('have the life of an invoice to the cent, each row once and under its own month', async () => {
    await storeOrders(api.firestore, MIXED);
    await invoice(NUMBER);
    api.clock.now = new Date('2026-04-01T08:00:00Z');
    await pay(100, '2026-03-04');
    expect((await state('2026-03')).waiting).toEqual([{ month: '2026-03', orders: 1 }]);
    const { batch } = await write('2026-03');
    expect(batch).toMatchObject({ id: '2026-03-1', rows: 3 });
    const first = [
      '98,53 S 8400 0203 RE-2026-00001 Brandt Bau GmbH',
      '42,80 S 8300 0203 RE-2026-00001 Brandt Bau GmbH',
      '100,00 H 1200 0403 RE-2026-00001 Zahlung Brandt Bau GmbH',
    ];
    expect((await rowsOf('2026-03-1')).sort()).toEqual(first.sort());
    expect(await order()).not.toHaveProperty('to_books');
    expect((await state('2026-03')).waiting).toEqual([]);
    // 2.83 of discount, entered late for March; then the invoice falls in April.
    await pay(38.5, '2026-03-09');
    await cancel('RE-2026-00001');
    expect((await state('2026-03')).waiting).toEqual([
      { month: '2026-03', orders: 1 },
      { month: '2026-04', orders: 1 },
    ]);
    await write('2026-03');
    await write('2026-04');
    expect(await rowsOf('2026-03-2')).toEqual([
      '38,50 H 1200 0903 RE-2026-00001 Zahlung Brandt Bau GmbH',
      '1,97 H 8736 0903 RE-2026-00001 Skonto Brandt Bau GmbH',
      '0,86 H 8731 0903 RE-2026-00001 Skonto Brandt Bau GmbH',
    ]);
    expect(await rowsOf('2026-04-1')).toEqual([
      '1,97 S 8736 0104 RE-2026-00001 Skonto zurück Brandt Bau GmbH',
      '0,86 S 8731 0104 RE-2026-00001 Skonto zurück Brandt Bau GmbH',
      '98,53 H 8400 0104 RE-2026-00001 Storno RE-2026-00002 Brandt Bau GmbH',
      '42,80 H 8300 0104 RE-2026-00001 Storno RE-2026-00002 Brandt Bau GmbH',
    ]);
    expect((await rowsOf('2026-03-1')).sort()).toEqual(first);
    await api.firestore.doc(`orders/${NUMBER}`).update({ company_name: 'Brandt & Söhne' });
    const customers = ledgerOf(await order()).map(({ customer }) => customer);
    expect(new Set(customers)).toEqual(new Set(['Brandt Bau GmbH']));
    await invoice(NUMBER);
    await credit('RE-2026-00003');
    await write('2026-04');
    // Net of the discount taken before this invoice.
    expect(await rowsOf('2026-04-2')).toContain(
      '10,49 H 8300 0104 RE-2026-00003 Korrektur RE-2026-00004 Brandt & Söhne',
    );
  });

  test('what is deducted is of the rates that credits have left', async () => {
    await storeOrders(api.firestore, MIXED);
    await invoice(NUMBER);
    const deducted = async () =>
      ledgerOf(await order())
        .filter(({ purpose }) => purpose === 'discount' || purpose === 'write_off')
        .map(({ purpose, rate, cents }) => [purpose, rate, cents]);
    for (let piece = 0; piece < 4; piece += 1) await credit('RE-2026-00001');
    const writeOff = { id: nextId(), reason: 'insolvent' };
    await send(`/api/admin/orders/${NUMBER}/write-off`, writeOff);
    const lost = [['write_off', 19, -98_53]];
    expect(await deducted()).toEqual(lost);
    const back = { ...writeOff, id: nextId(), reverses: writeOff.id };
    await send(`/api/admin/orders/${NUMBER}/write-off`, back);
    await pay(96.56, '2026-03-02');
    const all = [...lost, ['write_off', 19, 98_53], ['discount', 19, -1_97]];
    expect(await deducted()).toEqual(all);
  });

  test('a credit note is of its own period, cancelled and written anew is of that of the supply', async () => {
    const delivered = { delivered_day: '2026-02-10' };
    await storeOrders(api.firestore, { ...MIXED, ...delivered }, { ...MIXED, ...delivered });
    await invoice(NUMBER);
    await credit('RE-2026-00001');
    await invoice(orderNumber(1));
    await cancel('RE-2026-00003');
    const supply = '10022026 10022026';
    await write('2026-03');
    const first = [
      ...[`98,53 S 8400 ${supply}`, `42,80 S 8300 ${supply}`, '10,70 H 8300 10022026 02032026'],
      ...[`98,53 S 8400 ${supply}`, `42,80 S 8300 ${supply}`],
      ...[`98,53 H 8400 ${supply}`, `42,80 H 8300 ${supply}`],
    ];
    expect(await taxed('2026-03-1')).toEqual(first.sort());
    await invoice(orderNumber(1));
    await write('2026-03');
    const again = [`98,53 S 8400 ${supply}`, `42,80 S 8300 ${supply}`];
    expect(await taxed('2026-03-2')).toEqual(again.sort());
    // Final this time: the customer has withdrawn, so nothing is supplied any more.
    await cancel('RE-2026-00005');
    await api.firestore.doc(`orders/${orderNumber(1)}`).update({ order_status: 'cancelled' });
    await write('2026-03');
    const undone = ['98,53 H 8400 10022026 02032026', '42,80 H 8300 10022026 02032026'];
    expect(await taxed('2026-03-3')).toEqual(undone.sort());
  });

  test('the advance of a part is cleared in the period of its supply, and comes back to it', async () => {
    const [ordered, paid] = ['2026-02-20', '2026-02-21'].map((day) =>
      Timestamp.fromDate(new Date(`${day}T09:00:00Z`)),
    ) as [Timestamp, Timestamp];
    const payment = { ...PAID, cents: 98_53, day: '2026-02-21', at: paid };
    const goods = storedItem({ quantity: 2, unit_price_cents: 28_90, total_price_cents: 57_80 });
    const vat = [{ rate: 19 as const, net_cents: 82_80, vat_cents: 15_73 }];
    await storeOrders(api.firestore, {
      ...COMPANY,
      order_status: 'processing',
      order_items: [goods],
      subtotal_cents: 57_80,
      total_cents: 82_80,
      vat,
      gross_cents: 98_53,
      created_at: ordered,
      payment_method: 'vorkasse',
      entries: [payment],
    });
    const path = `/api/admin/orders/${NUMBER}`;
    const partly = await send<AdminOrder>(`${path}/status`, {
      from: 'processing',
      to: 'delivered',
      delivered_day: '2026-02-27',
      part: { id: 'request-part-1' },
      delivered: [{ line: 0, quantity: 1 }],
    });
    // A piece and the delivery, 53.90 net.
    await send(`${path}/take-back`, { to: 'delivered', at: eventsOf(partly, 'part')[0]?.at });
    await write('2026-03');
    expect((await taxed('2026-03-1')).filter((row) => row.includes(' 1718 '))).toEqual(
      ['H', 'S'].map((side) => `64,14 ${side} 1718 27022026 27022026`),
    );
  });

  test('a collective invoice over two months has a row for each rate and month of supply', async () => {
    const customer = { ...CUSTOMER_V1, invoicing: 'monthly' };
    await api.firestore.doc('customers/10001').set(customer);
    const days = ['2026-01-20', '2026-01-29', '2026-02-10'];
    await storeOrders(
      api.firestore,
      ...days.map((delivered_day) => ({ ...MIXED, delivered_day, customer_number: 'K-10001' })),
    );
    const order_numbers = days.map((_, index) => orderNumber(index));
    const body = { request_id: nextId(), order_numbers };
    const written = await send<{ number: string }>('/api/admin/collective-invoices', body);
    await write('2026-03');
    const both = [
      ...['197,07 S 8400 29012026 29012026', '98,53 S 8400 10022026 10022026'],
      ...['85,60 S 8300 29012026 29012026', '42,80 S 8300 10022026 10022026'],
    ];
    expect(await taxed('2026-03-1')).toEqual(both.sort());
    const first = await api.read<{ lines: { vat_rate: number }[] }>(
      `/api/admin/invoices/${written.number}/left`,
      api.asAdmin(),
    );
    const line = first.lines.findIndex(({ vat_rate }) => vat_rate === 7);
    await send(`/api/admin/invoices/${written.number}/credit`, {
      request_id: nextId(),
      reason: 'Ein Sack war gerissen',
      lines: [{ line, quantity: 1 }],
      amounts: [],
    });
    await cancel(written.number);
    await write('2026-03');
    const undone = [
      '10,70 H 8300 20012026 02032026',
      ...['197,07 H 8400 29012026 29012026', '98,53 H 8400 10022026 10022026'],
      ...['74,90 H 8300 29012026 29012026', '42,80 H 8300 10022026 10022026'],
    ];
    expect(await taxed('2026-03-2')).toEqual(undone.sort());
  });

  test('more than a hundred in a month have a number each, and only those of an order are read', async () => {
    await storeOrders(api.firestore, MIXED);
    await invoice(NUMBER);
    for (let part = 1; part <= 120; part += 1) {
      // Would fail to unpack.
      const other = { ...DATEV_BATCH_V1, part, orders: ['B-99999-99999'], rows: Buffer.from('x') };
      await api.firestore
        .doc(`datevBatches/2026-03-${part}`)
        .set({ ...other, request_id: `r${part}` });
    }
    expect(await write('2026-03')).toMatchObject({ batch: { id: '2026-03-121', rows: 2 } });
    await api.firestore.doc(`orders/${NUMBER}`).update({ to_books: ['2026-03'] });
    expect(await write('2026-03')).toEqual({ left_out: [], has_more: false });
    expect((await state('2026-03')).batches).toHaveLength(121);
  });

  test('name the account of a customer who has one, also where they are taken back', async () => {
    await api.firestore.doc('customers/10001').set({ ...CUSTOMER_V1, debtor: 12_345 });
    await storeOrders(api.firestore, { ...MIXED, customer_number: 'K-10001' });
    await invoice(NUMBER);
    await write('2026-03');
    const accounts = (id: string) => textsOf(id, [6]);
    expect(await accounts('2026-03-1')).toEqual(['12345', '12345']);
    await api.firestore.doc('customers/10001').set({ ...CUSTOMER_V1, debtor: 12_346 });
    await api.firestore.doc(`orders/${NUMBER}`).update({ invoices: [], to_books: ['2026-03'] });
    await write('2026-03');
    expect(await accounts('2026-03-2')).toEqual(['12345', '12345']);
  });

  test('leave on each account what is open on it, whoever owns it later', async () => {
    const { debtor: _, members: __, ...customer } = { ...CUSTOMER_V1, member_emails: [] };
    const store = (id: number, fields = {}) =>
      api.firestore.doc(`customers/${id}`).set({ ...customer, id, members: [], ...fields });
    await store(10_001, { debtor: 12_345 });
    await store(10_002, { name: 'Muster Tiefbau' });
    await store(10_003, { name: 'Muster Hochbau' });
    const owners = [undefined, 'K-10001', 'K-10002'];
    await storeOrders(
      api.firestore,
      ...owners.map((owner) => ({ ...MIXED, ...(owner && { customer_number: owner }) })),
    );
    const damage = { ...DAMAGE_V1, customer_number: 'K-10001' };
    await api.firestore.doc(`claims/${damage.number}`).set(damage);
    const numbers = owners.map((_owner, index) => orderNumber(index));
    await invoice(...numbers);
    await write('2026-03');
    const booked = async () => {
      const sums = new Map<string, number>();
      for (const { id } of (await state('2026-03')).batches) {
        for (const [amount = '', side, account = ''] of await rowsIn(id, [0, 1, 6])) {
          const cents = Number(amount.replace(',', '')) * (side === 'S' ? 1 : -1);
          sums.set(account, (sums.get(account) ?? 0) + cents);
        }
      }
      return Object.fromEntries([...sums].filter(([, cents]) => cents !== 0));
    };
    const open = async () => {
      const sums = new Map<string, number>();
      for await (const page of openItemPages({ firestore: api.firestore, log: api.deps.log })) {
        for (const { debtor, open_cents } of page) {
          sums.set(String(debtor), (sums.get(String(debtor)) ?? 0) + open_cents);
        }
      }
      return Object.fromEntries(sums);
    };
    const customers = '/api/admin/customers';
    const merge = { request_id: nextId(), into: 'K-10003' };
    const ways = {
      assigned: () => send(`${customers}/10003/orders`, { order_number: NUMBER }),
      renumbered: () => store(10_001, { debtor: 12_346 }),
      merged: () => send(`${customers}/10002/merge`, merge),
    };
    for (const [index, [way, change]] of Object.entries(ways).entries()) {
      await change();
      await pay(20 + index, '2026-03-02', orderNumber(index));
      await write('2026-03');
      expect([way, await booked()]).toEqual([way, await open()]);
    }
    expect((await api.stored(`orders/${orderNumber(2)}`))?.customer_number).toBe('K-10003');
    expect(await booked()).toEqual({ 10000: 121_33, 12345: 120_33 + 95_00, 10002: 119_33 });
    await pay(121.33, '2026-03-02', orderNumber(0));
    await write('2026-03');
    expect(await booked()).not.toHaveProperty('10000');
  });

  test('leave out rows without an account until there is one, and list them; each keeps its bytes', async () => {
    const terms = { consultant: 1001, client: 1, debtor: 10_000 };
    await set('datev', { ...terms, revenue: [{ rate: 19, account: 8400 }] });
    await storeOrders(api.firestore, MIXED);
    await invoice(NUMBER);
    expect(await write('2026-03')).toMatchObject({
      batch: { rows: 1 },
      left_out: [{ order_number: NUMBER, reason: 'Konto fehlt: Erlöse 7 %', amount: 42.8 }],
    });
    expect(await write('2026-03')).toMatchObject({ left_out: [{ amount: 42.8 }] });
    const bytes = await file('2026-03-1');
    await api.firestore.doc('settings/datev').delete();
    const again = { batch: { id: '2026-03-2', rows: 1 }, left_out: [] };
    expect(await write('2026-03')).toMatchObject(again);
    expect((await file('2026-03-1')).equals(bytes)).toBe(true);
    expect(await write('2026-03')).toEqual({ left_out: [], has_more: false });
  });

  test('a row that is no longer right is reversed and written anew', async () => {
    await storeOrders(api.firestore, { ...MIXED, order_status: 'processing', to_invoice: false });
    await pay(50, '2026-03-02');
    await write('2026-03');
    const first = ['34,86 S 1718 0203', '15,14 S 1711 0203', '50,00 H 1200 0203'];
    const told = (id: string) => textsOf(id, [0, 1, 7, 9]);
    expect((await told('2026-03-1')).sort()).toEqual(first.sort());
    // All of it is at 19 % after all.
    const vat = [{ rate: 19, net_cents: 122_80, vat_cents: 23_33 }];
    await api.firestore.doc(`orders/${NUMBER}`).update({ vat, to_books: ['2026-03'] });
    await write('2026-03');
    const again = ['34,86 H 1718 0203', '15,14 H 1711 0203', '50,00 S 1718 0203'];
    expect((await told('2026-03-2')).sort()).toEqual(again.sort());
  });

  test('a payment that came before its invoice is written anew with its number', async () => {
    await storeOrders(api.firestore, MIXED);
    await pay(50, '2026-03-02');
    await write('2026-03');
    await invoice(NUMBER);
    await write('2026-03');
    const name = 'Brandt Bau GmbH';
    const rows = await rowsOf('2026-03-2');
    expect(rows.filter((row) => row.includes(' 1200 ')).sort()).toEqual([
      `50,00 H 1200 0203 RE-2026-00001 Zahlung ${name}`,
      `50,00 S 1200 0203 ${NUMBER} Berichtigung ${name}`,
    ]);
    expect(await write('2026-03')).toEqual({ left_out: [], has_more: false });
  });

  /** Paid in advance in March. */
  const prepaid = (count: number) =>
    Array.from({ length: count }, () => ({
      ...COMPANY,
      to_books: ['2026-03'],
      entries: [{ ...PAID, cents: 1_00, day: '2026-03-01', at: Timestamp.fromDate(api.clock.now) }],
    }));

  test('orders whose rows are all left out keep no others waiting', async () => {
    const terms = { consultant: 1001, client: 1, debtor: 10_000 };
    await set('datev', { ...terms, revenue: [{ rate: 19, account: 8400 }] });
    await storeOrders(api.firestore, ...prepaid(1006), MIXED);
    await invoice(orderNumber(1006));
    const { next, ...first } = await write('2026-03');
    expect(first).toMatchObject({ left_out: { length: 2 * 1005 }, has_more: true });
    const body = { request_id: nextId(), month: '2026-03', after: next };
    expect(await send<DatevResult>('/api/admin/datev', body)).toMatchObject({
      batch: { rows: 1 },
      left_out: { length: 2 + 1 },
      has_more: false,
    });
  });

  test('more orders than fit into a batch come with the next', async () => {
    await storeOrders(api.firestore, ...prepaid(201));
    expect(await write('2026-03')).toMatchObject({ batch: { rows: 400 }, has_more: true });
    expect(await write('2026-03')).toMatchObject({ batch: { rows: 2 }, has_more: false });
  });
});
