import { createHmac } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { FLAT_RATE } from '@shop/domain/delivery/delivery-terms';
import { type Delivery, DRAFT_NUMBER, type Invoice } from '@shop/domain/invoice/invoice';
import {
  type CollectiveGroup,
  type CollectivePreview,
  type InvoiceRequest,
  type InvoiceResult,
  MAX_COLLECTED,
  MAX_COLLECTIVE,
} from '@shop/domain/invoice/invoice-list';
import { timesCents, toEuro } from '@shop/domain/money/money';
import { STANDARD_VAT_RATE } from '@shop/domain/money/vat';
import { TEXTS } from '@shop/domain/order/order-fields';
import { ORDER_NUMBER_BYTES, orderNumberFrom } from '@shop/domain/order/order-number';
import { addParts, partsOf, shownParts } from '@shop/domain/order/order-parts';
import { orderTotals } from '@shop/domain/order/order-sums';
import { addDays, berlinDay, isCalendarDay, monthOf } from '@shop/domain/time/calendar';
import { deliveryAddress } from '@shop/domain/tour/delivery-text';
import { type QuerySnapshot, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { AdminDeps } from '../accounts/admin-names.ts';
import type { Change } from '../changes/change-one.ts';
import { inChunks } from '../firestore/in-chunks.ts';
import { type Readable, readable } from '../firestore/readable.ts';
import { raised } from '../firestore/revision.ts';
import {
  type CollectiveCustomer,
  collectiveCustomers,
  collectiveKey,
  MAX_CUSTOMERS,
  notCollectedBecause,
  recipientOf,
} from '../invoices/collective.ts';
import { type InvoiceDeps, JSON_ANSWER, writeInChain } from '../invoices/invoice-chain.ts';
import { invoiceNumbered, invoiceTerms, nextInvoice } from '../invoices/write-invoices.ts';
import { type Outcome, refuse } from '../lib/refusal.ts';
import type { PublicSettings } from '../settings/public-settings.ts';
import { orderBalance } from '../stored/balance.ts';
import { storedOrder } from '../stored/ledger.ts';
import {
  collectedNumbers,
  ORDER_VERSION,
  orderOf,
  ordersOf,
  type StoredOrder,
  type StoredOrderItem,
} from '../stored/order.ts';
import { type StoredOrderEvent, withEvent } from '../stored/order-events.ts';
import { supplyDay } from '../stored/order-view.ts';
import { readCustomer } from '../stored/owner.ts';
import { ID_TAKEN } from '../stored/same-request.ts';
import { storedTotals, taxedLine } from './new-order.ts';

const UNKNOWN_DAY = refuse('invalid', 'Diesen Tag gibt es nicht.');
const MAX_WAITING = 1000;
/** Orders that are read and checked without a pause, which takes some 10 ms. */
const PAGE_SIZE = 50;
/** Lines that an order and its invoice can hold with their weighing slips. */
const MAX_LINES = 300;
/** Size of the lines with their slips; stored in an order and again in its invoice, each a document of at most 1 MB. */
const MAX_BYTES = 400_000;

/** The collective invoices for deliveries until a day, by default until the end of the last month. */
export async function previewCollective(
  deps: AdminDeps & Pick<PublicSettings, 'holidays'>,
  wanted: unknown,
): Promise<Outcome<CollectivePreview>> {
  const { firestore, log, now } = deps;
  const today = berlinDay(now());
  const until = wanted ?? addDays(monthOf(today).first, -1);
  if (typeof until !== 'string' || !isCalendarDay(until)) return UNKNOWN_DAY;
  const customers = await collectiveCustomers(firestore);
  const ready: StoredOrder[] = [];
  const left_out: CollectivePreview['left_out'] = [];
  let [read, later, isCut] = [0, 0, false];
  for (const some of inChunks([...customers.keys()])) {
    if (isCut) break;
    const found = ordersOf(firestore)
      .where('to_invoice', '==', true)
      .where('customer_number', 'in', some)
      .limit(PAGE_SIZE);
    for (let page: typeof found | undefined = found; page && !isCut; ) {
      const { docs }: QuerySnapshot<StoredOrder> = await page.get();
      for (const { stored } of readable(docs, log)) {
        read += 1;
        if (supplyDay(stored) > until) later += 1;
        else {
          const reason = notCollectedBecause(stored);
          const { order_number, company_name, customer_name } = stored;
          if (!reason) ready.push(stored);
          else left_out.push({ order_number, customer: company_name || customer_name, reason });
        }
      }
      isCut = read > MAX_WAITING;
      page = docs.length < PAGE_SIZE ? undefined : found.startAfter(docs.at(-1));
    }
  }
  const joined = await grouped(ready, customers);
  const terms = await invoiceTerms(deps, today);
  const groups: CollectiveGroup[] = [];
  for (const group of joined.slice(0, MAX_COLLECTIVE)) {
    const order = collecting(group, { order_number: '', now: now() });
    groups.push(groupOf(group.orders, order, invoiceNumbered(DRAFT_NUMBER, order, terms)));
    // Lets other requests through in between.
    await setImmediate();
  }
  const is_cut = isCut || joined.length > MAX_COLLECTIVE || customers.size > MAX_CUSTOMERS;
  return { ok: true, value: { until, groups, left_out, later, is_cut } };
}

interface Group {
  orders: StoredOrder[];
  customer: CollectiveCustomer;
  size: Size;
}

interface Size {
  lines: number;
  bytes: number;
}

/** By customer and site, first delivery first; split if too much for one invoice. */
async function grouped(
  orders: readonly StoredOrder[],
  customers: ReadonlyMap<string, CollectiveCustomer>,
): Promise<Group[]> {
  const groups = new Map<string, Group[]>();
  for (const [index, order] of orders.toSorted(byDay).entries()) {
    if (index % PAGE_SIZE === 0) await setImmediate();
    const customer = customers.get(order.customer_number ?? '');
    if (!customer) continue;
    const key = collectiveKey(order, customer);
    const parts = groups.get(key) ?? [];
    groups.set(key, parts);
    const last = parts.at(-1);
    const size = sizeOf([order], last?.size);
    if (last && isRoom([...last.orders, order], size)) {
      last.orders.push(order);
      last.size = size;
    } else parts.push({ orders: [order], customer, size: sizeOf([order]) });
  }
  return [...groups.values()].flat();
}

const isRoom = (orders: readonly StoredOrder[], { lines, bytes } = sizeOf(orders)) =>
  orders.length <= MAX_COLLECTED &&
  lines <= MAX_LINES &&
  (bytes <= MAX_BYTES || orders.length === 1);

function sizeOf(
  orders: readonly StoredOrder[],
  { lines, bytes }: Size = { lines: 0, bytes: 0 },
): Size {
  const items = orders.flatMap(itemsOf);
  return { lines: lines + items.length, bytes: bytes + JSON.stringify(items).length };
}

const byDay = (a: StoredOrder, b: StoredOrder) =>
  supplyDay(a).localeCompare(supplyDay(b)) || a.created_at.toMillis() - b.created_at.toMillis();

function groupOf(
  orders: readonly StoredOrder[],
  { customer_number = '', handed_out_day = '', delivered_day = '', ...order }: StoredOrder,
  { net_cents, gross_cents }: { net_cents: number; gross_cents: number },
): CollectiveGroup {
  return {
    customer_number,
    customer: order.company_name || order.customer_name,
    ...(order.site && { site: order.site }),
    order_numbers: orders.map(({ order_number }) => order_number),
    from: handed_out_day,
    to: delivered_day,
    net_amount: toEuro(net_cents),
    gross_amount: toEuro(gross_cents),
    has_email: order.customer_email !== '',
  };
}

/** The order that joins others for one invoice: all that was delivered, and their prices of delivery. */
function collecting(
  { orders, customer }: Omit<Group, 'size'>,
  { order_number, now }: { order_number: string; now: Date },
): StoredOrder {
  const sorted = orders.toSorted(byDay);
  const last = sorted.at(-1) as StoredOrder;
  const { conditions, customer_number } = last;
  const { site_id, site: _, ...references } = shared(orders);
  const order_items = sorted.flatMap(itemsOf);
  const totals = orderTotals(order_items.map(taxedLine), FLAT_RATE, { parts: addParts() });
  return storedOrder({
    order_number,
    created_at: Timestamp.fromDate(now),
    kind: 'collective',
    order_status: 'delivered',
    payment_method: last.payment_method,
    ...storedTotals(totals),
    order_items,
    handed_out_day: supplyDay(sorted[0] ?? last),
    delivered_day: supplyDay(last),
    ...recipientOf(last, customer),
    customer_phone: last.customer_phone,
    ...(conditions && { conditions }),
    ...(customer_number && { customer_number }),
    ...(site_id && { site: last.site, site_id }),
    ...references,
    notes: '',
    user_id: null,
    schema_version: ORDER_VERSION,
  });
}

const SHARED = ['site_id' as const, ...TEXTS.reference];

/** Fields that are the same in all orders. */
function shared(orders: readonly StoredOrder[]) {
  const fields = SHARED.flatMap((field) => {
    const [value, ...others] = new Set(orders.map((order) => order[field]));
    return value && others.length === 0 ? [[field, value]] : [];
  });
  return Object.fromEntries(fields) as Pick<StoredOrder, (typeof SHARED)[number]>;
}

/** What an order adds to the one that collects it. */
function itemsOf(order: StoredOrder): StoredOrderItem[] {
  const { order_number, customer_reference, cost_centre, site, site_id, delivery } = order;
  const address = delivery?.method === 'delivery' && deliveryAddress(delivery);
  const of: Delivery = {
    order_number,
    ordered_day: berlinDay(order.created_at.toDate()),
    day: supplyDay(order),
    ...(customer_reference && { customer_reference }),
    ...(cost_centre && { cost_centre }),
    ...(site && { site, site_id }),
    ...(address && { address }),
    ...(delivery && { method: delivery.method }),
    ...(delivery?.zone && { zone: delivery.zone }),
  };
  const goods = order.order_items.flatMap((item): StoredOrderItem[] => {
    const quantity = item.delivered?.quantity ?? item.quantity;
    const total_price_cents = timesCents(item.unit_price_cents, quantity);
    return quantity === 0 ? [] : [{ ...item, quantity, total_price_cents, of }];
  });
  const rates = goods.map(({ vat_rate = STANDARD_VAT_RATE }) => vat_rate);
  const parts = shownParts(partsOf(order, 'cents'), rates).filter(({ cents }) => cents > 0);
  return [
    ...goods,
    ...parts.map(({ label, cents, rate }) => ({
      product_id: 0,
      product_name: label(delivery),
      quantity: 1,
      unit_price_cents: cents,
      total_price_cents: cents,
      vat_rate: rate,
      of,
    })),
  ];
}

const CHANGED = 'Die Lieferungen lassen sich nicht mehr zusammen berechnen. Bitte laden Sie neu.';

/**
 * Writes one invoice for delivered orders of a customer: creates the order that collects them, and marks them. A
 * repeated request returns the same number, and nothing is collected twice.
 */
export async function writeCollective(
  deps: InvoiceDeps,
  { request_id, order_numbers }: InvoiceRequest,
  uid: string,
): Promise<Outcome<InvoiceResult>> {
  const { firestore, rateLimitKey } = deps;
  const bytes = createHmac('sha256', rateLimitKey).update(`collective ${request_id}`);
  const own = orderNumberFrom(bytes.digest().subarray(0, ORDER_NUMBER_BYTES));
  return writeInChain<InvoiceResult>(deps, JSON_ANSWER, async ({ transaction, chain, put }) => {
    const [collected, ...documents] = await transaction.getAll(
      orderOf(firestore, own),
      ...order_numbers.map((number) => orderOf(firestore, number)),
    );
    if (collected?.exists) return ID_TAKEN;
    const group = await groupToJoin(deps, documents, transaction);
    if (typeof group === 'string') {
      return { ok: true, value: { order_number: own, outcome: 'refused', message: group } };
    }
    const terms = await invoiceTerms(deps, chain.today, transaction);
    const order = collecting(group, { order_number: own, now: deps.now() });
    const invoice = nextInvoice(chain, order, terms);
    put({ uid, order, invoice, joined: group.orders });
    return { ok: true, value: { order_number: own, outcome: 'written', number: invoice.number } };
  });
}

/** The invoice that `writeCollective` would write. */
export async function draftCollective(
  deps: Pick<InvoiceDeps, 'firestore' | 'log' | 'now' | 'holidays'>,
  order_numbers: readonly string[],
): Promise<Outcome<Invoice>> {
  const { firestore, now } = deps;
  const documents = order_numbers.map((number) => orderOf(firestore, number));
  const group = await groupToJoin(deps, await firestore.getAll(...documents));
  if (typeof group === 'string') return refuse('not_possible', group);
  const order = collecting(group, { order_number: DRAFT_NUMBER, now: now() });
  const terms = await invoiceTerms(deps, berlinDay(now()));
  return { ok: true, value: invoiceNumbered(DRAFT_NUMBER, order, terms) };
}

/** The orders of these documents with their customer, or why they are not joined. */
async function groupToJoin(
  { firestore, log }: Pick<InvoiceDeps, 'firestore' | 'log'>,
  documents: readonly Readable<unknown>[],
  transaction?: Transaction,
): Promise<Omit<Group, 'size'> | string> {
  const orders = readable(documents, log).map(({ stored }) => stored as StoredOrder);
  if (orders.length < documents.length) return CHANGED;
  const customer = await readCustomer(transaction, firestore, orders[0]?.customer_number);
  if (!customer?.invoicing) return 'Dieser Kunde bekommt keine Sammelrechnungen.';
  for (const order of orders) {
    const reason = notCollectedBecause(order);
    if (reason) return `${order.order_number}: ${reason}`;
  }
  const keys = new Set(orders.map((order) => collectiveKey(order, customer)));
  return keys.size === 1 && isRoom(orders) ? { orders, customer } : CHANGED;
}

const HAS_MONEY = refuse(
  'not_possible',
  'Zu der Sammelrechnung sind Zahlungen eingetragen. Bitte buchen Sie sie zuerst zurück.',
);

/** Cancels an order that collects others after its invoice was cancelled: each can be invoiced again. */
export async function dissolve(
  transaction: Transaction,
  { firestore }: Pick<InvoiceDeps, 'firestore'>,
  order: StoredOrder,
  change: StoredOrderEvent<'status'>,
): Promise<Change<StoredOrder>> {
  if (orderBalance(order).paidCents !== 0) return HAS_MONEY;
  const joined = collectedNumbers(order).map((number) => orderOf(firestore, number));
  for (const document of await transaction.getAll(...joined)) {
    const { collected_by, ...kept } = (document.data() ?? {}) as StoredOrder;
    if (collected_by?.order_number !== order.order_number) continue;
    const released = raised(kept, kept, { uid: change.by_uid, what: 'collected', at: change.at });
    transaction.set(document.ref, storedOrder(released, kept));
  }
  return { ok: true, value: withEvent({ ...order, order_status: change.to }, change) };
}
