import { type Cents, toCents } from '@shop/domain/money/money';
import type { AdminOrder } from '@shop/domain/order/order';
import { isCancelled, statusesThat } from '@shop/domain/order/order-status';
import {
  expectedCents,
  type PaymentMeans,
  type PaymentRequest,
  paymentProblem,
} from '@shop/domain/payment/order-payments';
import { type Entry, entryKind, signedCents } from '@shop/domain/receivable/entries';
import { formatEuro } from '@shop/domain/text/format';
import { Timestamp } from 'firebase-admin/firestore';
import type { AdminDeps } from '../accounts/admin-names.ts';
import { writeAdvance } from '../invoices/advance-invoices.ts';
import type { InvoiceDeps } from '../invoices/invoice-chain.ts';
import { type Outcome, type Refusal, refuse } from '../lib/refusal.ts';
import { putMail } from '../mail/outbox.ts';
import { type EntryRules, type NewEntry, recordEntry } from '../receivables/record-entry.ts';
import { refundProblem } from '../stored/advances.ts';
import { orderBalance } from '../stored/balance.ts';
import { moneyOf, withAdded } from '../stored/entries.ts';
import { orderOf, type StoredOrder } from '../stored/order.ts';
import { mayDo } from '../stored/order-facts.ts';
import { forPart } from '../stored/same-request.ts';
import { readSetting } from '../stored/setting.ts';
import { toAdminOrder } from './admin-order.ts';
import { changeOrderAsAdmin } from './change-order.ts';
import { withSharesBack } from './shares-back.ts';
import { withSmallRest } from './small-rest.ts';

const NOT_REVERSIBLE = refuse(
  'conflict',
  'Diese Zahlung wurde bereits zurückgenommen oder gehört nicht zu dieser Bestellung.',
);
/** Money that did not come or go by itself, and what is no money. */
const NOT_REVERSED: Readonly<Record<string, Refusal | undefined>> = {
  '': NOT_REVERSIBLE,
  transfer: refuse(
    'not_possible',
    'Diesen Betrag hat eine Teillieferung mit sich genommen. Das lässt sich nur mit ihr zurücknehmen.',
  ),
  deposit: refuse(
    'conflict',
    'Diese Zahlung kam aus der Kaution: Bitte buchen Sie sie dort gegen, in der Miete.',
  ),
};
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
  const cents = toCents(amount);
  const by = { id, day, by_uid: uid, at: Timestamp.fromDate(deps.now()) };
  const booked = await changeOrderAsAdmin(deps, orderNumber, async (order, transaction) => {
    const asked = paymentOf(order, cents, { ...by, means, ...(reverses && { reverses }) });
    const back = await withSharesBack(transaction, deps, order, asked);
    if ('code' in back) return back;
    const refusal = mayDo(back.order, 'pay');
    if (refusal) return refusal;
    const recorded = recordEntry(back.order, asked, paymentRules(back.order, asked, beyond_open));
    if (!recorded.ok) return recorded;
    const { entry } = recorded;
    const paid = withAdded(back.order, entry);
    const value = await withSmallRest(deps, transaction, paid, entry);
    back.write?.();
    const isTold = order.customer_email && cents < 0 && reverses === undefined;
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

/** The entry for a payment, of negative cents if it is a refund; a reversal uses the means of what it reverses. */
function paymentOf(
  { entries }: StoredOrder,
  cents: Cents,
  { means, ...by }: Omit<NewEntry, 'means'> & { means: PaymentMeans | undefined },
): NewEntry & Entry {
  const reversed = entries?.find(({ id }) => id === by.reverses);
  const what = reversed?.what ?? (cents < 0 ? 'paid_back' : 'paid');
  const way = reversed ? reversed.means : means;
  const isNamed = way !== undefined && way !== 'bank';
  return { ...by, what, cents: cents * entryKind(what).sign, ...(isNamed && { means: way }) };
}

/** The rules for a payment; `isMeant`: it may be more than what is open. */
function paymentRules(order: StoredOrder, asked: Entry, isMeant: boolean): EntryRules {
  return {
    notReversible: NOT_REVERSIBLE,
    notReversed: ({ what }) => NOT_REVERSED[entryKind(what).account ?? ''],
    of: 'order',
    since: order.created_at,
    beyond: (entry) => {
      if (entry.cents !== asked.cents) return OTHER_AMOUNT;
      const cents = signedCents(entry);
      const balance = orderBalance(order);
      const problem =
        paymentProblem(cents, balance, order.gross_cents, moneyOf(order).length) ??
        refundProblem(order, entry);
      if (problem !== undefined) return refuse('not_possible', problem);
      const isOff = isCancelled(order.order_status);
      const expected = isOff ? 0 : expectedCents(balance, order.gross_cents);
      if (isMeant || entry.reverses !== undefined || cents <= expected) return undefined;
      return { ...refuse('conflict', beyond(formatEuro(expected))), hint: 'beyond_open' };
    },
  };
}

const beyond = (open: string) =>
  `Offen sind nur ${open}. Ist die Zahlung schon eingetragen? Wenn nicht, tragen Sie sie trotzdem ein.`;

/** Statuses in which payment is owed; cancelled orders owe nothing. */
export const OWING_STATUSES = statusesThat(({ isOwed }) => isOwed);
