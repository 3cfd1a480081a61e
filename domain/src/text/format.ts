import type { Cents } from '../money/money.ts';
import { lazy } from './lazy.ts';

const euro = lazy(() => new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }));
const number = lazy(() => new Intl.NumberFormat('de-DE'));

const TIME_ZONE = 'Europe/Berlin';
const date = lazy(
  () =>
    new Intl.DateTimeFormat('de-DE', {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      timeZone: TIME_ZONE,
    }),
);
const dateTime = lazy(
  () =>
    new Intl.DateTimeFormat('de-DE', {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: TIME_ZONE,
    }),
);

/** An amount in cents as German euro text: `1.234,50 €`. */
export const formatEuro = (cents: Cents): string => euro().format(cents / 100);

/** As `formatEuro`, but without cents if there are none: `203 €`. */
export const formatShortEuro = (cents: Cents): string => formatEuro(cents).replace(',00', '');

/** An amount in cents as it is typed: `1234,50`. */
export const formatAmount = (cents: Cents): string => (cents / 100).toFixed(2).replace('.', ',');

/** A number with German separators: `12.500`. */
export const formatNumber = (value: number): string => number().format(value);

/** `1234.56` as `1.234,6` */
export const formatTenths = (value: number): string => formatNumber(Math.round(value * 10) / 10);

/** `1 Preis`, `1.250 Preise`. */
export const counted = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** An ISO instant as a date in Berlin: `03.11.2026`. */
export const formatDate = (iso: string): string => date().format(new Date(iso));

/** An ISO instant as date and time in Berlin: `03.11.2026, 14:05`. */
export const formatDateTime = (iso: string): string => dateTime().format(new Date(iso));

/**
 * Parses a German number: `12,5`, `1.250`, `1.250,50`; a point that cannot separate thousands is a
 * decimal point (`12.5`). Blanks separate thousands only, as in `1 250`. Undefined for anything else, including negative numbers.
 */
export function parseDecimal(text: string): number | undefined {
  const typed = text.trim();
  const compact = SPACED.test(typed) ? typed.replace(/\s/g, '') : typed;
  if (GROUPED.test(compact)) return Number(compact.replaceAll('.', '').replace(',', '.'));
  return PLAIN.test(compact) ? Number(compact.replace(',', '.')) : undefined;
}

const SPACED = /^[1-9]\d{0,2}(\s\d{3})+([.,]\d+)?$/;
const GROUPED = /^[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/;
const PLAIN = /^\d+([.,]\d+)?$/;
