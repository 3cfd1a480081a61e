import { type CalendarDay, isCalendarDay } from './calendar.ts';

/**
 * Parses a typed day: `29.11.2026`, also with spaces, commas or no separators, with a two-digit year (of this
 * century), or as `2026-11-29`. Returns a German error message for anything else.
 */
export function readDay(text: string): { day: CalendarDay } | { error: string } {
  const parts = PATTERNS.map((pattern) => pattern.exec(text.trim())?.groups).find(Boolean);
  if (!parts) {
    return { error: 'Bitte geben Sie das Datum als TT.MM.JJJJ ein, zum Beispiel 24.12.2026.' };
  }
  const { day = '', month = '', year = '' } = parts;
  const read = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(read) ? { day: read } : { error: 'Diesen Tag gibt es nicht.' };
}

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
