import { advanceCents, heldAdvances } from '@shop/domain/invoice/advance';
import type { Cents } from '@shop/domain/money/money';
import type { OrderPayment } from '@shop/domain/payment/order-payments';
import { paymentMethodOf } from '@shop/domain/payment/payment-methods';
import { signedCents } from '@shop/domain/receivable/entries';
import type { AllFields } from '../firestore/all-fields.ts';
import { orderBalance } from './balance.ts';
import { moneyOf, type StoredEntry } from './entries.ts';
import type { StoredOrder } from './order.ts';
import { mayDo } from './order-facts.ts';
import { invoiceOfOrder } from './order-invoices.ts';

/** The number of the advance invoice about a payment, unless it was cancelled. */
function advanceNumber({ invoices = [] }: StoredOrder, payment: string): string | undefined {
  const standing = heldAdvances(invoices).map(({ number }) => number);
  return invoices.find((each) => each.payment === payment && standing.includes(each.number))
    ?.number;
}

/** Amount of an advance invoice for a payment: what of it is neither paid back, used nor invoiced. */
export function advanceableCents(order: StoredOrder, payment: StoredEntry): Cents {
  const { paidCents } = orderBalance(order);
  const invoiced = advanceCents(heldAdvances(order.invoices, order.entries));
  return Math.max(
    0,
    Math.min(signedCents(payment), Math.min(paidCents, order.gross_cents) - invoiced),
  );
}

/** Why no advance invoice can be written about a payment, as a German sentence. */
export function advanceProblem(order: StoredOrder, paymentId: string): string | undefined {
  const refusal = mayDo(order, 'advance');
  if (refusal) return refusal.message;
  const { entries = [] } = order;
  const payment = moneyOf(order).find(({ id }) => id === paymentId);
  const isTakenBack = entries.some(({ reverses }) => reverses === paymentId);
  if (!payment || signedCents(payment) <= 0 || payment.reverses || isTakenBack) {
    return 'Eine Anzahlungsrechnung gibt es nur über eine Zahlung, die eingegangen ist.';
  }
  if (order.company_name.trim() === '') return 'Anzahlungsrechnungen bekommen nur Firmen.';
  if (!paymentMethodOf(order.payment_method).isPaidFirst) {
    return 'Diese Bestellung wird nicht im Voraus bezahlt.';
  }
  const number = advanceNumber(order, paymentId);
  if (number) return `Über diese Zahlung gibt es schon die Anzahlungsrechnung ${number}.`;
  return advanceableCents(order, payment) > 0
    ? undefined
    : 'Dieses Geld ist zurückgezahlt, mit einer Teillieferung verrechnet oder mehr, als die Bestellung kostet.';
}

/** What the office sees of the advance invoice about a payment. */
export function shownAdvance(
  order: StoredOrder,
  paymentId: string,
): Pick<AllFields<OrderPayment>, 'advance_invoice' | 'can_have_advance_invoice'> {
  return {
    advance_invoice: advanceNumber(order, paymentId),
    can_have_advance_invoice: advanceProblem(order, paymentId) === undefined ? true : undefined,
  };
}

/**
 * Why money cannot leave an order, as a German sentence: VAT that an advance invoice shows for it would stay owed (§ 17
 * (2) no. 2 UStG). Once an invoice stands, its VAT is that of the supply.
 */
export function refundProblem(order: StoredOrder, entry: StoredEntry): string | undefined {
  const { reverses } = entry;
  const cents = signedCents(entry);
  if (cents >= 0) return undefined;
  const own = reverses === undefined ? undefined : advanceNumber(order, reverses);
  const invoice = invoiceOfOrder(order)?.number;
  const [held, ...others] = heldAdvances(order.invoices, order.entries);
  const leftCents = orderBalance(order).paidCents + cents;
  const isShort = held !== undefined && advanceCents([held, ...others]) > leftCents;
  const number = own ?? (isShort && !invoice ? held.number : undefined);
  if (!number) return undefined;
  const first = invoice && own ? `zuerst die Rechnung ${invoice}, dann diese` : 'sie zuerst';
  return `Über dieses Geld gibt es die Anzahlungsrechnung ${number}. Bitte stornieren Sie ${first}.`;
}
