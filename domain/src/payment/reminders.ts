import { type Cents, toCents } from '../money/money.ts';
import { addDays, type CalendarDay, daysBetween } from '../time/calendar.ts';

/** The steps of dunning, as their papers are called. */
export const REMINDER_TITLES = ['Zahlungserinnerung', '1. Mahnung', '2. Mahnung'] as const;

/** The office's terms: fees in euro, the base rate of § 247 BGB in percent a year. */
export interface ReminderTerms {
  fee_1: number;
  fee_2: number;
  base_rate: number;
}

/** The Bundesbank's base rate since 1 July 2025; the office sets the one of today. */
export const REMINDER_TERMS: ReminderTerms = { fee_1: 5, fee_2: 10, base_rate: 1.27 };

/** § 288 (1), (2) BGB: percentage points above the base rate. */
const ABOVE_BASE = { private: 5, business: 9 };
/** To pay after a reminder. */
const DAYS_TO_PAY = 7;

/** What a reminder claims besides what is open. */
export interface ReminderClaim {
  fee_cents: Cents;
  interest_cents: Cents;
  pay_by: CalendarDay;
}

/** The title of the reminder with that index; more than three are all the last. */
export function reminderTitle(index: number): string {
  return REMINDER_TITLES[Math.min(index, REMINDER_TITLES.length - 1)] ?? REMINDER_TITLES[0];
}

/**
 * What a reminder claims: the first nothing, the others a fee and interest on what is open since the
 * due day (§ 288 BGB).
 */
export function reminderClaim(
  index: number,
  open: { openCents: Cents; dueDay: CalendarDay; isBusiness: boolean },
  terms: ReminderTerms,
  today: CalendarDay,
): ReminderClaim {
  const pay_by = addDays(today, DAYS_TO_PAY);
  if (index === 0) return { fee_cents: 0, interest_cents: 0, pay_by };
  const rate = terms.base_rate + ABOVE_BASE[open.isBusiness ? 'business' : 'private'];
  const days = Math.max(0, daysBetween(open.dueDay, today));
  return {
    fee_cents: toCents(index === 1 ? terms.fee_1 : terms.fee_2),
    interest_cents: Math.round((open.openCents * Math.max(0, rate) * days) / 36_500),
    pay_by,
  };
}
