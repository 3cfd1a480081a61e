import { bookingState } from '@shop/domain/booking/booking-state';
import { standing } from '@shop/domain/booking/rental-set';
import {
  type BookingMailKind,
  isBookingMail,
  isEventMail,
  isStepMail,
  STATUS_OF_MAIL,
  type StepMailKind,
  stateOfMail,
} from '@shop/domain/contract/mail';
import type { CustomerMember } from '@shop/domain/customer/customer-fields';
import { damageNumber } from '@shop/domain/deposit/own-claim';
import type { Invoice } from '@shop/domain/invoice/invoice';
import type { StoredCustomer } from '@shop/domain/office/stored-catalogue';
import { isCancelled, orderStatus } from '@shop/domain/order/order-status';
import { customerId } from '@shop/domain/text/customer-number';
import type { Firestore } from 'firebase-admin/firestore';
import type { AdminNames } from '../accounts/admin-names.ts';
import { orderBalance } from '../stored/balance.ts';
import { accountsOf, changesOf, type StoredChange } from '../stored/change.ts';
import { contactsOf, type StoredContactRequest } from '../stored/contact.ts';
import { customerOf } from '../stored/entry.ts';
import { invoiceDocumentOf, readInvoice } from '../stored/invoice.ts';
import { type MemberMailKind, memberMail } from '../stored/member-mail.ts';
import type { StoredNote } from '../stored/notes.ts';
import { orderOf, type StoredOrder } from '../stored/order.ts';
import type { StoredOutboxEntry } from '../stored/outbox-entry.ts';
import { depositNumber, ownClaimOf, type StoredOwnClaim } from '../stored/own-claim.ts';
import { quoteOf, type StoredQuote } from '../stored/quote.ts';
import {
  othersOf,
  rentalBookingOf,
  rentalRecordOf,
  type StoredRentalBooking,
  type StoredRentalRecord,
} from '../stored/rental-booking.ts';
import { type StoredStandingOrder, standingOrderOf } from '../stored/standing-order.ts';

/** Subject of a mail: a document, or a used-up quota. */
export type Subject =
  | { kind: 'order_confirmation' | 'order_notice' | 'cancellation_notice'; order: StoredOrder }
  | { kind: StepMailKind; order: StoredOrder; part?: string }
  | {
      kind: BookingMailKind;
      booking: StoredRentalBooking;
      /** This booking and the others of its reservation that the event was about, as they are now. */
      told?: readonly StoredRentalBooking[];
      /** The booking whose page is linked: one of the reservation that still stands, if this one does not. */
      linked?: StoredRentalBooking;
      /** The handover or return record that the mail is about. */
      record?: StoredRentalRecord;
      /** The deposit or damage that it is about. */
      claim?: StoredOwnClaim;
      part?: string;
    }
  | {
      kind: 'contact_notice' | 'contact_receipt' | 'withdrawal_receipt';
      contact: StoredContactRequest;
    }
  | {
      kind: 'payment_reminder' | 'payment_refunded' | 'withdrawal_decided';
      order: StoredOrder;
      part: string;
    }
  | NonNullable<ReturnType<typeof eventSubject>>
  | { kind: 'invoice'; order: StoredOrder; invoice: Invoice; part: string }
  | { kind: 'quote' | 'quote_reminder'; quote: StoredQuote; part: string }
  | { kind: 'standing_news'; standing: StoredStandingOrder; part: string }
  | {
      kind: 'contact_reply';
      contact: StoredContactRequest;
      reply: StoredNote;
      part: string;
    }
  | { kind: MemberMailKind; customer: StoredCustomer; member: CustomerMember; part: string }
  | { kind: 'mail_limit_notice'; part: string }
  | { kind: 'security_notice'; change: StoredChange; nameOf: (uid: string) => string };

