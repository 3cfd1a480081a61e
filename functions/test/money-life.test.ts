import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { auditAll } from '../operations/audit/audit.ts';
import { bookedState } from '../src/invoices/invoice-chain.ts';
import { invoiceOfOrder } from '../src/stored/claim.ts';
import type { StoredOrder } from '../src/stored/order.ts';
import { orderNumberOf } from './answers.ts';
import { apiForTests } from './api-for-tests.ts';
import { answersAgree, deliver, type Life, lifeOf, step } from './order-life.ts';
import { GRAVEL, orderItem, orderRequest, storeProducts } from './shop-data.ts';

const api = apiForTests();
const SEED = 20_261_129;
const RUNS = 30;

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
  write_off: ({ admin, order }, by) => {
    const reverses = by % 2 ? order.write_offs?.at(-1)?.id : undefined;
    return admin('write-off', { reason: 'insolvent', ...(reverses && { reverses }) });
  },
  remind: ({ admin }) => admin('reminder', {}),
  deliver,
  wait: async (_, by) => void api.pass((by * 3 + 1) * 24 * 3600_000),
};

/** The stored sums and the book say what the order's claim says, and nothing that happened was changed. */
async function agree({ order, money }: Life, before: StoredOrder) {
  const openCents = Math.round((money.open_amount ?? 0) * 100);
  expect(order).toMatchObject({ open_cents: openCents, payment_state: money.payment_state });
  expect(openCents).toBeGreaterThanOrEqual(0);
  if (money.credit_amount) expect(openCents).toBe(0);
  expect(money.credit_amount ?? 0).toBeLessThanOrEqual(Math.max(0, money.paid_amount ?? 0));
  const number = invoiceOfOrder(order)?.number;
  if (number) expect(await api.stored(`invoiceBook/${number}`)).toMatchObject(bookedState(order));
  for (const entries of ['payments', 'reminders', 'invoices'] as const) {
    const earlier = before[entries] ?? [];
    expect(order[entries]?.slice(0, earlier.length) ?? []).toEqual(earlier);
  }
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
        let order = (await lifeOf(api, number)).order;
        for (const [event, by] of [...begun.map((event) => [event, 3] as const), ...events]) {
          const response = await EVENTS[event]?.(await lifeOf(api, number), by);
          if (response?.ok ?? true) succeeded.add(event);
          expect(response?.status ?? 200, event).toBeLessThan(500);
          const after = await lifeOf(api, number);
          await agree(after, order);
          order = after.order;
        }
        await answersAgree(await lifeOf(api, number));
        const { findings } = await auditAll(api.firestore, api.clock.now);
        expect(findings).toEqual([]);
      })
      .afterEach(async () => api.reset()),
    { seed: SEED, numRuns: RUNS },
  );
  expect([...succeeded].toSorted()).toEqual(expect.arrayContaining(Object.keys(EVENTS)));
}, 120_000);
