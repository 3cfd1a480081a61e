import { addDays, type CalendarDay, weekdayOf } from './calendar.ts';

const WEEKEND: readonly string[] = ['Samstag', 'Sonntag'];

/** Whether banks transfer money on a day; `holidays` are the public ones. */
export function isBankDay(day: CalendarDay, holidays: ReadonlySet<CalendarDay>): boolean {
  return !WEEKEND.includes(weekdayOf(day)) && !holidays.has(day);
}

/** § 193 BGB: a last day on a Saturday, Sunday or public holiday moves to the next working day. */
export function lastDay(day: CalendarDay, holidays: ReadonlySet<CalendarDay>): CalendarDay {
  return isBankDay(day, holidays) ? day : lastDay(addDays(day, 1), holidays);
}

/** A number of working days, and the public holidays on weekdays, which do not count. */
export interface PrepaymentTime {
  days: number;
  holidays: ReadonlySet<CalendarDay>;
}

/** The last of that many working days after a day, by default those of banks: no weekends, no public holidays. */
export function workingDayAfter(
  start: CalendarDay,
  { days, holidays }: PrepaymentTime,
  isWorkingDay = isBankDay,
): CalendarDay {
  let day = start;
  for (let left = days; left > 0; ) {
    day = addDays(day, 1);
    if (isWorkingDay(day, holidays)) left -= 1;
  }
  return day;
}
