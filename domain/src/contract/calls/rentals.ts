import type {
  AdminBooking,
  FleetTool,
  FreeTools,
  RentalBooking,
  RentalCalendar,
  RentalToday,
  ToolAvailability,
  ToolUtilisation,
} from '../../booking/booking.ts';
import {
  bookingCancelSchema,
  bookingCustomerSchema,
  bookingExtendSchema,
  bookingMoveSchema,
  bookingStepSchema,
  bookingTakeBackSchema,
  officeBookingSchema,
  rentalBookingSchema,
} from '../../booking/booking-schema.ts';
import type { BookingAmounts } from '../../booking/booking-sums.ts';
import { claimEntrySchema, type OwnClaim } from '../../deposit/own-claim.ts';
import type { Note } from '../../office/office.ts';
import { pictureUploadSchema } from '../../product/picture.ts';
import { type Calls, customer, office, PAGE, picture, visitor } from '../describe.ts';
import { officeNote, withdrawalDecision } from './orders.ts';

export const RENTAL_CALLS = {
  /** For the month in the query parameter `from` (`2026-11`) and the next one. */
  'GET /api/rental-tools/{id}/availability': visitor<ToolAvailability>(2),
  /** For all tools, from the day `from` to the day `to`. */
  // One document per tool and month, for three months at most, cached for seconds.
  'GET /api/rental-availability': visitor<FreeTools>(120, 0, [1, 0]),
  /** With the token of the mail's link, with which the browser that booked may cancel or extend. */
  // Months of half a year, eight including the days for checking; read again to suggest the next free period.
  'POST /api/rental-bookings': {
    ...visitor<{ booking_number: string; token: string }>(59 + 7 * 9, 20 + 7 * 9, [10, 11]),
    body: rentalBookingSchema,
    basis: 'added',
  },
  'GET /api/rental-bookings/{bookingNumber}': visitor<RentalBooking>(8, 0, [1, 0]),
  /** Its price on other days or for other pieces: `?end_day=2026-12-09&start_day=…&pieces=2`. */
  'GET /api/rental-bookings/{bookingNumber}/price': visitor<BookingAmounts>(1),
  /**
   * Until the deadline set by the office, for the signed-in owner or with the token from the mail's link; so
   * is the next.
   */
  'POST /api/rental-bookings/{bookingNumber}/cancel': {
    ...visitor<RentalBooking>(15 + 7 * 11, 18 + 7 * 9, [7, 10]),
    body: bookingCancelSchema,
    basis: 'checked',
  },
  'POST /api/rental-bookings/{bookingNumber}/extend': {
    ...visitor<RentalBooking>(47 + 7, 19, [10, 11]),
    body: bookingExtendSchema,
    basis: 'checked',
  },
  'GET /api/users/rental-bookings': customer<RentalBooking[]>(PAGE),
  /** Booked without signing in, with the account's confirmed address. */
  'GET /api/users/guest-rentals': customer<RentalBooking[]>(PAGE),
  'POST /api/admin/rental-bookings/{bookingNumber}/withdrawal': {
    ...office<AdminBooking>(16 + 2 * 7, 16 + 1, [16, 16]),
    body: withdrawalDecision,
    basis: 'booking',
  },
  /** Bookings and downtimes in pages, newest first; filtered by `search` and `state`. */
  'GET /api/admin/rental-bookings': office<AdminBooking[]>(204, 0, [52, 0]),
  /** On days from `from` to `to`: 70 at most, unless for a single `tool`. */
  'GET /api/admin/rental-calendar': office<RentalCalendar>(401, 0, [2, 0]),
  /** All tools by name, including those hidden from shoppers. */
  'GET /api/admin/rental-fleet': office<FleetTool[]>(),
  'GET /api/admin/rental-bookings/{bookingNumber}': office<AdminBooking>(9, 0, [2, 0]),
  /** Enters a booking made by phone, or blocks a tool for workshop or inspection. */
  'POST /api/admin/rental-bookings': {
    ...office<AdminBooking>(27, 16, [5, 3]),
    body: officeBookingSchema,
    basis: 'added',
  },
  'POST /api/admin/rental-bookings/{bookingNumber}/move': {
    ...office<AdminBooking>(32 + 7 * 18, 24 + 7 * 17, [8, 7]),
    body: bookingMoveSchema,
    basis: 'booking',
  },
  'POST /api/admin/rental-bookings/{bookingNumber}/step': {
    // Two files of each of twelve photos.
    ...office<AdminBooking>(35 + 24 + 7 * 12, 16 + 24 + 7 * 9, [6, 5]),
    // The strokes of a signature.
    maxBodyBytes: 128 * 1024,
    body: bookingStepSchema,
    basis: 'booking',
  },
  /** Undoes the office's last step within ten minutes, before the customer is notified. */
  // The tool, its months, mails, order, record and deposit, and the photos' files.
  'POST /api/admin/rental-bookings/{bookingNumber}/take-back': {
    ...office<AdminBooking>(15 + 7 * 11, 15 + 24 + 7 * 9, [15, 39]),
    body: bookingTakeBackSchema,
    basis: 'booking',
  },
  /** Gives a reservation that is not billed yet to a customer's record, or takes it away again. */
  // Each booking with its deposit and its damages.
  'POST /api/admin/rental-bookings/{bookingNumber}/customer': {
    ...office<AdminBooking>(14 + 8 * 4, 8 * 3, [7, 2]),
    body: bookingCustomerSchema,
    basis: 'booking',
  },
  /** Notes of the office, oldest first. */
  'GET /api/admin/rental-bookings/{bookingNumber}/notes': office<Note[]>(2),
  'POST /api/admin/rental-bookings/{bookingNumber}/notes': {
    ...office<Note[]>(4, 2),
    body: officeNote,
    basis: 'added',
  },
  /** Deposits and damages in pages, newest first; filtered by `booking`, `step` and `search`. */
  'GET /api/admin/claims': office<OwnClaim[]>(204, 0, [3, 0]),
  /** Records what was received, paid back or kept. */
  // Request, claim, booking, order, registry and role; each written, the invoice's entry in the book, and the mail.
  'POST /api/admin/claims/{id}/entries': {
    ...office<OwnClaim>(9, 9, [7, 7]),
    body: claimEntrySchema,
    basis: 'added',
  },
  /** Stores a picture of a tool's condition, which only the office sees. */
  'POST /api/admin/rental-pictures': {
    ...picture<{ url: string }>(),
    body: pictureUploadSchema,
    basis: 'added',
  },
  /** For the month in the query parameter `month`. */
  'GET /api/admin/rental-utilisation': office<ToolUtilisation[]>(1001),
  'GET /api/admin/rental-today': office<RentalToday>(404, 0, [4, 0]),
} as const satisfies Calls;
