import { type CalendarDay, isCalendarDay } from './calendar.ts';

/**
 * Parses a typed day: `29.11.2026`, also with spaces, commas or no separators, with a two-digit year (of this
 * century), or as `2026-11-29`. A day without a year, `7.12.`, is the first one on or after `earliest` in the year of
 * `today` or the next, if `near` is given. Returns a German error message for anything else.
 */
export function readDay(text: string, near?: Near): { day: CalendarDay } | { error: string } {
  const short = near && SHORT.exec(text.trim())?.groups;
  if (short) return dayNear(short, near);
  const parts = PATTERNS.map((pattern) => pattern.exec(text.trim())?.groups).find(Boolean);
  if (!parts) {
    return { error: 'Bitte geben Sie das Datum als TT.MM.JJJJ ein, zum Beispiel 24.12.2026.' };
  }
  const { day = '', month = '', year = '' } = parts;
  const read = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(read) ? { day: read } : { error: NO_SUCH_DAY };
}

interface Near {
  today: CalendarDay;
  earliest: CalendarDay;
}

function dayNear({ day = '', month = '' }: Record<string, string>, { today, earliest }: Near) {
  const year = Number(today.slice(0, 4));
  const days = [year, year + 1]
    .map((each) => `${each}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
    .filter(isCalendarDay);
  const found = days.find((each) => each >= earliest) ?? days[0];
  return found ? { day: found } : { error: NO_SUCH_DAY };
}

const NO_SUCH_DAY = 'Diesen Tag gibt es nicht.';
const SHORT = /^(?<day>\d{1,2})[., ] *(?<month>\d{1,2})\.?$/;

const PATTERNS = [
  /^(?<day>\d{1,2})[., ] *(?<month>\d{1,2})[., ] *(?<year>\d{4}|\d{2})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4}|\d{2})$/,
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
];

/** Whether a typed day is complete; `29.11.20` may become `29.11.2026`. */
export const isWholeDay = (text: string): boolean =>
  /^(.*\D\d{4}|\d{8}|\d{4}-\d{2}-\d{2})$/.test(text.trim());

/** Adds the dots that some keypads lack, and drops a separator typed after one. */
export function withDots(typed: string, before: string): string {
  const text = typed.replace(/\.[.,/ -]$/, '.');
  const isAdding = typed.length > before.length;
  return isAdding && /^\d{2}(\.\d{2})?$/.test(text) ? `${text}.` : text;
}
