import { addDays, type CalendarDay, formatDay } from '../time/calendar.ts';
import type { Banner, Settings, SpecialDays } from './settings.ts';

export interface Notices {
  /** Banners due on the day of the answer. */
  banners: Banner[];
  /** Neither past nor too far ahead, the nearest first. */
  special_days: SpecialDays[];
  /** The special day on the day of the answer, if any. */
  today?: SpecialDays;
}

/** Special days are announced this many days ahead. */
export const TOLD_DAYS_AHEAD = 42;

export function noticesOn(
  day: CalendarDay,
  { banners }: Settings['banner'],
  { days }: Settings['specialDays'],
): Notices {
  const today = days.find((special) => isWithin(day, special));
  const latest = addDays(day, TOLD_DAYS_AHEAD);
  return {
    banners: banners.filter((banner) => isWithin(day, banner)),
    special_days: days
      .filter(({ from, to }) => day <= to && from <= latest)
      .sort((a, b) => (a.from < b.from ? -1 : 1)),
    ...(today && { today }),
  };
}

/** The days from `first` to `last`, both included, on which the company is closed. */
export function companyHolidays(
  { days }: Settings['specialDays'],
  first: CalendarDay,
  last: CalendarDay,
): CalendarDay[] {
  return days
    .filter(({ hours }) => hours === undefined)
    .flatMap(({ from, to }) => daysOf(from < first ? first : from, to > last ? last : to));
}

function daysOf(from: CalendarDay, to: CalendarDay): CalendarDay[] {
  const days: CalendarDay[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

function isWithin(day: CalendarDay, { from, to }: { from: CalendarDay; to: CalendarDay }): boolean {
  return from <= day && day <= to;
}

/** `24.12.` or `24.12.–06.01.`: the year is obvious, as only the next weeks are shown. */
export function shortPeriod({ from, to }: SpecialDays): string {
  const days = from === to ? [from] : [from, to];
  return days.map((day) => formatDay(day).slice(0, 6)).join('–');
}

/** `geschlossen` or `08:00–12:00`. */
export function specialHours({ hours = 'geschlossen' }: SpecialDays): string {
  return hours;
}
