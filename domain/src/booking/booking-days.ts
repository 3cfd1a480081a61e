import { MAX_DAYS_AHEAD } from '../delivery/delivery-days.ts';
import { type HandoverClock, isHandoverDay, tooLateToday } from '../delivery/rental-handover.ts';
import { rentalPeriodError } from '../rental/rental-price.ts';
import {
  addDays,
  type CalendarDay,
  formatDay,
  isCalendarDay,
  weekdayOf,
} from '../time/calendar.ts';
import { readDay } from '../time/day-input.ts';
import { type BookingState, bookingState, canMoveBooking } from './booking-state.ts';

/**
 * Days of a rental. Others can rent from `end_day` on; a rental within one day has it as both start and end.
 */
export interface RentalPeriod {
  start_day: CalendarDay;
  end_day: CalendarDay;
}

/** Days in Berlin on which pieces are away; `to` is exclusive. */
export interface DayRange {
  from: CalendarDay;
  to: CalendarDay;
}

/** The part of a booking that determines which days it blocks for others. */
export interface BookingCore extends RentalPeriod {
  state: BookingState;
  pieces: number;
  /** Days for checking the tool after its return. */
  buffer_days: number;
  /** Missing once the booking no longer blocks anything. */
  blocked?: DayRange;
}

/**
 * Pieces of a tool that are away on each day, by month (`2026-11`): 31 numbers, starting with the first day.
 */
export type OutByMonth = ReadonlyMap<string, readonly number[]>;

export const DAYS_IN_LIST = 31;

/** The first day after use: a rental within one day takes that whole day. */
const firstFreeDay = ({ start_day, end_day }: RentalPeriod): CalendarDay =>
  end_day > start_day ? end_day : addDays(start_day, 1);

export const blockedRange = (period: RentalPeriod, bufferDays: number): DayRange => ({
  from: period.start_day,
  to: addDays(firstFreeDay(period), bufferDays),
});

/** A rental's pieces times its days, without the days for checking them. */
export const pieceDays = ({ pieces, ...period }: RentalPeriod & { pieces: number }): number =>
  pieces * daysIn(blockedRange(period, 0)).length;

export function daysIn({ from, to }: DayRange): CalendarDay[] {
  const days: CalendarDay[] = [];
  for (let day = from; day < to; day = addDays(day, 1)) days.push(day);
  return days;
}

export const monthOfDay = (day: CalendarDay): string => day.slice(0, 7);

/** The months that a range touches, in order. */
export const monthsIn = (range: DayRange): string[] => [...new Set(daysIn(range).map(monthOfDay))];

export const outOn = (out: OutByMonth, day: CalendarDay): number =>
  out.get(monthOfDay(day))?.[Number(day.slice(8)) - 1] ?? 0;

/** The counts with that many more pieces (fewer if negative) away on each day of a range. */
export function countOut(out: OutByMonth, range: DayRange, pieces: number): OutByMonth {
  const counted = new Map<string, number[]>();
  for (const day of daysIn(range)) {
    const month = monthOfDay(day);
    const days = counted.get(month) ?? [...(out.get(month) ?? Array(DAYS_IN_LIST).fill(0))];
    counted.set(month, days);
    const index = Number(day.slice(8)) - 1;
    days[index] = (days[index] ?? 0) + pieces;
  }
  return new Map([...out, ...counted]);
}

/** The counts after a booking has changed: its previous days are released. */
export function recount(
  out: OutByMonth,
  before: Pick<BookingCore, 'blocked' | 'pieces'> | undefined,
  after: Pick<BookingCore, 'blocked' | 'pieces'> | undefined,
): OutByMonth {
  const freed = before?.blocked ? countOut(out, before.blocked, -before.pieces) : out;
  return after?.blocked ? countOut(freed, after.blocked, after.pieces) : freed;
}

/** The days of a range on which more pieces would be away than there are. */
export function clashingDays(
  out: OutByMonth,
  range: DayRange,
  wanted: number,
  pieces: number,
): CalendarDay[] {
  return daysIn(range).filter((day) => outOn(out, day) + wanted > pieces);
}

