import {
  RENTAL_TIERS,
  type RentalTier,
  rentalDays,
  rentalPeriodError,
} from '@shop/domain/rental/rental-price';
import { addDays, type CalendarDay, isCalendarDay, weekdayOf } from '@shop/domain/time/calendar';
import { useState } from 'react';
import { PERIOD_PARAMS, TIER_PARAM } from '../../lib/paths.ts';
import { setParam, useHydratedSearchParams } from '../../lib/use-hydrated-search-params.ts';

export interface RentalSelection {
  tier: RentalTier;
  dates: PeriodDates;
}

export interface SelectionChange extends Partial<PeriodDates> {
  tier?: RentalTier;
}

const PARAMS = { tier: TIER_PARAM, ...PERIOD_PARAMS } as const;
const DEFAULT_TIER = 'daily';

/** Tier and dates, also kept in the URL for reloads, links and the back button. */
export function useRentalSelection(): [RentalSelection, (change: SelectionChange) => void] {
  const [params, setParams] = useHydratedSearchParams();
  // Controlled fields need their new value at once; the URL changes in a transition.
  const [changes, setChanges] = useState<SelectionChange>({});
  const named = RENTAL_TIERS.find((tier) => tier === params.get(PARAMS.tier));
  const selection = {
    tier: changes.tier ?? named ?? DEFAULT_TIER,
    dates: {
      start: changes.start ?? params.get(PARAMS.start) ?? '',
      end: changes.end ?? params.get(PARAMS.end) ?? '',
    },
  };

  function change(change: SelectionChange): void {
    setChanges((earlier) => ({ ...earlier, ...change }));
    setParams((current) => {
      for (const [key, value] of Object.entries(change)) {
        const written = value === DEFAULT_TIER ? '' : value;
        setParam(current, PARAMS[key as keyof SelectionChange], written);
      }
    });
  }
  return [selection, change];
}

/** The next weekend, if its tier is chosen before any days. */
export function weekendDays(
  tier: RentalTier,
  { start, end }: PeriodDates,
  earliest: CalendarDay,
): Partial<PeriodDates> {
  if (tier !== 'weekend' || start || end || !isCalendarDay(earliest)) return {};
  return nextWeekend(earliest);
}

export function nextWeekend(earliest: CalendarDay): PeriodDates {
  const days = Array.from({ length: 7 }, (_, index) => addDays(earliest, index));
  const start = days.find((day) => weekdayOf(day) === 'Freitag') ?? earliest;
  return { start, end: addDays(start, 3) };
}

/** The values of the date fields; empty if not set. */
export interface PeriodDates {
  start: CalendarDay;
  end: CalendarDay;
}

export type CheckedPeriod = ReturnType<typeof checkPeriod>;

/** Each date's error, or the number of rental days. */
export function checkPeriod({ start, end }: PeriodDates, today: CalendarDay) {
  const hasStart = isCalendarDay(start);
  const hasEnd = isCalendarDay(end);
  const startError = hasStart ? rentalPeriodError(start, start, today) : undefined;
  const earliestEnd = hasStart ? start : today;
  const endError = hasEnd ? rentalPeriodError(earliestEnd, end, earliestEnd) : undefined;
  const isValid = hasStart && hasEnd && !startError && !endError;
  return { startError, endError, days: isValid ? rentalDays(start, end) : undefined };
}
