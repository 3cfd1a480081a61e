import { sumCents } from '@shop/domain/money/money';
import type { OpenPayments, OrderMoney } from '@shop/domain/payment/order-payments';
import type { FigureRow, FigureTable } from '@shop/domain/statistics/figures';
import { berlinDay } from '@shop/domain/time/calendar';
import { expect } from 'vitest';
import { invoiceOfOrder, orderBalance } from '../src/stored/claim.ts';
import { ledgerOf } from '../src/stored/ledger.ts';
import type { StoredOrder } from '../src/stored/order.ts';
import { toOrder } from '../src/stored/order-view.ts';
import { ledgerOfClaim, type StoredOwnClaim } from '../src/stored/own-claim.ts';
import type { TestApi } from './start-api.ts';

/** An order at a moment, and what the office can do with it. */
export type Life = Awaited<ReturnType<typeof lifeOf>>;

const NEXT: Record<string, string> = {
  pending: 'processing',
  processing: 'on_the_way',
  on_the_way: 'delivered',
};

export const step = ({ admin, order: { order_status: from } }: Life) =>
  admin('status', { from, to: NEXT[from] ?? 'delivered', despite_open_payment: true });

export async function deliver(life: Life): Promise<Response | undefined> {
  const { order_number: number, order_status: from } = life.order;
  if (!NEXT[from]) return undefined;
  const answer = await step(life);
  return answer.ok ? deliver(await lifeOf(life.api, number)) : answer;
}

let requests = 0;

export async function lifeOf(api: TestApi, number: string) {
  const post = (path: string, body: object) => {
    requests += 1;
    const id = `request-${String(requests).padStart(6, '0')}`;
    const named = path.startsWith('invoices') ? { request_id: id } : { id };
    return api.post(`/api/admin/${path}`, { ...named, ...body }, api.asAdmin());
  };
  const admin = (call: string, body: object) => {
    const hasId = !['status', 'take-back', 'delivered'].includes(call);
    return post(`orders/${number}/${call}`, hasId ? body : { ...body, id: undefined });
  };
  const order = (await api.stored(`orders/${number}`)) as StoredOrder;
  return {
    api,
    order,
    money: { ...toOrder(order), payment_state: orderBalance(order).state },
    office: post,
    admin,
    pay: (cents: number, reverses?: string) =>
      admin('payments', {
        amount: cents / 100,
        day: berlinDay(api.clock.now),
        reverses,
        beyond_open: true,
      }),
  };
}

const MONEY = [
  'claim',
  'payment_state',
  'paid_amount',
  'open_amount',
  'debt_amount',
  'claimed_amount',
  'discount_amount',
  'credit_amount',
  'due_day',
  'discount',
] as const satisfies (keyof OrderMoney)[];
const moneyOf = (order: OrderMoney) => Object.fromEntries(MONEY.map((key) => [key, order[key]]));

/** What the calls of page, account, office, totals and file answer is the same, of an order and of its parts. */
export async function answersAgree(...lives: [Life, ...Life[]]) {
  const [{ api }] = lives;
  const asAdmin = api.asAdmin();
  type Told = OrderMoney & { order_number: string };
  const own = await api.read<Told[]>('/api/users/orders', api.signedIn());
  const listed = await api.read<Told[]>('/api/admin/orders', asAdmin);
  const csv = await (await api.call('/api/admin/orders.csv', { headers: asAdmin })).text();
  const rows = csv.split('\r\n').map((row) => row.slice(1, -1).split('";"'));
  const [titles = []] = rows;
  const open: { amount: number; isInvoice: boolean }[] = [];
  for (const { order, money } of lives) {
    const number = order.order_number;
    const isIt = (each: Told) => each.order_number === number;
    const page = await api.read<Told>(`/api/orders/${number}`);
    const office = await api.read<Told>(`/api/admin/orders/${number}`, asAdmin);
    for (const surface of [...listed.filter(isIt), office]) {
      expect(moneyOf(surface)).toEqual(moneyOf(money));
    }
    // Customers do not read that something was given up.
    const isGivenUp = money.payment_state === 'written_off';
    const told = { ...moneyOf(money), ...(isGivenUp && { payment_state: undefined }) };
    for (const surface of [page, ...own.filter(isIt)]) expect(moneyOf(surface)).toEqual(told);
    const cells = rows.find((row) => row.includes(number));
    const cell = (title: string) => Number(cells?.[titles.indexOf(title)]?.replace(',', '.'));
    expect(cell('Offen (EUR)')).toBe(money.open_amount);
    expect(cell('Bezahlt (EUR)')).toBe(money.paid_amount);
    const { open_amount: amount = 0 } = money;
    if (amount > 0) open.push({ amount, isInvoice: invoiceOfOrder(order) !== undefined });
  }
  expect([own.length, listed.length]).toEqual([lives.length, lives.length]);
  const sumOf = (list: typeof open) => {
    const cents = list.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    return { count: list.length, amount: cents / 100 };
  };
  const { count, amount: open_amount } = sumOf(open.filter(({ isInvoice }) => isInvoice));
  const totals = await api.read('/api/admin/invoice-totals?state=open', asAdmin);
  expect(totals).toMatchObject({ count, open_amount });
  const payments = await api.read<OpenPayments>('/api/admin/open-payments', asAdmin);
  expect(payments.open).toEqual(sumOf(open));
}

