import { isHandoverDay } from '../delivery/rental-handover.ts';
import { type Cents, toCents } from '../money/money.ts';
import { addDays, type CalendarDay, daysBetween, weekdayOf } from '../time/calendar.ts';
import type { RentalTool } from './rental.ts';

/** The weekend's is offered only for a tool that has a price for it, from Friday or Saturday to Monday. */
export const RENTAL_TIERS = ['daily', 'weekly', 'monthly', 'weekend'] as const;
export type RentalTier = (typeof RENTAL_TIERS)[number];

/** What the price of a tier is called. */
export const TIER_NAMES: Record<RentalTier, string> = {
  daily: 'Tagespreis',
  weekly: 'Wochenpreis',
  monthly: 'Monatspreis',
  weekend: 'Wochenendpreis',
};

const DAYS_PER_WEEK = 7;
const DAYS_PER_MONTH = 30;
const DAYS_PER_WEEKEND = 3;

/** Advertised savings against the daily rate, in percent. */
export const TIER_SAVINGS_PERCENT: Record<RentalTier, number> = {
  daily: 0,
  weekly: 20,
  monthly: 30,
  weekend: 0,
};

/**
 * The real saving of a tool's tier against the daily rate over the tier's days, in percent with at
 * most one decimal; negative if it costs more.
 */
export function realSavingPercent(tool: RentalTool, tier: RentalTier): number {
  const dailyCents = daysPer(tier) * toCents(tool.daily_price);
  const savedCents = dailyCents - tierCents(tool, tier);
  return Math.round((1000 * savedCents) / dailyCents) / 10;
}

/** The prices of a tool that a rental's cost depends on. */
export type RentPrices = Pick<
  RentalTool,
  'daily_price' | 'weekly_price' | 'monthly_price' | 'weekend_price' | 'deposit_amount'
>;

/** Cost of a rental: `units` of `tier` at `unitCents`, plus the deposit. */
export interface RentalCost {
  /** Those charged. */
  days: number;
  tier: RentalTier;
  units: number;
  unitCents: Cents;
  rentalCents: Cents;
  depositCents: Cents;
  totalCents: Cents;
}

/** Days between two dates, at least one. With a set of closed days, only open ones count: those are charged. */
export function rentalDays(
  start: CalendarDay,
  end: CalendarDay,
  closed?: ReadonlySet<CalendarDay>,
): number {
  const days = Math.max(1, daysBetween(start, end));
  if (!closed) return days;
  const all = Array.from({ length: days }, (_, index) => addDays(start, index));
  return Math.max(1, all.filter((day) => isHandoverDay(day, closed)).length);
}

/** Why a date range cannot be rented, as a German sentence; undefined if it can. */
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
 * Cost of a rental in the chosen tier. A tier longer than the rental does not apply, nor a weekend's to other days
 * than from `start` to Monday: the daily rate is charged instead, and `tier` says so. With a set of closed days,
 * those from `start` on are not charged, though they count towards a tier's length.
 */
export function rentalCost(
  tool: RentPrices,
  chosen: RentalTier,
  days: number,
  start?: CalendarDay,
  closed?: ReadonlySet<CalendarDay>,
): RentalCost {
  const isApplied = chosen === 'weekend' ? isWeekend(tool, days, start) : days >= daysPer(chosen);
  const tier = isApplied ? chosen : 'daily';
  const charged = start && closed ? rentalDays(start, addDays(start, days), closed) : days;
  const units = Math.ceil(charged / daysPer(tier));
  const unitCents = tierCents(tool, tier);
  const depositCents = toCents(tool.deposit_amount);
  const rentalCents = units * unitCents;
  return {
    days: charged,
    tier,
    units,
    unitCents,
    rentalCents,
    depositCents,
    totalCents: rentalCents + depositCents,
  };
}

/** A rental that costs `savingCents` less, for the same days or more. */
export interface CheaperRental {
  tier: RentalTier;
  days: number;
  savingCents: Cents;
}

/**
 * The rental that saves most against the chosen one: another tier for the same days, or the shortest
 * extension to which a longer tier applies. Undefined if none is cheaper.
 */
export function cheaperRental(
  tool: RentalTool,
  chosen: RentalTier,
  days: number,
  start?: CalendarDay,
  closed?: ReadonlySet<CalendarDay>,
): CheaperRental | undefined {
  const { rentalCents } = rentalCost(tool, chosen, days, start, closed);
  const offers = RENTAL_TIERS.map((wanted) => {
    const offeredDays = wanted === 'weekend' ? days : Math.max(days, daysPer(wanted));
    const { tier, ...cost } = rentalCost(tool, wanted, offeredDays, start, closed);
    return { tier, days: offeredDays, savingCents: rentalCents - cost.rentalCents };
  });
  const [best] = offers.sort((a, b) => b.savingCents - a.savingCents);
  return best && best.savingCents > 0 ? best : undefined;
}

/** The tiers that may apply unless one was chosen: a weekend has hours of its own, so nobody gets it unasked. */
export const UNASKED_TIERS = RENTAL_TIERS.filter((tier) => tier !== 'weekend');

/** The tiers that a tool has a price for. */
export const tiersOf = ({ weekend_price }: RentPrices): RentalTier[] =>
  RENTAL_TIERS.filter((tier) => tier !== 'weekend' || weekend_price !== undefined);

/** The net price of a unit; of a weekend without one, a day's. */
export const tierCents = (tool: RentPrices, tier: RentalTier): Cents =>
  toCents(tool[`${tier}_price`] ?? tool.daily_price);

function isWeekend({ weekend_price }: RentPrices, days: number, start: CalendarDay = ''): boolean {
  const first = { 2: 'Samstag', 3: 'Freitag' }[days];
  return weekend_price !== undefined && first !== undefined && weekdayOf(start) === first;
}

/** Days per unit of a tier, at most; also its minimum days, but of a weekend, which is two or three. */
export function daysPer(tier: RentalTier): number {
  if (tier === 'monthly') return DAYS_PER_MONTH;
  if (tier === 'weekend') return DAYS_PER_WEEKEND;
  return tier === 'weekly' ? DAYS_PER_WEEK : 1;
}
