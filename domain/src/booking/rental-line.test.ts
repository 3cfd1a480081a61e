import { expect, test } from 'vitest';
import { rentalLine } from './rental-line.ts';

const RENTAL = {
  start_day: '2026-11-28',
  end_day: '2026-11-30',
  days: 2,
  pieces: 1,
  method: 'pickup' as const,
  tier: 'daily' as const,
  insurance_amount: 0,
  gross_amount: 446.25,
  deposit_amount: 750,
};
const DAYS = 'Sa 28.11. bis Mo 30.11., 2 Tage';

test.each<[object, string]>([
  [{}, `${DAYS}, 446,25 € brutto, Kaution 750 €`],
  [{ tier: 'weekend' }, `${DAYS} zum Wochenendpreis, 446,25 € brutto, Kaution 750 €`],
  [
    { method: 'delivery', transport_amount: 45, insurance_amount: 19 },
    `${DAYS}, 446,25 € brutto mit Bringen und Versicherung, Kaution 750 €`,
  ],
  [
    { method: 'delivery', transport_amount: 45 },
    `${DAYS}, 446,25 € brutto mit Bringen, Kaution 750 €`,
  ],
  [
    { method: 'delivery', insurance_amount: 19 },
    `${DAYS}, 446,25 € brutto mit Versicherung, Bringen nach Absprache, Kaution 750 €`,
  ],
  [{ pieces: 2, deposit_amount: 0 }, `${DAYS}, 2 Stück, 446,25 € brutto`],
  [
    { end_day: '2026-11-28', days: 1, deposit_amount: 99.5 },
    'Sa 28.11., 1 Tag, 446,25 € brutto, Kaution 99,50 €',
  ],
])('a rental in one line: %o', (over, line) => {
  expect(rentalLine({ ...RENTAL, ...over }).replaceAll('\u00a0', ' ')).toBe(line);
});
