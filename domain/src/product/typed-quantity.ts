import { parseDecimal } from '../text/format.ts';
import { MAX_QUANTITY, MIN_QUANTITY } from '../text/quantity.ts';
import { PRODUCT_UNITS } from './product-values.ts';

/**
 * Parses a typed German number, with or without a unit: `2,5`, `1.000`, `12 t`. The result is always valid:
 * fractions are rounded up, so that nobody gets too little; anything but a number becomes 1.
 */
export function parseQuantity(input: string): number {
  const typed = typedNumber(input);
  if (typed === undefined) return MIN_QUANTITY;
  return Math.min(MAX_QUANTITY, Math.max(MIN_QUANTITY, Math.ceil(typed)));
}

/** Whether `parseQuantity` rounds this text up to a whole number. */
export function isRoundedUp(input: string): boolean {
  const typed = typedNumber(input) ?? 0;
  return typed < MAX_QUANTITY && !Number.isInteger(typed);
}

/** Note that a quantity was rounded up: `aufgerundet auf volle t`. */
export const roundedUpNote = (unit: string): string =>
  `aufgerundet auf volle ${unit === 'Sack' ? 'Säcke' : unit}`;

/** A unit after a digit. */
const WRITTEN_UNIT = new RegExp(`(\\d)(?:${[...PRODUCT_UNITS, 'm2', 'm3'].join('|')})$`, 'i');

const typedNumber = (input: string): number | undefined =>
  parseDecimal(input.replace(/\s/g, '').replace(WRITTEN_UNIT, '$1').replace(/[.,]$/, ''));
