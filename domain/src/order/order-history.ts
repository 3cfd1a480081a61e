import { type DeliveredPart, linesText } from '../handover/deliveries.ts';
import { toCents } from '../money/money.ts';
import { formatEuro } from '../text/format.ts';
import { orderedQuantity } from '../text/quantity.ts';
import type { CalendarDay } from '../time/calendar.ts';
import {
  type EventWords,
  OFFICE_EVENTS,
  type OfficeEventFacts,
  type OfficeEventKind,
  officeEvent,
} from './office-events.ts';
import { CUSTOMER_LABELS, type CustomerField } from './order-changes.ts';
import { orderStatus } from './order-status.ts';

/** What the office reads of each kind of event in the history of an order. */
export interface OrderEventFacts extends OfficeEventFacts {
  /** A change of status; `reason` is for the customer. */
  status: { from: string; to: string; reason?: string };
  /** A part was delivered before the rest. */
  part: DeliveredPart;
  /** A change of the invoice's recipient or of the customer, without the data themselves. */
  billing: {
    /** The new Leitweg-ID; empty if it was removed, missing if unchanged. */
    buyer_reference?: string;
    has_new_address: boolean;
    /** The other fields that were changed. */
    fields?: CustomerField[];
    /** Whether the customer bears a change of VAT; absent if unchanged. */
    passes_on_vat?: boolean;
    has_new_conditions?: boolean;
  };
  /** An edit: net totals in euro and the changed lines. */
  edit: {
    /** Missing once its customer was erased. */
    reason?: string;
    total_before: number;
    total_after: number;
    /** Quantities before and after; 0 before for a new line, 0 after for a removed one. */
    lines: { product_name: string; unit?: string; from: number; to: number }[];
    has_new_place: boolean;
    /** What else was agreed, from `agreedTold`. */
    agreed: string[];
  };
}
export type OrderEventKind = keyof OrderEventFacts;

interface Caused {
  /** The admin's e-mail address, or the customer. */
  by: string;
  /** An ISO instant. */
  at: string;
}

/** An event in the history of an order, as the office reads it. */
export type OrderEvent<Kind extends OrderEventKind = OrderEventKind> = {
  [K in Kind]: OrderEventFacts[K] &
    Caused & {
      what: K;
      /** The admin who undid it, and when. */
      taken_back?: Caused;
      /** Until when the office can undo it. */
      can_take_back_until?: string;
    };
}[Kind];

/** The events of one kind, oldest first, of a history on the wire or in storage. */
export function eventsOf<Event extends { what: string }, Kind extends Event['what']>(
  { history = [] }: { history?: readonly Event[] | undefined },
  what: Kind,
): Extract<Event, { what: Kind }>[] {
  return history.filter((event): event is Extract<Event, { what: Kind }> => event.what === what);
}

/** The last event of a kind that ends by itself, unless its day is over or it was ended before. */
export function inForce<Event extends { what: string }, Kind extends Event['what']>(
  order: { history?: readonly Event[] | undefined },
  what: Kind,
  today: CalendarDay,
): Extract<Event, { what: Kind }> | undefined {
  const last = eventsOf(order, what).at(-1);
  return last && 'until' in last && String(last.until) >= today ? last : undefined;
}

type Words<Kind extends OrderEventKind> = (
  event: OrderEventFacts[Kind],
  method: string | undefined,
) => EventWords;

const WORDS: { [Kind in Exclude<OrderEventKind, OfficeEventKind>]: Words<Kind> } = {
  status: ({ from, to, reason }, method) => ({
    text: `${orderStatus(from, method).label} → `,
    strong: orderStatus(to, method).label,
    ...(reason && { below: [reason] }),
  }),
  part: ({ number, lines }) => ({ text: `Teillieferung ${number}: ${linesText(lines)}` }),
  billing: ({ buyer_reference, has_new_address, fields = [], ...change }) => {
    const changed = [
      buyer_reference && `Leitweg-ID: ${buyer_reference}`,
      buyer_reference === '' && 'Leitweg-ID entfernt',
      has_new_address && 'Rechnungsanschrift geändert',
      change.passes_on_vat && 'Der Kunde trägt die geänderte MwSt.',
      change.passes_on_vat === false && 'Der Bruttopreis bleibt trotz geänderter MwSt.',
      fields.length > 0 && `geändert: ${fields.map((field) => CUSTOMER_LABELS[field]).join(', ')}`,
      change.has_new_conditions && 'Konditionen des Kunden übernommen',
    ];
    return { text: changed.filter(Boolean).join(', ') };
  },
  edit: ({ total_before, total_after, lines, agreed, has_new_place, reason }) => {
    const [before, after] = [total_before, total_after].map((euro) => formatEuro(toCents(euro)));
    const below = [
      ...lines.map(editedLine),
      ...agreed,
      ...(has_new_place ? ['Neue Lieferadresse'] : []),
      ...(reason ? [reason] : []),
    ];
    return {
      text: `Bestellung geändert: ${before} → `,
      ...(after && { strong: after }),
      after: ' netto',
      below,
    };
  },
};

function editedLine({ product_name, unit, from, to }: OrderEventFacts['edit']['lines'][number]) {
  const of = (quantity: number) => orderedQuantity({ quantity, ...(unit && { unit }) });
  if (to === 0) return `${product_name} entfernt`;
  return from === 0
    ? `${product_name}: neu, ${of(to)}`
    : `${product_name}: ${of(from)} → ${of(to)}`;
}

/** The history of an order in words, oldest first; undoing an event is listed at its own time. */
export function historyTold(
  history: readonly OrderEvent[],
  method?: string,
): (Caused & { words: EventWords })[] {
  const wordsOf = (event: OrderEvent) =>
    event.what in OFFICE_EVENTS
      ? officeEvent(event.what as OfficeEventKind).words(event as never)
      : (WORDS[event.what as keyof typeof WORDS] as Words<never>)(event as never, method);
  return history
    .flatMap((event) => {
      const { by, at, taken_back } = event;
      const told = { by, at, words: wordsOf(event) };
      if (!taken_back) return [told];
      const { text, ...words } = wordsOf(reversed(event));
      return [told, { ...taken_back, words: { ...words, text: `Zurückgenommen: ${text}` } }];
    })
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** An undone step leads back; its reason was never sent. */
function reversed(event: OrderEvent): OrderEvent {
  if (event.what !== 'status') return event;
  const { reason: _, from: to, to: from, ...others } = event;
  return { ...others, from, to };
}
