import { formatNumber } from './format.ts';

export const MIN_QUANTITY = 1;

/** Technical limit, in units of the product. */
export const MAX_QUANTITY = 10_000_000;

/** Whether a value is a whole number within the limits. */
export const isQuantity = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= MIN_QUANTITY && Number(value) <= MAX_QUANTITY;

/** Also to three decimals, as what a partial delivery leaves of a line. */
export const isRestQuantity = (value: unknown): value is number =>
  isQuantity(value) ||
  (Number(value) > 0 && isThousandths(Number(value)) && value === Number(value));

/** Units in which the office may quote and take parts, to three decimals. */
const DIVISIBLE: readonly string[] = ['t', 'm³', 'm²', 'm', 'lfm', 'kg', 'l', 'Std.'];

export const isDivisible = (unit = ''): boolean => DIVISIBLE.includes(unit);

/** Whether the office may offer this much: a part only of what is measured. */
export const isOfficeQuantity = (value: unknown, unit: string | undefined): value is number =>
  isQuantity(value) || (isDivisible(unit) && isRestQuantity(value));

const isThousandths = (value: number) =>
  value <= MAX_QUANTITY && Math.round(value * 1000) / 1000 === value;

interface Ordered {
  quantity: number;
  unit?: string | undefined;
  /** Number of rented items; the quantity counts the days of all of them. */
  pieces?: number | undefined;
}

const PLURALS: Readonly<Record<string, string>> = {
  Tag: 'Tage',
  Woche: 'Wochen',
  Monat: 'Monate',
  Wochenende: 'Wochenenden',
};

/** `20 t`, `3 Tage`, `2 Stück, 3 Tage`; the bare number for orders stored without units. */
export function orderedQuantity({ quantity, unit = '', pieces = 1 }: Ordered): string {
  if (pieces > 1 && quantity % pieces === 0) {
    return `${pieces} Stück, ${orderedQuantity({ quantity: quantity / pieces, unit })}`;
  }
  const counted = quantity === 1 ? unit : (PLURALS[unit] ?? unit);
  return [formatNumber(quantity), counted].filter(Boolean).join(' ');
}
