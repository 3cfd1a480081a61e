import { OPENING_HOURS } from '../company.ts';
import { addDays, berlinDay, berlinTime, type CalendarDay, weekdayOf } from '../time/calendar.ts';

/** What the office sets for all bookings; amounts net, in euro. */
export interface RentalTerms {
  /** For how many working days a request reserves its days. */
  hold_days: number;
  /** Maximum of pieces times days reserved by the open requests of one network or one mailbox. */
  open_piece_days: number;
  /** Customers can cancel online until this many hours before the day of handover begins. */
  cancel_hours: number;
  /** Delivery and collection of a machine, for each priced zone. */
  transport_1: number;
  transport_2: number;
  transport_3: number;
  /** Whether days on which the company is closed are charged, too; missing before the current terms have come. */
  charged_days?: ChargedDays;
  /** Start on Friday and end on Monday of a rental at the weekend price; missing in older settings. */
  weekend_from?: string;
  weekend_until?: string;
}
export type ChargedDays = 'all' | 'open';

/** Conditions that only the owner can know, as sentences of `/mietbedingungen`; empty ones are hidden. */
export interface RentalConditions {
  insurance_cover: string;
  insurance_excess: string;
  late_fee: string;
}

/** Hours of a weekend rental: handover from Friday, return by Monday. */
export interface WeekendHours {
  from: string;
  until: string;
}

export const weekendHours = ({
  weekend_from: from = '12:00',
  weekend_until: until = '08:00',
}: Pick<RentalTerms, 'weekend_from' | 'weekend_until'>): WeekendHours => ({ from, until });

/** `Freitag ab 12:00 Uhr (oder Samstag) bis Montag 08:00 Uhr` */
export const weekendText = ({ from, until }: WeekendHours): string =>
  `Freitag ab ${from} Uhr (oder Samstag) bis Montag ${until} Uhr`;

/** When tools are handed over and taken back on a day, `07:00–17:00`; undefined if closed. */
export function handoverHours(day: CalendarDay): string | undefined {
  const short = weekdayOf(day).slice(0, 2);
  const entry = OPENING_HOURS.find(({ days }) => {
    const [first = '', last = first] = days.split('–');
    return WEEK.slice(WEEK.indexOf(first), WEEK.indexOf(last) + 1).includes(short);
  });
  return entry && /\d/.test(entry.hours) ? entry.hours : undefined;
}

/** Whether a tool can be handed over or brought back on a day. */
export const isHandoverDay = (day: CalendarDay, closed: ReadonlySet<CalendarDay>): boolean =>
  handoverHours(day) !== undefined && !closed.has(day);

/** Closed days, besides Sundays, that are not charged; undefined if all days are. */
export const unchargedDays = (terms: {
  rental: RentalTerms;
  closed_days: readonly CalendarDay[];
}): ReadonlySet<CalendarDay> | undefined =>
  terms.rental.charged_days === 'open' ? new Set(terms.closed_days) : undefined;

/** When a tool can still be handed over today, and on which days with unusual hours. */
export interface HandoverClock {
  now: Date;
  special?: readonly { from: CalendarDay; to: CalendarDay; hours?: string }[];
}

/** When the last tool changes hands on an open day, `17:00`; undefined if the hours do not say. */
export function lastHandover(
  day: CalendarDay,
  special: HandoverClock['special'] = [],
): string | undefined {
  const hours = special.find(({ from, to }) => from <= day && day <= to)?.hours;
  return /(\d\d:\d\d)\D*$/.exec(hours ?? handoverHours(day) ?? '')?.[1];
}

/** Duration of a handover: the last one starts this long before the yard closes. */
const HANDOVER_MINUTES = 30;

function minutesBefore(time: string, minutes: number): string {
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  const at = Math.max(0, 60 * hours + rest - minutes);
  return [Math.floor(at / 60), at % 60].map((each) => String(each).padStart(2, '0')).join(':');
}

/** The first day on which a rental can start: today only while there is time for a handover. */
export function firstHandover(clock: HandoverClock): CalendarDay {
  const today = berlinDay(clock.now);
  return tooLateToday(today, 'Übergabe', clock) ? addDays(today, 1) : today;
}

/** Why no more tools change hands today, as a German sentence; undefined on any other day. */
export function tooLateToday(
  day: CalendarDay,
  what: 'Übergabe' | 'Rückgabe',
  { now, special }: HandoverClock,
): string | undefined {
  if (day !== berlinDay(now)) return undefined;
  const closing = lastHandover(day, special);
  const last = closing && what === 'Übergabe' ? minutesBefore(closing, HANDOVER_MINUTES) : closing;
  return last !== undefined && berlinTime(now) >= last
    ? `Heute ist seit ${last} Uhr keine ${what} mehr möglich. Bitte wählen Sie einen späteren Tag.`
    : undefined;
}

/** The nearest open days before and after a closed one, none before `earliest`; empty for an open day. */
export function nearestHandovers(day: CalendarDay, earliest: CalendarDay): CalendarDay[] {
  if (handoverHours(day)) return [];
  return [nextOpen(day, -1), nextOpen(day, 1)].filter((open) => open >= earliest);
}

function nextOpen(day: CalendarDay, step: 1 | -1): CalendarDay {
  const next = addDays(day, step);
  return handoverHours(next) ? next : nextOpen(next, step);
}

/** Weekdays as the opening hours abbreviate them. */
const WEEK = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'];
