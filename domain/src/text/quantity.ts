import { formatNumber } from './format.ts';

export const MIN_QUANTITY = 1;

/** Technical limit, in units of the product. */
export const MAX_QUANTITY = 10_000_000;

/** Whether a value is a whole number within the limits. */
export function isQuantity(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= MIN_QUANTITY && Number(value) <= MAX_QUANTITY;
}

/** `20 t`; the bare number for orders stored without units. */
export function orderedQuantity({
  quantity,
  unit,
}: {
  quantity: number;
  unit?: string | undefined;
}): string {
  return [formatNumber(quantity), unit].filter(Boolean).join(' ');
}