/** The number of pieces free throughout a range; never negative. */
export const leastFree = (out: OutByMonth, range: DayRange, pieces: number): number =>
  Math.max(0, Math.min(...daysIn(range).map((day) => pieces - outOn(out, day))));

/** The first day, from this one on, on which a tool can change hands. */
export const nextHandover = (day: CalendarDay, closed: ReadonlySet<CalendarDay>): CalendarDay =>
  isHandoverDay(day, closed) ? day : nextHandover(addDays(day, 1), closed);

interface Wish {
  pieces: number;
  wanted: number;
  bufferDays: number;
  closed: ReadonlySet<CalendarDay>;
  /** The last day on which the rental may end. */
  until: CalendarDay;
}

/**
 * The first period with enough free pieces, as long as the given one and starting no earlier. If only the day
 * of return is closed, the tool is kept until the next open one: Saturday to Monday, not Monday to Tuesday.
 */
export function nextFreePeriod(
  out: OutByMonth,
  period: RentalPeriod,
  { pieces, wanted, bufferDays, closed, until }: Wish,
): RentalPeriod | undefined {
  if (wanted > pieces) return undefined;
  const shift = (by: number): RentalPeriod => {
    const { start_day, end_day } = period;
    return { start_day: addDays(start_day, by), end_day: addDays(end_day, by) };
  };
  const fits = (wish: RentalPeriod) =>
    [wish.start_day, wish.end_day].every((day) => isHandoverDay(day, closed)) &&
    clashingDays(out, blockedRange(wish, bufferDays), wanted, pieces).length === 0;
  const kept = { ...period, end_day: nextHandover(period.end_day, closed) };
  if (kept.end_day <= until && fits(kept)) return kept;
  for (let by = 1, moved = shift(by); moved.end_day <= until; by += 1, moved = shift(by)) {
    if (fits(moved)) return moved;
  }
  return undefined;
}

/** A booking whose days are to change, or a new one, which has none. */
type Moved = Partial<RentalPeriod> & { kind?: 'rental' | 'downtime' };

/**
 * Why a booking cannot have these days, as a German sentence; undefined if it can. Without a start, only its
 * end moves. Unchanged days are not checked, so what began yesterday can still end tomorrow; nor are opening
 * hours for workshop and inspection. With a clock, nothing changes hands today after the last handover.
 */
export function moveProblem(
  { kind = 'rental', ...current }: Moved,
  wanted: Partial<RentalPeriod> & { end_day: CalendarDay },
  today: CalendarDay,
  closed: ReadonlySet<CalendarDay>,
  clock?: HandoverClock,
): string | undefined {
  const { start_day = current.start_day ?? '', end_day } = wanted;
  if (!isCalendarDay(start_day) || !isCalendarDay(end_day)) {
    return 'Bitte geben Sie Mietbeginn und Mietende als Datum an.';
  }
  const isNewStart = start_day !== current.start_day;
  const isNewEnd = end_day !== current.end_day;
  const later = wanted.start_day ? '' : addDays(current.end_day ?? '', 1);
  const earliest = later > today ? later : today;
  if (kind === 'rental' && !isNewStart && (isNewEnd || later) && end_day < earliest) {
    return `Bitte wählen Sie einen Tag nach dem ${formatDay(addDays(earliest, -1))}.`;
  }
  const problem =
    rentalPeriodError(start_day, end_day, isNewStart ? today : start_day) ??
    tooLate(end_day, today);
  if (problem || kind === 'downtime') return problem;
  const handovers = [
    ...(isNewStart ? [[start_day, 'Übergabe'] as const] : []),
    ...(isNewEnd ? [[end_day, 'Rückgabe'] as const] : []),
  ];
  const first = (of: (day: CalendarDay, what: 'Übergabe' | 'Rückgabe') => string | undefined) =>
    handovers.map(([day, what]) => of(day, what)).find(Boolean);
  return (
    first((day, what) => closedProblem(day, what, closed)) ??
    (clock && first((day, what) => tooLateToday(day, what, clock)))
  );
}

