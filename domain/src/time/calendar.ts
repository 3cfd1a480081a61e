import { lazy } from '../text/lazy.ts';

/** A calendar day without a time, `YYYY-MM-DD`, as date inputs hold it. */
export type CalendarDay = string;

const MS_PER_HOUR = 3_600_000;
const MS_PER_DAY = 24 * MS_PER_HOUR;

const berlin = lazy(
  () =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone: 'Europe/Berlin',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
);

export const berlinDay = (instant: Date): CalendarDay => berlin().format(instant);

const berlinClock = lazy(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Berlin',
      hour: '2-digit',
      minute: '2-digit',
    }),
);

/** The time in Berlin at an instant: `07:30`. */
export const berlinTime = (instant: Date): string => berlinClock().format(instant);

/** An instant's day in Berlin; for midnight, the day that ends then. */
export const lastDayBefore = (instant: Date): CalendarDay =>
  berlinDay(new Date(instant.getTime() - 1));

/**
 * Whether a text is an existing day from 2000 to 2100, unlike `2027-02-29`: calculations from any
 * other may exceed the range of dates and Firestore.
 */
export function isCalendarDay(text: string): boolean {
  if (!/^20\d{2}-\d{2}-\d{2}$|^2100-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Whether a value is a month, `2026-11`, whose days are calendar days. */
export const isCalendarMonth = (month: unknown): month is string =>
  typeof month === 'string' && isCalendarDay(`${month}-01`);

/** Whole days between two days; negative if `to` is earlier. */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number =>
  Math.round((utc(to) - utc(from)) / MS_PER_DAY);

/** The day that many days later, or earlier if negative. */
export const addDays = (day: CalendarDay, days: number): CalendarDay =>
  isoDay(new Date(utc(day) + days * MS_PER_DAY));

/** The same day in an earlier month. For comparison only: that month may be too short. */
/** The Monday of a day's week. */
export const mondayOf = (day: CalendarDay): CalendarDay =>
  addDays(day, -((WEEKDAYS.indexOf(weekdayOf(day)) + 6) % 7));

export function monthsBefore(day: CalendarDay, months: number): CalendarDay {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  const first = isoDay(new Date(Date.UTC(year, month - 1 - months)));
  return `${first.slice(0, 7)}${day.slice(7)}`;
}

/** The first days of the month of a day and of the following month. */
export function monthOf(day: CalendarDay): { first: CalendarDay; next: CalendarDay } {
  const first = new Date(utc(`${day.slice(0, 7)}-01`));
  const next = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1));
  return { first: isoDay(first), next: isoDay(next) };
}

/** The month of a day and those before it, as a choice: `{ id: '2026-11', label: 'November 2026' }`. */
export function lastMonths(day: CalendarDay, count: number): { id: string; label: string }[] {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  return Array.from({ length: count }, (_, back) => {
    const id = isoDay(new Date(Date.UTC(year, month - 1 - back))).slice(0, 7);
    return { id, label: monthName(id) };
  });
}

/** `November 2026`. */
export const monthName = (month: string): string => MONTH_NAME.format(utc(`${month}-01`));

const MONTH_NAME = new Intl.DateTimeFormat('de-DE', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The instant at which a day begins in Berlin. */
export function berlinMidnight(day: CalendarDay): Date {
  // DST changes at 02:00 or 03:00, so midnight is UTC-2h in summer and UTC-1h in winter.
  const inSummer = new Date(utc(day) - 2 * MS_PER_HOUR);
  return berlinDay(inSummer) === day ? inSummer : new Date(utc(day) - MS_PER_HOUR);
}

/** A calendar day in German: `29.02.2028`. */
export const formatDay = (day: CalendarDay): string => day.split('-').reverse().join('.');

const WEEKDAYS = [
  'Sonntag',
  'Montag',
  'Dienstag',
  'Mittwoch',
  'Donnerstag',
  'Freitag',
  'Samstag',
] as const;

export const weekdayOf = (day: CalendarDay): (typeof WEEKDAYS)[number] =>
  WEEKDAYS[new Date(utc(day)).getUTCDay() as 0];

const utc = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`);

const isoDay = (instant: Date): CalendarDay => instant.toISOString().slice(0, 10);
