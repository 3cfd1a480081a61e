import {
  cancellationOf,
  hasXRechnung,
  type Invoice,
  invoiceNumber,
  invoiceOf,
  invoiceProblem,
} from '@shop/domain/invoice/invoice';
import type {
  InvoiceCancelRequest,
  InvoiceRequest,
  InvoiceResult,
  InvoiceState,
  ListedInvoice,
} from '@shop/domain/invoice/invoice-list';
import { toEuro } from '@shop/domain/money/money';
import { isDelivered, orderStatus } from '@shop/domain/order/order-status';
import type { BankAccount } from '@shop/domain/payment/payment-terms';
import { numberWords, tokensOf, wordsOf } from '@shop/domain/search/search-tokens';
import { berlinDay } from '@shop/domain/time/calendar';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { type Outcome, type Refusal, refuse } from '../errors/refusal.ts';
import type { SlotDeps } from '../mail/confirmation-slots.ts';
import { type OutboxDeps, type OutboxEntry, putMail } from '../mail/outbox.ts';
import { sendNow } from '../mail/send-entry.ts';
import { holidaysFrom } from '../settings/closed-days.ts';
import { fromAllFields } from '../stored/all-fields.ts';
import { invoicedAlready, invoiceOfOrder, orderBalance, paymentSums } from '../stored/claim.ts';
import {
  bookEntryOf,
  chainOf,
  hashOf,
  invoiceDocumentOf,
  readInvoice,
  type StoredBookEntry,
  type StoredInvoice,
} from '../stored/invoice.ts';
import {
  isErased,
  orderOf,
  type StoredOrder,
  type StoredOrderInvoice,
  withSearchTokens,
} from '../stored/order.ts';
import { invoicedOrder } from '../stored/order-view.ts';
import { readable } from '../stored/readable.ts';
import { ID_TAKEN, sentEarlier, sentHash } from '../stored/same-request.ts';
import { readSetting } from '../stored/setting.ts';

export type InvoiceDeps = OutboxDeps & SlotDeps;

const HEAD = 'head';
export const UNKNOWN_INVOICE = refuse('not_found', 'Diese Rechnung gibt es nicht.');

const UNKNOWN = 'Diese Bestellung gibt es nicht.';
/** The order stays unchanged; the log names the fault. */
export const UNREADABLE =
  'Diese Bestellung ist fehlerhaft gespeichert. Bitte wenden Sie sich an Ihre IT.';

/** Why an order is not invoiced, as a German sentence; undefined if it can be. */
export function notInvoicedBecause(order: StoredOrder): string | undefined {
  const invoiced = invoicedAlready(order);
  if (invoiced) return invoiced;
  if (!isDelivered(order.order_status)) {
    const { label } = orderStatus(order.order_status);
    return `Die Bestellung hat den Status „${label}“; berechnet wird, was geliefert ist.`;
  }
  if (isErased(order) && !order.company_name) {
    return 'Die Daten des Kunden wurden gelöscht; eine Rechnung muss aber nennen, an wen sie geht.';
  }
  if (order.withdrawal) return 'Der Kunde hat den Vertrag widerrufen.';
  return invoiceProblem(invoicedOrder(order));
}

/** One request of this process at a time, as all would contend for the document with the last number. */
let previous: Promise<unknown> = Promise.resolve();
function writeInTurn<T>(write: () => Promise<T>): Promise<T> {
  const mine = previous.then(write, write);
  previous = mine.catch(() => {});
  return mine;
}

/**
 * Writes the invoices of delivered orders and mails them. All invoices of a request get their numbers in one
 * transaction, together with their book and outbox entries, so that no number is lost or assigned twice. An
 * order that cannot be read or invoiced is reported and does not hold up the others. A repeated request
 * returns the same numbers.
 */
