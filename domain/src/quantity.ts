export const MIN_QUANTITY = 1;

/** Technical limit, in units of the product. */
export const MAX_QUANTITY = 10_000_000;

/** Whether a value is a whole number within the limits. */
export function isQuantity(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= MIN_QUANTITY && Number(value) <= MAX_QUANTITY;
}

/** Parses a typed quantity; always valid, 1 for anything that is no number. */
export function parseQuantity(input: string | number): number {
  const text = String(input).trim().replace(',', '.');
  const value = text === '' ? Number.NaN : Math.floor(Number(text));
  if (Number.isNaN(value)) return MIN_QUANTITY;
  return Math.min(MAX_QUANTITY, Math.max(MIN_QUANTITY, value));
}
