import { recordDifferences } from '@shop/domain/customer/billed-as-record';
import { DRAFT_NUMBER, type Invoice } from '@shop/domain/invoice/invoice';
import {
  FILTERED_STATES,
  INVOICE_FILTERS,
  type InvoiceFilter,
  type InvoicePreview,
  type InvoiceTotals,
  type ListedInvoice,
  MAX_PREVIEWED,
  REVENUE_STATES,
} from '@shop/domain/invoice/invoice-list';
import { mayPassOnVat } from '@shop/domain/invoice/invoiced-order';
import { toEuro } from '@shop/domain/money/money';
import type { StoredCustomer } from '@shop/domain/office/stored-catalogue';
import { TEXTS, textsOf } from '@shop/domain/order/order-fields';
import { isOrderNumber } from '@shop/domain/order/order-number';
import { customerId, customerNumber } from '@shop/domain/text/customer-number';
import { berlinDay, isCalendarMonth } from '@shop/domain/time/calendar';
import { awaitsDecision } from '@shop/domain/withdrawal/withdrawal-decision';
import {
  AggregateField,
  type DocumentSnapshot,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore';
import type { AdminDeps } from '../accounts/admin-names.ts';
import { CUSTOMER_STORE } from '../changes/entry-stores.ts';
import { type Filter, findPage, isOneOf, readPage } from '../firestore/find-page.ts';
import type { ListPage } from '../firestore/list-page.ts';
import { NEWEST_FIRST, type Sort } from '../firestore/position.ts';
import { readable } from '../firestore/readable.ts';
import type { Log } from '../lib/log.ts';
import { type Outcome, refuse } from '../lib/refusal.ts';
import type { PublicSettings } from '../settings/public-settings.ts';
import { customerOf } from '../stored/entry.ts';
import {
  invoiceBookOf,
  invoiceDocumentOf,
  readInvoice,
  type StoredBookEntry,
} from '../stored/invoice.ts';
import { orderOf, ordersOf, type StoredOrder } from '../stored/order.ts';
import { invoiceOfOrder } from '../stored/order-invoices.ts';
import { invoicedOrder } from '../stored/order-view.ts';
import { collectiveCustomers, MAX_CUSTOMERS, notCollectedBecause } from './collective.ts';
import { creditsOf } from './correct-invoice.ts';
import { listedInvoice } from './invoice-chain.ts';
import { forgottenOf, otherCredits } from './rewrite-invoice.ts';
import { readParts } from './shared-sums.ts';
import { invoiceNumbered, invoiceTerms, notInvoicedBecause, UNREADABLE } from './write-invoices.ts';

type Parameters = Readonly<Record<string, unknown>>;

const UNKNOWN_ORDER = refuse('not_found', 'Diese Bestellung gibt es nicht.');

/** The longest overdue first; like the default order, it has an index with every filter. */
const BY_DUE_DAY: Sort = { field: 'due_day', direction: 'asc', kind: 'day' };

interface Wanted {
  state: InvoiceFilter | undefined;
  filters: Filter[];
}

function readFilters({ state, month }: Parameters): Outcome<Wanted> {
  if (state !== undefined && !isOneOf(INVOICE_FILTERS, state)) {
    return refuse('invalid', 'Diesen Stand einer Rechnung gibt es nicht.');
  }
  if (month !== undefined && !isCalendarMonth(month)) {
    return refuse('invalid', 'Diesen Monat gibt es nicht.');
  }
  const filters: Filter[] = [
    ...(state ? [{ field: 'state', values: FILTERED_STATES[state] }] : []),
    ...(month ? [{ field: 'month', values: [month] }] : []),
  ];
  return { ok: true, value: { state, filters } };
}

/** Overdue invoices are due before today; this condition requires sorting by that day. */
function bookOf({ firestore, now }: AdminDeps, { state }: Wanted): Query<StoredBookEntry> {
  const book = invoiceBookOf(firestore);
  return state === 'overdue' ? book.where('due_day', '<', berlinDay(now())) : book;
}

/** A page of the invoices that match an admin's query. */
export async function findInvoices(
  deps: AdminDeps,
  query: Parameters,
): Promise<Outcome<ListPage<ListedInvoice>>> {
  const read = readFilters(query);
  if (!read.ok) return read;
  const sort = read.value.state === 'overdue' ? BY_DUE_DAY : NEWEST_FIRST;
  const wanted = readPage(query, read.value.filters, sort);
  if (!wanted.ok) return wanted;
  const page = await findPage(bookOf(deps, read.value), wanted.value, deps.log);
  return {
    ok: true,
    value: { ...page, items: page.items.map(({ stored }) => listedInvoice(stored)) },
  };
}

/** Count and sums of the invoices of a state and month, from one aggregation; without a state, of all but advances. */
export async function invoiceTotals(
  deps: AdminDeps,
  query: Parameters,
): Promise<Outcome<InvoiceTotals>> {
  const read = readFilters(query);
  if (!read.ok) return read;
  const { state, filters } = read.value;
  const states = { field: 'state', values: REVENUE_STATES };
  const wanted = (state ? filters : [states, ...filters]).reduce(
    (entries, { field, values }) => entries.where(field, 'in', [...values]),
    bookOf(deps, read.value),
  );
  const { count, gross, open } = await bookSums(wanted);
  return { ok: true, value: { count, gross_amount: toEuro(gross), open_amount: toEuro(open) } };
}

/** Count and sums of entries of the book. Always both sums, as each set of them needs indexes of its own. */
export async function bookSums(entries: Query<StoredBookEntry>) {
  const sums = await entries
    .aggregate({
      count: AggregateField.count(),
      gross: AggregateField.sum('gross_cents'),
      open: AggregateField.sum('open_cents'),
    })
    .get();
  return sums.data();
}

/** What would be invoiced now, of all orders waiting for their invoice or of one. */
export async function previewInvoices(
  { firestore, log, now, holidays }: AdminDeps & Pick<PublicSettings, 'holidays'>,
  orderNumber: unknown,
): Promise<Outcome<InvoicePreview>> {
  const found = async () => {
    if (orderNumber === undefined) return waitingAlone(firestore, log, customers);
    if (typeof orderNumber !== 'string' || !isOrderNumber(orderNumber)) return undefined;
    const one = await orderOf(firestore, orderNumber).get();
    return one.exists ? { docs: [one], collective: 0, isCut: false } : undefined;
  };
  const customers = await collectiveCustomers(firestore);
  const [waiting, terms] = await Promise.all([
    found(),
    invoiceTerms({ firestore, holidays }, berlinDay(now())),
  ]);
  if (!waiting) return UNKNOWN_ORDER;
  const { docs, collective, isCut } = waiting;
  const warnings: NonNullable<InvoicePreview['warnings']> = [];
  const preview = {
    ready: [],
    left_out: [],
    warnings,
    ...(collective > 0 && { collective }),
    is_cut: isCut || docs.length > MAX_PREVIEWED || customers.size > MAX_CUSTOMERS,
  } as InvoicePreview;
  const shown = docs.slice(0, MAX_PREVIEWED);
  const records = await recordsOf(firestore, shown, log);
  for (const document of shown) {
    const [read] = readable([document], log);
    if (!read) {
      preview.left_out.push({ order_number: document.id, customer: '', reason: UNREADABLE });
      continue;
    }
    const { stored } = read;
    const reason = notInvoicedBecause(stored);
    const { order_number, company_name, customer_name } = stored;
    if (reason)
      preview.left_out.push({ order_number, customer: company_name || customer_name, reason });
    else {
      const parts = await readParts(firestore, stored);
      const invoice = invoiceNumbered(DRAFT_NUMBER, stored, terms, parts);
      const warning =
        withdrawnWarning(stored) ??
        (isForCollective(stored, customers) ? OUT_OF_COLLECTIVE : undefined) ??
        (mayPassOnVat(invoicedOrder(stored), terms.vatRates ?? {}) ? OLD_CONTRACT : undefined) ??
        recordWarning(stored, records) ??
        (await forgottenWarning(firestore, stored, invoice)) ??
        (await repeatedWarning(firestore, stored, invoice));
      if (warning) warnings.push({ order_number, warning });
      preview.ready.push(invoice);
    }
  }
  return { ok: true, value: preview };
}

const OUT_OF_COLLECTIVE =
  'Dieser Kunde bekommt Sammelrechnungen: Die Lieferung würde jetzt für sich berechnet.';

const OLD_CONTRACT =
  'Die MwSt. hat sich mehr als vier Monate nach diesem Vertrag geändert (§ 29 UStG). Ob der Kunde das trägt oder sein Bruttopreis bleibt, bestimmen Sie in der Bestellung unter „Rechnungsangaben ändern“.';

/** The customer records of orders, by customer number. */
async function recordsOf(
  firestore: Firestore,
  documents: Waiting,
  log: Log,
): Promise<ReadonlyMap<string, StoredCustomer>> {
  const numbers = documents.map((each) => String(each.get('customer_number') ?? ''));
  const ids = [...new Set(numbers)].flatMap((number) => customerId(number) ?? []);
  if (ids.length === 0) return new Map();
  const found = await firestore.getAll(...ids.map((id) => customerOf(firestore, id)));
  const stored = readable(found as DocumentSnapshot<StoredCustomer>[], log);
  return new Map(stored.map((each) => [customerNumber(each.id), each.stored]));
}

/** Warns if an order's billing details differ from its customer's record. */
function recordWarning(
  order: StoredOrder,
  records: ReadonlyMap<string, StoredCustomer>,
): string | undefined {
  const { customer_number: number = '' } = order;
  const record = records.get(number);
  if (!record || record.merged_into) return undefined;
  const differences = recordDifferences(order, CUSTOMER_STORE.toInput(record));
  if (differences.length === 0) return undefined;
  return `Anders als beim Kunden ${number}: ${differences.join(', ')}. In der Bestellung lässt sich das mit einem Klick übernehmen.`;
}

type Waiting = DocumentSnapshot<StoredOrder>[];
/** Pages of waiting orders that are read to find those without a collective invoice. */
const MAX_PAGES = 15;

const isForCollective = (order: StoredOrder, customers: ReadonlyMap<string, unknown>) =>
  customers.has(order.customer_number ?? '') && notCollectedBecause(order) === undefined;

/**
 * The oldest delivered orders to invoice individually, how many were skipped for a collective invoice, and whether
 * there are more.
 */
async function waitingAlone(
  firestore: Firestore,
  log: Log,
  customers: ReadonlyMap<string, unknown>,
): Promise<{ docs: Waiting; collective: number; isCut: boolean }> {
  const waiting = ordersOf(firestore).where('to_invoice', '==', true).orderBy('created_at');
  const alone: Waiting = [];
  let collective = 0;
  let page = waiting;
  for (let read = 0; read < MAX_PAGES && alone.length <= MAX_PREVIEWED; read += 1) {
    const { docs } = await page.limit(MAX_PREVIEWED + 1).get();
    for (const document of docs) {
      const order = readable([document], log)[0]?.stored;
      if (order && isForCollective(order, customers)) collective += 1;
      else alone.push(document);
    }
    const last = docs[MAX_PREVIEWED];
    if (!last) return { docs: alone, collective, isCut: alone.length > MAX_PREVIEWED };
    page = waiting.startAfter(last);
  }
  return { docs: alone, collective, isCut: true };
}

/** What a customer would see of an invoice; days and payments differ by themselves. */
const toldBy = ({ buyer, lines, delivery, payment, ...invoice }: Invoice) =>
  JSON.stringify([buyer, textsOf(invoice, TEXTS.reference), lines, delivery, payment]);

const AWAITS_DECISION =
  'Der Kunde hat widerrufen, und es ist noch nicht entschieden, ob der Widerruf wirksam ist.';

function withdrawnWarning(order: StoredOrder): string | undefined {
  return awaitsDecision(order) ? AWAITS_DECISION : undefined;
}

/** That credit notes and write-offs of a cancelled invoice would be forgotten. */
async function forgottenWarning(
  firestore: Firestore,
  order: StoredOrder,
  next: Invoice,
): Promise<string | undefined> {
  if (order.invoices?.at(-1)?.kind !== 'cancellation') return undefined;
  const before = { ...order, invoices: order.invoices.slice(0, -1) };
  const credits = await creditsOf(firestore, before);
  const { number = '' } = (credits.length > 0 && invoiceOfOrder(before)) || {};
  const old = number && (await invoiceDocumentOf(firestore, number).get()).data();
  const others = old ? otherCredits(before, next, readInvoice(old), credits) : [];
  const forgotten = forgottenOf(before, others);
  return forgotten && `${forgotten} Was davon noch gilt, tragen Sie danach bitte noch einmal ein.`;
}

/** That the cancelled invoice of an order would be repeated, as nothing was corrected since. */
async function repeatedWarning(
  firestore: Firestore,
  { invoices = [] }: StoredOrder,
  next: Invoice,
): Promise<string | undefined> {
  const last = invoices.findLast(({ kind }) => kind === 'invoice');
  const stored = last && (await invoiceDocumentOf(firestore, last.number).get()).data();
  return stored && toldBy(readInvoice(stored)) === toldBy(next)
    ? `Die Rechnung ${last.number} wurde storniert, und seither ist nichts geändert: Sie ginge noch einmal so hinaus.`
    : undefined;
}
