import type { SetPart, WantedTool } from './booking.ts';
import type { RentalPeriod } from './booking-days.ts';
import { type BookingState, bookingState } from './booking-state.ts';

/** More tools than the first that a reservation may have. */
export const MAX_FURTHER = 7;

/** Whether a step may be taken for several bookings of a reservation at once. */
export const isOfSet = (to: BookingState): boolean =>
  to === 'confirmed' || to === 'declined' || to === 'cancelled';

/**
 * Which tools of a reservation are charged for bringing and fetching: one if all begin on the same day, else one of
 * each pair of first and last day.
 */
export function chargedTrips(periods: readonly RentalPeriod[]): boolean[] {
  const isOneTrip = periods.every(({ start_day }) => start_day === periods[0]?.start_day);
  const trips = periods.map(({ start_day, end_day }) => (isOneTrip ? '' : start_day + end_day));
  return trips.map((trip, index) => trips.indexOf(trip) === index);
}

/** Told before sending, wherever a tool beside the first is brought without a price of its own. */
export const ONE_TRIP =
  'Bringen und Holen berechnen wir für die ganze Reservierung einmal, wenn alle Geräte am selben Tag beginnen, sonst einmal je Mietzeitraum.';

/** All tools of a request, the first first. */
export const wantedTools = ({
  further = [],
  ...first
}: WantedTool & { further?: readonly WantedTool[] | undefined }): WantedTool[] =>
  [first, ...further].map(({ tool_id, start_day, end_day, pieces, tier, insured }) => {
    return { tool_id, start_day, end_day, pieces, tier, insured };
  });

/** The bookings of a reservation that are not declined, cancelled or expired. */
export const standing = <Part extends Pick<SetPart, 'state'>>(parts: readonly Part[]): Part[] =>
  parts.filter(({ state }) => bookingState(state).blocks);
