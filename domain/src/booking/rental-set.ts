import type { SetPart, WantedTool } from './booking.ts';
import type { RentalPeriod } from './booking-days.ts';
import { bookingState } from './booking-state.ts';

/** How many tools a reservation may have besides the first. */
export const MAX_FURTHER = 7;

/** Which tools of a reservation pay for transport: the first if all start on the same day, else the first of each rental period. */
export function chargedTrips(periods: readonly RentalPeriod[]): boolean[] {
  const isOneTrip = periods.every(({ start_day }) => start_day === periods[0]?.start_day);
  const trips = periods.map(({ start_day, end_day }) => (isOneTrip ? '' : start_day + end_day));
  return trips.map((trip, index) => trips.indexOf(trip) === index);
}

/** Shown before sending wherever a further tool is delivered without a price of its own. */
export const ONE_TRIP =
  'Bringen und Holen berechnen wir für die ganze Reservierung einmal, wenn alle Geräte am selben Tag beginnen, sonst einmal je Mietzeitraum.';

/** All tools of a request, in order. */
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
