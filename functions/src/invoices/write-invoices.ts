import type { Invoice } from '@shop/domain/invoice/invoice';
import type { InvoiceRequest, InvoiceResult } from '@shop/domain/invoice/invoice-list';
import { roundedTo } from '@shop/domain/invoice/invoiced-order';
import { type InvoiceFacts, invoiceOf, invoiceProblem } from '@shop/domain/invoice/write-invoice';
import type { CalendarDay } from '@shop/domain/time/calendar';
import type { Transaction } from 'firebase-admin/firestore';
import { readable } from '../firestore/readable.ts';
import type { Outcome } from '../lib/refusal.ts';
import { isErased, orderOf, type StoredOrder } from '../stored/order.ts';
import { mayDo } from '../stored/order-facts.ts';
import { invoicedOrder } from '../stored/order-view.ts';

import { readSetting } from '../stored/setting.ts';
import {
  type Chain,
  type InvoiceDeps,
  JSON_ANSWER,
  nextNumber,
  writeInChain,
} from './invoice-chain.ts';
import { billedWith, readParts } from './shared-sums.ts';

const UNKNOWN = 'Diese Bestellung gibt es nicht.';
/** The order stays unchanged; the log names the fault. */
export const UNREADABLE =
  'Diese Bestellung ist fehlerhaft gespeichert. Bitte wenden Sie sich an Ihre IT.';

/** Why an order is not invoiced, as a German sentence; undefined if it can be. */
export function notInvoicedBecause(order: StoredOrder): string | undefined {
  const refusal = mayDo(order, 'invoice');
  if (refusal) return refusal.message;
  if (isErased(order) && !order.company_name) {
    return 'Die Daten des Kunden wurden gelöscht; eine Rechnung muss aber nennen, an wen sie geht.';
  }
  return invoiceProblem(invoicedOrder(order));
}

/**
 * Writes the invoices of delivered orders and mails them. All invoices of a request get their numbers in one
 * transaction, together with their book and outbox entries, so that no number is lost or assigned twice. An
 * order that cannot be read or invoiced is reported and does not hold up the others. A repeated request
 * returns the same.
 */
export function writeInvoices(
  deps: InvoiceDeps,
  { order_numbers }: Pick<InvoiceRequest, 'order_numbers'>,
  uid: string,
): Promise<Outcome<InvoiceResult[]>> {
  return writeInChain<InvoiceResult[]>(deps, JSON_ANSWER, async ({ transaction, chain, put }) => {
    const [documents, terms] = await Promise.all([
      transaction.getAll(...order_numbers.map((number) => orderOf(deps.firestore, number))),
      invoiceTerms(deps, chain.today, transaction),
    ]);
    const orders = documents.map((document) => readable([document], deps.log)[0]?.stored);
    const parts = await Promise.all(
      orders.map((order) => order && readParts(deps.firestore, order, transaction)),
    );
    const value = documents.map((document, index): InvoiceResult => {
      const order_number = order_numbers[index] ?? '';
      const order = orders[index];
      if (!order) return refused(order_number, document.exists ? UNREADABLE : UNKNOWN);
      const problem = notInvoicedBecause(order);
      if (problem) return refused(order_number, problem);
      const invoice = nextInvoice(chain, order, terms, parts[index]);
      put({ uid, order, invoice });
      return { order_number, outcome: 'written', number: invoice.number };
    });
    return { ok: true, value };
  });
}

const refused = (order_number: string, message: string): InvoiceResult => {
  return { order_number, outcome: 'refused', message };
};

/** What the settings say of an invoice of a day. */
export async function invoiceTerms(
  { firestore, holidays }: Pick<InvoiceDeps, 'firestore' | 'holidays'>,
  day: CalendarDay,
  transaction?: Transaction,
): Promise<Pick<InvoiceFacts, 'day' | 'bank' | 'vatRates' | 'holidays'>> {
  const [bank, vatRates] = await Promise.all([
    readSetting(firestore, 'bank', transaction),
    readSetting(firestore, 'vatRates', transaction),
  ]);
  return { day, bank, vatRates, holidays: await holidays() };
}

/** Invoices an order; `parts` were delivered earlier. */
export const invoiceNumbered = (
  number: string,
  order: StoredOrder,
  terms: Omit<InvoiceFacts, 'number'>,
  parts: readonly StoredOrder[] = [],
): Invoice => {
  const billed = billedWith(parts, order, terms.vatRates);
  const invoice = invoiceOf(billed, { ...terms, number });
  const left = keptOfWithdrawn(order);
  return left ? invoiceOf(roundedTo(billed, invoice, left), { ...terms, number }) : invoice;
};

/** What credit notes on withdrawn goods left of the cancelled invoice of an order. */
function keptOfWithdrawn({ invoices = [], withdrawal }: StoredOrder): Invoice['vat'] | undefined {
  const [credit, cancellation] = invoices.slice(-2);
  const isKept =
    withdrawal?.decisions?.at(-1)?.taken?.delivered &&
    credit?.kind === 'credit' &&
    cancellation?.kind === 'cancellation';
  return isKept
    ? cancellation.vat?.map(({ rate, net_cents, vat_cents }) => {
        return { rate, net_cents: 0 - net_cents, vat_cents: 0 - vat_cents };
      })
    : undefined;
}

/** Invoices an order under the chain's next number. */
export const nextInvoice = (
  chain: Chain,
  ...[order, terms, parts]: Tail<Parameters<typeof invoiceNumbered>>
): Invoice => invoiceNumbered(nextNumber(chain), order, terms, parts);

type Tail<List extends unknown[]> = List extends [unknown, ...infer Rest] ? Rest : never;
