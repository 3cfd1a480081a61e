import { toCents } from '../money/money.ts';
import { formatAmount, parseDecimal } from './format.ts';
import { lazy } from './lazy.ts';

const typed = lazy(
  () => new Intl.NumberFormat('de-DE', { useGrouping: false, maximumFractionDigits: 20 }),
);

/** A number as input fields show it: `1250,5`. All decimals, no separators; empty if there is none. */
export const typedNumber = (value: number | undefined): string =>
  value === undefined || Number.isNaN(value) ? '' : typed().format(value);

/** An amount in euro as input fields show it: `1250,50`. */
export const typedEuro = (value: number | undefined): string =>
  value === undefined || Number.isNaN(value) ? '' : formatAmount(toCents(value));

/** Parses a number field like `parseDecimal`, ignoring a trailing euro or percent sign. */
export const readNumber = (text: string): number | undefined =>
  parseDecimal(text.replace(/\s*(€|eur|euro|%)\s*$/i, ''));
