import type {
  AdminBooking,
  FleetTool,
  RentalCalendar,
  RentalToday,
} from '@shop/domain/booking/booking';
import { inspectionDay, monthsIn } from '@shop/domain/booking/booking-days';
import { isBookingState, isUrgent } from '@shop/domain/booking/booking-state';
import { isProductId } from '@shop/domain/cart/cart';
import { MAX_DAYS_AHEAD } from '@shop/domain/delivery/delivery-days';
import { toRentalTool } from '@shop/domain/office/current-product';
import { addDays, berlinDay, daysBetween, isCalendarDay } from '@shop/domain/time/calendar';
import type { Query } from 'firebase-admin/firestore';
import { findPage, readPage } from '../firestore/find-page.ts';
import type { ListPage } from '../firestore/list-page.ts';
import { readable } from '../firestore/readable.ts';
import { type Outcome, type Refusal, refuse } from '../lib/refusal.ts';
import { rentalBookingsOf, type StoredRentalBooking } from '../stored/rental-booking.ts';
import { NO_TOOL } from './availability.ts';
import { toOfficeBooking } from './booking-view.ts';
import type { RentalDeps } from './change-booking.ts';

const NO_STATE = refuse('invalid', 'Diesen Status gibt es nicht.');
/** As far ahead as shoppers book. */
const MAX_CALENDAR_DAYS = MAX_DAYS_AHEAD + 1;
const NO_DAYS = refuse(
  'invalid',
  `Bitte geben Sie einen Zeitraum von höchstens ${MAX_CALENDAR_DAYS} Tagen an.`,
);
const MAX_IN_CALENDAR = 400;
const MAX_OF_DAY = 100;
const INSPECTION_DAYS = 30;

type Parameters = Readonly<Record<string, unknown>>;

/** A page of the bookings and downtimes found by `search` and `state`, newest first. */
export async function findBookings(
  { firestore, log, now }: RentalDeps,
  query: Parameters,
): Promise<({ ok: true } & ListPage<AdminBooking>) | Refusal> {
  const { state } = query;
  if (state !== undefined && !isBookingState(state)) return NO_STATE;
  const wanted = readPage(query, state ? [{ field: 'state', values: [state] }] : []);
  if (!wanted.ok) return wanted;
  const page = await findPage(rentalBookingsOf(firestore), wanted.value, log);
  return {
    ok: true,
    ...page,
    items: page.items.map(({ stored }) => toOfficeBooking(stored, now())),
  };
}

/**
 * Bookings and downtimes that occupy a tool on the days from `from` to `to`; for a single `tool`,
 * any number of days may be requested.
 */
export async function readCalendar(
  { firestore, log, now }: RentalDeps,
  { from, to, tool }: Parameters,
): Promise<Outcome<RentalCalendar>> {
  if (typeof from !== 'string' || typeof to !== 'string') return NO_DAYS;
  if (!isCalendarDay(from) || !isCalendarDay(to) || to < from) return NO_DAYS;
  if (tool !== undefined && !isProductId(Number(tool))) return NO_TOOL;
  if (tool === undefined && daysBetween(from, to) >= MAX_CALENDAR_DAYS) return NO_DAYS;
  const months = () => monthsIn({ from, to: addDays(to, 1) });
  const all = rentalBookingsOf(firestore);
  const having =
    tool === undefined
      ? all.where('months', 'array-contains-any', months())
      : all.where('tool_id', '==', Number(tool));
  const ending = having.where('blocked.to', '>', from).orderBy('blocked.to');
  const { docs } = await ending.limit(MAX_IN_CALENDAR + 1).get();
  const bookings = readable(docs.slice(0, MAX_IN_CALENDAR), log)
    .map(({ stored }) => toOfficeBooking(stored, now()))
    .filter(({ blocked }) => blocked && blocked.from <= to)
    .sort((a, b) => (a.start_day < b.start_day ? -1 : 1));
  return { ok: true, value: { bookings, is_cut: docs.length > MAX_IN_CALENDAR } };
}

/** All tools, up to an hour old while Firestore is unavailable. */
export async function readFleet({ rental }: RentalDeps): Promise<FleetTool[]> {
  return (await rental.rememberedAll())
    .map((tool) => ({ ...toRentalTool(tool), visibility: tool.visibility ?? 'visible' }))
    .sort((a, b) => a.name.localeCompare(b.name, 'de'));
}

/**
 * Requested, outgoing, returning and overdue bookings, and due inspections: a hundred of each at most, the
 * earliest first, but requests that begin before the office would answer in its own time before all others.
 */
export async function readToday({ firestore, log, now, rental }: RentalDeps): Promise<RentalToday> {
  const today = berlinDay(now());
  const rentals = rentalBookingsOf(firestore).where('kind', '==', 'rental');
  const cut: RentalToday['cut'] = [];
  const read = async (name: (typeof cut)[number], query: Query<StoredRentalBooking>) => {
    const { docs } = await query.limit(MAX_OF_DAY + 1).get();
    if (docs.length > MAX_OF_DAY) cut.push(name);
    const read = readable(docs.slice(0, MAX_OF_DAY), log);
    return read.map(({ stored }) => toOfficeBooking(stored, now()));
  };
  const of = (state: string) => rentals.where('state', '==', state);
  const ending = of('handed_out').orderBy('end_day');
  const [requested, out, back, overdue] = await Promise.all([
    read('requested', of('requested').orderBy('start_day')),
    read('out', of('confirmed').where('start_day', '<=', today).orderBy('start_day')),
    read('back', ending.where('end_day', '==', today)),
    read('overdue', ending.where('end_day', '<', today)),
  ]);
  const inspections = (await rental.rememberedAll())
    .flatMap((tool) => {
      const due = tool.visibility === 'archived' ? undefined : inspectionDay(tool);
      const isNear = due !== undefined && due <= addDays(today, INSPECTION_DAYS);
      return isNear ? [{ tool_id: tool.id, name: tool.name, due }] : [];
    })
    .sort((a, b) => (a.due < b.due ? -1 : 1));
  const isFirst = ({ hold_until, start_day }: AdminBooking) =>
    hold_until !== undefined && isUrgent(new Date(hold_until), start_day);
  requested.sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)));
  return { requested, out, back, overdue, inspections, cut };
}
