import { isBookingNumber } from '@shop/domain/booking/booking';
import { isSessionId } from '@shop/domain/cart/cart';
import { IDEMPOTENCY_KEY_HEADER } from '@shop/domain/contract/call';
import { MAX_NOTES } from '@shop/domain/office/office';
import { ORDER_TOKEN_HEADER } from '@shop/domain/order/order-request';
import type { Request } from 'express';
import { adminOf, changesBy } from '../accounts/admin-guard.ts';
import {
  findCustomer,
  findUser,
  requireUser,
  type SessionDeps,
  typedAddresses,
} from '../accounts/session.ts';
import { isSignedLink, signedLink } from '../accounts/signed-link.ts';
import type { CatalogueDeps } from '../cache/office-state.ts';
import { addNote, type Noted, readNotes } from '../changes/notes.ts';
import { ownPage, pageReply } from '../firestore/list-page.ts';
import { readAfter } from '../firestore/position.ts';
import { clientAddress } from '../http/client-address.ts';
import { route } from '../http/route.ts';
import {
  rentalBookingOf,
  rentalBookingsOf,
  rentalRecordOf,
  type StoredRentalBooking,
} from '../stored/rental-booking.ts';
import { priceOf } from './agreed-price.ts';
import { assignBooking } from './assign-booking.ts';
import { openAvailability } from './availability.ts';
import { book } from './book.ts';
import { toRentalBooking } from './booking-view.ts';
import { type RentalDeps, UNKNOWN_BOOKING } from './change-booking.ts';
import { findClaims, recordClaimEntry } from './claims.ts';
import { cancelBooking, extendBooking } from './customer-changes.ts';
import { decideRentalWithdrawal } from './decide-withdrawal.ts';
import { findBookings, readCalendar, readFleet, readToday } from './find-bookings.ts';
import { moveBooking } from './move-booking.ts';
import { readRecord, stepBooking } from './office-changes.ts';
import { setOf } from './rental-set.ts';
import { takeBackBooking } from './take-back.ts';
import { readUtilisation } from './utilisation.ts';

export type RentalRouteDeps = RentalDeps & SessionDeps & CatalogueDeps & { catalogueTtlMs: number };

function linkOf(
  { linkKey }: RentalRouteDeps,
  { booking_number, created_at }: StoredRentalBooking,
): string {
  const link = { purpose: 'booking' as const, number: booking_number };
  return signedLink(linkKey, link, created_at.toDate());
}

/** Availability, and customers' bookings. */
export function rentalRoutes(deps: RentalRouteDeps) {
  const availability = openAvailability(deps);
  const renter = (req: Request, token: string | undefined) => ({
    token,
    address: clientAddress(req),
    findUserId: async () => (await findUser(deps, req))?.uid,
  });
  const told = ({ stored }: { stored: StoredRentalBooking }) => toRentalBooking(stored, deps.now());
  return [
    route('GET /api/rental-tools/{id}/availability', ({ params, req }) =>
      availability.ofTool(params.id, req.query.from),
    ),
    route('GET /api/rental-availability', ({ req }) =>
      availability.ofAll(req.query.from, req.query.to),
    ),
    route('POST /api/rental-bookings', async ({ body, req }) => {
      const customer = await findCustomer(deps, req);
      const key = req.get(IDEMPOTENCY_KEY_HEADER);
      const booked = await book(deps, body, {
        address: clientAddress(req),
        userId: customer?.uid,
        email: customer?.verifiedEmail,
        idempotencyKey: isSessionId(key) ? key : undefined,
      });
      if (!booked.ok) return booked;
      const { booking_number } = booked.booking;
      const token = linkOf(deps, booked.booking);
      return { status: booked.isNew ? 201 : 200, body: { booking_number, token } };
    }),
    // No sign-in is needed, because the number cannot be guessed.
    route('GET /api/rental-bookings/{bookingNumber}', async ({ params, req }) => {
      const stored = await findBooking(deps, params.bookingNumber);
      if (!stored || stored.kind === 'downtime') return UNKNOWN_BOOKING;
      const hasLink = holdsToken(deps, stored, req);
      const isOwn = hasLink || (await isOfAccount(deps, stored, req));
      const tokenOf = (each: StoredRentalBooking) => linkOf(deps, each);
      const set = await setOf(deps, stored, hasLink ? { tokenOf } : {});
      const shown = toRentalBooking(stored, deps.now(), isOwn ? 'customer' : 'number');
      return { body: { ...shown, ...(set && { set }) } };
    }),
    route('GET /api/rental-bookings/{bookingNumber}/price', async ({ params, req }) => {
      const stored = await findBooking(deps, params.bookingNumber);
      if (!stored || stored.kind === 'downtime') return UNKNOWN_BOOKING;
      const price = priceOf(stored, req.query);
      return price.ok ? { body: price.value } : price;
    }),
    route('POST /api/rental-bookings/{bookingNumber}/cancel', ({ params, body, req }) =>
      cancelBooking(deps, params.bookingNumber, renter(req, body.token), body),
    ),
    route('POST /api/rental-bookings/{bookingNumber}/extend', ({ params, body, req }) =>
      extendBooking(deps, params.bookingNumber, renter(req, body.token), body.end_day),
    ),
    route('GET /api/users/rental-bookings', async ({ req }) => {
      const { uid } = await requireUser(deps, req);
      const position = readAfter(req.query.after);
      if (!position.ok) return position;
      const own = rentalBookingsOf(deps.firestore).where('user_id', '==', uid);
      return pageReply(await ownPage(own, position.after, deps.log, told));
    }),
    route('GET /api/users/guest-rentals', async ({ req }) => {
      const addresses = typedAddresses(await requireUser(deps, req));
      const position = readAfter(req.query.after);
      if (!position.ok || addresses.length === 0) return position.ok ? { body: [] } : position;
      const guests = rentalBookingsOf(deps.firestore)
        .where('user_id', '==', null)
        .where('customer_email', 'in', addresses);
      return pageReply(await ownPage(guests, position.after, deps.log, told));
    }),
  ];
}