/** A fault of the handover and return days, as soon as they are chosen. */
export function closedErrors(
  { start_day, end_day }: RentalPeriod,
  closed: ReadonlySet<CalendarDay>,
): { startError?: string | undefined; endError?: string | undefined } {
  return {
    startError: isCalendarDay(start_day) ? closedProblem(start_day, 'Übergabe', closed) : undefined,
    endError: isCalendarDay(end_day) ? closedProblem(end_day, 'Rückgabe', closed) : undefined,
  };
}

/** The day by which a tool has to be inspected (UVV); undefined if none is set. */
export function inspectionDay(tool: { inspection_due?: string }): CalendarDay | undefined {
  const read = readDay(tool.inspection_due ?? '');
  return 'day' in read ? read.day : undefined;
}

function tooLate(end_day: CalendarDay, today: CalendarDay): string | undefined {
  const latest = addDays(today, MAX_DAYS_AHEAD);
  return end_day > latest
    ? `Das Mietende kann höchstens der ${formatDay(latest)} sein.`
    : undefined;
}

function closedProblem(day: CalendarDay, what: string, closed: ReadonlySet<CalendarDay>) {
  if (isHandoverDay(day, closed)) return undefined;
  return `Am ${weekdayOf(day)}, ${formatDay(day)}, ist geschlossen: Eine ${what} ist dann nicht möglich.`;
}

/** What can happen to a booking. `today` is that day in Berlin, or the one on which a tool was returned. */
export type BookingEvent =
  | ({ type: 'move'; pieces: number } & RentalPeriod)
  | { type: 'extend'; end_day: CalendarDay }
  | { type: 'step'; to: BookingState; today: CalendarDay }
  /** The tool is not back although its time is over. */
  | { type: 'overdue'; today: CalendarDay };

/** Whether a tool that is out should have been back by yesterday. */
export const isLate = (core: Pick<BookingCore, 'state' | 'end_day'>, today: CalendarDay): boolean =>
  core.state === 'handed_out' && today > core.end_day;

/**
 * The booking of a tool that came back on a day: releases days that are no longer needed, and lasts until then if
 * that is later than agreed.
 */
export function broughtBack(core: BookingCore, day: CalendarDay): BookingCore {
  const used = { start_day: core.start_day, end_day: day };
  const end_day = day > core.end_day ? day : core.end_day;
  return { ...core, end_day, blocked: blockedRange(used, core.buffer_days) };
}

/** The booking after an event; undefined if that cannot happen to it. */
export function nextBooking(core: BookingCore, event: BookingEvent): BookingCore | undefined {
  const { state, buffer_days } = core;
  switch (event.type) {
    case 'move': {
      if (state !== 'requested' && state !== 'confirmed') return undefined;
      const { start_day, end_day, pieces } = event;
      return { ...core, start_day, end_day, pieces, blocked: blockedRange(event, buffer_days) };
    }
    case 'extend': {
      const { end_day } = event;
      if (!bookingState(state).isExtendable || end_day <= core.end_day) return undefined;
      return { ...core, end_day, blocked: blockedRange({ ...core, end_day }, buffer_days) };
    }
    case 'step': {
      const { to, today } = event;
      if (!canMoveBooking(state, to)) return undefined;
      const { blocked, ...rest } = core;
      if (!bookingState(to).blocks) return { ...rest, state: to };
      // A request that reserved nothing takes its days when it is confirmed.
      if (to !== 'returned') {
        return { ...core, state: to, blocked: blocked ?? blockedRange(core, buffer_days) };
      }
      return { ...broughtBack(core, today), state: to };
    }
    case 'overdue': {
      if (!isLate(core, event.today)) return undefined;
      const blocked = blockedRange(
        { start_day: core.start_day, end_day: addDays(event.today, 1) },
        buffer_days,
      );
      return core.blocked && core.blocked.to >= blocked.to ? undefined : { ...core, blocked };
    }
  }
}
