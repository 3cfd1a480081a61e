export const MIN_QUANTITY = 1;

/** More than this of one product is no order but a mistake; a technical limit, in units. */
export const MAX_QUANTITY = 10_000_000;

/** Whether a value may be ordered: a whole number of units within the limits. */
export function isQuantity(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= MIN_QUANTITY && Number(value) <= MAX_QUANTITY;
}

/** The quantity that a typed text stands for: always valid, 1 where it is no number. */
export function parseQuantity(input: string | number): number {
  const text = String(input).trim().replace(',', '.');
  const value = text === '' ? Number.NaN : Math.floor(Number(text));
  if (Number.isNaN(value)) return MIN_QUANTITY;
  return Math.min(MAX_QUANTITY, Math.max(MIN_QUANTITY, value));
}
