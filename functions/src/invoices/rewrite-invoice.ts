import { cancellationOf } from '@shop/domain/invoice/corrections';
import type { Transaction } from 'firebase-admin/firestore';
import type { Change } from '../changes/change-one.ts';
import { type Outcome, refuse } from '../errors/refusal.ts';
import type { OutboxEntry } from '../mail/outbox.ts';
import { sendNow } from '../mail/send-entry.ts';
import { invoiceOfOrder } from '../stored/claim.ts';
import { bookEntryOf, invoiceDocumentOf, readInvoice } from '../stored/invoice.ts';
import { orderOf, type StoredOrder } from '../stored/order.ts';
import { readSetting } from '../stored/setting.ts';
import { CANCELLED_ENTRY, creditsOf, UNKNOWN_INVOICE } from './correct-invoice.ts';
import {
  closeChain,
  earlierBy,
  type InvoiceDeps,
  nextNumber,
  openChain,
  putInvoice,
  writeInTurn,
} from './invoice-chain.ts';
import { nextInvoice, notInvoicedBecause } from './write-invoices.ts';

const NOT_INVOICED = refuse('conflict', 'Die Rechnung ist schon storniert.');
const NOTHING_CHANGED = refuse('not_possible', 'An den Angaben ist nichts geändert.');

/**
 * Cancels the valid invoice of an order and replaces it with one of the order as `correct` returns it: both
 * documents and the correction in one transaction, or nothing. A repeated request returns the order as it is.
 */
export async function rewriteInvoice(
  deps: InvoiceDeps,
  orderNumber: string,
  { reason, ...by }: Record<'request_id' | 'reason' | 'sent' | 'uid', string>,
  correct: (transaction: Transaction, order: StoredOrder) => Promise<Change<StoredOrder>>,
): Promise<Outcome<StoredOrder>> {
  const { firestore } = deps;
  const mails: OutboxEntry[] = [];
  const written = await writeInTurn(() =>
    deps.runTransaction<Outcome<StoredOrder>>(async (transaction) => {
      mails.length = 0;
      const [chain, document, bank, vatRates] = await Promise.all([
        openChain(transaction, deps),
        transaction.get(orderOf(firestore, orderNumber)),
        readSetting(firestore, 'bank', transaction),
        readSetting(firestore, 'vatRates', transaction),
      ]);
      const order = document.data();
      if (!order) return UNKNOWN_INVOICE;
      const earlier = earlierBy(order, by.request_id, by.sent);
      if (earlier) return earlier.refusal ?? { ok: true, value: order };
      const { number } = invoiceOfOrder(order) ?? {};
      if (!number) return NOT_INVOICED;
      const stored = (await transaction.get(invoiceDocumentOf(firestore, number))).data();
      if (!stored) return UNKNOWN_INVOICE;
      const credits = await creditsOf(firestore, order, transaction);
      const corrected = await correct(transaction, order);
      if (!corrected?.ok) return corrected ?? NOTHING_CHANGED;
      const problem = notInvoicedBecause({ ...corrected.value, invoices: [] });
      if (problem) return refuse('not_possible', problem);
      const facts = { number: nextNumber(chain), day: chain.today, reason };
      const cancellation = cancellationOf(readInvoice(stored), facts, credits);
      transaction.update(bookEntryOf(firestore, number), CANCELLED_ENTRY);
      const put = (from: StoredOrder, invoice: typeof cancellation, request_id: string) => {
        const done = putInvoice(transaction, deps, chain, {
          ...by,
          request_id,
          order: from,
          invoice,
        });
        if (done.mail) mails.push(done.mail);
        return done.order;
      };
      const cancelled = put(corrected.value, cancellation, by.request_id);
      const replacement = nextInvoice(chain, cancelled, { bank, vatRates });
      const value = put(cancelled, replacement, `${by.request_id}-neu`);
      closeChain(transaction, deps, chain);
      return { ok: true, value };
    }),
  );
  if (written.ok) await sendNow(deps, mails);
  return written;
}
