import { OPEN_STATES } from '@shop/domain/claim/claim';
import { toCents, toEuro } from '@shop/domain/money/money';
import type { AdminOrder } from '@shop/domain/order/order';
import { isCancelled, statusesThat } from '@shop/domain/order/order-status';
import {
  expectedCents,
  type OpenPayments,
  type PaymentRequest,
  paymentProblem,
} from '@shop/domain/payment/order-payments';
import { formatEuro } from '@shop/domain/text/format';
import { berlinDay } from '@shop/domain/time/calendar';
import { AggregateField, type Query, Timestamp } from 'firebase-admin/firestore';
import type { AdminDeps } from '../accounts/admin-names.ts';
import type { Change } from '../changes/change-one.ts';
import { readable } from '../firestore/readable.ts';
import { writeAdvance } from '../invoices/advance-invoices.ts';
import type { InvoiceDeps } from '../invoices/invoice-chain.ts';
import { type Outcome, type Refusal, refuse } from '../lib/refusal.ts';
import { putMail } from '../mail/outbox.ts';
import { refundProblem } from '../stored/advances.ts';
import { orderBalance } from '../stored/claim.ts';
import { orderOf, ordersOf, type StoredOrder, type StoredPayment } from '../stored/order.ts';
import { mayDo } from '../stored/order-facts.ts';
import { forPart } from '../stored/same-request.ts';
import { readSetting } from '../stored/setting.ts';
import { toAdminOrder, toAdminOrders } from './admin-order.ts';
import { changeOrderAsAdmin } from './change-order.ts';
import { withSharesBack } from './shares-back.ts';
import { withSmallRest } from './small-rest.ts';

const NOT_REVERSIBLE = refuse(
  'conflict',
  'Diese Zahlung wurde bereits zurückgenommen oder gehört nicht zu dieser Bestellung.',
);
const OF_A_PART = refuse(
  'not_possible',
  'Diesen Betrag hat eine Teillieferung mit sich genommen. Das lässt sich nur mit ihr zurücknehmen.',
);
const FROM_DEPOSIT = refuse(
  'conflict',
  'Diese Zahlung kam aus der Kaution: Bitte buchen Sie sie dort gegen, in der Miete.',
);
const OTHER_AMOUNT = refuse('not_possible', 'Eine Zahlung wird immer im Ganzen zurückgenommen.');

/**
 * Records a payment of an order, or reverses one by a counter-entry: payments are never deleted. A repeated
 * request changes nothing. Refuses implausible amounts and days.
 */
export async function bookPayment(
  deps: InvoiceDeps & AdminDeps,
  orderNumber: string,
  { id, amount, day, means, reverses, beyond_open = false }: PaymentRequest,
  uid: string,
): Promise<Outcome<AdminOrder>> {
  const sent: StoredPayment = {
    id,
    amount_cents: toCents(amount),
    day,
    ...(means !== undefined && means !== 'bank' && { means }),
    ...(reverses !== undefined && { reverses }),
    by_uid: uid,
    at: Timestamp.fromDate(deps.now()),
  };
  const booked = await changeOrderAsAdmin(deps, orderNumber, async (order, transaction) => {
    const payment = asItCame(order, sent);
    const back = await withSharesBack(transaction, deps, order, payment);
    if ('code' in back) return back;
    const paid = withPayment(back.order, payment, beyond_open);
    if (!paid?.ok) return paid;
    const value = await withSmallRest(deps, transaction, paid.value, payment);
    back.write?.();
    const isTold = order.customer_email && payment.amount_cents < 0 && reverses === undefined;
    if (!isTold) return { ok: true, value };
    const subject = { kind: 'payment_refunded' as const, order: value, part: id };
    return { ok: true, value, mails: [putMail(transaction, deps, orderNumber, subject)] };
  });
  return booked.ok ? withAdvance(deps, booked.value, id, uid) : booked;
}

/** The order with the advance invoice about a payment, if the settings have one written with each. */
async function withAdvance(
  deps: InvoiceDeps & AdminDeps,
  order: AdminOrder,
  payment: string,
  uid: string,
): Promise<Outcome<AdminOrder>> {
  const { payments = [], order_number } = order;
  const paid = payments.find(({ id }) => id === payment);
  if (!paid?.can_have_advance_invoice) return { ok: true, value: order };
  const { advance_invoices } = await readSetting(deps.firestore, 'prepayment');
  if (advance_invoices !== 'always') return { ok: true, value: order };
  const written = await writeAdvance(forPart(deps, 'advance'), order_number, { payment }, uid);
  const changed = written.ok && (await orderOf(deps.firestore, order_number).get()).data();
  return { ok: true, value: changed ? await toAdminOrder(changed, deps.adminNames) : order };
}

