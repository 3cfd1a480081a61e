import { toCents } from '@shop/domain/money/money';
import type { AdminOrder } from '@shop/domain/order/order';
import { type PaymentRequest, paymentProblem } from '@shop/domain/payment/order-payments';
import { berlinDay } from '@shop/domain/time/calendar';
import { Timestamp } from 'firebase-admin/firestore';
import { type Outcome, type Refusal, refuse } from '../errors/refusal.ts';
import type { OutboxDeps } from '../mail/outbox.ts';
import { balanceOf, paymentSums, type StoredOrder, type StoredPayment } from '../stored/order.ts';
import { isSentAgain } from '../stored/same-request.ts';
import { changeOrderAsAdmin, type OrderChange } from './change-order.ts';

const OTHER_PAYMENT = refuse(
  'conflict',
  'Unter dieser Kennung ist schon eine andere Zahlung eingetragen.',
);
const NOT_REVERSIBLE = refuse(
  'conflict',
  'Diese Zahlung wurde bereits zurückgenommen oder gehört nicht zu dieser Bestellung.',
);
const OTHER_AMOUNT = refuse('not_possible', 'Eine Zahlung wird immer im Ganzen zurückgenommen.');

/**
 * Marks a payment of an order, or takes one back by a counter-entry: payments are never deleted. The
 * same request again changes nothing. Refuses amounts and days that cannot be.
 */
export function bookPayment(
  deps: OutboxDeps,
  orderNumber: string,
  { id, amount, day, reverses }: PaymentRequest,
  uid: string,
): Promise<Outcome<AdminOrder>> {
  const payment: StoredPayment = {
    id,
    amount_cents: toCents(amount),
    day,
    ...(reverses !== undefined && { reverses }),
    by_uid: uid,
    at: Timestamp.fromDate(deps.now()),
  };
  return changeOrderAsAdmin(deps, orderNumber, (order) => withPayment(order, payment));
}

function withPayment(order: StoredOrder, payment: StoredPayment): OrderChange {
  const earlier = order.payments?.find(({ id }) => id === payment.id);
  if (earlier) return isSentAgain(earlier, payment) ? { ok: true, order } : OTHER_PAYMENT;
  const refusal = refusalOf(order, payment);
  if (refusal) return refusal;
  const paid = { ...order, payments: [...(order.payments ?? []), payment] };
  return { ok: true, order: { ...paid, ...paymentSums(paid) } };
}

function refusalOf(order: StoredOrder, payment: StoredPayment): Refusal | undefined {
  const { payments = [] } = order;
  const { amount_cents: amountCents, day, reverses } = payment;
  if (reverses !== undefined) {
    const reversed = payments.find(({ id }) => id === reverses);
    const isTaken = payments.some((other) => other.reverses === reverses);
    if (!reversed || reversed.reverses !== undefined || isTaken) return NOT_REVERSIBLE;
    if (amountCents !== -reversed.amount_cents) return OTHER_AMOUNT;
  }
  const days = {
    ordered: berlinDay(order.created_at.toDate()),
    today: berlinDay(payment.at.toDate()),
  };
  const problem = paymentProblem({ amountCents, day }, balanceOf(order), payments, days);
  return problem === undefined ? undefined : refuse('not_possible', problem);
}
