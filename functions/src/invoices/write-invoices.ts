import { type Invoice, invoiceOf, invoiceProblem } from '@shop/domain/invoice/invoice';
import type { InvoiceRequest, InvoiceResult } from '@shop/domain/invoice/invoice-list';
import { isDelivered, orderStatus } from '@shop/domain/order/order-status';
import type { Settings } from '@shop/domain/settings/settings';
import type { Outcome } from '../errors/refusal.ts';
import type { OutboxEntry } from '../mail/outbox.ts';
import { sendNow } from '../mail/send-entry.ts';
import { holidaysFrom } from '../settings/closed-days.ts';
import { invoicedAlready, isRevoked } from '../stored/claim.ts';
import { isErased, orderOf, type StoredOrder } from '../stored/order.ts';
import { invoicedOrder } from '../stored/order-view.ts';
import { readable } from '../stored/readable.ts';
import { ID_TAKEN, sentHash } from '../stored/same-request.ts';
import { readSetting } from '../stored/setting.ts';
import {
  type Chain,
  closeChain,
  earlierBy,
  type InvoiceDeps,
  nextNumber,
  openChain,
  putInvoice,
  writeInTurn,
} from './invoice-chain.ts';

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
  if (isRevoked(order)) {
    return 'Der Kunde hat den Vertrag wirksam widerrufen. Wenn doch etwas zu berechnen ist, entscheiden Sie bitte zuerst neu über den Widerruf.';
  }
  if (isErased(order) && !order.company_name) {
    return 'Die Daten des Kunden wurden gelöscht; eine Rechnung muss aber nennen, an wen sie geht.';
  }
  return invoiceProblem(invoicedOrder(order));
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
      const [chain, bank, vatRates, documents] = await Promise.all([
        openChain(transaction, deps),
        readSetting(deps.firestore, 'bank', transaction),
        readSetting(deps.firestore, 'vatRates', transaction),
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
        const invoice = nextInvoice(chain, order, { bank, vatRates });
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

const refused = (order_number: string, message: string): InvoiceResult => {
  return { order_number, outcome: 'refused', message };
};

/** The invoice of an order with the chain's next number. */
export function nextInvoice(
  chain: Chain,
  order: StoredOrder,
  settings: Pick<Settings, 'bank' | 'vatRates'>,
): Invoice {
  const facts = {
    number: nextNumber(chain),
    day: chain.today,
    ...settings,
    holidays: holidaysFrom(chain.today),
  };
  return invoiceOf(invoicedOrder(order), facts);
}
