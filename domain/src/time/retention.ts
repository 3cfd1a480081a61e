import { addDays, berlinDay, berlinMidnight } from './calendar.ts';

/** Whole calendar days, or years from the end of the calendar year (§ 147 (4) AO, § 257 (5) HGB). */
export type RetentionPeriod = { days: number } | { years: number };

/** How long records are kept before they are deleted, as stated on the privacy page. */
export const RETENTION = {
  /**
   * Orders are accounting records (§ 147 (3) AO, § 257 (4) HGB, § 14b UStG): from the year in which
   * they were delivered, cancelled or last paid, as invoices, refunds and payments belong to that year.
   */
  order: { years: 8 },
  /** From the year in which they were written (§ 14b UStG). */
  invoice: { years: 8 },
  /** Contact requests that are commercial letters (same sections). */
  businessLetter: { years: 6 },
  /** Other contact requests, which are settled by then. */
  generalRequest: { days: 180 },
  /** The record of a mail, after it was sent or given up. */
  mail: { days: 30 },
  /** After the last change. */
  cart: { days: 30 },
  /** Searches without results, by day. */
  missedSearch: { days: 30 },
  /** By which a request is known when it is sent again. */
  request: { days: 30 },
  /** The sequence of a day's stops, after that day. */
  tour: { days: 30 },
  /** A photo of a rental tool that no record includes. */
  unusedPhoto: { days: 2 },
  /** The office's change log: as long as a price may give rise to claims (§§ 195, 199 BGB). */
  change: { years: 3 },
} as const satisfies Record<string, RetentionPeriod>;

/** Records finished before this instant have reached the end of their period by `now`. */
export function keptSince(period: RetentionPeriod, now: Date): Date {
  const today = berlinDay(now);
  if ('days' in period) return berlinMidnight(addDays(today, -period.days));
  return berlinMidnight(`${Number(today.slice(0, 4)) - period.years}-01-01`);
}

/** The instant at which the period of a record finished now ends. */
export function keptUntil(period: RetentionPeriod, now: Date): Date {
  const today = berlinDay(now);
  if ('days' in period) return berlinMidnight(addDays(today, period.days + 1));
  return berlinMidnight(`${Number(today.slice(0, 4)) + period.years + 1}-01-01`);
}
