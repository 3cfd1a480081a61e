import { toEuro } from '@shop/domain/money/money';
import { MAX_NOTES } from '@shop/domain/office/office';
import type { AdminOrder, AdminOrderItem } from '@shop/domain/order/order';
import { TEXTS, textsOf } from '@shop/domain/order/order-fields';
import { kindOf } from '@shop/domain/order/order-kinds';
import { isOrderNumber } from '@shop/domain/order/order-number';
import { isEditable, TAKE_BACK_MS } from '@shop/domain/order/order-status';
import type { OrderPayment } from '@shop/domain/payment/order-payments';
import type { OrderWriteOff } from '@shop/domain/receivable/ends';
import { entriesOf, signedCents } from '@shop/domain/receivable/entries';
import type { OrderWithdrawal } from '@shop/domain/withdrawal/withdrawal';
import type { AdminNames } from '../accounts/admin-names.ts';
import type { Noted } from '../changes/notes.ts';
import { titleOfReminder } from '../documents/reminder-letter.ts';
import { fromAllFields, toIso } from '../firestore/all-fields.ts';
import { notRewrittenBecause } from '../invoices/rewrite-invoice.ts';
import { refuse } from '../lib/refusal.ts';
import { shownAdvance } from '../stored/advances.ts';
import {
  expectedCents,
  orderBalance,
  paymentSums,
  refundCents,
  standingReminders,
} from '../stored/balance.ts';
import { moneyOf, type StoredEntry } from '../stored/entries.ts';
import { orderNotesOf } from '../stored/notes.ts';
import {
  BY_CUSTOMER,
  collectedNumbers,
  orderOf,
  type StoredOrder,
  type StoredOrderItem,
  type StoredWithdrawal,
} from '../stored/order.ts';
import {
  accountsIn,
  historyView,
  lastStatusChange,
  type StoredOrderEvent,
  standingParts,
} from '../stored/order-events.ts';
import { isHeld, refusedOf } from '../stored/order-facts.ts';
import { orderInvoices, refundedSince, toOrder, toOrderItem } from '../stored/order-view.ts';
import { withdrawableItems } from '../stored/withdrawn-lines.ts';

export const UNKNOWN_ORDER = refuse('not_found', 'Diese Bestellung gibt es nicht.');

export const ORDER_NOTES: Noted = {
  isNumber: isOrderNumber,
  of: orderOf,
  notesOf: orderNotesOf,
  unknown: UNKNOWN_ORDER,
  full: `Eine Bestellung fasst höchstens ${MAX_NOTES} Notizen.`,
};

/** An order with everything that the customer wrote, and the admins who changed it. */
export async function toAdminOrder(order: StoredOrder, admins: AdminNames): Promise<AdminOrder> {
  return withNames(order, await admins.namesOf(adminUids(order)));
}

export async function toAdminOrders(
  orders: readonly StoredOrder[],
  admins: AdminNames,
): Promise<AdminOrder[]> {
  const nameOf = await admins.namesOf(orders.flatMap(adminUids));
  return orders.map((order) => withNames(order, nameOf));
}

function adminUids(order: StoredOrder): string[] {
  const { taken_by_uid, entries = [], reminders = [], withdrawal } = order;
  const changes = [...entries, ...reminders, ...(withdrawal?.decisions ?? [])];
  const uids = [...accountsIn(order), ...changes.map(({ by_uid }) => by_uid)];
  return [...uids, taken_by_uid ?? BY_CUSTOMER].filter((uid) => uid !== BY_CUSTOMER);
}

/** A withdrawal as the office sees it. */
export function toOrderWithdrawal(
  { received_at, request_id, is_other_email, decisions }: StoredWithdrawal,
  nameOf: (uid: string) => string,
): OrderWithdrawal {
  return {
    received_at: toIso(received_at),
    request_id,
    is_other_email,
    ...(decisions && {
      decisions: decisions.map(({ id: _, taken: __, by_uid, at, ...decision }) => {
        return { ...decision, by: nameOf(by_uid), at: toIso(at) };
      }),
    }),
  };
}

function withSlips(item: StoredOrderItem): AdminOrderItem {
  const { reason, slips } = item.delivered ?? {};
  return {
    ...toOrderItem(item),
    ...(reason && { delivered_reason: reason }),
    ...(slips && { slips }),
  };
}

/** The part that can still be undone: the last one, as long as what is left of its order has not moved on. */
export const lastPart = (order: StoredOrder): StoredOrderEvent<'part'> | undefined =>
  isEditable(order.order_status) ? standingParts(order).at(-1) : undefined;

