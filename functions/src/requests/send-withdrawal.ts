import { isBookingNumber } from '@shop/domain/booking/booking';
import { billedOrderNumber } from '@shop/domain/deposit/own-claim';
import { isInvoiceNumber } from '@shop/domain/invoice/invoice';
import { kindOf } from '@shop/domain/order/order-kinds';
import { isOrderNumber, wholeNumber } from '@shop/domain/order/order-number';
import type { OrderMatch } from '@shop/domain/request/contact';
import {
  orderNumberIn,
  type Withdrawal,
  type WithdrawalReceipt,
  withdrawalStatement,
} from '@shop/domain/withdrawal/withdrawal';
import { endsContract } from '@shop/domain/withdrawal/withdrawal-decision';
import type {
  DocumentReference,
  DocumentSnapshot,
  Timestamp,
  Transaction,
} from 'firebase-admin/firestore';
import { checkRateLimits, usesBy } from '../firestore/rate-limit.ts';
import { type LastChange, raised } from '../firestore/revision.ts';
import type { Refusal } from '../lib/refusal.ts';
import { type ConfirmationSlot, nextWithdrawalSlots } from '../mail/confirmation-slots.ts';
import { type OutboxEntry, putMail } from '../mail/outbox.ts';
import { sendNow } from '../mail/send-entry.ts';
import { newContact, newContactOf, type StoredContactRequest } from '../stored/contact.ts';
import { bookEntryOf } from '../stored/invoice.ts';
import {
  collectedNumbers,
  orderOf,
  type StoredOrderItem,
  type StoredWithdrawal,
} from '../stored/order.ts';
import { type StoredOrderEvent, standingParts } from '../stored/order-events.ts';
import { emailKey } from '../stored/owner.ts';
import { rentalBookingOf } from '../stored/rental-booking.ts';
import { type ContactDeps, type ContactSender, requestId } from './send-contact.ts';

type SentWithdrawal = ({ ok: true } & WithdrawalReceipt) | Refusal;

/** A number that no order has; looking it up takes as long as reading an order. */
const NO_ORDER = 'B-00000-00000';
const NO_INVOICE = 'RE-0000-00000';

/**
 * Stores a withdrawal among the requests, with a receipt for its sender and a notice for the company, and marks the
 * order with all its parts, or the booking (§ 356a BGB), found by its number or its invoice's. The answer and its
 * reads are the same whether or not an order exists. A retry with the same idempotency key keeps the time of the
 * first. There is no honeypot and only a limit per minute: no declaration may get lost.
 */
export async function sendWithdrawal(
  deps: ContactDeps,
  withdrawal: Withdrawal,
  sender: ContactSender,
): Promise<SentWithdrawal> {
  const { idempotencyKey } = sender;
  const { name, email, order_number, goods } = withdrawal;
  const content = ['withdrawal', name, email, order_number, goods];
  const id = idempotencyKey && requestId(deps.rateLimitKey, idempotencyKey, content);
  const reference = newContactOf(deps.firestore, id);
  const stored = await deps.runTransaction((transaction) =>
    storeWithin(transaction, deps, reference, withdrawal, sender),
  );
  if (!stored.ok) return stored;
  await sendNow(deps, stored.mails);
  return { ok: true, received_at: stored.contact.created_at.toDate().toISOString() };
}

type Stored = { ok: true; contact: StoredContactRequest; mails: readonly OutboxEntry[] } | Refusal;

async function storeWithin(
  transaction: Transaction,
  deps: ContactDeps,
  reference: DocumentReference<StoredContactRequest>,
  withdrawal: Withdrawal,
  { address, sessionId }: ContactSender,
): Promise<Stored> {
  const earlier = (await transaction.get(reference)).data();
  if (earlier) return { ok: true, contact: earlier, mails: [] };
  // Counted separately and only per minute; otherwise a sender's questions could keep them from withdrawing.
  const limit = { ...deps.contactLimit, name: 'withdrawal', longer: [] };
  const allowance = await checkRateLimits(transaction, deps, [
    ...usesBy(address, limit),
    ...(sessionId === undefined ? [] : [{ limit, by: `session ${sessionId}` }]),
  ]);
  if (!allowance.ok) return allowance;
  const { name, email, order_number } = withdrawal;
  const typed = orderNumberIn(order_number);
  const isBooking = isBookingNumber(typed);
  const invoice = isInvoiceNumber(typed) ? typed : NO_INVOICE;
  const booked = await transaction.get(bookEntryOf(deps.firestore, invoice).withConverter(null));
  const named = isBooking || isOrderNumber(typed) ? typed : NO_ORDER;
  const number = wholeNumber(booked.get('order_number') ?? named);
  // A billed rental is decided with its order, so that both are marked.
  const contracts = [
    orderOf(deps.firestore, billedOrderNumber(number)),
    rentalBookingOf(deps.firestore, number.replace(/^B/, 'M')),
  ];
  const [[order, booking], slots] = await Promise.all([
    // Without the converter: a withdrawal counts, even if the order cannot be read.
    transaction.getAll(...contracts.map((each: DocumentReference) => each.withConverter(null))),
    nextWithdrawalSlots(transaction, deps, { address, email }),
  ]);
  const others = [
    ...(await othersOf(transaction, deps, order)),
    ...(await ofReservation(transaction, deps, booking, number)),
  ];
  const collecting = await collectingOf(transaction, deps, [order, ...others]);
  const matches = (isBooking ? [booking] : [order, ...others]).map((each) => matchOf(each, email));
  const order_match = MATCHES.find((match) => matches.includes(match)) ?? 'unknown';
  const message = withdrawalStatement(withdrawal);
  const contact = newContact(
    { name, email, phone: '', message, request_type: 'withdrawal', order_number, order_match },
    deps.now(),
  );
  allowance.count();
  transaction.create(reference, contact);
  const mark = {
    received_at: contact.created_at,
    request_id: reference.id,
    is_other_email: order_match === 'other_email',
  };
  const joined = new Map<DocumentSnapshot, Set<string>>();
  for (const found of [order, booking, ...others]) {
    if (!found || kindOf(found.data() ?? {}).joinsOthers || !replaces(found, mark)) continue;
    const withdrawal = { ...mark, ...keptOf(found) };
    // A stranger may have sent it, so it must not invalidate a clerk's open form.
    const revised = mark.is_other_email ? {} : revisedBy(found, mark);
    transaction.update(found.ref, { withdrawal, ...revised });
    const joining = collecting.find(({ id }) => id === found.get('collected_by')?.order_number);
    if (!joining || mark.is_other_email) continue;
    const noted = listOf<string>(joining.get('withdrawn_orders'));
    joined.set(joining, new Set([...(joined.get(joining) ?? noted), found.id]));
  }
  for (const [joining, numbers] of joined) {
    transaction.update(joining.ref, {
      withdrawn_orders: [...numbers],
      ...revisedBy(joining, mark),
    });
  }
  const put = (kind: 'withdrawal_receipt' | 'contact_notice', slot: ConfirmationSlot) =>
    putMail(transaction, deps, reference.id, { kind, contact }, slot);
  const mails = [put('withdrawal_receipt', slots.receipt), put('contact_notice', slots.notice)];
  return { ok: true, contact, mails };
}