function holdsToken(
  { linkKey, now }: RentalDeps,
  { booking_number }: StoredRentalBooking,
  req: Request,
): boolean {
  const token = req.get(ORDER_TOKEN_HEADER);
  const link = { purpose: 'booking' as const, number: booking_number };
  return token !== undefined && isSignedLink(linkKey, link, token, now());
}

/** Without Firebase Auth the page is still shown, as to anyone with the number. */
async function isOfAccount(
  deps: RentalDeps & SessionDeps,
  stored: StoredRentalBooking,
  req: Request,
) {
  const user = await findUser(deps, req).catch(() => undefined);
  return user !== undefined && (user.isAdmin || user.uid === stored.user_id);
}

const BOOKING_NOTES: Noted = {
  isNumber: isBookingNumber,
  of: rentalBookingOf,
  notesOf: rentalRecordOf,
  unknown: UNKNOWN_BOOKING,
  full: `Eine Miete fasst höchstens ${MAX_NOTES} Notizen.`,
};

/** The office's routes; `adminGuard` protects all of `/api/admin`. */
export function adminRentalRoutes(deps: RentalDeps) {
  const change = changesBy(deps);
  return [
    route('GET /api/admin/rental-bookings', async ({ req }) => {
      const found = await findBookings(deps, req.query);
      return found.ok ? pageReply(found) : found;
    }),
    route('GET /api/admin/rental-calendar', ({ req }) => readCalendar(deps, req.query)),
    route('GET /api/admin/rental-fleet', async () => ({ body: await readFleet(deps) })),
    route('GET /api/admin/rental-bookings/{bookingNumber}', async ({ params }) => {
      const stored = await findBooking(deps, params.bookingNumber);
      return stored ? { body: await readRecord(deps, stored) } : UNKNOWN_BOOKING;
    }),
    route('POST /api/admin/rental-bookings', async ({ body, req }) => {
      const { request_id, ...request } = body;
      const booker = { takenBy: adminOf(req).uid, idempotencyKey: request_id };
      const booked = await book(deps, request, booker);
      if (!booked.ok) return booked;
      const status: 200 | 201 = booked.isNew ? 201 : 200;
      return { status, body: await readRecord(deps, booked.booking) };
    }),
    change('POST /api/admin/rental-bookings/{bookingNumber}/move', moveBooking),
    change('POST /api/admin/rental-bookings/{bookingNumber}/step', stepBooking),
    change('POST /api/admin/rental-bookings/{bookingNumber}/take-back', takeBackBooking),
    change('POST /api/admin/rental-bookings/{bookingNumber}/customer', assignBooking),
    change('POST /api/admin/rental-bookings/{bookingNumber}/withdrawal', decideRentalWithdrawal),
    route('GET /api/admin/rental-bookings/{bookingNumber}/notes', ({ params }) =>
      readNotes(deps, BOOKING_NOTES, params.bookingNumber),
    ),
    change('POST /api/admin/rental-bookings/{bookingNumber}/notes', (acting, number, body, uid) =>
      addNote(acting, BOOKING_NOTES, number, body, uid),
    ),
    route('GET /api/admin/claims', async ({ req }) => {
      const found = await findClaims(deps, req.query);
      return found.ok ? pageReply(found) : found;
    }),
    change('POST /api/admin/claims/{id}/entries', recordClaimEntry),
    route('GET /api/admin/rental-utilisation', ({ req }) => readUtilisation(deps, req.query.month)),
    route('GET /api/admin/rental-today', async () => ({ body: await readToday(deps) })),
  ];
}

async function findBooking({ firestore }: RentalDeps, number: string) {
  return isBookingNumber(number)
    ? (await rentalBookingOf(firestore, number).get()).data()
    : undefined;
}
