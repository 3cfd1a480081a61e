import { addDays, type CalendarDay, mondayOf } from '../time/calendar.ts';

/** What is due on a day. */
export interface DayLoad {
  day: CalendarDay;
  stops: number;
  pickups: number;
  /** What our trucks carry, as far as its weight is known. */
  kg: number;
}

/** The working days of a day's week and the next one: `GET /api/admin/delivery-days`. */
export const loadDays = (day: CalendarDay): CalendarDay[] =>
  [0, 7].flatMap((week) =>
    Array.from({ length: 6 }, (_, index) => addDays(mondayOf(day), week + index)),
  );
