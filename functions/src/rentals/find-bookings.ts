import type { AdminBooking, RentalToday } from '@shop/domain/booking/booking';
import { inspectionDay, monthsIn } from '@shop/domain/booking/booking-days';
import { BOOKING_STATES } from '@shop/domain/booking/booking-state';
import { addDays, berlinDay, daysBetween, isCalendarDay } from '@shop/domain/time/calendar';
import type { Query } from 'firebase-admin/firestore';
import { type Refusal, refuse } from '../errors/refusal.ts';
import { findPage, isOneOf, readSearch } from '../paging/find-page.ts';
import type { ListPage } from '../paging/list-page.ts';
import { NEWEST_FIRST, readAfter } from '../paging/position.ts';
import { readable } from '../stored/readable.ts';
import { rentalBookingsOf, type StoredRentalBooking } from '../stored/rental-booking.ts';
import { toOfficeBooking } from './booking-view.ts';
import type { RentalDeps } from './change-booking.ts';

const NO_DAYS = refuse('invalid', 'Bitte geben Sie einen Zeitraum von höchstens 70 Tagen an.');
const NO_STATE = refuse('invalid', 'Diesen Status gibt es nicht.');
const MAX_CALENDAR_DAYS = 70;
const MAX_IN_CALENDAR = 400;
const MAX_LISTED = 200;
const MAX_OF_DAY = 100;
const INSPECTION_DAYS = 30;

/**
 * Bookings and downtimes for the office: those that keep a tool on the days from `from` to `to`, or a page
 * of those found by `search` or `state`, newest first.
 */
export async function findBookings(
  deps: RentalDeps,
  { from, to, search, state, after }: Readonly<Record<string, unknown>>,
): Promise<({ ok: true } & ListPage<AdminBooking>) | Refusal> {
  const toItem = (stored: StoredRentalBooking) => toOfficeBooking(stored, deps.now());
  if (from !== undefined || to !== undefined) {
    if (typeof from !== 'string' || typeof to !== 'string') return NO_DAYS;
    if (!isCalendarDay(from) || !isCalendarDay(to) || to < from) return NO_DAYS;
    if (daysBetween(from, to) >= MAX_CALENDAR_DAYS) return NO_DAYS;
    const found = await listDays(deps, from, to);
    const items = found.map(toItem);
    return { ok: true, items, next: undefined, total: items.length };
  }
  if (state !== undefined && !isOneOf(BOOKING_STATES, state)) return NO_STATE;
  const words = readSearch(search);
  if (!words.ok) return words;
  const position = readAfter(after);
  if (!position.ok) return position;
  const wanted = {
    tokens: words.tokens,
    filters: state === undefined ? [] : [{ field: 'state', values: [state] }],
    sort: NEWEST_FIRST,
    after: position.after,
    size: MAX_LISTED,
  };
  const page = await findPage(rentalBookingsOf(deps.firestore), wanted, deps.log);
  return { ok: true, ...page, items: page.items.map(({ stored }) => toItem(stored)) };
}

async function listDays(
  { firestore, log }: RentalDeps,
  from: string,
  to: string,
): Promise<StoredRentalBooking[]> {
  const months = monthsIn({ from, to: addDays(to, 1) });
  const found = rentalBookingsOf(firestore).where('months', 'array-contains-any', months);
  const { docs } = await found.limit(MAX_IN_CALENDAR).get();
  return readable(docs, log)
    .map(({ stored }) => stored)
    .filter(({ blocked }) => blocked && blocked.from <= to && blocked.to > from)
    .sort((a, b) => (a.start_day < b.start_day ? -1 : 1));
}

/**
 * Requested, outgoing, returning and overdue bookings, and due inspections: a hundred of each at most, the
 * earliest first.
 */
export async function readToday({ firestore, log, now, rental }: RentalDeps): Promise<RentalToday> {
  const today = berlinDay(now());
  const rentals = rentalBookingsOf(firestore).where('kind', '==', 'rental');
  const read = async (query: Query<StoredRentalBooking>) => {
    const { docs } = await query.limit(MAX_OF_DAY).get();
    return readable(docs, log).map(({ stored }) => toOfficeBooking(stored, now()));
  };
  const of = (state: string) => rentals.where('state', '==', state);
  const ending = of('handed_out').orderBy('end_day');
  const [requested, out, back, overdue] = await Promise.all([
    read(of('requested').orderBy('start_day')),
    read(of('confirmed').where('start_day', '<=', today).orderBy('start_day')),
    read(ending.where('end_day', '==', today)),
    read(ending.where('end_day', '<', today)),
  ]);
  const tools = [...(await rental.remembered()).values()];
  const inspections = tools
    .flatMap((tool) => {
      const due = inspectionDay(tool);
      const isNear = due !== undefined && due <= addDays(today, INSPECTION_DAYS);
      return isNear ? [{ tool_id: tool.id, name: tool.name, due }] : [];
    })
    .sort((a, b) => (a.due < b.due ? -1 : 1));
  return { requested, out, back, overdue, inspections };
}
