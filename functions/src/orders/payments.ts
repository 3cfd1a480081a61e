import { balanceOf, OPEN_STATES } from '@shop/domain/claim/claim';
import { toCents, toEuro } from '@shop/domain/money/money';
import type { AdminOrder } from '@shop/domain/order/order';
import { isCancelled, statusesThat } from '@shop/domain/order/order-status';
import { reminderProblem } from '@shop/domain/order/unpaid-order';
import {
  expectedCents,
  type OpenPayments,
  type PaymentRequest,
  paymentProblem,
} from '@shop/domain/payment/order-payments';
import { inDefaultSince, reminderClaim } from '@shop/domain/payment/reminders';
import { formatEuro } from '@shop/domain/text/format';
import { berlinDay } from '@shop/domain/time/calendar';
import { AggregateField, type Query, Timestamp } from 'firebase-admin/firestore';
import type { AdminDeps } from '../accounts/admin-names.ts';
import type { Change } from '../changes/change-one.ts';
import { type Outcome, type Refusal, refuse } from '../errors/refusal.ts';
import { type OutboxDeps, putMail } from '../mail/outbox.ts';
import { agreedCents, claimOf, orderBalance, standingReminders } from '../stored/claim.ts';
import {
  ordersOf,
  type StoredOrder,
  type StoredPayment,
  type StoredReminder,
} from '../stored/order.ts';
import { readable } from '../stored/readable.ts';
import { sentEarlier } from '../stored/same-request.ts';
import { readSetting } from '../stored/setting.ts';
import { toAdminOrders } from './admin-order.ts';
import { changeOrderAsAdmin } from './change-order.ts';

const NOT_REVERSIBLE = refuse(
  'conflict',
  'Diese Zahlung wurde bereits zurückgenommen oder gehört nicht zu dieser Bestellung.',
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
export function bookPayment(
  deps: OutboxDeps,
  orderNumber: string,
  { id, amount, day, reverses, beyond_open = false }: PaymentRequest,
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
  return changeOrderAsAdmin(deps, orderNumber, (order) => withPayment(order, payment, beyond_open));
}

function withPayment(
  order: StoredOrder,
  payment: StoredPayment,
  isMeant: boolean,
): Change<StoredOrder> {
  const earlier = sentEarlier(order.payments, payment);
  if (earlier) return earlier.refusal;
  const refusal = refusalOf(order, payment, isMeant);
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
    if (!reversed || reversed.reverses !== undefined || isTaken) return NOT_REVERSIBLE;
    if (amountCents !== -reversed.amount_cents) return OTHER_AMOUNT;
  }
  const days = {
    ordered: berlinDay(order.created_at.toDate()),
    today: berlinDay(payment.at.toDate()),
  };
  const balance = orderBalance(order);
  const agreed = agreedCents(order);
  const problem = paymentProblem({ amountCents, day }, balance, agreed, payments, days);
  if (problem !== undefined) return refuse('not_possible', problem);
  const expected = isCancelled(order.order_status) ? 0 : expectedCents(balance, agreed);
  if (isMeant || amountCents <= expected) return undefined;
  return { ...refuse('conflict', beyond(formatEuro(expected))), hint: 'beyond_open' };
}

const beyond = (open: string) =>
  `Offen sind nur ${open}. Ist die Zahlung schon eingetragen? Wenn nicht, tragen Sie sie trotzdem ein.`;

/**
 * Sends the customer a reminder of the open amount, once a day and three times at most. A repeated request
 * sends nothing. The order keeps the account named in the reminder, and the amounts claimed are open from
 * then on. Refuses orders that are paid, cancelled or not yet due.
 */
export function remindOfPayment(
  deps: OutboxDeps,
  orderNumber: string,
  { id }: { id: string },
  uid: string,
): Promise<Outcome<AdminOrder>> {
  const now = deps.now();
  const sent = { id, by_uid: uid, at: Timestamp.fromDate(now) };
  return changeOrderAsAdmin(deps, orderNumber, async (stored, transaction) => {
    const { reminders = [] } = stored;
    const earlier = sentEarlier(reminders, sent);
    if (earlier) return earlier.refusal;
    const problem = reminderProblem(remindable(stored), now);
    if (problem !== undefined) return refuse('not_possible', problem);
    const [bank, terms] = await Promise.all([
      readSetting(deps.firestore, 'bank', transaction),
      readSetting(deps.firestore, 'reminders', transaction),
    ]);
    const claim = claimOf(stored);
    const { openCents, openCostsCents } = balanceOf(claim);
    const standing = standingReminders(stored);
    const claimedAt = standing.findLast(({ interest_cents }) => interest_cents)?.at;
    const isBusiness = stored.company_name !== '';
    const { dueDay = berlinDay(now) } = claim;
    const first = berlinDay(standing[0]?.at.toDate() ?? now);
    const claimedOn = {
      openCents: openCents - openCostsCents,
      since: claimedAt
        ? berlinDay(claimedAt.toDate())
        : inDefaultSince({ dueDay, isBusiness }, first),
      isBusiness,
      hasFlatSum: standing.some(({ flat_cents }) => flat_cents),
    };
    const reminder: StoredReminder = {
      ...sent,
      open_cents: claimedOn.openCents,
      earlier_cents: openCostsCents,
      ...reminderClaim(standing.length, claimedOn, terms, berlinDay(now)),
    };
    const order = { ...stored, bank, reminders: [...reminders, reminder] };
    const subject = { kind: 'payment_reminder' as const, order, part: id };
    return { ok: true, value: order, mails: [putMail(transaction, deps, orderNumber, subject)] };
  });
}

function remindable(order: StoredOrder) {
  const claim = claimOf(order);
  return {
    status: order.order_status,
    claim: claim.kind,
    state: balanceOf(claim).state,
    email: order.customer_email,
    dueDay: claim.dueDay,
    stop: order.reminder_stops?.at(-1),
    reminders: standingReminders(order).map(({ at, pay_by }) => {
      return { at: at.toDate(), payBy: pay_by };
    }),
  };
}

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
