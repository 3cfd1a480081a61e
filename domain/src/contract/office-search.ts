import type { StatusColor } from '../order/order-status.ts';
import type { CalendarDay } from '../time/calendar.ts';

/** What the office's search finds, in the order shown, with the heading of each kind. */
export const FOUND_KINDS = {
  order: 'Bestellungen',
  customer: 'Kunden',
  invoice: 'Rechnungen',
  quote: 'Angebote',
  booking: 'Buchungen',
  product: 'Artikel',
  rental_tool: 'Mietgeräte',
} as const;
export type FoundKind = keyof typeof FOUND_KINDS;

/** At most as many entries of a kind. */
export const MAX_FOUND = 5;

/** An entry found by the office's search. */
export interface FoundEntry {
  kind: FoundKind;
  /** By which it is opened: its number or id; for an invoice, the number of its order. */
  id: string;
  number: string;
  name: string;
  /** `98,53 € inkl. MwSt.` */
  amount?: string;
  day?: CalendarDay;
  state?: { label: string; color: StatusColor };
}

/** The newest entries of each kind, and the kinds that may have more. */
export interface OfficeSearch {
  found: FoundEntry[];
  more: FoundKind[];
}
