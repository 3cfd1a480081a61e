import {
  type CorrectionFacts,
  cancellationOf,
  creditNoteOf,
  creditProblem,
  type InvoiceLeft,
  leftOf,
  MAX_CREDITS,
} from '@shop/domain/invoice/corrections';
import { DRAFT_NUMBER, type Invoice, isInvoiceNumber } from '@shop/domain/invoice/invoice';
import type {
  CreditRequest,
  InvoiceCancelRequest,
  ListedInvoice,
} from '@shop/domain/invoice/invoice-list';
import { toCents } from '@shop/domain/money/money';
import { berlinDay } from '@shop/domain/time/calendar';
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { requireSeen } from '../changes/seen.ts';
import { type Outcome, type Refusal, refuse } from '../lib/refusal.ts';
import {
  invoiceDocumentOf,
  readInvoice,
  type StoredBookEntry,
  type StoredInvoice,
} from '../stored/invoice.ts';
import { orderOf, type StoredOrder } from '../stored/order.ts';
import { creditsOfOrder, invoiceOfOrder } from '../stored/order-invoices.ts';
import { readSetting } from '../stored/setting.ts';
import { cancelAdvance } from './advance-invoices.ts';
import {
  billed,
  type ChainWriter,
  entryAnswer,
  type InvoiceDeps,
  listedInvoice,
  nextNumber,
  UNKNOWN_INVOICE,
  writeInChain,
} from './invoice-chain.ts';

export const isNothingLeft = ({ vat }: Pick<InvoiceLeft, 'vat'>): boolean =>
  vat.every(({ net_cents, vat_cents }) => net_cents === 0 && vat_cents === 0);

const NOTHING_LEFT = refuse(
  'not_possible',
  'Von dieser Rechnung ist nichts übrig: Ein Storno über 0,00 € wird nicht geschrieben. Eine neue Rechnung lässt sich gleich schreiben.',
);

/** The uncredited rest of a valid invoice, for the form of a credit note. */
export async function readInvoiceLeft(
  { firestore }: Pick<InvoiceDeps, 'firestore'>,
  number: string,
): Promise<Outcome<InvoiceLeft>> {
  const read = await readCorrectable(firestore, number);
  return read.ok ? { ok: true, value: leftOf(read.value.invoice, read.value.credits) } : read;
}

/** The credit note that `creditInvoice` would write. */
export async function draftCredit(
  { firestore, now }: Pick<InvoiceDeps, 'firestore' | 'now'>,
  number: string,
  wanted: WantedCredit,
): Promise<Outcome<Invoice>> {
  const read = await readCorrectable(firestore, number);
  if (!read.ok) return read;
  const { order, invoice, credits } = read.value;
  const today = berlinDay(now());
  const made = creditMaker(wanted)(invoice, credits, { number: DRAFT_NUMBER, day: today });
  if (!made.ok) return made;
  const { tolerance } = await readSetting(firestore, 'reminders');
  const draft = { uid: '', order, invoice: made.value };
  const chain = { toleranceCents: toCents(tolerance), today };
  return { ok: true, value: billed(draft, chain, Timestamp.fromDate(now())).written };
}

async function readCorrectable(
  firestore: Firestore,
  number: string,
): Promise<Outcome<{ order: StoredOrder; invoice: Invoice; credits: Invoice[] }>> {
  const stored = (await invoiceDocumentOf(firestore, number).get()).data();
  const order = stored && (await orderOf(firestore, stored.order_number).get()).data();
  if (!order) return UNKNOWN_INVOICE;
  const problem = notCorrectable(order, stored);
  if (problem) return problem;
  const credits = await creditsOf(firestore, order);
  return { ok: true, value: { order, invoice: readInvoice(stored), credits } };
}

/** Only the valid invoice of an order can be corrected. */
function notCorrectable(order: StoredOrder, { number }: StoredInvoice): Refusal | undefined {
  const kind = order.invoices?.find((each) => each.number === number)?.kind;
  if (kind === 'cancellation' || kind === 'advance_cancellation') {
    return refuse('not_possible', 'Eine Stornorechnung lässt sich nicht stornieren.');
  }
  if (kind === 'credit') {
    return refuse(
      'not_possible',
      'Eine Rechnungskorrektur lässt sich nicht noch einmal korrigieren.',
    );
  }
  if (kind === 'advance') {
    return refuse('not_possible', 'Eine Anzahlungsrechnung wird im Ganzen storniert.');
  }
  return invoiceOfOrder(order)?.number === number
    ? undefined
    : refuse('conflict', `Die Rechnung ${number} ist schon storniert oder ersetzt.`);
}

