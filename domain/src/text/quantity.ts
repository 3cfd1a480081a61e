export const MIN_QUANTITY = 1;

/** Technical limit, in units of the product. */
export const MAX_QUANTITY = 10_000_000;

/** Whether a value is a whole number within the limits. */
export function isQuantity(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= MIN_QUANTITY && Number(value) <= MAX_QUANTITY;
}