export async function writeInvoices(
  deps: InvoiceDeps,
  { request_id, order_numbers }: InvoiceRequest,
  uid: string,
): Promise<Outcome<InvoiceResult[]>> {
  const mails: OutboxEntry[] = [];
  const sent = sentHash(deps, 'invoices', uid, order_numbers);
  const results = await writeInTurn(() =>
    deps.runTransaction<Outcome<InvoiceResult[]>>(async (transaction) => {
      mails.length = 0;
      const references = order_numbers.map((number) => orderOf(deps.firestore, number));
      const [chain, bank, documents] = await Promise.all([
        openChain(transaction, deps),
        readSetting(deps.firestore, 'bank', transaction),
        transaction.getAll(...references),
      ]);
      const orders = documents.map((document) => readable([document], deps.log)[0]);
      if (orders.some((read) => read && earlierBy(read.stored, request_id, sent)?.refusal))
        return ID_TAKEN;
      const written = documents.map((document, index): InvoiceResult => {
        const order_number = order_numbers[index] ?? '';
        const read = orders[index];
        if (!read) return refused(order_number, document.exists ? UNREADABLE : UNKNOWN);
        const order = read.stored as StoredOrder;
        const earlier = order.invoices?.find((each) => each.request_id === request_id);
        if (earlier) return { order_number, outcome: 'written', number: earlier.number };
        const problem = notInvoicedBecause(order);
        if (problem) return refused(order_number, problem);
        const invoice = nextInvoice(chain, order, bank);
        const write = { request_id, sent, uid, order, invoice };
        const changed = putInvoice(transaction, deps, chain, write);
        if (changed.mail) mails.push(changed.mail);
        return { order_number, outcome: 'written', number: write.invoice.number };
      });
      closeChain(transaction, deps, chain);
      return { ok: true, value: written };
    }),
  );
  if (results.ok) await sendNow(deps, mails);
  return results;
}

/** What an id has already written for an order; `refusal` if that was something else. */
function earlierBy({ invoices = [] }: StoredOrder, id: string, sent: string) {
  return sentEarlier(
    invoices.map((each) => ({ id: each.request_id, sent: each.sent })),
    { id, sent },
  );
}

const refused = (order_number: string, message: string): InvoiceResult => {
  return { order_number, outcome: 'refused', message };
};

/**
 * Cancels an invoice by a cancellation with the next number, which refers to it and is mailed; the order can
 * then be invoiced again. A repeated request returns the same cancellation.
 */
export async function cancelInvoice(
  deps: InvoiceDeps,
  number: string,
  { request_id, reason }: InvoiceCancelRequest,
  uid: string,
): Promise<Outcome<ListedInvoice>> {
  const mails: OutboxEntry[] = [];
  const sent = sentHash(deps, 'cancellation', uid, [number, reason]);
  const cancelled = await writeInTurn(() =>
    deps.runTransaction<Outcome<StoredBookEntry> | Refusal>(async (transaction) => {
      mails.length = 0;
      const entryReference = bookEntryOf(deps.firestore, number);
      const [chain, stored, entry] = await Promise.all([
        openChain(transaction, deps),
        transaction.get(invoiceDocumentOf(deps.firestore, number)),
        transaction.get(entryReference),
      ]);
      const invoice = stored.data();
      const booked = entry.data();
      if (!invoice || !booked) return UNKNOWN_INVOICE;
      const order = (await transaction.get(orderOf(deps.firestore, invoice.order_number))).data();
      if (!order) return UNKNOWN_INVOICE;
      const again = earlierBy(order, request_id, sent);
      if (again?.refusal) return again.refusal;
      const earlier = order.invoices?.find((each) => each.request_id === request_id);
      if (earlier) {
        const entry = (await transaction.get(bookEntryOf(deps.firestore, earlier.number))).data();
        return entry ? { ok: true, value: entry } : UNKNOWN_INVOICE;
      }
      if (booked.kind === 'cancellation') {
        return refuse('not_possible', 'Eine Stornorechnung lässt sich nicht stornieren.');
      }
      if (invoiceOfOrder(order)?.number !== number) {
        return refuse('conflict', `Die Rechnung ${number} ist schon storniert.`);
      }
      const facts = { number: nextNumber(chain), day: chain.today, reason };
      const write = {
        request_id,
        sent,
        uid,
        order,
        invoice: cancellationOf(readInvoice(invoice), facts),
      };
      transaction.update(entryReference, { state: 'cancelled', open_cents: 0 });
      const { mail, entry: written } = putInvoice(transaction, deps, chain, write);
      closeChain(transaction, deps, chain);
      if (mail) mails.push(mail);
      return { ok: true, value: written };
    }),
  );
  if (!cancelled.ok) return cancelled;
  await sendNow(deps, mails);
  return { ok: true, value: listedInvoice(cancelled.value) };
}

