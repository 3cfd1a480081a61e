import { isBookingNumber } from '@shop/domain/booking/booking';
import { billedOrderNumber } from '@shop/domain/deposit/own-claim';
import { isOrderNumber } from '@shop/domain/order/order-number';
import type { OrderMatch } from '@shop/domain/request/contact';
import { emailIn } from '@shop/domain/text/validation';
import {
  orderNumberIn,
  type Withdrawal,
  type WithdrawalReceipt,
  withdrawalStatement,
} from '@shop/domain/withdrawal/withdrawal';
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { Refusal } from '../errors/refusal.ts';
import { type ConfirmationSlot, nextWithdrawalSlots } from '../mail/confirmation-slots.ts';
import { type OutboxEntry, putMail } from '../mail/outbox.ts';
import { sendNow } from '../mail/send-entry.ts';
import { checkRateLimits, usesBy } from '../rate-limit/rate-limit.ts';
import { newContact, newContactOf, type StoredContactRequest } from '../stored/contact.ts';
import { orderOf, type StoredWithdrawal } from '../stored/order.ts';
import { rentalBookingOf } from '../stored/rental-booking.ts';
import { type ContactDeps, type ContactSender, requestId } from './send-contact.ts';

type SentWithdrawal = ({ ok: true } & WithdrawalReceipt) | Refusal;

/** A number that no order has; looking it up takes as long as reading an order. */
const NO_ORDER = 'B-00000-00000';

/**
 * Stores a withdrawal among the requests, with a receipt for its sender and a notice for the company, and
 * marks its order or booking (§ 356a BGB). The answer and its reads are the same whether or not the order
 * exists. Repeated with its idempotency key, a withdrawal keeps its first instant. There is no honeypot and
 * only a limit per minute: no declaration may get lost.
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
  const number = isBooking || isOrderNumber(typed) ? typed : NO_ORDER;
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
  const order_match = matchOf(isBooking ? booking : order, email);
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
  for (const found of [order, booking]) {
    if (!found || !replaces(found, mark)) continue;
    const revision = (found.get('revision') ?? 0) + 1;
    transaction.update(found.ref, { withdrawal: { ...mark, ...keptOf(found) }, revision });
  }
  const put = (kind: 'withdrawal_receipt' | 'contact_notice', slot: ConfirmationSlot) =>
    putMail(transaction, deps, reference.id, { kind, contact }, slot);
  const mails = [put('withdrawal_receipt', slots.receipt), put('contact_notice', slots.notice)];
  return { ok: true, contact, mails };
}

function matchOf(order: DocumentSnapshot | undefined, email: string): OrderMatch {
  if (!order?.exists) return 'unknown';
  const ordered = emailIn(String(order.get('customer_email'))).toLowerCase();
  return ordered === email.toLowerCase() ? 'same_email' : 'other_email';
}

/** A decision that ended the contract still stands, with all that follows from it; another was about the stranger's. */
function keptOf(order: DocumentSnapshot): Pick<StoredWithdrawal, 'decisions'> {
  const earlier: StoredWithdrawal | undefined = order.get('withdrawal');
  const { outcome, used_days } = earlier?.decisions?.at(-1) ?? {};
  const isEnded = outcome === 'whole' || used_days !== undefined;
  return isEnded && earlier?.decisions ? { decisions: earlier.decisions } : {};
}

/** The first declaration counts for the period, except that a stranger's does not block the customer's. */
function replaces(order: DocumentSnapshot, mark: StoredWithdrawal): boolean {
  const earlier: StoredWithdrawal | undefined = order.get('withdrawal');
  return order.exists && (!earlier || (earlier.is_other_email && !mark.is_other_email));
}
