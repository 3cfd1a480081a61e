import { hasXRechnung, type Invoice, invoiceNumber } from '@shop/domain/invoice/invoice';
import type { InvoiceState, ListedInvoice } from '@shop/domain/invoice/invoice-list';
import { suppliesOf } from '@shop/domain/invoice/supplies';
import { type Cents, toCents, toEuro } from '@shop/domain/money/money';
import { type InvoiceKind, isOfAdvance } from '@shop/domain/order/order';
import { amountWords, numberWords, tokensOf, wordsOf } from '@shop/domain/search/search-tokens';
import {
  addToMonth,
  emptyMonth,
  type MonthSums,
  revenueShares,
} from '@shop/domain/statistics/month-sums';
import { berlinDay } from '@shop/domain/time/calendar';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Acting } from '../accounts/act.ts';
import { fromAllFields } from '../firestore/all-fields.ts';
import { raised } from '../firestore/revision.ts';
import { type Outcome, refuse } from '../lib/refusal.ts';
import type { SlotDeps } from '../mail/confirmation-slots.ts';
import { type OutboxDeps, type OutboxEntry, putMail } from '../mail/outbox.ts';
import { sendNow } from '../mail/send-entry.ts';
import type { PublicSettings } from '../settings/public-settings.ts';
import { orderBalance, withRest } from '../stored/balance.ts';
import {
  bookEntryOf,
  bookMonthOf,
  chainOf,
  hashOf,
  invoiceDocumentOf,
  type StoredBookEntry,
  type StoredInvoice,
} from '../stored/invoice.ts';
import { storedOrder } from '../stored/ledger.ts';
import {
  collectedNumbers,
  orderOf,
  type StoredOrder,
  type StoredOrderInvoice,
} from '../stored/order.ts';
import { invoiceOfOrder } from '../stored/order-invoices.ts';
import { rememberRequest, sentEarlier } from '../stored/same-request.ts';
import { readSetting } from '../stored/setting.ts';
import { withoutInvoicedGoods } from '../stored/withdrawn-lines.ts';

export type InvoiceDeps = OutboxDeps & SlotDeps & Acting & Pick<PublicSettings, 'holidays'>;

export const UNKNOWN_INVOICE = refuse('not_found', 'Diese Rechnung gibt es nicht.');
const HEAD = 'head';

/** What the book says of a cancelled invoice. */
const CANCELLED_ENTRY = { state: 'cancelled' as const, open_cents: 0 };

/** One request of this process at a time, as all would contend for the document with the last number. */
let previous: Promise<unknown> = Promise.resolve();
function inTurn<T>(write: () => Promise<T>): Promise<T> {
  const mine = previous.then(write, write);
  previous = mine.catch(() => {});
  return mine;
}

/** What writes invoices in a transaction. */
export interface ChainWriter {
  transaction: Transaction;
  chain: Chain;
  put(writing: Writing): ReturnType<typeof putInvoice>;
}

/** For repeated requests: what to remember of an answer, and how to restore the answer from it. */
export interface AnswerOf<T> {
  remember(value: T): string;
  read(remembered: string, transaction: Transaction): Promise<Outcome<T>>;
}

/** The answer is remembered as it is. */
export const JSON_ANSWER = {
  remember: JSON.stringify,
  read: async (remembered: string) => ({ ok: true as const, value: JSON.parse(remembered) }),
};

/** The answer is an invoice's entry in the book. */
export const entryAnswer = ({ firestore }: InvoiceDeps): AnswerOf<StoredBookEntry> => ({
  remember: ({ number }) => number,
  async read(number, transaction) {
    const entry = (await transaction.get(bookEntryOf(firestore, number))).data();
    return entry ? { ok: true, value: entry } : UNKNOWN_INVOICE;
  },
});

