import { CALL_US } from '../company.ts';
import type { StatusColor } from '../order/order-status.ts';
import { type CalendarDay, formatDay, lastDayBefore } from '../time/calendar.ts';

export const BOOKING_STATES = [
  'requested',
  'confirmed',
  'handed_out',
  'returned',
  'closed',
  'declined',
  'cancelled',
  'expired',
] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

/** Everything about one state of a booking. */
interface StateRow {
  label: string;
  color: StatusColor;
  /** Label of the office's button that sets the state; null if the office does not set it. */
  action: string | null;
  next: readonly BookingState[];
  /** Office label of the customer mail; null if there is none. */
  mail: string | null;
  /** Whether the booking blocks its days for others. */
  blocks: boolean;
  /** Whether the customer may still cancel, until the deadline set by the office. */
  isCancellable: boolean;
  /** Whether its end can be postponed. */
  isExtendable: boolean;
}

const ROWS = {
  requested: {
    label: 'Eingegangen',
    color: 'yellow',
    action: null,
    next: ['confirmed', 'declined', 'cancelled', 'expired'],
    mail: 'Eingang der Reservierung',
    blocks: true,
    isCancellable: true,
    isExtendable: true,
  },
  confirmed: {
    label: 'Bestätigt',
    color: 'blue',
    action: 'Bestätigen',
    next: ['handed_out', 'cancelled'],
    mail: 'Bestätigung der Reservierung',
    blocks: true,
    isCancellable: true,
    isExtendable: true,
  },
  handed_out: {
    label: 'Ausgegeben',
    color: 'blue',
    action: 'Ausgeben',
    next: ['returned'],
    mail: 'Übergabeprotokoll',
    blocks: true,
    isCancellable: false,
    isExtendable: true,
  },
  returned: {
    label: 'Zurück',
    color: 'green',
    action: 'Rückgabe aufnehmen',
    next: ['closed'],
    mail: 'Rückgabeprotokoll',
    blocks: true,
    isCancellable: false,
    isExtendable: false,
  },
  closed: {
    label: 'Abgeschlossen',
    color: 'green',
    action: 'Abrechnen',
    next: [],
    // The invoice informs the customer.
    mail: null,
    blocks: true,
    isCancellable: false,
    isExtendable: false,
  },
  declined: {
    label: 'Abgelehnt',
    color: 'red',
    action: 'Ablehnen',
    next: [],
    mail: 'Absage der Reservierung',
    blocks: false,
    isCancellable: false,
    isExtendable: false,
  },
  cancelled: {
    label: 'Storniert',
    color: 'red',
    action: 'Stornieren',
    next: [],
    mail: 'Stornierung der Reservierung',
    blocks: false,
    isCancellable: false,
    isExtendable: false,
  },
  expired: {
    label: 'Verfallen',
    color: 'grey',
    action: null,
    next: [],
    mail: 'Verfall der Reservierung',
    blocks: false,
    isCancellable: false,
    isExtendable: false,
  },
} as const satisfies Record<BookingState, StateRow>;

export const isBookingState = (value: unknown): value is BookingState =>
  (BOOKING_STATES as readonly unknown[]).includes(value);

export const bookingState = (state: BookingState): StateRow => ROWS[state];

export const canMoveBooking = (from: BookingState, to: BookingState): boolean =>
  bookingState(from).next.includes(to);

/** A state that the customer is mailed about. */
export type MailedBookingState = {
  [S in BookingState]: (typeof ROWS)[S]['mail'] extends null ? never : S;
}[BookingState];

/** Whether a request reserves nothing until it is confirmed. */
export const reservesNothing = ({ state, blocked }: { state: BookingState; blocked?: object }) =>
  state === 'requested' && blocked === undefined;

/** Text for senders of such a request. */
export const NOT_RESERVED =
  'Von Ihrem Anschluss oder unter Ihrer E-Mail-Adresse sind schon sehr viele Geräte und Tage reserviert. Deshalb halten wir erst frei, was wir bestätigen; bis dahin können es andere mieten.';

/** For a request without obligation, as long as the price of transport is open. */
export const PRICE_FIRST =
  'Was Bringen und Holen kosten, nennen wir Ihnen vorher. Ihre Reservierung verpflichtet Sie bis dahin zu nichts: Die Miete kommt erst zustande, wenn Sie dem Preis zustimmen.';

/** Until when a request is held and answered: `bis zum 27.11.2026`, the last day before it ends. */
export function heldText(until: Date, start_day: CalendarDay): string {
  return isUrgent(until, start_day)
    ? `bis zur Übergabe am ${formatDay(start_day)}`
    : `bis zum ${formatDay(lastDayBefore(until))}`;
}

/** Whether a request held until then may be answered only on its first day, as the office is closed before. */
export const isUrgent = (until: Date, start_day: CalendarDay) => lastDayBefore(until) >= start_day;

/** What the customer has: a reservation until the tool is handed over, then a rental. */
export const nounOf = (state: BookingState): 'Reservierung' | 'Miete' =>
  state === 'handed_out' || state === 'returned' || state === 'closed' ? 'Miete' : 'Reservierung';

/** For customers who send such a request. */
export const CALL_FIRST = `Die Miete beginnt, bevor unser Büro sicher antworten kann. ${CALL_US}`;
