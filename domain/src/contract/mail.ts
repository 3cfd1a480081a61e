import { BOOKING_STATES, bookingState, type MailedBookingState } from '../booking/booking-state.ts';
import {
  isMailedStatus,
  type MailedStatus,
  mailLabel,
  ORDER_STATUSES,
} from '../order/order-status.ts';

/** A mail that informs the customer of a step of their order. */
export type StepMailKind = `order_${MailedStatus}`;

/** Mails to a customer about a tool's booking. */
export type BookingStepMailKind = `booking_${MailedBookingState}`;

/** Who gets mails. Each audience has its own quota, so that strangers' requests cannot delay confirmations. */
export const AUDIENCES = ['customer', 'office', 'requester'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** For a mail that no status or state triggers: its label, and its recipient. */
interface MailRow {
  label: string;
  to: Audience;
  /** The office's list of addresses; without one the mailbox, as nobody may redirect the other notices. */
  list?: 'orders' | 'requests';
}

const OTHER_MAILS = {
  order_confirmation: { label: 'Bestellbestätigung', to: 'customer' },
  event_edit: { label: 'Mitteilung „geändert“', to: 'customer' },
  payment_reminder: { label: 'Zahlungserinnerung', to: 'customer' },
  payment_refunded: { label: 'Mitteilung „zurückgezahlt“', to: 'customer' },
  invoice: { label: 'Rechnung', to: 'customer' },
  quote: { label: 'Angebot', to: 'customer' },
  quote_reminder: { label: 'Erinnerung an ein Angebot', to: 'customer' },
  member_invited: { label: 'Einladung zu einer Firma', to: 'customer' },
  member_added: { label: 'Mitteilung „Konto gehört zu einer Firma“', to: 'customer' },
  standing_news: { label: 'Mitteilung zur Dauerbestellung', to: 'customer' },
  withdrawal_decided: { label: 'Entscheidung über einen Widerruf', to: 'customer' },
  contact_reply: { label: 'Antwort auf eine Anfrage', to: 'customer' },
  booking_moved: { label: 'Mitteilung „Miete geändert“', to: 'customer' },
  booking_extended: { label: 'Mitteilung „Miete verlängert“', to: 'customer' },
  booking_withdrawn: { label: 'Entscheidung über den Widerruf einer Miete', to: 'customer' },
  booking_deposit: { label: 'Beleg zur Kaution', to: 'customer' },
  booking_damage: { label: 'Schadensanzeige', to: 'customer' },
  booking_notice: { label: 'Meldung einer Mietbuchung', to: 'office', list: 'orders' },
  order_notice: { label: 'Meldung einer Bestellung', to: 'office', list: 'orders' },
  cancellation_notice: { label: 'Meldung einer Stornierung', to: 'office', list: 'orders' },
  contact_notice: { label: 'Meldung einer Anfrage', to: 'office', list: 'requests' },
  contact_receipt: { label: 'Eingangsbestätigung einer Anfrage', to: 'requester' },
  withdrawal_receipt: { label: 'Eingangsbestätigung eines Widerrufs', to: 'customer' },
  mail_limit_notice: { label: 'Meldung zum E-Mail-Versand', to: 'office' },
  security_notice: {
    label: 'Meldung einer Änderung von Bankverbindung oder Admins',
    to: 'office',
  },
} satisfies Record<string, MailRow>;

/** A mail about an event in the history of an order, named by the kind of the event. */
export type EventMailKind = Extract<keyof typeof OTHER_MAILS, `event_${string}`>;

/** A mail that no status, state or event triggers. */
export type OtherMailKind = Exclude<keyof typeof OTHER_MAILS, EventMailKind>;

/** The shop's e-mails: notices to the company, the others to the customer. */
export type MailKind = OtherMailKind | EventMailKind | StepMailKind | BookingStepMailKind;

/** A mail about a tool's booking. */
export type BookingMailKind = Extract<MailKind, `booking_${string}`>;

/** Status announced by each step mail. */
export const STATUS_OF_MAIL = Object.fromEntries(
  ORDER_STATUSES.filter(isMailedStatus).map((status) => [`order_${status}`, status]),
) as Record<StepMailKind, MailedStatus>;

export const isStepMail = (kind: string): kind is StepMailKind =>
  Object.hasOwn(STATUS_OF_MAIL, kind);

const STATE_OF_MAIL = Object.fromEntries(
  BOOKING_STATES.filter((state) => bookingState(state).mail !== null).map((state) => [
    `booking_${state}`,
    state,
  ]),
) as Record<BookingStepMailKind, MailedBookingState>;

/** The state that a mail about a booking announces; undefined if it is about another change. */
export const stateOfMail = (kind: MailKind): MailedBookingState | undefined =>
  STATE_OF_MAIL[kind as BookingStepMailKind];

export const isBookingMail = (kind: MailKind): kind is BookingMailKind =>
  kind.startsWith('booking_');

export const isEventMail = (kind: string): kind is EventMailKind =>
  kind.startsWith('event_') && Object.hasOwn(OTHER_MAILS, kind);

export const MAIL_KINDS = [
  ...Object.keys(OTHER_MAILS),
  ...Object.keys(STATUS_OF_MAIL),
  ...Object.keys(STATE_OF_MAIL),
] as readonly MailKind[];

export const isMailKind = (value: unknown): value is MailKind =>
  (MAIL_KINDS as readonly unknown[]).includes(value);

/**
 * German label of a kind of e-mail in the admin area; `kind` is undefined if it can no longer be determined.
 */
export function mailKindLabel(kind: MailKind | undefined): string {
  if (kind === undefined) return 'E-Mail';
  if (isStepMail(kind)) return mailLabel(STATUS_OF_MAIL[kind]);
  const state = stateOfMail(kind);
  return state ? (bookingState(state).mail ?? '') : OTHER_MAILS[kind as OtherMailKind].label;
}

/** The recipient of each kind of mail, and the office's address list it uses; by default the customer. */
export function addresseesOf(kind: unknown): Pick<MailRow, 'to' | 'list'> {
  const isOther = Object.hasOwn(OTHER_MAILS, String(kind));
  return isOther ? OTHER_MAILS[kind as OtherMailKind] : { to: 'customer' };
}

/** Why an e-mail was given up, except for the plain case that no mail server accepted it. */
export type UndeliveredReason = 'unreadable' | 'too_many' | 'unanswered' | 'restored';

const UNDELIVERED_REASON_LABELS: Record<UndeliveredReason, string> = {
  unreadable: 'Die gespeicherten Daten dazu sind nicht lesbar.',
  too_many: 'Nicht gesendet: zu viele E-Mails an diese Adresse oder von einem Anschluss.',
  unanswered:
    'Vielleicht angekommen: Der Mailserver hat die E-Mail zweimal übernommen, aber nicht geantwortet.',
  restored:
    'Vielleicht angekommen: Die Daten wurden auf einen früheren Stand zurückgesetzt, die E-Mail wartete damals noch.',
};

export const undeliveredReasonLabel = (reason: UndeliveredReason): string =>
  UNDELIVERED_REASON_LABELS[reason];

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
