import { type HandoverClock, lastHandover } from '../delivery/rental-handover.ts';
import { addDays, berlinDay, berlinTime, type CalendarDay } from '../time/calendar.ts';
import { nextHandover } from './booking-days.ts';

/** An answer takes the office an hour. */
const ANSWER_MS = 60 * 60 * 1000;

/** Whether the office can answer a request before its first day: it is open for an hour until then. */
export function isAnsweredBefore(
  start_day: CalendarDay,
  { now, special }: HandoverClock,
  closed: ReadonlySet<CalendarDay>,
): boolean {
  const answered = new Date(now.getTime() + ANSWER_MS);
  const today = berlinDay(answered);
  const isOver = berlinTime(answered) > (lastHandover(today, special) ?? '24');
  return nextHandover(isOver ? addDays(today, 1) : today, closed) < start_day;
}

/**
 * The day at whose beginning a request expires: `latest`, but before the rental begins, as it must be
 * answered by then. If it cannot be, the rental's first day is left for the answer.
 */
export function holdEnd(
  start_day: CalendarDay,
  latest: CalendarDay,
  isAnswered: boolean,
): CalendarDay {
  const end = isAnswered ? start_day : addDays(start_day, 1);
  return latest < end ? latest : end;
}
