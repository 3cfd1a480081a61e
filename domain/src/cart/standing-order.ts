import { addDays, type CalendarDay, formatDay, weekdayOf } from '../time/calendar.ts';

/** How often a list comes again; the key is the number of weeks. */
export const RHYTHMS = {
  1: 'jede Woche',
  2: 'alle zwei Wochen',
  4: 'alle vier Wochen',
} as const;
export type EveryWeeks = keyof typeof RHYTHMS;

/** A standing order: a list that is proposed again and again, and ordered only once its customer accepts. */
export interface Repeat {
  every_weeks: EveryWeeks;
  /** The next day of delivery to be proposed. */
  next_day: CalendarDay;
  until: CalendarDay;
  /** The company that it is for, and its building site. */
  customer_number?: string | undefined;
  site?: string | undefined;
}

/** Body of `POST /api/users/plans/repeat`; without `repeat`, the list is not proposed any more. */
export interface RepeatRequest {
  address: string;
  repeat?: Repeat | undefined;
}

/** Why a list was not proposed for a day. That day is skipped; the series continues. */
export const WAITING_FOR = {
  right: 'Das Konto darf für diese Firma zurzeit nicht bestellen.',
  stopped: 'Für diese Firma nehmen wir zurzeit keine Bestellungen an.',
  site: 'Die Baustelle gibt es unter diesem Namen nicht, oder sie ist an diesem Tag nicht offen.',
  details: 'Im Konto ist keine Baustelle gemerkt.',
  missed: 'Wir haben das Angebot nicht rechtzeitig vorbereitet.',
} as const;
export type WaitingFor = keyof typeof WAITING_FOR;

const PROPOSED_DAYS = 7;
const MAX_DAYS = 366;

/** The last day that a list is proposed for today, and the first one it may begin on: in a week, but never a Sunday. */
export function proposedUntil(today: CalendarDay): CalendarDay {
  const day = addDays(today, PROPOSED_DAYS);
  return weekdayOf(day) === 'Sonntag' ? addDays(day, 1) : day;
}

/** The day after a delivery on which the next is due; undefined once the last was. */
export function nextRepeat({ every_weeks, next_day, until }: Repeat): CalendarDay | undefined {
  const day = addDays(next_day, every_weeks * 7);
  return day <= until ? day : undefined;
}

/** Why a rhythm cannot begin today, as a German sentence. */
export function repeatProblem(
  { next_day, until }: Pick<Repeat, 'next_day' | 'until'>,
  today: CalendarDay,
): string | undefined {
  const first = proposedUntil(today);
  if (next_day < first) return `Die erste Lieferung geht ab dem ${formatDay(first)}.`;
  if (weekdayOf(next_day) === 'Sonntag') return 'Sonntags liefern wir nicht.';
  if (until < next_day) return 'Das Ende liegt vor der ersten Lieferung.';
  const last = addDays(today, MAX_DAYS);
  return until > last
    ? `Eine Dauerbestellung geht höchstens bis zum ${formatDay(last)}.`
    : undefined;
}

/** `Jede Woche, nächste Lieferung am Montag, 30.11.2026, bis 31.03.2027`. */
export function repeatText({ every_weeks, next_day, until, site }: Repeat): string {
  const rhythm = RHYTHMS[every_weeks].replace(/^./, (letter) => letter.toUpperCase());
  return `${rhythm}, nächste Lieferung am ${weekdayOf(next_day)}, ${formatDay(next_day)}, bis ${formatDay(until)}${site ? `, Baustelle ${site}` : ''}`;
}
