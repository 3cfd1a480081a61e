import { daysPer, RENTAL_TIERS, type RentalTier } from '../rental/rental-price.ts';
import { type CalendarDay, formatDay } from '../time/calendar.ts';

/** What a tier is counted in on an invoice. */
export const RENT_UNITS: Record<RentalTier, string> = {
  daily: 'Tag',
  weekly: 'Woche',
  monthly: 'Monat',
  weekend: 'Wochenende',
};

/** The line that charges for a tool, with its period: an invoice names the time of a service (§ 14 (4) no. 6 UStG). */
export const rentLine = (tool: string, first: CalendarDay, last: CalendarDay) =>
  `Miete ${tool}, ${formatDay(first)} bis ${formatDay(last)}`;

/** The tool that a line charges for, and the days of all its pieces, or those used before a withdrawal. */
export function chargedRent(line: { name: string; unit: string; quantity: number }) {
  const [, tool] = /^Miete (.+?)(?:, \d\d\.\d\d\.\d{4} bis .*)?$/.exec(line.name) ?? [];
  const [, used] = /, widerrufen: (\d+) von /.exec(line.name) ?? [];
  const tier = RENTAL_TIERS.find((each) => RENT_UNITS[each] === line.unit);
  const days = used ? Number(used) : tier && daysPer(tier);
  return tool !== undefined && days !== undefined
    ? { tool, days: line.quantity * days }
    : undefined;
}
