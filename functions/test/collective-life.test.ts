import { COMPANY } from '@shop/domain/company';
import { invoiceOf } from '@shop/domain/invoice/invoice';
import type { CollectivePreview } from '@shop/domain/invoice/invoice-list';
import { sumCents } from '@shop/domain/money/money';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { auditAll } from '../operations/audit/audit.ts';
import { invoiceOfOrder, needsInvoice, orderBalance } from '../src/stored/claim.ts';
import { readInvoice, type StoredInvoice } from '../src/stored/invoice.ts';
import { collectedNumbers, type StoredOrder } from '../src/stored/order.ts';
import { invoicedOrder } from '../src/stored/order-view.ts';
import { orderNumberOf } from './answers.ts';
import { apiForTests } from './api-for-tests.ts';
import { deliver, type Life, lifeOf, openItemsAgree } from './order-life.ts';
import { GRAVEL, orderItem, orderRequest, storeProducts } from './shop-data.ts';
import { CUSTOMER_V1 } from './stored-fixtures.ts';

const api = apiForTests();
const SEED = 20_261_127;
const RUNS = 10;

let requests = 0;

async function collect(): Promise<Response | undefined> {
  const path = '/api/admin/collective-invoices';
  const { groups } = await api.read<CollectivePreview>(`${path}?until=2026-12-31`, api.asAdmin());
  let last: Response | undefined;
  for (const { order_numbers } of groups) {
    requests += 1;
    const body = { request_id: `collective-${requests}`, order_numbers };
    last = await api.post(path, body, api.asAdmin());
    const again = await api.post(path, body, api.asAdmin());
    expect(await again.json()).toEqual(await last.clone().json());
  }
  return last;
}

type Play = (life: Life, by: number) => Promise<Response | undefined>;

const EVENTS: Record<string, Play> = {
  deliver,
  deliver_less: ({ admin }, by) =>
    admin('delivered', { lines: [{ line: 0, quantity: by / 2, reason: 'Weniger' }] }),
  deliver_part: ({ admin, order }, by) => {
    const { length } = order.deliveries ?? [];
    const quantity = (order.order_items[0]?.quantity ?? 0) * ((by + 1) / 8);
    return admin('status', {
      ...{ from: order.order_status, to: 'delivered' },
      part: { id: `part-${order.order_number}-${length}` },
      delivered: [{ line: 0, quantity: Math.round(quantity * 1000) / 1000 }],
    });
  },
  collect,
  invoice: ({ office, order }) => office('invoices', { order_numbers: [order.order_number] }),
  cancel_invoice: ({ office, order }) =>
    office(`invoices/${invoiceOfOrder(order)?.number}/cancel`, { reason: 'Falsche Menge' }),
  dissolve: ({ admin }) => admin('status', { from: 'delivered', to: 'cancelled' }),
  credit: ({ office, order }) =>
    office(`invoices/${invoiceOfOrder(order)?.number}/credit`, {
      ...{ lines: [{ line: 0, quantity: 0.25 }], amounts: [], reason: 'Feucht' },
    }),
  pay: ({ pay, money }, by) => pay(Math.round(((money.open_amount ?? 0) * 100 * (by + 1)) / 8)),
  wait: async (_, by) => void api.pass((by + 1) * 24 * 3600_000),
};

const allOrders = async () => {
  const { docs } = await api.firestore.collection('orders').orderBy('created_at').get();
  return docs.map((document) => document.data() as StoredOrder);
};

const invoiceNamed = async (number: string) =>
  readInvoice((await api.stored(`invoices/${number}`)) as StoredInvoice);

/** What an order would be invoiced at alone. */
const billed = (order: StoredOrder) =>
  invoiceOf(invoicedOrder(order), {
    ...{ number: '', day: '2026-03-02', bank: COMPANY.bank, holidays: new Set<string>() },
  });
const netOf = (order: StoredOrder) => billed(order).net_cents;

/** Each delivered line is in exactly one invoice in force, or in none yet; and sums are those of the deliveries. */
async function invoicedOnce(orders: readonly StoredOrder[]) {
  const inForce = new Map<string, string[]>();
  for (const order of orders) {
    const { number } = invoiceOfOrder(order) ?? {};
    const lines = number ? (await invoiceNamed(number)).lines : [];
    const joined = lines.map(({ of }) => of?.order_number ?? order.order_number);
    for (const each of new Set(joined)) {
      inForce.set(each, [...(inForce.get(each) ?? []), number ?? '']);
    }
  }
  for (const order of orders) {
    const { order_number, collected_by } = order;
    expect(order.to_invoice ?? false, order_number).toBe(needsInvoice(order));
    if (order.is_collecting) {
      const joined = orders.filter((each) => each.collected_by?.order_number === order_number);
      const isOff = order.order_status === 'cancelled';
      const numbers = joined.map((each) => each.order_number).sort();
      expect(numbers).toEqual(isOff ? [] : collectedNumbers(order).toSorted());
      if (!isOff) expect(sumCents(joined.map(netOf))).toBe(order.total_cents);
      const { number } = invoiceOfOrder(order) ?? {};
      if (number) expect((await invoiceNamed(number)).net_cents).toBe(order.total_cents);
      continue;
    }
    const own = [collected_by?.invoice, invoiceOfOrder(order)?.number].filter(Boolean);
    expect(own.length, order_number).toBeLessThanOrEqual(1);
    expect(inForce.get(order_number) ?? []).toEqual(own);
    if (collected_by) expect(orderBalance(order)).toMatchObject({ state: 'none', paidCents: 0 });
  }
}