export async function creditsOf(
  firestore: Firestore,
  order: StoredOrder,
  transaction?: Transaction,
) {
  const references = creditsOfOrder(order).map(({ number }) =>
    invoiceDocumentOf(firestore, number),
  );
  if (references.length === 0) return [];
  const documents = await (transaction ?? firestore).getAll(...references);
  return documents.flatMap((each) => each.data() ?? []).map(readInvoice);
}

/**
 * Cancels an invoice by a cancellation with the next number, which refers to it and is mailed; the order can
 * then be invoiced again. It reverses what credit notes have left, and is refused if that is nothing. A repeated request returns the same
 * cancellation.
 */
export function cancelInvoice(
  deps: InvoiceDeps,
  number: string,
  { reason }: InvoiceCancelRequest,
  uid: string,
): Promise<Outcome<ListedInvoice>> {
  return correctInvoice(
    deps,
    number,
    uid,
    (invoice, credits, facts) => {
      if (isNothingLeft(leftOf(invoice, credits))) return NOTHING_LEFT;
      return { ok: true, value: cancellationOf(invoice, { ...facts, reason }, credits) };
    },
    (writer, found) => cancelAdvance(writer, deps, found, { uid, reason }),
  );
}

/**
 * Credits lines or amounts of an invoice by a document with the next number, which is mailed; the invoice stays
 * valid for the rest. A repeated request returns the same.
 */
export function creditInvoice(
  deps: InvoiceDeps,
  number: string,
  wanted: WantedCredit,
  uid: string,
): Promise<Outcome<ListedInvoice>> {
  return correctInvoice(deps, number, uid, creditMaker(wanted));
}

type WantedCredit = Omit<CreditRequest, 'request_id'>;

const creditMaker =
  ({ gross_amount, ...wanted }: WantedCredit): Make =>
  (invoice, credits, facts) => {
    const left = leftOf(invoice, credits);
    const { lines, reason } = wanted;
    const amounts = wanted.amounts.map(({ amount, ...others }) => {
      return { ...others, net_cents: toCents(amount) };
    });
    const problem =
      credits.length >= MAX_CREDITS
        ? `Zu einer Rechnung gibt es höchstens ${MAX_CREDITS} Korrekturen.`
        : creditProblem(left, { lines, amounts });
    if (problem) return refuse('not_possible', problem);
    const credit = creditNoteOf(invoice, left, { lines, amounts }, { ...facts, reason });
    return gross_amount !== undefined && toCents(gross_amount) !== -credit.gross_cents
      ? refuse('conflict', 'Die Rechnung wurde inzwischen korrigiert. Bitte sehen Sie sie sich an.')
      : { ok: true, value: credit };
  };

type Make = (
  invoice: Invoice,
  credits: readonly Invoice[],
  facts: Omit<CorrectionFacts, 'reason'>,
) => Outcome<Invoice>;

/** Writes what `make` makes of a valid invoice as the next document, and mails it. */
async function correctInvoice(
  deps: InvoiceDeps,
  number: string,
  uid: string,
  make: Make,
  ofAdvance?: (
    writer: ChainWriter,
    found: { order: StoredOrder; stored: StoredInvoice },
  ) => Promise<Outcome<StoredBookEntry>>,
): Promise<Outcome<ListedInvoice>> {
  const { firestore } = deps;
  if (!isInvoiceNumber(number)) return UNKNOWN_INVOICE;
  const corrected = await writeInChain(deps, entryAnswer(deps), async (writer) => {
    const { transaction, chain, put } = writer;
    const stored = (await transaction.get(invoiceDocumentOf(firestore, number))).data();
    const order = stored && (await transaction.get(orderOf(firestore, stored.order_number))).data();
    if (!order) return UNKNOWN_INVOICE;
    const { kind } = order.invoices?.find((each) => each.number === number) ?? {};
    if (kind === 'advance' && ofAdvance) return ofAdvance(writer, { order, stored });
    await requireSeen(deps, order);
    const problem = notCorrectable(order, stored);
    if (problem) return problem;
    const credits = await creditsOf(firestore, order, transaction);
    const facts = { number: nextNumber(chain), day: chain.today };
    const made = make(readInvoice(stored), credits, facts);
    if (!made.ok) return made;
    return { ok: true, value: put({ uid, order, invoice: made.value }).entry };
  });
  return corrected.ok ? { ok: true, value: listedInvoice(corrected.value) } : corrected;
}
