import { lazy } from './lazy.ts';
import type { Cents } from './money.ts';

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

/** An amount in cents as German euro text with two decimals: `1.234,50 €`. */
export function formatEuro(cents: Cents): string {
  if (!isPlain(cents)) return euro().format(cents / 100);
  const rest = cents % 100;
  return `${grouped((cents - rest) / 100)},${rest < 10 ? '0' : ''}${rest}\u00A0€`;
}

/** A number with German separators: `12.500`. */
export function formatNumber(value: number): string {
  return isPlain(value) ? grouped(value) : number().format(value);
}

/** What has neither sign nor fraction: nearly every figure, and `Intl` takes ten times as long for it. */
function isPlain(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

function grouped(whole: number): string {
  const digits = String(whole);
  let text = digits.slice(-3);
  for (let end = digits.length - 3; end > 0; end -= 3) {
    text = `${digits.slice(Math.max(0, end - 3), end)}.${text}`;
  }
  return text;
}

/** An ISO instant as a German calendar day in Berlin: `03.11.2026`. */
export function formatDate(iso: string): string {
  return date().format(new Date(iso));
}

/** An ISO instant as a German day and time in Berlin: `03.11.2026, 14:05`. */
export function formatDateTime(iso: string): string {
  return dateTime().format(new Date(iso));
}