/** What the customer has used of their credit is open of invoices, or will be of orders that have none. */
function creditOf(orders: readonly StoredOrder[]): number {
  const used = orders.map((order) => {
    const { openCents, paidCents } = orderBalance(order);
    if (invoiceOfOrder(order)) return openCents;
    const isNone = order.collected_by || order.order_status === 'cancelled';
    return isNone ? 0 : Math.max(0, billed(order).gross_cents - paidCents);
  });
  return sumCents(used);
}

/** `pay -1`: of the last order. */
const early = (text: string): [string, number, number] => {
  const [event = '', of = '0'] = text.split(' ');
  return [event, 3, Number(of)];
};

test('whatever happens to deliveries and their collective invoices, each is billed once and all is paid in the end', async () => {
  const succeeded = new Set<string>();
  const life = fc.record({
    quantities: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 2, maxLength: 3 }),
    begun: fc.constantFrom(
      ['deliver 0', 'deliver_less 0', 'deliver 1', 'collect', 'pay -1'],
      ['deliver 0', 'invoice 0', 'deliver 1', 'collect', 'cancel_invoice -1', 'dissolve -1'],
      ['deliver_part 0', 'deliver 1', 'deliver 2', 'collect', 'credit -1'],
    ),
    events: fc.array(fc.tuple(fc.constantFrom(...Object.keys(EVENTS)), fc.nat(7), fc.nat(5)), {
      minLength: 4,
      maxLength: 12,
    }),
  });
  await fc.assert(
    fc
      .asyncProperty(life, async ({ quantities, begun, events }) => {
        await storeProducts(api.firestore, GRAVEL);
        const customer = { ...CUSTOMER_V1, invoicing: 'monthly' };
        await api.firestore.doc('customers/10001').set(customer);
        for (const quantity of quantities) {
          const goods = Math.round(quantity * 28_90) / 100;
          const request = orderRequest({
            session_id: crypto.randomUUID(),
            company_name: 'Brandt Bau GmbH',
            company_address: 'Ringstraße 5, 12345 Musterstadt',
            payment_method: 'rechnung',
            order_items: [orderItem({ quantity, total_price: goods })],
            total_amount: Math.round((goods + 25) * 100) / 100,
          });
          const order_number = await orderNumberOf(await api.post('/api/orders', request));
          await api.post('/api/admin/customers/10001/orders', { order_number }, api.asAdmin());
          await api.post(
            `/api/admin/orders/${order_number}/status`,
            { from: 'pending', to: 'processing' },
            api.asAdmin(),
          );
          api.pass(1000);
        }
        for (const [event, by, of] of [...begun.map(early), ...events]) {
          const orders = await allOrders();
          const chosen = orders.at(of % orders.length)?.order_number ?? '';
          const response = await EVENTS[event]?.(await lifeOf(api, chosen), by);
          if (response?.ok ?? true) succeeded.add(event);
          expect(response?.status ?? 200, event).toBeLessThan(500);
          api.pass(1000);
          const after = await allOrders();
          await invoicedOnce(after);
          expect(sumCents(after.map(({ credit_cents = 0 }) => credit_cents))).toBe(creditOf(after));
        }
        await openItemsAgree(api);
        for (const { order_number } of await allOrders()) {
          const { pay, money } = await lifeOf(api, order_number);
          if (money.claim === 'invoice') await pay(Math.round((money.open_amount ?? 0) * 100));
          const { order } = await lifeOf(api, order_number);
          expect(orderBalance(order).openCents).toBe(0);
        }
        const { findings } = await auditAll(api.firestore, api.clock.now);
        expect(findings.filter((each) => !each.startsWith('customers/'))).toEqual([]);
      })
      .afterEach(async () => api.reset()),
    { seed: SEED, numRuns: RUNS },
  );
  expect([...succeeded].toSorted()).toEqual(
    expect.arrayContaining(Object.keys(EVENTS).filter((name) => name !== 'wait')),
  );
}, 120_000);
