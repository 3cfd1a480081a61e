import type { Cents } from './money.ts';

const euro = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
const number = new Intl.NumberFormat('de-DE');

const TIME_ZONE = 'Europe/Berlin';
const date = new Intl.DateTimeFormat('de-DE', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: TIME_ZONE,
});
const dateTime = new Intl.DateTimeFormat('de-DE', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: TIME_ZONE,
});

/** An amount in cents as German euro text with two decimals: `1.234,50 €`. */
export function formatEuro(cents: Cents): string {
  return euro.format(cents / 100);
}

/** A number with German separators: `12.500`. */
export function formatNumber(value: number): string {
  return number.format(value);
}

/** An ISO instant as a German calendar day in Berlin: `03.11.2026`. */
export function formatDate(iso: string): string {
  return date.format(new Date(iso));
}

/** An ISO instant as a German day and time in Berlin: `03.11.2026, 14:05`. */
export function formatDateTime(iso: string): string {
  return dateTime.format(new Date(iso));
}
