import { advanceInvoiceOf, heldAdvances } from '@shop/domain/invoice/advance';
import { advanceCancellationOf } from '@shop/domain/invoice/corrections';
import type { AdvanceRequest, ListedInvoice } from '@shop/domain/invoice/invoice-list';
import { addressProblem } from '@shop/domain/invoice/write-invoice';
import { isOrderNumber } from '@shop/domain/order/order-number';
import { requireSeen } from '../changes/seen.ts';
import { type Outcome, refuse } from '../lib/refusal.ts';
import { advanceableCents, advanceProblem } from '../stored/advances.ts';
import {
  bookEntryOf,
  readInvoice,
  type StoredBookEntry,
  type StoredInvoice,
} from '../stored/invoice.ts';
import { orderOf, type StoredOrder } from '../stored/order.ts';
import { invoiceOfOrder } from '../stored/order-invoices.ts';
import { invoicedOrder } from '../stored/order-view.ts';
import {
  type ChainWriter,
  entryAnswer,
  type InvoiceDeps,
  listedInvoice,
  nextNumber,
  writeInChain,
} from './invoice-chain.ts';
import { readParts } from './shared-sums.ts';
import { invoiceTerms } from './write-invoices.ts';

const UNKNOWN = refuse('not_found', 'Diese Bestellung gibt es nicht.');

/**
 * Writes the advance invoice about a payment of a company that pays first, with the next number, and mails it. A repeated
 * request returns the same.
 */
export async function writeAdvance(
  deps: InvoiceDeps,
  orderNumber: string,
  { payment }: Pick<AdvanceRequest, 'payment'>,
  uid: string,
): Promise<Outcome<ListedInvoice>> {
  if (!isOrderNumber(orderNumber)) return UNKNOWN;
  const { firestore } = deps;
  const written = await writeInChain(
    deps,
    entryAnswer(deps),
    async ({ transaction, chain, put }) => {
      const [document, terms] = await Promise.all([
        transaction.get(orderOf(firestore, orderNumber)),
        invoiceTerms(deps, chain.today, transaction),
      ]);
      const order = document.data();
      if (!order) return UNKNOWN;
      await requireSeen(deps, order);
      const problem = advanceProblem(order, payment);
      const received = order.entries?.find(({ id }) => id === payment);
      if (problem || !received) return refuse('not_possible', problem ?? '');
      const invoice = advanceInvoiceOf(
        invoicedOrder(order),
        { cents: advanceableCents(order, received), day: received.day },
        { ...terms, number: nextNumber(chain) },
      );
      const noAddress = addressProblem(invoice);
      if (noAddress) return refuse('not_possible', noAddress);
      const about = { payment };
      return { ok: true, value: put({ uid, order, invoice, about }).entry };
    },
  );
  return written.ok ? { ok: true, value: listedInvoice(written.value) } : written;
}

/** Takes back what an order, or else one of its parts, holds of an advance invoice and no invoice has deducted. */
export async function cancelAdvance(
  { transaction, chain, put }: ChainWriter,
  deps: InvoiceDeps,
  { order, stored }: { order: StoredOrder; stored: StoredInvoice },
  { reason, uid }: Record<'reason' | 'uid', string>,
): Promise<Outcome<StoredBookEntry>> {
  const { number } = stored;
  const family = [order, ...(await readParts(deps.firestore, order, transaction))];
  await requireSeen(deps, order);
  const holders = family.flatMap((each) => {
    const share = heldAdvances(each.invoices, each.entries).find((held) => held.number === number);
    return share ? { order: each, share, invoice: invoiceOfOrder(each)?.number } : [];
  });
  const holder = holders.find(({ invoice }) => !invoice);
  if (!holder) {
    const [used] = holders;
    return used
      ? refuse(
          'not_possible',
          `Die Rechnung ${used.invoice} zieht diese Anzahlung ab. Bitte stornieren Sie zuerst die Rechnung.`,
        )
      : refuse('conflict', `Die Anzahlungsrechnung ${number} ist schon storniert oder verrechnet.`);
  }
  const facts = { number: nextNumber(chain), day: chain.today, reason };
  const invoice = advanceCancellationOf(readInvoice(stored), holder.share.vat, facts);
  const about = { corrects: number };
  const { entry } = put({ uid, order: holder.order, invoice, about });
  if (holders.length === 1) {
    transaction.update(bookEntryOf(deps.firestore, number), { state: 'advance_off' });
  }
  return { ok: true, value: entry };
}
