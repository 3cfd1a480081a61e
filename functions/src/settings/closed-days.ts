import { STAGE_DAYS_AHEAD } from '@shop/domain/delivery/stage';
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
  settings: Pick<Settings, 'holidays' | 'specialDays'>,
): ReadonlySet<CalendarDay> {
  const first = berlinDay(now);
  const own = companyHolidays(settings.specialDays, first, addDays(first, STAGE_DAYS_AHEAD));
  return new Set([...holidaysFrom(first, settings), ...own]);
}

/**
 * Public holidays of the company's state, from a day to the last one that customers may then request; they
 * can move a last day to pay (§ 193 BGB).
 */
export function holidaysFrom(
  first: CalendarDay,
  { holidays: { state } }: Pick<Settings, 'holidays'>,
): ReadonlySet<CalendarDay> {
  const last = addDays(first, STAGE_DAYS_AHEAD);
  const years = new Set([first, last].map((day) => Number(day.slice(0, 4))));
  const days = [...years].flatMap((year) => getHolidays(year, state));
  return new Set(
    days.map(({ dateString }) => dateString).filter((day) => first <= day && day <= last),
  );
}