/** The list of open items is one on the screen and in the file, and by customer what the rows for DATEV leave. */
export async function openItemsAgree(api: TestApi) {
  const asAdmin = api.asAdmin();
  const all = async <T>(name: string) =>
    (await api.firestore.collection(name).get()).docs.map((document) => document.data() as T);
  const orders = await all<StoredOrder>('orders');
  const claims = await all<StoredOwnClaim>('claims');
  const booked = [...orders.flatMap(ledgerOf), ...claims.flatMap(ledgerOfClaim)];
  const byAccount = (rows: readonly (readonly [account: string, cents: number])[]) => {
    const sums: Record<string, number> = {};
    for (const [account, cents] of rows) sums[account] = (sums[account] ?? 0) + cents;
    return Object.fromEntries(Object.entries(sums).filter(([, cents]) => cents !== 0));
  };
  const accounts = byAccount(booked.map((row) => [row.customer_number ?? row.customer, row.cents]));
  const csv = await (await api.call('/api/admin/open-items.csv', { headers: asAdmin })).text();
  const [titles = [], ...items] = csv
    .split('\r\n')
    .slice(0, -1)
    .map((row) => row.replace('\uFEFF', '').slice(1, -1).split('";"'));
  const cell = (item: string[], title: string) => item[titles.indexOf(title)] ?? '';
  const cents = (item: string[], title: string) =>
    Math.round(Number(cell(item, title).replace(',', '.')) * 100);
  const accountOf = (item: string[]) => cell(item, 'Kundennummer') || cell(item, 'Kunde');
  expect(byAccount(items.map((item) => [accountOf(item), cents(item, 'Offen (EUR)')]))).toEqual(
    accounts,
  );
  const { series, rows } = await api.read<FigureTable>('/api/admin/open-items', asAdmin);
  const shown = rows.filter(({ isPart, isTotal }) => !(isPart || isTotal));
  const balance = ({ values }: FigureRow) =>
    values.reduce((sum, value, at) => {
      return series[at] === 'Anzahlung zurück' ? sum : sum + Math.round(value * 100);
    }, 0);
  expect(byAccount(shown.map((row) => [row.customer ?? row.name, balance(row)]))).toEqual(accounts);
  const owing = items.filter((item) => cell(item, 'Nummer').startsWith('RE-'));
  const open = owing.map((item) => Math.max(0, cents(item, 'Offen (EUR)')));
  const totals = await api.read('/api/admin/invoice-totals?state=open', asAdmin);
  expect(totals).toMatchObject({ open_amount: sumCents(open) / 100 });
  for (const { order_number, order_status } of orders.filter((each) => each.to_refund)) {
    const held = booked.filter(
      (row) => row.purpose === 'advance' && row.order_number === order_number,
    );
    const heldCents = 0 - sumCents(held.map((row) => row.cents));
    const item = items.find((each) => cell(each, 'Bestellung') === order_number);
    const owed = item ? cents(item, 'Anzahlung zurück (EUR)') : 0;
    // Both are negative. An order yet to be delivered is refunded only what exceeds its price.
    if (order_status === 'cancelled') expect(owed).toBe(heldCents);
    else expect(owed).toBeGreaterThanOrEqual(heldCents);
  }
}
