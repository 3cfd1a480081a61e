import { boolean, type ISchema, lazy, type Schema } from 'yup';
import { STOP_REASONS } from '../receivable/ends.ts';
import { requiredObject, requiredText, textSchema } from '../text/validation.ts';
import { formatDay, isCalendarDay } from '../time/calendar.ts';
import type { Deed } from './deeds.ts';
import { MAX_REASON_LENGTH } from './order-changes.ts';

/**
 * A field of an event: a text, missing once its customer is erased; a day, empty for none; a flag, missing unless it
 * is set; or one of these words.
 */
export type EventField = 'text' | 'day' | 'flag' | Readonly<Record<string, unknown>>;
type Fields = Readonly<Record<string, EventField>>;
type OptionalOf<F extends Fields> = {
  [N in keyof F]: F[N] extends 'text' | 'flag' ? N : never;
}[keyof F];
type Values<F extends Fields> = {
  -readonly [N in Exclude<keyof F, OptionalOf<F>>]: F[N] extends string ? string : keyof F[N];
} & { -readonly [N in OptionalOf<F>]?: (F[N] extends 'text' ? string : boolean) | undefined };

/** The words of an event: some of them strong, further lines below. */
export interface EventWords {
  text: string;
  strong?: string;
  after?: string;
  below?: string[];
}

interface Row<F extends Fields> {
  /** German name in conflicts and messages. */
  name: string;
  /** An event with a day `until` expires after it; another one with an empty day ends it early. */
  fields: F;
  words(event: Values<F>): EventWords;
  /** The deed that must be allowed. */
  deed?: Deed;
  /** Parts delivered afterwards inherit it. */
  isOfParts?: true;
}
const row = <const F extends Fields>(given: Row<F>) => given;

/** What the office records of an order by `POST /api/admin/orders/{orderNumber}/events`. */
export const OFFICE_EVENTS = {
  delivery_day: row({
    name: 'Liefertag',
    fields: { day: 'day' },
    words: ({ day }) =>
      day ? { text: 'Liefertag: ', strong: formatDay(day) } : { text: 'Liefertag zurückgenommen' },
    deed: 'delivery_day',
  }),
  /** `for_customer`: for all orders of the same record or address; `grants_time`: no interest accrues. */
  reminder_stop: row({
    name: 'Mahnstopp',
    fields: { until: 'day', reason: STOP_REASONS, for_customer: 'flag', grants_time: 'flag' },
    words: ({ until, reason, for_customer }) => {
      const whose = for_customer ? 'Mahnstopp für alle Rechnungen des Kunden' : 'Mahnstopp';
      const after = `: ${STOP_REASONS[reason]}`;
      return until
        ? { text: `${whose} bis `, strong: formatDay(until), after }
        : { text: 'Mahnstopp aufgehoben' };
    },
  }),
};

type Events = typeof OFFICE_EVENTS;
export type OfficeEventKind = keyof Events;
export const OFFICE_EVENT_KINDS = Object.keys(OFFICE_EVENTS) as OfficeEventKind[];

/** The facts that the office enters for each kind of event. */
export type OfficeEventFacts = { [Kind in OfficeEventKind]: Values<Events[Kind]['fields']> };

/** Body of the call that records an event. */
export type OfficeEventRequest<Kind extends OfficeEventKind = OfficeEventKind> = {
  [K in Kind]: OfficeEventFacts[K] & { what: K };
}[Kind];

/** A row without the types of its own fields. */
export const officeEvent = (kind: OfficeEventKind) => OFFICE_EVENTS[kind] as unknown as Row<Fields>;

/** Checks the body by the row of its event. */
export const officeEventSchema = lazy((body?: { what?: unknown } | null) => {
  const kind = OFFICE_EVENT_KINDS.find((each) => each === body?.what);
  const { name, fields } = kind ? officeEvent(kind) : { name: 'Ereignis', fields: {} };
  const message = `${name}: Die Angaben sind ungültig.`;
  const all = Object.entries({ what: OFFICE_EVENTS, ...fields });
  const schemas = all.map(([field, of]) => [field, schemaOf(of, name, message)]);
  return requiredObject(message, Object.fromEntries(schemas));
}) as unknown as Schema<OfficeEventRequest>;

function schemaOf(field: EventField, name: string, message: string): ISchema<unknown> {
  if (field === 'text') return requiredText(name, MAX_REASON_LENGTH, message, 'many');
  if (field === 'flag') return boolean().strict().typeError(message).nonNullable(message);
  const text = textSchema().typeError(message).defined(message).nonNullable(message);
  const isIt =
    field === 'day' ? isDayOrNone : (value?: string) => Object.hasOwn(field, String(value));
  return text.test('is', message, isIt);
}

const isDayOrNone = (value?: string) => value === '' || isCalendarDay(String(value));
