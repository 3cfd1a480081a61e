import type { WeekendHours } from '../delivery/rental-handover.ts';
import type { Visibility } from '../fields/visibility.ts';
import { numberFrom } from '../order/order-number.ts';
import type { PaymentMeans } from '../payment/order-payments.ts';
import type { RentalTool } from '../rental/rental.ts';
import type { RentalTier } from '../rental/rental-price.ts';
import type { CalendarDay } from '../time/calendar.ts';
import type { OrderWithdrawal } from '../withdrawal/withdrawal.ts';
import type { RentalPeriod } from './booking-days.ts';
import type { AgreedPrices, RentalExtra } from './booking-price.ts';
import type { BookingState } from './booking-state.ts';
import type { Renter } from './renter.ts';

export const RENTAL_METHODS = ['pickup', 'delivery'] as const;
export type RentalMethod = (typeof RENTAL_METHODS)[number];

/** A tool and its rental period. Without a tier, the cheapest is charged, but never the weekend price. */
export interface WantedTool extends RentalPeriod {
  tool_id: number;
  pieces: number;
  tier?: RentalTier | undefined;
  insured?: boolean | undefined;
}

/** Body of `POST /api/rental-bookings`. */
export interface RentalBookingRequest extends WantedTool, Renter {
  method: RentalMethod;
  /** Further tools of the same reservation: all are booked for this renter and place, or none. */
  further?: WantedTool[] | undefined;
  /** A consumer asks for the rental to begin before the withdrawal period is over (§ 357a (2) BGB). */
  early_start?: boolean | undefined;
  /** The total of all tools including VAT that the customer saw, in euro; refused if it differs by now. */
  gross_amount?: number | undefined;
  /** The company that a member rents for, or the office's choice: its bill follows that record. */
  customer_number?: string | undefined;
}

/** What happened to a booking; `at` is an ISO instant. */
export interface BookingEntry {
  what: BookingState | 'moved' | 'extended';
  at: string;
  /** As the customer reads it. */
  reason?: string;
}

/** An entry as the office sees it. */
export interface AdminBookingEntry extends BookingEntry {
  /** The admin's e-mail address, the customer, or the shop itself; missing in lists. */
  by?: string;
  /** The admin who undid the step, and when. */
  taken_back?: { by: string; at: string };
  /** Until when the office can undo it; set only on its last step. */
  can_take_back_until?: string;
}

export const DEPOSIT_STATES = ['none', 'held', 'returned', 'kept'] as const;
export type DepositState = (typeof DEPOSIT_STATES)[number];

/** Outcome of the deposit: `kept_amount` in euro with its reason if a part of it was not returned. */
export interface BookingDeposit {
  state: DepositState;
  kept_amount?: number;
  reason?: string;
  /** Held after the return: still to be settled. */
  due_amount?: number;
}

/** Sum of its damages, without VAT, in euro. */
export interface BookingDamage {
  amount: number;
  open_amount: number;
  /** The last day for paying the open amount. */
  due_day?: CalendarDay;
  reason?: string;
}

/** A booking of a reservation with several tools; each of them lists all. */
export interface SetPart extends RentalPeriod {
  booking_number: string;
  state: BookingState;
  tool_name: string;
  pieces: number;
  gross_amount: number;
  deposit_amount: number;
  /** The customer may still cancel it. */
  is_cancellable: boolean;
  /** Takes over the transport charge if the booking that lists it drops out. */
  takes_trip?: true;
  /** Token of its page, for holders of another booking's link. */
  token?: string;
  /** For the office. */
  revision?: number;
}

