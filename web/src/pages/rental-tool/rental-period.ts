import { type CalendarDay, isCalendarDay } from '@shop/domain/calendar';
import { rentalDays, rentalPeriodError } from '@shop/domain/rental-price';

/** The dates as they stand in the fields; an empty text is none. */
export interface PeriodDates {
  start: CalendarDay;
  end: CalendarDay;
}

export interface CheckedPeriod {
  startError: string | undefined;
  endError: string | undefined;
  /** Set only when both dates are there and allowed. */
  days: number | undefined;
}

/** What is wrong with which date, or how many days lie between them. */
export function checkPeriod({ start, end }: PeriodDates, today: CalendarDay): CheckedPeriod {
  const hasStart = isTyped(start);
  const hasEnd = isTyped(end);
  const startError = hasStart ? rentalPeriodError(start, start, today) : undefined;
  const earliestEnd = hasStart ? start : today;
  const endError = hasEnd ? rentalPeriodError(earliestEnd, end, earliestEnd) : undefined;
  const isValid = hasStart && hasEnd && !startError && !endError;
  return { startError, endError, days: isValid ? rentalDays(start, end) : undefined };
}

/** Date fields answer the years 0002, 0020 and 0202 to somebody who is typing 2027. */
function isTyped(day: CalendarDay): boolean {
  return isCalendarDay(day) && day >= '1000-01-01';
}
