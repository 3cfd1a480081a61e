import { toEuro } from '@shop/domain/money/money';
import {
  type EventField,
  OFFICE_EVENT_KINDS,
  type OfficeEventFacts,
  type OfficeEventKind,
  officeEvent,
} from '@shop/domain/order/office-events';
import type { OrderStep } from '@shop/domain/order/order';
import { agreedTold, CUSTOMER_FIELDS } from '@shop/domain/order/order-changes';
import { eventsOf, type OrderEvent, type OrderEventFacts } from '@shop/domain/order/order-history';
import { fromAllFields, toIso } from '../firestore/all-fields.ts';
import {
  type Check,
  type Checked,
  failingFields,
  isFlag,
  isMeasure,
  isPositive,
  isText,
  isWhole,
  listOf,
  oneOf,
  optional,
  shapeOf,
} from '../firestore/checks.ts';
import { EVENT, REQUESTED, UNDONE } from '../firestore/event.ts';

const PART_LINE = { product_name: isText, unit: optional(isText), quantity: isMeasure };
export type StoredPartLine = Checked<typeof PART_LINE>;
/** How much of which goods a part or a rest of an order has. */
export const isPartLines = listOf(shapeOf<StoredPartLine>(PART_LINE));

const EDITED_LINE = {
  product_name: isText,
  unit: optional(isText),
  from: isMeasure,
  to: isMeasure,
};

/** What may be missing: erasing drops nothing that is required. */
type Optional<Event> = {
  [Field in keyof Event]-?: undefined extends Event[Field] ? Field : never;
}[keyof Event];

/** What else is known of each kind of event. */
interface Columns<Event> {
  /** The office's view of the event. */
  told: (event: Event) => object;
  /** The customer's view of the event, as a step of the order. */
  step?: (event: Event) => Omit<OrderStep, 'at'>;
  /** Whether parts delivered afterwards inherit it. */
  isOfParts: boolean;
  /** Fields dropped when the customer is erased; `ofPersons` are kept for companies. */
  personal: readonly Optional<Event>[];
  ofPersons?: readonly Optional<Event>[];
}

const row =
  <C extends object>(checks: C) =>
  <Given extends Columns<Checked<C>>>(columns: Given) => ({ checks, ...columns });

function checkOf(field: EventField): Check {
  if (field === 'text') return optional(isText);
  if (field === 'flag') return optional(isFlag);
  return field === 'day' ? isText : oneOf(Object.keys(field));
}

/** What the office records by a call of its own: all of it by the event's row. */
const OF_OFFICE = Object.fromEntries(
  OFFICE_EVENT_KINDS.map((kind) => {
    const { fields, isOfParts = false } = officeEvent(kind);
    const named = Object.entries(fields);
    return [
      kind,
      {
        checks: { ...EVENT, ...Object.fromEntries(named.map(([name, of]) => [name, checkOf(of)])) },
        told: ({ what: _, by_uid: __, at: ___, ...facts }: StoredOrderEvent) => facts,
        isOfParts,
        personal: named.flatMap(([name, field]) => (field === 'text' ? name : [])),
      },
    ];
  }),
) as unknown as {
  [K in OfficeEventKind]: Columns<never> & {
    checks: typeof EVENT & { [F in keyof OfficeEventFacts[K]]-?: Check<OfficeEventFacts[K][F]> };
    told: (event: never) => OfficeEventFacts[K];
  };
};

/** All that may happen to an order; the words are in `domain/src/order/order-history.ts`. */
const EVENTS = {
  ...OF_OFFICE,
  status: row({
    ...EVENT,
    ...UNDONE,
    from: isText,
    to: isText,
    /** Why the office cancelled it, as the customer reads it. */
    reason: optional(isText),
  })({
    told: ({ from, to, reason }) => fromAllFields<Facts['status']>({ from, to, reason }),
    step: ({ to, reason }) => fromAllFields<Omit<OrderStep, 'at'>>({ status: to, reason }),
    isOfParts: true,
    personal: ['reason'],
  }),
  part: row({
    ...REQUESTED,
    ...UNDONE,
    /** Number of the order that the part became. */
    number: isText,
    day: isText,
    lines: isPartLines,
    /** Where the order had them. */
    positions: listOf(isWhole),
    /** What it took off the order's net total. */
    net_cents: isWhole,
    /** The agreed day, which moved to the part. */
    agreed_day: optional(isText),
  })({
    told: ({ number, day, lines }) => ({ number, day, lines }),
    isOfParts: false,
    personal: [],
  }),
  billing: row({
    ...EVENT,
    /** The new Leitweg-ID; empty if it was taken away. */
    buyer_reference: optional(isText),
    has_new_address: isFlag,
    fields: optional(listOf(oneOf(CUSTOMER_FIELDS))),
    passes_on_vat: optional(isFlag),
    /** Whether the conditions of its customer's record were applied. */
    has_new_conditions: optional(isFlag),
  })({
    told: (event) =>
      fromAllFields<Facts['billing']>({
        buyer_reference: event.buyer_reference,
        has_new_address: event.has_new_address,
        fields: event.fields,
        passes_on_vat: event.passes_on_vat,
        has_new_conditions: event.has_new_conditions,
      }),
    isOfParts: true,
    personal: [],
    ofPersons: ['buyer_reference'],
  }),
  edit: row({
    ...REQUESTED,
    /** As the customer reads it; missing once they were erased. */
    reason: optional(isText),
    /** The net totals before and after. */
    from_cents: isWhole,
    to_cents: isWhole,
    lines: listOf(shapeOf<Checked<typeof EDITED_LINE>>(EDITED_LINE)),
    has_new_place: isFlag,
    /** Only if changed. */
    rebate: optional(
      shapeOf<{ percent?: number | undefined; cents: number }>({
        percent: optional(isPositive),
        cents: isWhole,
      }),
    ),
    delivery: optional(
      shapeOf<{ cents: number; is_agreed: boolean }>({ cents: isWhole, is_agreed: isFlag }),
    ),
  })({
    told: (event) =>
      fromAllFields<Facts['edit']>({
        reason: event.reason,
        lines: event.lines,
        has_new_place: event.has_new_place,
        agreed: agreedTold(event),
        total_before: toEuro(event.from_cents),
        total_after: toEuro(event.to_cents),
      }),
    isOfParts: false,
    personal: ['reason'],
  }),
};

