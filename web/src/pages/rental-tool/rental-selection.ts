import { type CalendarDay, isCalendarDay } from '@shop/domain/calendar';
import {
  RENTAL_TIERS,
  type RentalTier,
  rentalDays,
  rentalPeriodError,
} from '@shop/domain/rental-price';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useIsAddressWhole } from '../../lib/use-is-address-whole.ts';

/** The tier and dates chosen for a tool. */
export interface RentalSelection {
  tier: RentalTier;
  dates: PeriodDates;
}

/** Tier and dates, also kept in the URL for reload, links and the back button. */
export function useRentalSelection(): [
  selection: RentalSelection,
  setSelection: (selection: RentalSelection) => void,
] {
  const [params, setParams] = useSearchParams();
  // Controlled fields need their new value at once; the URL changes in a transition.
  const [selection, setSelection] = useState(() => fromParams(params));
  const isWhole = useIsAddressWhole();
  const [wasWhole, setWasWhole] = useState(isWhole);
  if (isWhole !== wasWhole) {
    setWasWhole(isWhole);
    setSelection(fromParams(params));
  }
  function change(next: RentalSelection): void {
    setSelection(next);
    setParams(toParams(next), { replace: true, state: { keepScroll: true } });
  }
  return [selection, change];
}

function fromParams(params: URLSearchParams): RentalSelection {
  return {
    tier: RENTAL_TIERS.find((tier) => tier === params.get('tarif')) ?? 'daily',
    dates: { start: params.get('von') ?? '', end: params.get('bis') ?? '' },
  };
}

function toParams({ tier, dates }: RentalSelection): Record<string, string> {
  return {
    ...(tier !== 'daily' && { tarif: tier }),
    ...(dates.start && { von: dates.start }),
    ...(dates.end && { bis: dates.end }),
  };
}

/** The values of the date fields; empty if not set. */
export interface PeriodDates {
  start: CalendarDay;
  end: CalendarDay;
}

export interface CheckedPeriod {
  startError: string | undefined;
  endError: string | undefined;
  /** Set only if both dates are valid. */
  days: number | undefined;
}

/** An error message per date, or the number of rental days. */
export function checkPeriod({ start, end }: PeriodDates, today: CalendarDay): CheckedPeriod {
  const hasStart = isComplete(start);
  const hasEnd = isComplete(end);
  const startError = hasStart ? rentalPeriodError(start, start, today) : undefined;
  const earliestEnd = hasStart ? start : today;
  const endError = hasEnd ? rentalPeriodError(earliestEnd, end, earliestEnd) : undefined;
  const isValid = hasStart && hasEnd && !startError && !endError;
  return { startError, endError, days: isValid ? rentalDays(start, end) : undefined };
}

/** While 2027 is being typed, date fields report the years 0002, 0020 and 0202. */
function isComplete(day: CalendarDay): boolean {
  return isCalendarDay(day) && day >= '1000-01-01';
}
