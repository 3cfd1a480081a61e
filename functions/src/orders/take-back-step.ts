import type { AdminOrder, TakeBackRequest } from '@shop/domain/order/order';
import { isCancelled, TAKE_BACK_MS } from '@shop/domain/order/order-status';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { type Outcome, type Refusal, refuse } from '../errors/refusal.ts';
import { stepSubject } from '../mail/outbox.ts';
import { BY_CUSTOMER, type StoredOrder, type StoredStatusChange } from '../stored/order.ts';
import {
  dueEntry,
  entryOf,
  GIVE_UP_AFTER_MS,
  type StoredOutboxEntry,
} from '../stored/outbox-entry.ts';
import { alreadyInvoiced } from './change-billing.ts';
import { changeOrderAsAdmin, type StepDeps } from './change-order.ts';
import { movedOn } from './change-status.ts';

const BY_THE_CUSTOMER = refuse(
  'not_possible',
  'Diese Bestellung hat der Kunde selbst storniert. Das lässt sich nicht zurücknehmen.',
);
const OF_A_RENTAL = refuse(
  'not_possible',
  'Diese Bestellung rechnet eine Miete ab, die abgeschlossen ist. Das lässt sich nicht zurücknehmen.',
);
const TOO_LATE = refuse(
  'not_possible',
  'Ein Schritt lässt sich nur zehn Minuten lang zurücknehmen, bevor der Kunde davon erfährt.',
);

/**
 * Undoes the last step of an order within ten minutes, before its customer is notified: the order returns to
 * its previous status, the history keeps both, and the waiting mail is deleted. A repeated request changes
 * nothing. Refuses a step taken by the customer, and an order that has moved on.
 */
export function takeBackStep(
  deps: StepDeps,
  orderNumber: string,
  { to, at }: TakeBackRequest,
  uid: string,
): Promise<Outcome<AdminOrder>> {
  const now = deps.now();
  return changeOrderAsAdmin(deps, orderNumber, async (order, transaction) => {
    const { status_changes = [] } = order;
    const step = status_changes.findLast(
      (each) => each.to === to && each.at.toDate().toISOString() === at,
    );
    if (step?.taken_back) return { ok: true, order };
    if (!step || step !== status_changes.at(-1)) return movedOn(order.order_status);
    if (step.by_uid === BY_CUSTOMER) return BY_THE_CUSTOMER;
    if (order.booking_number) return OF_A_RENTAL;
    const invoiced = alreadyInvoiced(order);
    if (invoiced) return invoiced;
    const taken_back = { by_uid: uid, at: Timestamp.fromDate(now) };
    const { to_invoice: _, ...others } = order;
    const restored: StoredOrder = {
      ...others,
      order_status: step.from,
      status_changes: [...status_changes.slice(0, -1), { ...step, taken_back }],
    };
    const refusal = await takeBackMail(transaction, deps, { order, restored, step });
    return refusal ?? { ok: true, order: restored };
  });
}

interface TakenBack {
  order: StoredOrder;
  restored: StoredOrder;
  step: StoredStatusChange;
}

/** Deletes the mail of a step that is undone; refuses if the customer may have received it. */
async function takeBackMail(
  transaction: Transaction,
  { firestore, now }: StepDeps,
  { order, restored, step }: TakenBack,
): Promise<Refusal | undefined> {
  if (now().getTime() >= step.at.toMillis() + TAKE_BACK_MS) return TOO_LATE;
  const { order_number } = order;
  const readMail = async (told: StoredOrder) => {
    const { kind, part } = stepSubject(told) ?? {};
    if (!kind) return undefined;
    const reference = entryOf(firestore, kind, order_number, part);
    return { kind, part, reference, stored: (await transaction.get(reference)).data() };
  };
  const [mail, before] = await Promise.all([
    readMail(order),
    isCancelled(step.to) && order.customer_email ? readMail(restored) : undefined,
  ]);
  if (mail?.stored && isBegun(mail.stored)) return TOO_LATE;
  if (mail?.stored) transaction.delete(mail.reference);
  // Restores the previous step's mail: a sweep drops it while the order is cancelled.
  if (before && !before.stored && isRecent(restored, now())) {
    const entry = dueEntry(before.kind, order_number, now());
    transaction.create(before.reference, { ...entry, ...(before.part && { part: before.part }) });
  }
  return undefined;
}

function isBegun({ state, tries }: StoredOutboxEntry): boolean {
  return state === 'sent' || tries > 0;
}

/** A missing entry of an old step means that its mail was sent: such entries are deleted after a while. */
function isRecent({ order_status, status_changes = [] }: StoredOrder, now: Date): boolean {
  const reached = status_changes.findLast(({ to }) => to === order_status);
  return reached !== undefined && reached.at.toMillis() > now.getTime() - GIVE_UP_AFTER_MS;
}
