import type { Cents } from '../money/money.ts';
import type { VatRate } from '../money/vat.ts';
import type { CalendarDay } from '../time/calendar.ts';
import type { Invoice } from './invoice.ts';

/** What was supplied in a month at one rate, net, by the last day of it. */
export interface Supply {
  rate: VatRate;
  day: CalendarDay;
  net_cents: Cents;
}

/**
 * The supplies of an invoice that joins several deliveries, by rate and month; none of any other, which has one day.
 * What is of no delivery, as an amount of a credit note, is of the last one at its rate that the `corrected` invoice has.
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