/** A booking as its customer sees it; net amounts in euro. */
export interface RentalBooking extends RentalPeriod, Renter {
  booking_number: string;
  state: BookingState;
  created_at: string;
  tool_id: number;
  tool_name: string;
  article_number: string;
  image_url?: string;
  pieces: number;
  method: RentalMethod;
  tier: RentalTier;
  days: number;
  rental_amount: number;
  insurance_amount: number;
  /** Missing if by arrangement. */
  transport_amount?: number;
  net_amount: number;
  gross_amount: number;
  vat_rate: number;
  deposit_amount: number;
  deposit: BookingDeposit;
  damage?: BookingDamage;
  /** Until when a request reserves its days. */
  hold_until?: string;
  /** A request that takes no days from others until it is confirmed; otherwise missing. */
  reserves_nothing?: true;
  /** Until when the customer may cancel online; missing once that is impossible. */
  cancel_until?: string;
  is_late: boolean;
  /** The day on which the tool came back. */
  returned_day?: CalendarDay;
  /** The order that invoices it. */
  order_number?: string;
  withdrawal?: OrderWithdrawal;
  /** Hours of a rental at the weekend price. */
  weekend?: WeekendHours;
  /** The number of its reservation, that of the first booking, if there are several. */
  group?: string;
  /** All bookings of its reservation, if there are several. */
  set?: SetPart[];
  /** Oldest first. */
  history: BookingEntry[];
}

/** Recorded when a tool changes hands. */
export interface HandoverRecord {
  /** Operating hours. */
  meter_hours?: number | undefined;
  /** In percent of a full tank. */
  fuel_percent?: number | undefined;
  condition: string;
  /** Accessories handed out with the tool. */
  accessories: string[];
  /** Addresses of pictures that only the office sees. */
  pictures: string[];
  /** The strokes of the signature as the path of an SVG of 600 × 200. */
  signature: string;
  signed_by: string;
}

/** A record as stored. */
export interface KeptRecord extends HandoverRecord {
  at: string;
  by: string;
}

export const BOOKING_KINDS = ['rental', 'downtime'] as const;
export type BookingKind = (typeof BOOKING_KINDS)[number];

/** A booking as the office sees it, or days on which a tool is in the workshop or inspected. */
export interface AdminBooking extends RentalBooking {
  /** Change counter, as on an order. */
  revision?: number;
  kind: BookingKind;
  history: AdminBookingEntry[];
  /** The days blocked for others; `to` is exclusive. */
  blocked?: { from: CalendarDay; to: CalendarDay };
  buffer_days: number;
  /** Why the office overbooked; the customer does not see it. */
  despite_clash?: string;
  /** Why it was handed out with an overdue inspection; the customer does not see it. */
  despite_inspection?: string;
  /** The customer asked for it to begin before the withdrawal period is over. */
  early_start?: true;
  handover?: KeptRecord;
  return_record?: KeptRecord;
  extras?: Partial<Record<RentalExtra, number>>;
  prices: AgreedPrices;
  /** By the customer; otherwise the cheapest is charged. */
  chosen_tier?: RentalTier;
  /** The customer's record. */
  customer_number?: string;
}

/** Body of `POST /api/admin/rental-bookings`; a downtime has its reason in `notes` and no customer. */
export interface OfficeBookingRequest extends Omit<RentalBookingRequest, 'further'> {
  /** Chosen by the browser, so that a repeated request counts once; the same applies below. */
  request_id: string;
  kind: BookingKind;
  /** Agreed net price in euro; by default the price of the zone. */
  transport_amount?: number | undefined;
  despite_clash?: string | undefined;
}

/** Another booking of the same reservation to change as well, at the revision that the admin saw. */
export interface SeenBooking {
  booking_number: string;
  revision: number;
}

/** Body of `POST /api/admin/rental-bookings/{bookingNumber}/move`. The others move by the same number of days. */
export interface BookingMoveRequest extends RentalPeriod {
  request_id: string;
  pieces: number;
  others?: SeenBooking[] | undefined;
  despite_clash?: string | undefined;
}