function withNames(stored: StoredOrder, nameOf: (uid: string) => string): AdminOrder {
  const { state, reliefCents } = orderBalance(stored);
  const forgotten = notRewrittenBecause(stored);
  const { cancel_own: _, ...deeds } = refusedOf(stored);
  const refused = { ...deeds, ...(forgotten && { rewrite: forgotten }) };
  return {
    ...toOrder(stored),
    ...(stored.revision && { revision: stored.revision }),
    payment_state: state,
    ...(reliefCents > 0 && { relief_amount: toEuro(reliefCents) }),
    ...orderInvoices(stored),
    ...(stored.to_invoice && { to_bill_amount: toEuro(expectedCents(stored)) }),
    refused,
    order_items: stored.order_items.map(withSlips),
    ...(stored.taken_by_uid !== undefined && { taken_by: nameOf(stored.taken_by_uid) }),
    ...(stored.likely_customer && { likely_customer: stored.likely_customer }),
    ...(isHeld(stored) && { is_held: true as const }),
    ...(stored.collected_by && { collecting_order: stored.collected_by.order_number }),
    ...(kindOf(stored).joinsOthers && { collects: collectedNumbers(stored) }),
    ...textsOf(stored, TEXTS.head),
    ...(stored.passes_on_vat && { passes_on_vat: true }),
    ...(stored.withdrawal && {
      withdrawal: {
        ...toOrderWithdrawal(stored.withdrawal, nameOf),
        refunded_amount: toEuro(refundedSince(stored, stored.withdrawal)),
        items: withdrawableItems(stored).map(toOrderItem),
      },
    }),
    history: historyOf(stored, nameOf, refused.take_back !== undefined),
    ...moneyShown(stored, nameOf),
  };
}

type NameOf = (uid: string) => string;

/** What happened to it; `isFinal` if its last step can no longer be undone. */
function historyOf(stored: StoredOrder, nameOf: NameOf, isFinal: boolean) {
  const step = isFinal ? undefined : lastStatusChange(stored);
  const isByOffice = step?.by_uid !== BY_CUSTOMER && !step?.taken_back;
  const undoable: unknown[] = [lastPart(stored), isByOffice && step];
  return historyView(
    stored,
    (uid) => (uid === BY_CUSTOMER ? 'Kunde' : nameOf(uid)),
    (event) =>
      undoable.includes(event)
        ? new Date(event.at.toMillis() + TAKE_BACK_MS).toISOString()
        : undefined,
  );
}

function toWriteOff(entry: StoredEntry, nameOf: NameOf): OrderWriteOff {
  const { id, day, cause, reverses, by_uid, at } = entry;
  return {
    id,
    amount: toEuro(signedCents(entry)),
    day,
    reason: cause ?? 'small_rest',
    ...(reverses && { reverses }),
    by: nameOf(by_uid),
    at: toIso(at),
  };
}

/** What was received, given up and reminded of. */
function moneyShown(stored: StoredOrder, nameOf: NameOf) {
  const standing = new Set(standingReminders(stored));
  const writeOffs = entriesOf(stored.entries ?? [], 'relief');
  return {
    payments: moneyOf(stored).map((entry) => {
      const { id, what, day, means, reverses, other } = entry;
      const isOfDeposit = what === 'from_deposit';
      return fromAllFields<OrderPayment>({
        id,
        amount: toEuro(signedCents(entry)),
        day,
        means,
        reverses,
        from_deposit: isOfDeposit ? other : undefined,
        other_order: isOfDeposit ? undefined : other,
        ...shownAdvance(stored, id),
        by: nameOf(entry.by_uid),
        at: toIso(entry.at),
      });
    }),
    ...(writeOffs.length > 0 && {
      write_offs: writeOffs.map((entry) => toWriteOff(entry, nameOf)),
    }),
    ...(paymentSums(stored).to_refund && {
      is_to_refund: true as const,
      refund_amount: toEuro(refundCents(stored)),
    }),
    reminders: (stored.reminders ?? []).map((reminder) => {
      const {
        id,
        by_uid,
        at,
        pay_by,
        fee_cents = 0,
        flat_cents = 0,
        interest_cents = 0,
      } = reminder;
      const { channel, posted_at, open_cents } = reminder;
      return {
        ...(open_cents !== undefined && { id }),
        title: titleOfReminder(stored, reminder),
        by: nameOf(by_uid),
        at: toIso(at),
        ...(pay_by && { pay_by }),
        ...(channel === 'letter' && { is_letter: true as const }),
        ...(posted_at && { posted_at: toIso(posted_at) }),
        ...(!standing.has(reminder) && { is_void: true }),
        ...(fee_cents > 0 && { fee: toEuro(fee_cents) }),
        ...(flat_cents > 0 && { flat_sum: toEuro(flat_cents) }),
        ...(interest_cents > 0 && { interest: toEuro(interest_cents) }),
      };
    }),
  };
}
