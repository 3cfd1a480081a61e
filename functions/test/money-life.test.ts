import type { OpenPayments, OrderMoney } from '@shop/domain/payment/order-payments';
import { berlinDay } from '@shop/domain/time/calendar';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { auditAll } from '../operations/audit/audit.ts';
import { bookedState } from '../src/invoices/invoice-chain.ts';
import { invoiceOfOrder } from '../src/stored/claim.ts';
import type { StoredOrder } from '../src/stored/order.ts';
import { toOrder } from '../src/stored/order-view.ts';
import { orderNumberOf } from './answers.ts';
import { apiForTests } from './api-for-tests.ts';
import { GRAVEL, orderItem, orderRequest, storeProducts } from './shop-data.ts';

const api = apiForTests();
const SEED = 20_261_129;
const RUNS = 30;

type Life = Awaited<ReturnType<typeof lifeOf>>;
type Play = (life: Life, by: number) => Promise<Response | undefined>;

/** What may happen to an order after it was placed; `by` varies amounts and choices. */
const EVENTS: Record<string, Play> = {
  edit: ({ admin, order }, by) =>
    admin('edit', {
      seen: order.edits?.length ?? 0,
      items: [{ product_id: 1, quantity: by + 1 }],
      reason: 'Wunsch des Kunden',
      total_amount: (by + 1) * 28.9 + 25,
    }),
  step,
  deliver_less: ({ admin }, by) =>
    admin('delivered', { lines: [{ line: 0, quantity: by / 4, reason: 'Weniger' }] }),
  cancel: ({ admin, order }) => admin('status', { from: order.order_status, to: 'cancelled' }),
  take_back: ({ admin, order }) => {
    const last = order.status_changes?.at(-1);
    return admin('take-back', { to: last?.to, at: last?.at.toDate().toISOString() });
  },
  invoice: ({ office, order }) => office('invoices', { order_numbers: [order.order_number] }),
  cancel_invoice: ({ office, order }) =>
    office(`invoices/${invoiceOfOrder(order)?.number}/cancel`, { reason: 'Falsche Menge' }),
  credit: ({ office, order }, by) =>
    office(`invoices/${invoiceOfOrder(order)?.number}/credit`, {
      lines: by % 2 ? [{ line: 0, quantity: (by + 1) / 8 }] : [],
      amounts: by % 2 ? [] : [{ text: 'Nachlass', amount: by + 1, vat_rate: 19 }],
      reason: 'Ein Teil war feucht',
    }),
  pay: ({ pay, money }, by) => pay(Math.round(((money.open_amount ?? 0) * 100 * (by + 1)) / 8)),
  pay_discounted: ({ pay, money }) => pay(Math.round((money.discount?.amount ?? 0) * 100)),
  pay_ahead: ({ pay }, by) => pay((by + 1) * 11_11),
  pay_back: ({ pay, money }) => pay(-Math.round((money.credit_amount ?? 0) * 100)),
  reverse: ({ pay, order }, by) => {
    const payment = order.payments?.[by % (order.payments.length || 1)];
    return pay(-(payment?.amount_cents ?? 0), payment?.id);
  },
  remind: ({ admin }) => admin('reminder', {}),
  deliver,
  wait: async (_, by) => void api.pass((by * 3 + 1) * 24 * 3600_000),
};

const NEXT: Record<string, string> = {
  pending: 'processing',
  processing: 'on_the_way',
  on_the_way: 'delivered',
};

function step({ admin, order: { order_status: from } }: Life) {
  return admin('status', { from, to: NEXT[from] ?? 'delivered', despite_open_payment: true });
}

async function deliver(life: Life): Promise<Response | undefined> {
  const { order_number: number, order_status: from } = life.order;
  if (!NEXT[from]) return undefined;
  const answer = await step(life);
  return answer.ok ? deliver(await lifeOf(number)) : answer;
}

let requests = 0;

