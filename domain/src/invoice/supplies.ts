import type { Cents } from '../money/money.ts';
import type { VatRate } from '../money/vat.ts';
import type { CalendarDay } from '../time/calendar.ts';
import type { Invoice } from './invoice.ts';

/** Net supplies of a month at one rate, dated by the last of them. */
export interface Supply {
  rate: VatRate;
  day: CalendarDay;
  net_cents: Cents;
}

/**
 * The supplies of an invoice for several deliveries, by rate and month; empty for others, which have a single day.
 * Lines without a delivery, such as a credit note's amounts, count as the last supply at their rate on the `corrected`
 * invoice.
 */
export function suppliesOf(
  { lines, delivery }: Pick<Invoice, 'lines' | 'delivery'>,
  corrected: readonly Supply[] = [],
): Supply[] {
  if (corrected.length === 0 && !lines.some(({ of }) => of)) return [];
  const supplies = new Map<string, Supply>();
  for (const { vat_rate: rate, net_cents, of } of lines) {
    const last = corrected.findLast((each) => each.rate === rate);
    const day = of?.day ?? last?.day ?? delivery.day;
    const key = `${rate} ${day.slice(0, 7)}`;
    const known = supplies.get(key) ?? { rate, day, net_cents: 0 };
    const latest = known.day > day ? known.day : day;
    supplies.set(key, { rate, day: latest, net_cents: known.net_cents + net_cents });
  }
  return [...supplies.values()].sort((a, b) => a.day.localeCompare(b.day));
}