/** Writes invoices with the chain's next numbers in one transaction, once a request, and then mails them. */
export async function writeInChain<T>(
  deps: InvoiceDeps,
  answer: AnswerOf<T>,
  work: (writer: ChainWriter) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const mails: OutboxEntry[] = [];
  const outcome = await inTurn(() =>
    deps.runTransaction<Outcome<T>>(async (transaction) => {
      mails.length = 0;
      const [earlier, chain] = await Promise.all([
        sentEarlier(transaction, deps),
        openChain(transaction, deps),
      ]);
      if (earlier) return earlier.ok ? answer.read(earlier.value.answer, transaction) : earlier;
      const put = (writing: Writing) => {
        const written = putInvoice(transaction, deps, chain, writing);
        if (written.mail) mails.push(written.mail);
        return written;
      };
      const done = await work({ transaction, chain, put });
      closeChain(transaction, deps, chain);
      if (done.ok && chain.isMoved) {
        rememberRequest(transaction, deps, answer.remember(done.value));
      }
      return done;
    }),
  );
  if (outcome.ok) await sendNow(deps, mails);
  return outcome;
}

export interface Chain {
  year: string;
  count: number;
  hash: string;
  today: string;
  /** Sums of this month's invoices. */
  sums: MonthSums;
  /** The rest that counts as paid. */
  toleranceCents: Cents;
  isMoved: boolean;
}

/** The head of the chain as read by this transaction; a new year begins with 1. */
async function openChain(
  transaction: Transaction,
  { firestore, now }: Pick<InvoiceDeps, 'firestore' | 'now'>,
): Promise<Chain> {
  const today = berlinDay(now());
  const month = today.slice(0, 7);
  const [stored, kept, { tolerance }] = await Promise.all([
    transaction.get(chainOf(firestore, HEAD)),
    transaction.get(bookMonthOf(firestore, month)),
    readSetting(firestore, 'reminders', transaction),
  ]);
  const head = stored.data();
  const year = today.slice(0, 4);
  // Never goes back: a slow clock must not assign a number of the previous year twice.
  const isSame = head !== undefined && head.year >= year;
  return {
    year: isSame ? head.year : year,
    count: isSame ? head.count : 0,
    hash: head?.hash ?? '',
    today,
    sums: kept.data() ?? emptyMonth(month),
    toleranceCents: toCents(tolerance),
    isMoved: false,
  };
}

/** Stores the head and the month's sums: once for all invoices of a transaction, as each write is billed. */
function closeChain(
  transaction: Transaction,
  { firestore }: Pick<InvoiceDeps, 'firestore'>,
  { year, count, hash, sums, isMoved }: Chain,
): void {
  if (!isMoved) return;
  transaction.set(chainOf(firestore, HEAD), { year, count, hash, schema_version: 1 });
  transaction.set(bookMonthOf(firestore, sums.month), { ...sums, schema_version: 1 });
}

export const nextNumber = ({ year, count }: Chain) => invoiceNumber(year, count + 1);

interface Writing {
  uid: string;
  order: StoredOrder;
  invoice: Invoice;
  /** Deliveries that a new collective invoice joins, as read by the transaction. */
  joined?: readonly StoredOrder[];
  /** What an advance invoice or its cancellation is about. */
  about?: Pick<StoredOrderInvoice, 'payment' | 'corrects'>;
}