async function lifeOf(number: string) {
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
    order,
    money: toOrder(order),
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

/** The stored sums and the book say what the order's claim says, and nothing that happened was changed. */
async function agree({ order, money }: Life, before: StoredOrder) {
  const openCents = Math.round((money.open_amount ?? 0) * 100);
  expect(order).toMatchObject({ open_cents: openCents, payment_state: money.payment_state });
  expect(openCents).toBeGreaterThanOrEqual(0);
  if (money.credit_amount) expect(openCents).toBe(0);
  const number = invoiceOfOrder(order)?.number;
  if (number) expect(await api.stored(`invoiceBook/${number}`)).toMatchObject(bookedState(order));
  for (const entries of ['payments', 'reminders', 'invoices'] as const) {
    const earlier = before[entries] ?? [];
    expect(order[entries]?.slice(0, earlier.length) ?? []).toEqual(earlier);
  }
}

/** What the calls of page, account, office, totals and file answer is the same. */
async function answersAgree(number: string) {
  const { order, money } = await lifeOf(number);
  const asAdmin = api.asAdmin();
  const page = await api.read<OrderMoney>(`/api/orders/${number}`);
  const own = await api.read<OrderMoney[]>('/api/users/orders', api.signedIn());
  const listed = await api.read<OrderMoney[]>('/api/admin/orders', asAdmin);
  const office = await api.read<OrderMoney>(`/api/admin/orders/${number}`, asAdmin);
  for (const surface of [page, ...own, ...listed, office]) {
    expect(moneyOf(surface)).toEqual(moneyOf(money));
  }
  const amount = money.open_amount ?? 0;
  const isOpen = invoiceOfOrder(order) !== undefined && amount > 0;
  const totals = await api.read('/api/admin/invoice-totals?state=open', asAdmin);
  expect(totals).toMatchObject({ count: isOpen ? 1 : 0, open_amount: isOpen ? amount : 0 });
  const { open } = await api.read<OpenPayments>('/api/admin/open-payments', asAdmin);
  expect(open).toEqual({ count: amount > 0 ? 1 : 0, amount });

  const csv = await (await api.call('/api/admin/orders.csv', { headers: asAdmin })).text();
  const [titles = [], cells = []] = csv.split('\r\n').map((row) => row.slice(1, -1).split('";"'));
  const cell = (title: string) => Number(cells[titles.indexOf(title)]?.replace(',', '.'));
  expect(cell('Offen (EUR)')).toBe(amount);
  expect(cell('Bezahlt (EUR)')).toBe(money.paid_amount);
}

const life = fc.record({
  payment_method: fc.constantFrom('rechnung', 'vorkasse'),
  isCompany: fc.boolean(),
  quantity: fc.integer({ min: 1, max: 9 }),
  begun: fc.constantFrom<string[]>(
    [],
    ['deliver'],
    ['deliver', 'invoice'],
    ['pay', 'deliver', 'invoice'],
  ),
  events: fc.array(fc.tuple(fc.constantFrom(...Object.keys(EVENTS)), fc.nat(7)), {
    minLength: 4,
    maxLength: 16,
  }),
});

test('whatever happens to an order, all surfaces say the same of its money', async () => {
  const succeeded = new Set<string>();
  await fc.assert(
    fc
      .asyncProperty(life, async ({ payment_method, isCompany, quantity, begun, events }) => {
        await storeProducts(api.firestore, GRAVEL);
        const goods = Math.round(quantity * 28_90) / 100;
        const request = orderRequest({
          payment_method,
          ...(isCompany && {
            company_name: 'Brandt Bau GmbH',
            company_address: 'Ringstraße 5, 12345 Musterstadt',
          }),
          order_items: [orderItem({ quantity, total_price: goods })],
          total_amount: Math.round((goods + 25) * 100) / 100,
        });
        const number = await orderNumberOf(await api.post('/api/orders', request, api.signedIn()));
        let order = (await lifeOf(number)).order;
        for (const [event, by] of [...begun.map((event) => [event, 3] as const), ...events]) {
          const response = await EVENTS[event]?.(await lifeOf(number), by);
          if (response?.ok ?? true) succeeded.add(event);
          expect(response?.status ?? 200, event).toBeLessThan(500);
          const after = await lifeOf(number);
          await agree(after, order);
          order = after.order;
        }
        await answersAgree(number);
        const { findings } = await auditAll(api.firestore, api.clock.now);
        expect(findings).toEqual([]);
      })
      .afterEach(async () => api.reset()),
    { seed: SEED, numRuns: RUNS },
  );
  expect([...succeeded].toSorted()).toEqual(expect.arrayContaining(Object.keys(EVENTS)));
}, 120_000);
