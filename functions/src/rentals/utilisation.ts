import type { ToolUtilisation } from '@shop/domain/booking/booking';
import { blockedRange, daysIn, monthOfDay } from '@shop/domain/booking/booking-days';
import { type Cents, toEuro } from '@shop/domain/money/money';
import { daysBetween, isCalendarMonth, monthOf } from '@shop/domain/time/calendar';
import type { RentalCatalogue } from '../catalogue/catalogue.ts';
import { readable } from '../firestore/readable.ts';
import { type Outcome, refuse } from '../lib/refusal.ts';
import { rentalBookingsOf } from '../stored/rental-booking.ts';
import type { RentalDeps } from './change-booking.ts';

/** More bookings than a month can have. */
const MAX_BOOKINGS = 1000;

/** How much each tool was used in a month, most first; a booking's rent is spread over its days. */
export async function readUtilisation(
  deps: RentalDeps & { rental: RentalCatalogue },
  month: unknown,
): Promise<Outcome<ToolUtilisation[]>> {
  if (!isCalendarMonth(month)) {
    return refuse('invalid', 'Bitte geben Sie den Monat an, zum Beispiel 2026-11.');
  }
  const { docs } = await rentalBookingsOf(deps.firestore)
    .where('months', 'array-contains', month)
    .limit(MAX_BOOKINGS)
    .get();
  const { first, next } = monthOf(`${month}-01`);
  const days = daysBetween(first, next);
  const used = new Map<number, { rented: number; down: number; cents: Cents }>();
  for (const { stored } of readable(docs, deps.log)) {
    const { tool_id, kind, state, pieces, rental_cents } = stored;
    if (kind === 'rental' && state === 'requested') continue;
    const all = daysIn(blockedRange(stored, 0));
    const within = all.filter((day) => monthOfDay(day) === month).length;
    const before = used.get(tool_id) ?? { rented: 0, down: 0, cents: 0 };
    const isRental = kind === 'rental';
    used.set(tool_id, {
      rented: before.rented + (isRental ? within * pieces : 0),
      down: before.down + (isRental ? 0 : within * pieces),
      cents: before.cents + (isRental ? (rental_cents * within) / all.length : 0),
    });
  }
  const all = await deps.rental.rememberedAll();
  const tools = all.filter(({ id, visibility }) => visibility !== 'archived' || used.has(id));
  const rows = tools.map(({ id, name, quantity_available: pieces }): ToolUtilisation => {
    const { rented, down, cents } = used.get(id) ?? { rented: 0, down: 0, cents: 0 };
    return {
      tool_id: id,
      name,
      pieces,
      rented_days: rented,
      possible_days: days * pieces,
      downtime_days: down,
      revenue: toEuro(Math.round(cents)),
    };
  });
  return {
    ok: true,
    value: rows.sort((a, b) => b.revenue - a.revenue || b.rented_days - a.rented_days),
  };
}