interface Chain {
  year: string;
  count: number;
  hash: string;
  today: string;
  isMoved: boolean;
}

/** The head of the chain as read by this transaction; a new year begins with 1. */
async function openChain(
  transaction: Transaction,
  { firestore, now }: Pick<InvoiceDeps, 'firestore' | 'now'>,
): Promise<Chain> {
  const head = (await transaction.get(chainOf(firestore, HEAD))).data();
  const today = berlinDay(now());
  const year = today.slice(0, 4);
  // Never goes back: a slow clock must not assign a number of the previous year twice.
  const isSame = head !== undefined && head.year >= year;
  return {
    year: isSame ? head.year : year,
    count: isSame ? head.count : 0,
    hash: head?.hash ?? '',
    today,
    isMoved: false,
  };
}

/** Stores the head: once for all invoices of a transaction, as each write is billed. */
function closeChain(
  transaction: Transaction,
  { firestore }: Pick<InvoiceDeps, 'firestore'>,
  { year, count, hash, isMoved }: Chain,
): void {
  if (isMoved) transaction.set(chainOf(firestore, HEAD), { year, count, hash, schema_version: 1 });
}

const nextNumber = ({ year, count }: Chain) => invoiceNumber(year, count + 1);

function nextInvoice(chain: Chain, order: StoredOrder, bank: BankAccount): Invoice {
  const facts = {
    number: nextNumber(chain),
    day: chain.today,
    bank,
    holidays: holidaysFrom(chain.today),
  };
  return invoiceOf(invoicedOrder(order), facts);
}

interface Writing {
  request_id: string;
  sent: string;
  uid: string;
  order: StoredOrder;
  invoice: Invoice;
}

/**
 * Writes an invoice with everything that belongs to it, and advances the chain; close that once afterwards.
 */
function putInvoice(
  transaction: Transaction,
  deps: InvoiceDeps,
  chain: Chain,
  { request_id, sent, uid, order, invoice }: Writing,
): { entry: StoredBookEntry; mail?: OutboxEntry } {
  const { firestore } = deps;
  const created_at = Timestamp.fromDate(deps.now());
  const { number, kind, day, gross_cents, payable_cents, discount, due_day } = invoice;
  const content = JSON.stringify(invoice);
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
  const noted: StoredOrderInvoice = {
    number,
    kind,
    created_at,
    day,
    gross_cents,
    payable_cents,
    ...(discount && {
      discount: { cents: payable_cents - discount.amount_cents, until_day: discount.until_day },
    }),
    ...(due_day && { due_day }),
    ...(hasXRechnung(invoice) && { has_xml: true }),
    ...(kind === 'invoice' && order.due_day && { order_due_day: order.due_day }),
    request_id,
    sent,
  };
  // A cancellation restores the order's own due day.
  const { due_day: current, ...others } = order;
  const ownDay = kind === 'cancellation' ? invoiceOfOrder(order)?.order_due_day : current;
  const billed: StoredOrder = {
    ...others,
    ...(ownDay !== undefined && { due_day: ownDay }),
    invoices: [...(order.invoices ?? []), noted],
    to_invoice: kind === 'cancellation',
  };
  const changed = withSearchTokens({ ...billed, ...paymentSums(billed) });
  const entry = bookEntry(changed, invoice, created_at);
  transaction.create(invoiceDocumentOf(firestore, number), stored);
  transaction.create(bookEntryOf(firestore, number), entry);
  transaction.set(orderOf(firestore, order.order_number), changed);
  if (!order.customer_email) return { entry };
  const subject = { kind: 'invoice' as const, order: changed, invoice, part: number };
  return { entry, mail: putMail(transaction, deps, order.order_number, subject) };
}

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
    ...(kind === 'cancellation' ? { open_cents: 0, state: 'cancellation' } : bookedState(order)),
    ...(due_day && { due_day }),
    search_tokens: tokensOf([
      ...numberWords(number),
      ...numberWords(order.order_number),
      ...[buyer.company, buyer.name, invoice.customer_reference ?? ''].flatMap(wordsOf),
    ]),
    user_id: order.user_id,
    schema_version: 1,
  };
}

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
  });
}
