import { addDays, type CalendarDay, formatDay, weekdayOf } from '../time/calendar.ts';

/** How often it comes again; the key is the number of weeks. */
export const RHYTHMS = {
  1: 'jede Woche',
  2: 'alle zwei Wochen',
  4: 'alle vier Wochen',
} as const;
export type EveryWeeks = keyof typeof RHYTHMS;

/** Rhythm, days and recipient. */
export interface Repeat {
  every_weeks: EveryWeeks;
  /** The next day of delivery to be proposed. */
  next_day: CalendarDay;
  until: CalendarDay;
  /** The company that it is for, and its building site. */
  customer_number?: string | undefined;
  site?: string | undefined;
}

export interface StandingLine {
  product_id: number;
  quantity: number;
}

export const STANDING_STATES = {
  active: { label: 'Läuft', color: 'green' },
  paused: { label: 'Pausiert', color: 'yellow' },
  ended: { label: 'Beendet', color: 'grey' },
} as const;
export type StandingState = keyof typeof STANDING_STATES;

export const STANDING_EVENTS = {
  created: 'Angelegt',
  changed: 'Geändert',
  paused: 'Pausiert',
  resumed: 'Fortgesetzt',
  proposed: 'Angebot vorbereitet',
  skipped: 'Tag ausgelassen',
  ended: 'Beendet',
} as const;
export type StandingEventKind = keyof typeof STANDING_EVENTS;

/** Articles that are offered at regular intervals; each offer becomes an order only when the customer accepts it. */
export interface StandingOrder extends Repeat {
  id: string;
  revision: number;
  name: string;
  state: StandingState;
  lines: StandingLine[];
  /** Why it was paused, ended or skipped last, if that happened last. */
  reason?: string;
}

/** As the office sees it: with its customer and its history. */
export interface OfficeStandingOrder extends StandingOrder {
  /** With the articles' names of today; missing of what is gone. */
  lines: (StandingLine & { product_name?: string })[];
  customer_name: string;
  customer_email: string;
  created_at: string;
  /** Whether it has ended and nobody in the office has noted that yet. */
  to_see: boolean;
  /** Oldest first. */
  history: {
    what: StandingEventKind;
    by: string;
    at: string;
    day?: CalendarDay;
    text?: string;
    quote_number?: string;
  }[];
}

/** Body of `POST /api/users/standing-orders`. */
export interface StandingOrderRequest extends Repeat {
  id: string;
  name: string;
  lines: StandingLine[];
}

type Rhythm = Pick<Repeat, 'every_weeks' | 'next_day' | 'until'>;
type Changed<Fields> = { [Field in keyof Fields]?: Fields[Field] | undefined };

/** Body of `POST /api/users/standing-orders/{id}`: what changes. */
export interface StandingOrderChange extends Changed<Repeat> {
  id: string;
  lines?: StandingLine[] | undefined;
  state?: StandingState | undefined;
}

/** Body of `POST /api/admin/standing-orders/{id}`. */
export interface OfficeStandingChange extends Changed<Rhythm> {
  id: string;
  state?: StandingState | undefined;
  /** The customer reads it. */
  reason?: string | undefined;
  /** The office has seen that it has ended. */
  is_seen?: boolean | undefined;
}

export const MAX_STANDING_REASON = 500;

/** Why nothing was proposed for a day. That day is skipped; the series continues. */
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

/** The last day that is proposed today, and the first one that may be chosen: in a week, but never a Sunday. */
export function proposedUntil(today: CalendarDay): CalendarDay {
  const day = addDays(today, PROPOSED_DAYS);
  return weekdayOf(day) === 'Sonntag' ? addDays(day, 1) : day;
}

/** The next day of the rhythm that is after `after`; undefined once the last was. */
export function nextRepeat(
  { every_weeks, next_day, until }: Rhythm,
  after: CalendarDay,
): CalendarDay | undefined {
  let day = addDays(next_day, every_weeks * 7);
  while (day <= after) day = addDays(day, every_weeks * 7);
  return day <= until ? day : undefined;
}

/** Why a rhythm cannot begin today, as a German sentence. */
export function repeatProblem(
  { next_day, until }: Omit<Rhythm, 'every_weeks'>,
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
