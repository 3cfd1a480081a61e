import { cancellationOf, leftOf } from '@shop/domain/invoice/corrections';
import type { Transaction } from 'firebase-admin/firestore';
import type { Change } from '../changes/change-one.ts';
import { type Outcome, refuse } from '../errors/refusal.ts';
import { invoiceOfOrder } from '../stored/claim.ts';
import { invoiceDocumentOf, readInvoice } from '../stored/invoice.ts';
import { orderOf, type StoredOrder } from '../stored/order.ts';
import { creditsOf, isNothingLeft, UNKNOWN_INVOICE } from './correct-invoice.ts';
import { earlierBy, type InvoiceDeps, nextNumber, writeInChain } from './invoice-chain.ts';
import { readParts } from './shared-sums.ts';
import { invoiceTerms, nextInvoice, notInvoicedBecause } from './write-invoices.ts';

const NOT_INVOICED = refuse('conflict', 'Die Rechnung ist schon storniert.');
const ANOTHER = refuse(
  'conflict',
  'Diese Rechnung wurde inzwischen durch eine andere ersetzt. Bitte laden Sie die Bestellung neu.',
);
const NOTHING_CHANGED = refuse('not_possible', 'An den Angaben ist nichts geändert.');

type Given = 'request_id' | 'reason' | 'invoice' | 'sent' | 'uid';

/**
 * Cancels what credit notes have left of an order's valid invoice, named in the request, and replaces it with one for
 * the order as returned by `correct`: both documents and the correction in one transaction, or nothing. A repeated request returns the order as
 * it is.
 */
export function rewriteInvoice(
  deps: InvoiceDeps,
  orderNumber: string,
  { reason, invoice: replaced, ...by }: Record<Given, string>,
  correct: (transaction: Transaction, order: StoredOrder) => Promise<Change<StoredOrder>>,
): Promise<Outcome<StoredOrder>> {
  const { firestore } = deps;
  return writeInChain(deps, async ({ transaction, chain, put }) => {
    const [document, terms] = await Promise.all([
      transaction.get(orderOf(firestore, orderNumber)),
      invoiceTerms(deps, chain.today, transaction),
    ]);
    const order = document.data();
    if (!order) return UNKNOWN_INVOICE;
    const earlier = earlierBy(order, by.request_id, by.sent);
    if (earlier) return earlier.refusal ?? { ok: true, value: order };
    const { number } = invoiceOfOrder(order) ?? {};
    if (!number) return NOT_INVOICED;
    if (number !== replaced) return ANOTHER;
    const stored = (await transaction.get(invoiceDocumentOf(firestore, number))).data();
    if (!stored) return UNKNOWN_INVOICE;
    const credits = await creditsOf(firestore, order, transaction);
    const parts = await readParts(firestore, order, transaction);
    const corrected = await correct(transaction, order);
    if (!corrected?.ok) return corrected ?? NOTHING_CHANGED;
    const problem = notInvoicedBecause({ ...corrected.value, invoices: [] });
    if (problem) return refuse('not_possible', problem);
    const facts = { number: nextNumber(chain), day: chain.today, reason };
    const old = readInvoice(stored);
    const write = (before: StoredOrder, request_id: string) => {
      const invoice = nextInvoice(chain, before, terms, parts);
      return put({ ...by, request_id, order: before, invoice }).order;
    };
    if (isNothingLeft(leftOf(old, credits))) {
      return { ok: true, value: write(corrected.value, by.request_id) };
    }
    const invoice = cancellationOf(old, facts, credits);
    const cancelled = put({ ...by, order: corrected.value, invoice }).order;
    return { ok: true, value: write(cancelled, `${by.request_id}-neu`) };
  });
}