/** The order with its new invoice, and that invoice. */
export function billed(
  { uid, order, invoice, about }: Writing,
  { toleranceCents, today }: Pick<Chain, 'toleranceCents' | 'today'>,
  created_at: Timestamp,
): { changed: StoredOrder; written: Invoice } {
  const { number, kind, day, gross_cents, payable_cents, discount, due_day } = invoice;
  const replaced = invoiceOfOrder(order);
  const dueBefore = replaced ? replaced.order_due_day : order.due_day;
  const noted: StoredOrderInvoice = {
    number,
    kind,
    created_at,
    day,
    gross_cents,
    payable_cents,
    ...(discount && {
      discount: {
        cents: payable_cents - discount.amount_cents,
        until_day: discount.until_day,
        percent: discount.percent,
      },
    }),
    vat: invoice.vat,
    supply_day: invoice.delivery.day,
    ...suppliesIn(order, invoice),
    customer: invoice.buyer.company || invoice.buyer.name,
    ...(due_day && { due_day }),
    ...(hasXRechnung(invoice) && { has_xml: true }),
    ...(!order.customer_email && { channel: 'letter' as const }),
    ...(kind === 'invoice' && dueBefore && { order_due_day: dueBefore }),
    ...(invoice.advances && { advances: invoice.advances }),
    ...about,
  };
  // A cancellation restores the order's own due day, and lets it be invoiced again.
  const { due_day: current, ...others } = order;
  const ownDay = kind === 'cancellation' ? replaced?.order_due_day : current;
  const noting = withoutInvoicedGoods({
    ...others,
    ...(ownDay !== undefined && { due_day: ownDay }),
    invoices: [...(order.invoices ?? []), noted],
  });
  // A moment after the cancellation of an invoice that this one replaces at once, which ends what came before.
  const by = { by_uid: uid, at: Timestamp.fromMillis(created_at.toMillis() + 1) };
  const isPaid = !isOfAdvance(kind) && orderBalance(noting).paidCents > 0;
  const settled = isPaid
    ? withRest(noting, toleranceCents, { id: `r-${number}`, day: today, ...by })
    : noting;
  const changed = storedOrder(settled, order);
  const written = kind === 'credit' ? { ...invoice, leaves: leavesOf(changed) } : invoice;
  return { changed, written };
}

/** Writes an invoice with everything that belongs to it, and advances the chain; close that once afterwards. */
function putInvoice(
  transaction: Transaction,
  deps: InvoiceDeps,
  chain: Chain,
  { joined = [], ...writing }: Writing,
): { entry: StoredBookEntry; order: StoredOrder; mail?: OutboxEntry } {
  const { firestore } = deps;
  const created_at = Timestamp.fromDate(deps.now());
  const { uid, order, invoice } = writing;
  const { number, kind, day } = invoice;
  const { changed, written } = billed(writing, chain, created_at);
  const content = JSON.stringify(written);
  const stored: StoredInvoice = {
    number,
    order_number: order.order_number,
    month: day.slice(0, 7),
    created_at,
    by_uid: uid,
    content,
    hash: hashOf(chain.hash, content),
    previous_hash: chain.hash,
    schema_version: 1,
  };
  chain.count += 1;
  chain.hash = stored.hash;
  chain.isMoved = true;
  const entry = bookEntry(changed, invoice, created_at);
  chain.sums = addToMonth(chain.sums, entry);
  transaction.create(invoiceDocumentOf(firestore, number), stored);
  transaction.create(bookEntryOf(firestore, number), entry);
  const act = { uid, what: 'invoices', at: created_at };
  transaction.set(orderOf(firestore, order.order_number), raised(order, changed, act));
  if (kind === 'invoice' || kind === 'cancellation') {
    const { order_number } = order;
    const collected_by = { order_number, ...(kind === 'invoice' && { invoice: number }) };
    for (const each of collectedNumbers(order)) {
      // A correction only changes which number bills them, which no form of theirs shows.
      const joins = joined.find(({ order_number: own }) => own === each);
      transaction.update(orderOf(firestore, each), {
        collected_by,
        to_invoice: false,
        credit_cents: 0,
        ...(joins && raised(joins, {}, { ...act, what: 'collected' })),
      });
    }
  }
  if (kind === 'credit') updateBook(transaction, deps, changed);
  if (kind === 'cancellation' && invoice.cancels) {
    transaction.update(bookEntryOf(firestore, invoice.cancels.number), CANCELLED_ENTRY);
  }
  if (!order.customer_email) return { entry, order: changed };
  const subject = { kind: 'invoice' as const, order: changed, invoice: written, part: number };
  return { entry, order: changed, mail: putMail(transaction, deps, order.order_number, subject) };
}

