import { RENTAL_TIERS, type RentalTier } from '@shop/domain/rental-price';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useIsAddressWhole } from '../../lib/use-is-address-whole.ts';
import type { PeriodDates } from './rental-period.ts';

/** What a visitor wants to rent a tool for. */
export interface RentalWish {
  tier: RentalTier;
  dates: PeriodDates;
}

/**
 * Tier and dates, also kept in the address: on the way back from the contact form, and after a
 * reload, they still stand there.
 */
export function useRentalWish(): [wish: RentalWish, change: (wish: RentalWish) => void] {
  const [params, setParams] = useSearchParams();
  // The fields need the new value at once; the address follows when React finds the time.
  const [wish, setWish] = useState(() => readWish(params));
  const isWhole = useIsAddressWhole();
  const [wasWhole, setWasWhole] = useState(isWhole);
  if (isWhole !== wasWhole) {
    setWasWhole(isWhole);
    setWish(readWish(params));
  }
  function change(next: RentalWish): void {
    setWish(next);
    setParams(writeWish(next), { replace: true, state: { keepScroll: true } });
  }
  return [wish, change];
}

function readWish(params: URLSearchParams): RentalWish {
  return {
    tier: RENTAL_TIERS.find((tier) => tier === params.get('tarif')) ?? 'daily',
    dates: { start: params.get('von') ?? '', end: params.get('bis') ?? '' },
  };
}

function writeWish({ tier, dates }: RentalWish): Record<string, string> {
  return {
    ...(tier !== 'daily' && { tarif: tier }),
    ...(dates.start && { von: dates.start }),
    ...(dates.end && { bis: dates.end }),
  };
}