/** Reads an entry's subject. Undefined if nothing is to be sent: the person's data was erased, the step undone, the order paid. */
export async function readSubject(
  { firestore, adminNames }: { firestore: Firestore; adminNames: AdminNames },
  { kind, subject_id, part = '' }: Pick<StoredOutboxEntry, 'kind' | 'subject_id' | 'part'>,
): Promise<Subject | undefined> {
  if (kind === 'mail_limit_notice') return { kind, part };
  if (kind === 'contact_notice' || kind === 'contact_receipt' || kind === 'withdrawal_receipt') {
    const contact = (await contactsOf(firestore).doc(subject_id).get()).data();
    return contact && { kind, contact };
  }
  if (kind === 'contact_reply') {
    const contact = (await contactsOf(firestore).doc(subject_id).get()).data();
    const reply = contact?.replies?.find(({ id }) => id === part);
    return contact && reply && { kind, contact, reply, part };
  }
  if (kind === 'member_invited' || kind === 'member_added') {
    const id = customerId(subject_id);
    if (!id) return undefined;
    const customer = (await customerOf(firestore, id).get()).data();
    // Skips people removed in the meantime or already members.
    const member = customer?.members.find((each) => isTold(each, { kind, part }));
    return customer && member && { kind, customer, member, part };
  }
  if (kind === 'security_notice') {
    const change = (await changesOf(firestore).doc(subject_id).get()).data();
    return change && { kind, change, nameOf: await adminNames.namesOf(accountsOf(change)) };
  }
  if (kind === 'quote' || kind === 'quote_reminder') {
    const quote = (await quoteOf(firestore, subject_id).get()).data();
    // Not for replaced versions, nor for quotes that can no longer be ordered.
    const isCurrent = quote?.status === 'sent' && String(quote.offer?.version) === part;
    return isCurrent ? { kind, quote, part } : undefined;
  }
  if (kind === 'standing_news') {
    const standing = (await standingOrderOf(firestore, subject_id).get()).data();
    return standing?.history.some(({ id }) => id === part) ? { kind, standing, part } : undefined;
  }
  if (isBookingMail(kind)) {
    const booking = (await rentalBookingOf(firestore, subject_id).get()).data();
    if (!booking || booking.customer_email === '') return undefined;
    const entry = entryOfMail(kind, booking, part);
    const others = entry ? await othersOf(firestore, booking) : [];
    const told = toldWith(booking, others, entry);
    if (told.every((each) => isOver(kind, each))) return undefined;
    if (kind === 'booking_withdrawn' && !isLast(booking, part)) return undefined;
    const isSigned = kind === 'booking_handed_out' || kind === 'booking_returned';
    const record = isSigned && (await rentalRecordOf(firestore, subject_id).get()).data();
    const claimed = CLAIM_OF_MAIL[kind]?.(subject_id);
    const claim = claimed && (await ownClaimOf(firestore, claimed).get()).data();
    return {
      kind,
      booking,
      told: told.filter((each) => !isOver(kind, each)),
      linked: standing([booking, ...others])[0] ?? booking,
      ...(record && { record }),
      ...(claim && { claim }),
      ...(part && { part }),
    };
  }
  const order = (await orderOf(firestore, subject_id).get()).data();
  if (!order || order.customer_email === '') return undefined;
  if (kind === 'invoice') {
    const stored = (await invoiceDocumentOf(firestore, part).get()).data();
    return stored && { kind, order, invoice: readInvoice(stored), part };
  }
  if (isEventMail(kind)) {
    return isCancelled(order.order_status) ? undefined : eventSubject(order, Number(part));
  }
  if (kind === 'withdrawal_decided') return isLast(order, part) ? { kind, order, part } : undefined;
  if (kind === 'payment_refunded')
    return isInForce(order, part) ? { kind, order, part } : undefined;
  if (kind === 'payment_reminder') return isOwed(order) ? { kind, order, part } : undefined;
  if (!isStepMail(kind)) return { kind, order };
  return isUndone(kind, order) ? undefined : { kind, order, ...(part && { part }) };
}

/** The event of a booking that a mail is about. */
function entryOfMail(kind: BookingMailKind, { history }: StoredRentalBooking, part: string) {
  const state = stateOfMail(kind);
  return state ? history.findLast(({ what }) => what === state) : history[Number(part || -1)];
}

/** A booking with the others of its reservation that an event was about. */
function toldWith(
  booking: StoredRentalBooking,
  others: readonly StoredRentalBooking[],
  entry: { id: string; told_with?: string } | undefined,
): StoredRentalBooking[] {
  return [
    booking,
    ...others.filter(({ history }) =>
      history.some(({ id, told_with }) => id === entry?.id && told_with),
    ),
  ];
}

/** The mail about an event in the history of an order, if its kind has one. */
export function eventSubject(order: StoredOrder, index: number) {
  const event = order.history?.[index];
  const kind = `event_${event?.what}`;
  return event && isEventMail(kind) ? { kind, order, event, part: String(index) } : undefined;
}

function isTold(member: CustomerMember, { kind, part }: { kind: MemberMailKind; part: string }) {
  const version = Number.parseInt(part, 10);
  const mail = memberMail(member, version);
  return mail.kind === kind && mail.part === part;
}

/** A replaced decision is no longer mailed. */
function isLast({ withdrawal }: Pick<StoredOrder, 'withdrawal'>, part: string): boolean {
  return withdrawal?.decisions?.at(-1)?.id === part;
}

const CLAIM_OF_MAIL: { [Kind in BookingMailKind]?: (bookingNumber: string) => string } = {
  booking_deposit: depositNumber,
  booking_damage: damageNumber,
};

/** A refund recorded by mistake is not mailed. */
function isInForce({ entries = [] }: StoredOrder, part: string): boolean {
  return !entries.some(({ reverses }) => reverses === part);
}

/** A delayed reminder is not sent if the order has been paid or cancelled. */
function isOwed(order: StoredOrder): boolean {
  return orderBalance(order).openCents > 0 && orderStatus(order.order_status).isOwed;
}

/** Whether a step's mail, sent late, would contradict a cancellation announced since. */
function isUndone(kind: StepMailKind, { order_status }: StoredOrder): boolean {
  return isCancelled(order_status) && STATUS_OF_MAIL[kind] !== order_status;
}

/** Whether a mail, sent late, would wrongly suggest that the booking still blocks its days. */
function isOver(kind: BookingMailKind, { state }: StoredRentalBooking): boolean {
  const told = stateOfMail(kind);
  const isAny =
    kind === 'booking_notice' || kind === 'booking_withdrawn' || CLAIM_OF_MAIL[kind] !== undefined;
  return !isAny && !bookingState(state).blocks && told !== state;
}
