import { COMPANY } from '@shop/domain/company';
import { MAX_DAYS_AHEAD } from '@shop/domain/delivery/delivery-days';
import { companyHolidays } from '@shop/domain/settings/notices';
import type { Settings } from '@shop/domain/settings/settings';
import { addDays, berlinDay, type CalendarDay } from '@shop/domain/time/calendar';
import { getHolidays } from 'feiertagejs';

/**
 * Public holidays of the company's state and its own holidays, from today to the last day that
 * customers may request.
 */
export function closedDays(
  now: Date,
  specialDays: Settings['specialDays'],
): ReadonlySet<CalendarDay> {
  const first = berlinDay(now);
  const last = addDays(first, MAX_DAYS_AHEAD);
  return new Set([...publicHolidays(first, last), ...companyHolidays(specialDays, first, last)]);
}

/** Public holidays of the company's state between two days, both included. */
export function publicHolidays(first: CalendarDay, last: CalendarDay): CalendarDay[] {
  const years = new Set([first, last].map((day) => Number(day.slice(0, 4))));
  const holidays = [...years].flatMap((year) => getHolidays(year, COMPANY.state));
  const days = holidays.map(({ dateString }) => dateString);
  return days.filter((day) => first <= day && day <= last);
}

/** The public holidays that can move a last day to pay which is counted from a day (§ 193 BGB). */
export const holidaysFrom = (day: CalendarDay): ReadonlySet<CalendarDay> =>
  new Set(publicHolidays(day, addDays(day, MAX_DAYS_AHEAD)));