/** See `suppliesOf`; a credit note refers to the invoice it corrects. */
function suppliesIn(
  { invoices = [] }: StoredOrder,
  invoice: Invoice,
): Pick<StoredOrderInvoice, 'supplies'> {
  const corrected = invoices.find(({ number }) => number === invoice.cancels?.number);
  const supplies = suppliesOf(invoice, corrected?.supplies);
  return supplies.length > 0 ? { supplies } : {};
}

function leavesOf(order: StoredOrder): NonNullable<Invoice['leaves']> {
  const { openCents, creditCents, dueDay, discount } = orderBalance(order);
  return { openCents, creditCents, ...(dueDay && { dueDay }), ...(discount && { discount }) };
}

/** What the book says of documents by which nothing is owed. */
const STATES: Record<Exclude<InvoiceKind, 'invoice'>, InvoiceState> = {
  cancellation: 'cancellation',
  credit: 'credit',
  advance: 'advance',
  advance_cancellation: 'advance_off',
};

function bookEntry(order: StoredOrder, invoice: Invoice, created_at: Timestamp): StoredBookEntry {
  const { number, kind, day, gross_cents, due_day, buyer } = invoice;
  const customer = buyer.company || buyer.name;
  return {
    number,
    kind,
    order_number: order.order_number,
    created_at,
    day,
    month: day.slice(0, 7),
    customer,
    gross_cents,
    vat: invoice.vat,
    shares: isOfAdvance(kind) ? [] : revenueShares(invoice, order),
    ...(kind === 'invoice' ? bookedState(order) : { open_cents: 0, state: STATES[kind] }),
    ...(due_day && { due_day }),
    search_tokens: invoiceTokens(invoice, order.order_number),
    ...(order.customer_number && { customer_number: order.customer_number }),
    ...(order.site && { site: order.site, site_id: order.site_id }),
    ...(order.kind && { order_kind: order.kind }),
    user_id: order.user_id,
    schema_version: 1,
  };
}

/** What finds an invoice: its number and its order's, buyer, addresses, references and amounts. */
export const invoiceTokens = (invoice: Invoice, orderNumber: string): string[] =>
  tokensOf([
    ...[invoice.number, orderNumber].flatMap(numberWords),
    ...[
      ...[invoice.buyer.company, invoice.buyer.name, invoice.buyer.address],
      ...[invoice.delivery?.address, invoice.customer_reference, invoice.cost_centre].map(
        (text = '') => text,
      ),
    ].flatMap(wordsOf),
    ...[invoice.gross_cents, invoice.net_cents].map(Math.abs).flatMap(amountWords),
  ]);

/** The amount paid of an order's invoice, for its entry in the book. */
export function bookedState(order: StoredOrder): { open_cents: number; state: InvoiceState } {
  const { state, openCents } = orderBalance(order);
  return { open_cents: openCents, state: state === 'none' ? 'paid' : state };
}

/** Updates an invoice's payment state in the book, within the transaction that records the payment. */
export function updateBook(
  transaction: Transaction,
  { firestore }: Pick<InvoiceDeps, 'firestore'>,
  order: StoredOrder,
): void {
  const invoice = invoiceOfOrder(order);
  if (invoice) transaction.update(bookEntryOf(firestore, invoice.number), bookedState(order));
}

export function listedInvoice(entry: StoredBookEntry): ListedInvoice {
  return fromAllFields<ListedInvoice>({
    id: entry.number,
    number: entry.number,
    kind: entry.kind,
    order_number: entry.order_number,
    day: entry.day,
    customer: entry.customer,
    gross_amount: toEuro(entry.gross_cents),
    open_amount: toEuro(entry.open_cents),
    state: entry.state,
    due_day: entry.due_day,
    site: entry.site,
    order_kind: entry.order_kind,
  });
}
