import { type CalendarDay, daysBetween } from './calendar.ts';
import { type Cents, toCents } from './money.ts';
import type { RentalTool } from './rental.ts';

export const RENTAL_TIERS = ['daily', 'weekly', 'monthly'] as const;
export type RentalTier = (typeof RENTAL_TIERS)[number];

const DAYS_PER_WEEK = 7;
const DAYS_PER_MONTH = 30;

/** What the long tiers save against the daily rate, in percent, as the shop advertises it. */
export const TIER_SAVINGS_PERCENT: Record<RentalTier, number> = {
  daily: 0,
  weekly: 20,
  monthly: 30,
};

/** What a rental costs; `units` of `tier` at `unitCents` are charged. */
export interface RentalCost {
  days: number;
  tier: RentalTier;
  units: number;
  unitCents: Cents;
  rentalCents: Cents;
  depositCents: Cents;
  totalCents: Cents;
}

/** Days between the dates, at least one: a tool that is back the same day was rented for a day. */
export function rentalDays(start: CalendarDay, end: CalendarDay): number {
  return Math.max(1, daysBetween(start, end));
}

/** What keeps a date range from being rented, as a German sentence; undefined when it may be. */
export function rentalPeriodError(
  start: CalendarDay,
  end: CalendarDay,
  today: CalendarDay,
): string | undefined {
  if (daysBetween(today, start) < 0)
    return 'Der Mietbeginn darf nicht in der Vergangenheit liegen.';
  if (daysBetween(start, end) < 0) return 'Das Mietende darf nicht vor dem Mietbeginn liegen.';
  return undefined;
}

/**
 * Cost of so many days in the tier that the customer chose. A tier that is too long for the
 * rental does not apply: the daily rate is charged then, and `tier` says so.
 */
export function rentalCost(tool: RentalTool, chosen: RentalTier, days: number): RentalCost {
  const tier = appliedTier(chosen, days);
  const units = Math.ceil(days / daysPer(tier));
  const unitCents = toCents(tool[`${tier}_price`]);
  const depositCents = toCents(tool.deposit_amount);
  const rentalCents = units * unitCents;
  return {
    days,
    tier,
    units,
    unitCents,
    rentalCents,
    depositCents,
    totalCents: rentalCents + depositCents,
  };
}

function appliedTier(chosen: RentalTier, days: number): RentalTier {
  return days >= daysPer(chosen) ? chosen : 'daily';
}

/** Days that one unit of a tier stands for; a shorter rental does not get the tier. */
export function daysPer(tier: RentalTier): number {
  if (tier === 'monthly') return DAYS_PER_MONTH;
  return tier === 'weekly' ? DAYS_PER_WEEK : 1;
}
