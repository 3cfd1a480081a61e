import type { RentalTier } from '@shop/domain/rental/rental-price';

interface TierTexts {
  label: string;
  unit: string;
  units: string;
}

export const TIER_TEXTS: Record<RentalTier, TierTexts> = {
  daily: { label: 'Täglich', unit: 'Tag', units: 'Tage' },
  weekly: { label: 'Wöchentlich', unit: 'Woche', units: 'Wochen' },
  monthly: { label: 'Monatlich', unit: 'Monat', units: 'Monate' },
  weekend: {
    label: 'Wochenende',
    unit: 'Wochenende',
    units: 'Wochenenden',
  },
};

/** `1 Woche`, `3 Tage`. */
export function countedUnits(tier: RentalTier, count: number): string {
  const { unit, units } = TIER_TEXTS[tier];
  return `${count} ${count === 1 ? unit : units}`;
}