type Facts = OrderEventFacts;
type Kind = keyof typeof EVENTS;

/** An event in a stored order's history, of one kind or of any. */
export type StoredOrderEvent<K extends Kind = Kind> = {
  [Each in K]: Checked<(typeof EVENTS)[Each]['checks']> & { what: Each };
}[K];

/** The view of each kind must be complete. */
const ROWS: { [K in Kind]: { told: (event: never) => Facts[K] } } = EVENTS;
const rowOf = ({ what }: StoredOrderEvent) =>
  (ROWS as Record<Kind, { checks: object } & Columns<StoredOrderEvent>>)[what];

/** Checks an event by the row of its kind. */
export const isOrderEvent: Check<StoredOrderEvent> = (value) =>
  value instanceof Object &&
  Object.hasOwn(EVENTS, (value as StoredOrderEvent).what) &&
  failingFields(value, rowOf(value as StoredOrderEvent).checks as never).length === 0;

interface WithHistory {
  history?: StoredOrderEvent[];
}

/** The order with another event. */
export const withEvent = <Order extends WithHistory>(
  order: Order,
  event: StoredOrderEvent,
): Order => ({ ...order, history: [...(order.history ?? []), event] });

/** The order with an event as it is now. */
export const withChangedEvent = <Order extends WithHistory>(
  order: Order,
  event: StoredOrderEvent,
  changed: StoredOrderEvent,
): Order => ({
  ...order,
  history: (order.history ?? []).map((each) => (each === event ? changed : each)),
});

/** The last change of an order's status; the history has those that were taken back. */
export const lastStatusChange = (order: WithHistory) => eventsOf(order, 'status').at(-1);

/** The parts that were delivered and not taken back. */
export const standingParts = (order: WithHistory) =>
  eventsOf(order, 'part').filter(({ taken_back }) => !taken_back);

/** Whether it was ever delivered in parts. */
export const hasParts = (order: WithHistory) => eventsOf(order, 'part').length > 0;

const isUndone = (event: StoredOrderEvent) => 'taken_back' in event && event.taken_back;

/** What a part of the order has of its history. */
export const historyOfPart = ({ history = [] }: WithHistory): StoredOrderEvent[] =>
  history.filter((event) => rowOf(event).isOfParts && !isUndone(event));

/** The history without what may not be kept of a customer who was erased. */
export const erasedHistory = (
  { history }: WithHistory,
  isCompany: boolean,
): StoredOrderEvent[] | undefined =>
  history?.map((event) => {
    const { personal, ofPersons = [] } = rowOf(event);
    const dropped: readonly string[] = [...personal, ...(isCompany ? [] : ofPersons)];
    const kept = Object.entries(event).filter(([field]) => !dropped.includes(field));
    return Object.fromEntries(kept) as unknown as StoredOrderEvent;
  });

/** The accounts that caused its events, or undid them. */
export const accountsIn = ({ history = [] }: WithHistory): string[] =>
  history.flatMap((event) => {
    const { taken_back } = { taken_back: undefined, ...event };
    return [event.by_uid, ...(taken_back ? [taken_back.by_uid] : [])];
  });

/** The history as the office reads it; `undoableUntil` says until when it can undo an event. */
export const historyView = (
  { history = [] }: WithHistory,
  nameOf: (uid: string) => string,
  undoableUntil: (event: StoredOrderEvent) => string | undefined,
): OrderEvent[] =>
  history.map((event) => {
    const { taken_back } = { taken_back: undefined, ...event };
    const until = undoableUntil(event);
    return {
      ...rowOf(event).told(event),
      what: event.what,
      by: nameOf(event.by_uid),
      at: toIso(event.at),
      ...(taken_back && {
        taken_back: { by: nameOf(taken_back.by_uid), at: toIso(taken_back.at) },
      }),
      ...(until && { can_take_back_until: until }),
    } as OrderEvent;
  });

/** The steps of the order as its customer reads them; undefined before the first. */
export function stepsOf({ history = [] }: WithHistory): OrderStep[] | undefined {
  const steps = history.flatMap((event) => {
    const told = rowOf(event).step?.(event);
    return told ? { step: { ...told, at: toIso(event.at) }, event } : [];
  });
  if (steps.length === 0) return undefined;
  return steps.filter(({ event }) => !isUndone(event)).map(({ step }) => step);
}