/** Body of `POST /api/admin/rental-bookings/{bookingNumber}/step`. */
export interface BookingStepRequest {
  request_id: string;
  from: BookingState;
  to: BookingState;
  /** Confirmed, declined or cancelled along with it. */
  others?: SeenBooking[] | undefined;
  /** Given to the customer if the booking is declined or cancelled. */
  reason?: string | undefined;
  /** Why it is handed out despite an overdue inspection. */
  despite_inspection?: string | undefined;
  /** The day on which the tool came back, today by default; can be corrected when the booking is closed. */
  returned_day?: CalendarDay | undefined;
  /** Billing address; required on handing out a tool whose invoice needs one. */
  invoice_address?: string | undefined;
  /** Required when a tool is handed out or taken back. */
  record?: HandoverRecord | undefined;
  deposit?:
    | {
        state: DepositState;
        /** Absent for a bank transfer. */
        means?: PaymentMeans | undefined;
        kept_amount?: number | undefined;
        reason?: string | undefined;
      }
    | undefined;
  /** The agreed cost of transport by arrangement, net in euro: required to confirm a request, or set when a booking is closed. */
  transport_amount?: number | undefined;
  /** When a booking is closed: charged in addition to the rent and the booked insurance. */
  extras?: { [Extra in RentalExtra]?: number | undefined } | undefined;
}

/**
 * Body of `POST /api/admin/rental-bookings/{bookingNumber}/take-back`: identifies the step by the state reached
 * and the instant, as the history shows them.
 */
export interface BookingTakeBack {
  to: BookingState;
  at: string;
}

/** Body of `POST /api/admin/rental-bookings/{bookingNumber}/customer`: the record that it belongs to, or none. */
export interface BookingCustomerRequest {
  customer_number?: string | undefined;
}

/** The token is that of the mail's link. */
interface ByLink {
  token?: string | undefined;
}

/** Body of `POST /api/rental-bookings/{bookingNumber}/cancel`. */
export interface BookingCancelRequest extends ByLink {
  /** Also cancels the rest of its reservation. */
  whole_set?: boolean | undefined;
}

/** Body of `POST /api/rental-bookings/{bookingNumber}/extend`. */
export interface BookingExtendRequest extends ByLink {
  end_day: CalendarDay;
}

/** Free pieces of a tool by month (`2026-11`), the first number for its first day. */
export interface ToolAvailability {
  pieces: number;
  buffer_days: number;
  free: Record<string, number[]>;
}

/** The least number of free pieces in a period, by the tool's id. */
export interface FreeTools {
  free: Record<string, number>;
}

/** The bookings and downtimes that occupy tools on some days, the earliest first. */
export interface RentalCalendar {
  bookings: AdminBooking[];
  /** There are more, so days that look free may not be. */
  is_cut: boolean;
}

/** A tool as the office rents it out. */
export interface FleetTool extends RentalTool {
  visibility: Visibility;
}

/** The office's tasks of a day, a hundred bookings of each list at most. */
export interface RentalToday {
  /** Waiting for the office's decision. */
  requested: AdminBooking[];
  out: AdminBooking[];
  back: AdminBooking[];
  overdue: AdminBooking[];
  /** Tools to be inspected within 30 days, the most urgent first. */
  inspections: { tool_id: number; name: string; due: CalendarDay }[];
  /** The lists that are incomplete. */
  cut: ('requested' | 'out' | 'back' | 'overdue')[];
}

/** How much a tool was used in a month; revenue net, in euro. */
export interface ToolUtilisation {
  tool_id: number;
  name: string;
  pieces: number;
  /** Piece days: rented, and available for rent. */
  rented_days: number;
  possible_days: number;
  downtime_days: number;
  revenue: number;
}

/**
 * Carries the token of the mail's link in the fragment of a booking's page, which no log and no
 * other site sees. Mails sent until 2026-11-25 have it in the query.
 */
export const BOOKING_TOKEN_PARAM = 'token';

/** A booking number from ten random bytes, as `orderNumberFrom`. */
export const bookingNumberFrom = (randomBytes: Uint8Array): string => numberFrom('M', randomBytes);

const NUMBER = /^M-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/;

/** Whether a text has the form of a booking number: `M-7K3M9-QX2TP`. */
export const isBookingNumber = (text: string): boolean => NUMBER.test(text);