/** The other rentals of a reservation, with their bills, if the withdrawal names its number, which is that of the first. */
async function ofReservation(
  transaction: Transaction,
  { firestore }: ContactDeps,
  booking: DocumentSnapshot | undefined,
  number: string,
): Promise<DocumentSnapshot[]> {
  const [first, ...others] = listOf<string>(booking?.get('set'));
  if (others.length === 0 || first !== number.replace(/^B/, 'M')) return [];
  const found = others.flatMap((each): DocumentReference[] => [
    rentalBookingOf(firestore, each) as DocumentReference,
    orderOf(firestore, billedOrderNumber(each)) as DocumentReference,
  ]);
  return readAll(transaction, found);
}

/** The parts of an order, or the deliveries a collecting order bills. */
async function othersOf(
  transaction: Transaction,
  { firestore }: ContactDeps,
  order: DocumentSnapshot | undefined,
): Promise<DocumentSnapshot[]> {
  const { order_items, history, kind } = order?.data() ?? {};
  const parts = standingParts({ history: listOf<StoredOrderEvent>(history) });
  const joined = kindOf({ kind }).joinsOthers
    ? collectedNumbers({ order_items: listOf<StoredOrderItem>(order_items) })
    : [];
  const numbers = [...joined, ...parts.map(({ number }) => number)];
  return readAll(
    transaction,
    numbers.map((number) => orderOf(firestore, number)),
  );
}

/** Tolerates malformed orders. */
function revisedBy(found: DocumentSnapshot, { received_at: at }: { received_at: Timestamp }) {
  const { revision, last_changes } = found.data() ?? {};
  const before = { revision: revision ?? 0, last_changes: listOf<LastChange>(last_changes) };
  return raised(before, {}, { uid: '', what: 'withdrawn', at });
}

const listOf = <Each>(list: unknown): Each[] => (Array.isArray(list) ? list : []);

/** The collecting orders for these. */
function collectingOf(
  transaction: Transaction,
  { firestore }: ContactDeps,
  orders: readonly (DocumentSnapshot | undefined)[],
): Promise<DocumentSnapshot[]> {
  const numbers = orders.flatMap((each) => each?.get('collected_by')?.order_number ?? []);
  return readAll(
    transaction,
    [...new Set<string>(numbers)].map((number) => orderOf(firestore, number)),
  );
}

async function readAll(
  transaction: Transaction,
  references: readonly DocumentReference[],
): Promise<DocumentSnapshot[]> {
  if (references.length === 0) return [];
  const found = references.map((each) => each.withConverter(null));
  return (await transaction.getAll(...found)).filter(({ exists }) => exists);
}

/** Best first: the best match among a contract's orders counts. */
const MATCHES: readonly OrderMatch[] = ['same_email', 'other_email'];

function matchOf(order: DocumentSnapshot | undefined, email: string): OrderMatch {
  if (!order?.exists) return 'unknown';
  return emailKey(String(order.get('customer_email'))) === email.toLowerCase()
    ? 'same_email'
    : 'other_email';
}

/** A decision that ended the contract remains in force; any other was about the stranger's declaration. */
function keptOf(order: DocumentSnapshot): Pick<StoredWithdrawal, 'decisions'> {
  const earlier: StoredWithdrawal | undefined = order.get('withdrawal');
  const isEnded = endsContract(earlier?.decisions?.at(-1));
  return isEnded && earlier?.decisions ? { decisions: earlier.decisions } : {};
}

/** The first declaration counts for the period, except that a stranger's does not block the customer's. */
function replaces(order: DocumentSnapshot, mark: StoredWithdrawal): boolean {
  const earlier: StoredWithdrawal | undefined = order.get('withdrawal');
  return order.exists && (!earlier || (earlier.is_other_email && !mark.is_other_email));
}
