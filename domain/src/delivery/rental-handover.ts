import { OPENING_HOURS } from '../company.ts';
import { addDays, type CalendarDay, weekdayOf } from '../time/calendar.ts';

/** What the office sets for all bookings; amounts net, in euro. */
export interface RentalTerms {
  /** Working days that a request holds its days. */
  hold_days: number;
  /** Hours before the day of hand-over begins until which customers cancel online. */
  cancel_hours: number;
  /** Bringing and fetching a machine, in the zones with a price. */
  transport_1: number;
  transport_2: number;
  transport_3: number;
}

export const RENTAL_TERMS: RentalTerms = {
  hold_days: 2,
  cancel_hours: 12,
  transport_1: 60,
  transport_2: 95,
  transport_3: 150,
};

/** When tools are handed over and taken back on a day, `07:00–17:00`; undefined if closed. */
export function handoverHours(day: CalendarDay): string | undefined {
  const short = weekdayOf(day).slice(0, 2);
  const entry = OPENING_HOURS.find(({ days }) => {
    const [first = '', last = first] = days.split('–');
    return WEEK.slice(WEEK.indexOf(first), WEEK.indexOf(last) + 1).includes(short);
  });
  return entry && /\d/.test(entry.hours) ? entry.hours : undefined;
}

/** The open days before and after a closed one, not before `earliest`; none for an open day. */
export function nearestHandovers(day: CalendarDay, earliest: CalendarDay): CalendarDay[] {
  if (handoverHours(day)) return [];
  return [nextOpen(day, -1), nextOpen(day, 1)].filter((open) => open >= earliest);
}

function nextOpen(day: CalendarDay, step: 1 | -1): CalendarDay {
  const next = addDays(day, step);
  return handoverHours(next) ? next : nextOpen(next, step);
}

/** As the opening hours abbreviate them. */
const WEEK = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'];
