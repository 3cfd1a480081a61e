import { BOOKING_STATES, bookingState, type MailedBookingState } from '../booking/booking-state.ts';
import {
  isMailedStatus,
  type MailedStatus,
  mailLabel,
  ORDER_STATUSES,
} from '../order/order-status.ts';

/** A mail that tells the customer of a step of their order. */
export type StepMailKind = `order_${MailedStatus}`;

/** Mails to a customer about the booking of a tool. */
export type BookingStepMailKind = `booking_${MailedBookingState}`;

const OTHER_LABELS = {
  order_confirmation: 'Bestellbestätigung',
  order_edited: 'Mitteilung „geändert“',
  payment_reminder: 'Zahlungserinnerung',
  invoice: 'Rechnung',
  contact_reply: 'Antwort auf eine Anfrage',
  booking_moved: 'Mitteilung „Miete geändert“',
  booking_extended: 'Mitteilung „Miete verlängert“',
  booking_notice: 'Meldung einer Mietbuchung',
  order_notice: 'Meldung einer Bestellung',
  cancellation_notice: 'Meldung einer Stornierung',
  contact_notice: 'Meldung einer Anfrage',
  contact_receipt: 'Eingangsbestätigung einer Anfrage',
  withdrawal_receipt: 'Eingangsbestätigung eines Widerrufs',
  mail_limit_notice: 'Meldung zum E-Mail-Versand',
  security_notice: 'Meldung einer Änderung von Bankverbindung oder Admins',
};

/** The e-mails of the shop: notices to the company, the others to the customer. */
export type MailKind = keyof typeof OTHER_LABELS | StepMailKind | BookingStepMailKind;

/** A mail about the booking of a tool. */
export type BookingMailKind = Extract<MailKind, `booking_${string}`>;

/** The status that each mail of a step tells of. */
export const STATUS_OF_MAIL = Object.fromEntries(
  ORDER_STATUSES.filter(isMailedStatus).map((status) => [`order_${status}`, status]),
) as Record<StepMailKind, MailedStatus>;

/** Narrows a kind of mail to those of a step. */
export function isStepMail(kind: string): kind is StepMailKind {
  return Object.hasOwn(STATUS_OF_MAIL, kind);
}

const STATE_OF_MAIL = Object.fromEntries(
  BOOKING_STATES.filter((state) => bookingState(state).mail !== null).map((state) => [
    `booking_${state}`,
    state,
  ]),
) as Record<BookingStepMailKind, MailedBookingState>;

/** The state that a mail about a booking announces; undefined if it is about another change. */
export function stateOfMail(kind: MailKind): MailedBookingState | undefined {
  return STATE_OF_MAIL[kind as BookingStepMailKind];
}

export function isBookingMail(kind: MailKind): kind is BookingMailKind {
  return kind.startsWith('booking_');
}

export const MAIL_KINDS = [
  ...Object.keys(OTHER_LABELS),
  ...Object.keys(STATUS_OF_MAIL),
  ...Object.keys(STATE_OF_MAIL),
] as readonly MailKind[];

/** Narrows any value to a kind of mail. */
export function isMailKind(value: unknown): value is MailKind {
  return (MAIL_KINDS as readonly unknown[]).includes(value);
}

/**
 * German label of a kind of e-mail in the admin area; `kind` is undefined if it can no longer be determined.
 */
export function mailKindLabel(kind: MailKind | undefined): string {
  if (kind === undefined) return 'E-Mail';
  if (isStepMail(kind)) return mailLabel(STATUS_OF_MAIL[kind]);
  const state = stateOfMail(kind);
  return state ? (bookingState(state).mail ?? '') : OTHER_LABELS[kind as keyof typeof OTHER_LABELS];
}

/** Why an e-mail was given up, unless simply no mail server accepted it. */
export type UndeliveredReason = 'unreadable' | 'too_many' | 'unanswered' | 'restored';

const UNDELIVERED_REASON_LABELS: Record<UndeliveredReason, string> = {
  unreadable: 'Die gespeicherten Daten dazu sind nicht lesbar.',
  too_many: 'Nicht gesendet: zu viele E-Mails an diese Adresse oder von einem Anschluss.',
  unanswered:
    'Vielleicht angekommen: Der Mailserver hat die E-Mail zweimal übernommen, aber nicht geantwortet.',
  restored:
    'Vielleicht angekommen: Die Daten wurden auf einen früheren Stand zurückgesetzt, die E-Mail wartete damals noch.',
};

export function undeliveredReasonLabel(reason: UndeliveredReason): string {
  return UNDELIVERED_REASON_LABELS[reason];
}

/**
 * An e-mail that was given up. `about` is the order number, the name of a contact request's sender or its id;
 * `recipient` is an e-mail address, both instants are ISO. Fields that an unreadable document lacks are left
 * out.
 */
export interface UndeliveredMail {
  id: string;
  kind?: MailKind;
  recipient?: string;
  about: string;
  reason?: UndeliveredReason;
  created_at: string;
  given_up_at: string;
}

/** How many e-mails have been waiting for more than fifteen minutes; `oldest_at` is ISO. */
export interface WaitingMail {
  count: number;
  oldest_at?: string;
}