/** A reversal uses the means of the payment it reverses. */
function asItCame({ payments }: StoredOrder, payment: StoredPayment): StoredPayment {
  const { means, ...others } = payment;
  if (others.reverses === undefined) return payment;
  const reversed = payments?.find(({ id }) => id === others.reverses);
  return { ...others, ...(reversed?.means && { means: reversed.means }) };
}

function withPayment(
  order: StoredOrder,
  payment: StoredPayment,
  isMeant: boolean,
): Change<StoredOrder> {
  const refusal = mayDo(order, 'pay') ?? refusalOf(order, payment, isMeant);
  if (refusal) return refusal;
  return { ok: true, value: { ...order, payments: [...(order.payments ?? []), payment] } };
}

function refusalOf(
  order: StoredOrder,
  payment: StoredPayment,
  isMeant: boolean,
): Refusal | undefined {
  const { payments = [] } = order;
  const { amount_cents: amountCents, day, reverses } = payment;
  if (reverses !== undefined) {
    const reversed = payments.find(({ id }) => id === reverses);
    const isTaken = payments.some((other) => other.reverses === reverses);
    if (reversed?.from_deposit) return FROM_DEPOSIT;
    if (reversed?.other_order) return OF_A_PART;
    if (!reversed || reversed.reverses !== undefined || isTaken) return NOT_REVERSIBLE;
    if (amountCents !== -reversed.amount_cents) return OTHER_AMOUNT;
  }
  const days = {
    ordered: berlinDay(order.created_at.toDate()),
    today: berlinDay(payment.at.toDate()),
  };
  const balance = orderBalance(order);
  const agreed = order.gross_cents;
  const problem =
    paymentProblem({ amountCents, day }, balance, agreed, payments, days) ??
    refundProblem(order, payment);
  if (problem !== undefined) return refuse('not_possible', problem);
  const expected = isCancelled(order.order_status) ? 0 : expectedCents(balance, agreed);
  if (isMeant || reverses !== undefined || amountCents <= expected) return undefined;
  return { ...refuse('conflict', beyond(formatEuro(expected))), hint: 'beyond_open' };
}

const beyond = (open: string) =>
  `Offen sind nur ${open}. Ist die Zahlung schon eingetragen? Wenn nicht, tragen Sie sie trotzdem ein.`;

/** Statuses in which payment is owed; cancelled orders owe nothing. */
export const OWING_STATUSES = statusesThat(({ isOwed }) => isOwed);
const MAX_LISTED = 20;

type OpenDeps = Pick<AdminDeps, 'firestore' | 'now'>;

/** Open and overdue sums, from two aggregations. */
export async function readOpenPayments(deps: OpenDeps): Promise<OpenPayments> {
  const [open, overdue] = await Promise.all([sumOf(openOrders(deps)), sumOf(overdueOrders(deps))]);
  return { open, overdue };
}

/** Orders that should have been paid, the longest overdue first. */
export async function listOverdue(deps: AdminDeps): Promise<AdminOrder[]> {
  const { docs } = await overdueOrders(deps).orderBy('due_day').limit(MAX_LISTED).get();
  const orders = readable(docs, deps.log).map(({ stored }) => stored);
  return toAdminOrders(orders, deps.adminNames);
}

/** Leaves out orders older than payment records until they are indexed. */
function openOrders({ firestore }: OpenDeps): Query<StoredOrder> {
  return ordersOf(firestore)
    .where('payment_state', 'in', OPEN_STATES)
    .where('order_status', 'in', OWING_STATUSES);
}

function overdueOrders(deps: OpenDeps): Query<StoredOrder> {
  return openOrders(deps).where('due_day', '<', berlinDay(deps.now()));
}

async function sumOf(orders: Query<StoredOrder>): Promise<{ count: number; amount: number }> {
  const sums = { count: AggregateField.count(), cents: AggregateField.sum('open_cents') };
  const { count, cents } = (await orders.aggregate(sums).get()).data();
  return { count, amount: toEuro(cents) };
}
