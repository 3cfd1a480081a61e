import { type Cents, toCents } from '../money/money.ts';
import { addDays, type CalendarDay, daysBetween } from '../time/calendar.ts';

/** The stages of dunning, named by their letters' titles. */
export const REMINDER_TITLES = ['Zahlungserinnerung', '1. Mahnung', '2. Mahnung'] as const;

/** The office's terms: fees and flat sum in euro, the base rate of § 247 BGB in percent a year. */
export interface ReminderTerms {
  fee_1: number;
  fee_2: number;
  /** § 288 (5) BGB: 40 €, once, from companies only; 0 if the office waives it. */
  flat_sum: number;
  base_rate: number;
}

/** Base rate: the Bundesbank's since 1 July 2025; the office keeps it up to date. */
export const REMINDER_TERMS: ReminderTerms = {
  fee_1: 5,
  fee_2: 10,
  flat_sum: 0,
  base_rate: 1.27,
};

/** § 288 (1), (2) BGB: percentage points above the base rate. */
const ABOVE_BASE = { private: 5, business: 9 };
/** Payment period after a reminder. */
const DAYS_TO_PAY = 7;

/** What a reminder claims besides the earlier open amount. */
export interface ReminderClaim {
  fee_cents: Cents;
  flat_cents: Cents;
  interest_cents: Cents;
  pay_by: CalendarDay;
}

/** The title of the reminder with this index; from the third on, all have the last title. */
export function reminderTitle(index: number): string {
  return REMINDER_TITLES[Math.min(index, REMINDER_TITLES.length - 1)] ?? REMINDER_TITLES[0];
}

interface ClaimedOn {
  /** Open amount of the order or invoice itself: interest bears no interest (§ 289 BGB). */
  openCents: Cents;
  /** The first day of default, or the day up to which interest has already been claimed. */
  since: CalendarDay;
  isBusiness: boolean;
  hasFlatSum: boolean;
}

/**
 * The first day of default: the day after the first reminder arrived, for companies at the latest 30 days after
 * the due day (§ 286 (1), (3) BGB).
 */
export function inDefaultSince(
  { dueDay, isBusiness }: { dueDay: CalendarDay; isBusiness: boolean },
  reminded: CalendarDay,
): CalendarDay {
  const [byReminder, byLaw] = [addDays(reminded, 1), addDays(dueDay, 31)];
  return isBusiness && byLaw < byReminder ? byLaw : byReminder;
}

/**
 * A reminder's claims: the first claims nothing, the others a fee and interest (§ 288 BGB). Companies are
 * charged the flat sum once instead of all fees, which would be set off against it (§ 288 (5) BGB).
 */
export function reminderClaim(
  index: number,
  { openCents, since, isBusiness, hasFlatSum }: ClaimedOn,
  terms: ReminderTerms,
  today: CalendarDay,
): ReminderClaim {
  const pay_by = addDays(today, DAYS_TO_PAY);
  if (index === 0) return { fee_cents: 0, flat_cents: 0, interest_cents: 0, pay_by };
  const rate = terms.base_rate + ABOVE_BASE[isBusiness ? 'business' : 'private'];
  const days = Math.max(0, daysBetween(since, today));
  const flat_cents = isBusiness && !hasFlatSum ? toCents(terms.flat_sum) : 0;
  return {
    fee_cents: hasFlatSum || flat_cents > 0 ? 0 : toCents(index === 1 ? terms.fee_1 : terms.fee_2),
    flat_cents,
    interest_cents: Math.round((openCents * Math.max(0, rate) * days) / 36_500),
    pay_by,
  };
}
