import type { InvoiceLine } from '@shop/domain/invoice/invoice';
import { sumCents } from '@shop/domain/money/money';
import { isDelivered } from '@shop/domain/order/order-status';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { auditAll } from '../operations/audit/audit.ts';
import { bookedState } from '../src/invoices/invoice-chain.ts';
import { invoiceOfOrder } from '../src/stored/claim.ts';
import { type StoredOrder, standingParts } from '../src/stored/order.ts';
import { orderNumberOf } from './answers.ts';
import { apiForTests } from './api-for-tests.ts';
import { answersAgree, deliver, type Life, lifeOf, openItemsAgree, step } from './order-life.ts';
import { GRAVEL, orderItem, orderRequest, storeProducts } from './shop-data.ts';

const api = apiForTests();
const SEED = 20_261_129;
const RUNS = 30;

type Play = (life: Life, by: number) => Promise<Response | undefined>;

/** What may happen to an order after it was placed; `by` varies amounts and choices. */
const EVENTS: Record<string, Play> = {
  edit: ({ admin, order }, by) =>
    admin('edit', {
      items: [{ product_id: 1, quantity: by + 1 }],
      reason: 'Wunsch des Kunden',
      total_amount: (by + 1) * 28.9 + (standingParts(order).length > 0 ? 0 : 25),
    }),
  step,
  deliver_less: ({ admin }, by) =>
    admin('delivered', { lines: [{ line: 0, quantity: by / 4, reason: 'Weniger' }] }),
  deliver_part: ({ admin, order }, by) => {
    const { length } = order.deliveries ?? [];
    const part = { id: `part-${order.order_number}-${length}` };
    const quantity = Math.round((order.order_items[0]?.quantity ?? 0) * (by + 1) * 125) / 1000;
    const sent = { from: order.order_status, to: 'delivered', despite_open_payment: true };
    return admin('status', { ...sent, part, delivered: [{ line: 0, quantity }] });
  },
  cancel: ({ admin, order }) => admin('status', { from: order.order_status, to: 'cancelled' }),
  take_back: ({ admin, order }) => {
    const part = order.deliveries?.at(-1);
    const isPart = part && !part.taken_back && !isDelivered(order.order_status);
    const last = isPart ? { to: 'delivered', at: part.at } : order.status_changes?.at(-1);
    return admin('take-back', { to: last?.to, at: last?.at.toDate().toISOString() });
  },
  invoice: ({ office, order }) => office('invoices', { order_numbers: [order.order_number] }),
  cancel_invoice: ({ office, order }) =>
    office(`invoices/${invoiceOfOrder(order)?.number}/cancel`, { reason: 'Falsche Menge' }),
  advance: ({ office, order }, by) => {
    const { order_number, payments = [], invoices = [] } = order;
    const payment = payments[by % (payments.length || 1)]?.id ?? 'none';
    const request_id = `advance-${order_number}-${invoices.length}`;
    const body = { id: undefined, request_id, payment };
    return office(`orders/${order_number}/advance-invoice`, body);
  },
  cancel_advance: ({ office, order }) => {
    const { number } = order.invoices?.findLast(({ kind }) => kind === 'advance') ?? {};
    return office(`invoices/${number}/cancel`, { reason: 'Andere Anschrift' });
  },
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

const familyOf = async (number: string) => {
  const whole = await lifeOf(api, number);
  const parts = standingParts(whole.order).map((part) => lifeOf(api, part.number));
  return [whole, ...(await Promise.all(parts))] as [Life, ...Life[]];
};

/** Nothing gets lost or counts twice by dividing an order and by joining it again. */
function sameInAll(family: readonly Life[], before: readonly Life[]) {
  const sums = ({ order }: Life) => {
    const paid = (order.payments ?? []).reduce((sum, { amount_cents }) => sum + amount_cents, 0);
    const goods = order.order_items.reduce((sum, { quantity }) => sum + quantity * 1000, 0);
    return [Math.round(goods), paid, order.delivery_cents];
  };
  const all = (lives: readonly Life[]) =>
    lives.map(sums).reduce((sum, each) => sum.map((value, index) => value + (each[index] ?? 0)));
  expect(all(family)).toEqual(all(before));
  const agreed = (lives: readonly Life[]) => [
    sumCents(lives.map(({ order }) => order.total_cents)),
    sumCents(lives.map(({ order }) => order.gross_cents ?? 0)),
  ];
  expect(agreed(family)).toEqual(agreed(before));
}

/** Each line delivered above 0 is in exactly one invoice in force, or in none yet. */
async function invoicedOnce({ order }: Life) {
  const all = order.invoices ?? [];
  const ofInvoice = all.map((_, index) => {
    const next = all.findIndex((each, at) => at > index && each.kind !== 'credit');
    return { next: all[next], ownToo: all.slice(index, next < 0 ? undefined : next) };
  });
  const isCredited = (at: number) =>
    sumCents((ofInvoice[at]?.ownToo ?? []).map(({ gross_cents }) => gross_cents)) === 0;
  const inForce = all.filter(({ kind }, index) => {
    const { next } = ofInvoice[index] ?? {};
    return kind === 'invoice' && (!next || (next.kind === 'invoice' && !isCredited(index)));
  });
  expect(inForce.map(({ number }) => number)).toEqual(
    [invoiceOfOrder(order)?.number].filter(Boolean),
  );
  for (const { number } of inForce.filter((each) => !isCredited(all.indexOf(each)))) {
    const { content } = (await api.stored(`invoices/${number}`)) as { content: string };
    const lines: InvoiceLine[] = JSON.parse(content).lines;
    const delivered = order.order_items.map(
      ({ delivered: out, quantity }) => out?.quantity ?? quantity,
    );
    expect(lines.filter(({ unit }) => unit).map(({ quantity }) => quantity)).toEqual(
      delivered.filter((quantity) => quantity > 0),
    );
  }
}

const ALL = Object.keys(EVENTS);
const WHOLE = ALL.filter((name) => name !== 'deliver_part');

const lifeOfAll = (names: string[], begun: string[][], of: fc.Arbitrary<number>) =>
  fc.record({
    payment_method: fc.constantFrom('rechnung', 'vorkasse'),
    isCompany: fc.boolean(),
    quantity: fc.integer({ min: 1, max: 9 }),
    begun: fc.constantFrom(...begun),
    events: fc.array(fc.tuple(fc.constantFrom(...names), fc.nat(7), of), {
      minLength: 4,
      maxLength: 16,
    }),
  });

/** `pay 1`: of the first part. */
const early = (text: string): [string, number, number] => {
  const [event = '', of = '0'] = text.split(' ');
  return [event, 3, Number(of)];
};

test.each([
  {
    what: 'an order',
    runs: RUNS,
    happens: WHOLE,
    life: lifeOfAll(
      WHOLE,
      [
        [],
        ['deliver'],
        ['deliver', 'invoice'],
        ['pay', 'deliver', 'invoice'],
        ['pay_ahead', 'advance'],
        ['pay', 'advance', 'deliver', 'invoice'],
      ],
      fc.constant(0),
    ),
  },
  {
    what: 'an order that is delivered in parts',
    runs: 12,
    happens: ['deliver_part', 'take_back', 'invoice', 'pay', 'cancel_invoice', 'credit', 'cancel'],
    life: lifeOfAll(
      ALL,
      [
        ['pay_ahead', 'step', 'deliver_part', 'deliver', 'invoice', 'cancel_invoice'],
        ['step', 'deliver_part', 'invoice 1', 'pay 1', 'step', 'deliver_part'],
        ['pay', 'advance', 'step', 'deliver_part', 'invoice 1'],
        ['step', 'deliver_part', 'take_back', 'deliver_part', 'invoice 1', 'credit 1', 'cancel'],
      ],
      fc.nat(2),
    ),
  },
])(
  'whatever happens to $what, all surfaces say the same of its money',
  async ({ life, runs, happens }) => {
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
          const number = await orderNumberOf(
            await api.post('/api/orders', request, api.signedIn()),
          );
          for (const [event, by, of] of [...begun.map(early), ...events]) {
            const before = await familyOf(number);
            const own = before[of % before.length] ?? before[0];
            const response = await EVENTS[event]?.(own, by);
            if (response?.ok ?? true) succeeded.add(event);
            expect(response?.status ?? 200, event).toBeLessThan(500);
            const after = await familyOf(number);
            for (const each of after) {
              const isIt = (one: Life) => one.order.order_number === each.order.order_number;
              await agree(each, (before.find(isIt) ?? each).order);
            }
            if (after.length !== before.length) sameInAll(after, before);
          }
          const family = await familyOf(number);
          await answersAgree(...family);
          await openItemsAgree(api);
          for (const each of family) await invoicedOnce(each);
          const { findings } = await auditAll(api.firestore, api.clock.now);
          expect(findings).toEqual([]);
        })
        .afterEach(async () => api.reset()),
      { seed: SEED, numRuns: runs },
    );
    expect([...succeeded].toSorted()).toEqual(expect.arrayContaining(happens));
  },
  120_000,
);
