import {
  type EveryWeeks,
  RHYTHMS,
  STANDING_EVENTS,
  STANDING_STATES,
  type StandingEventKind,
  type StandingLine,
  type StandingState,
} from '@shop/domain/cart/standing-order';
import {
  type Checked,
  isFlag,
  isInstant,
  isText,
  isWhole,
  listOf,
  oneOf,
  optional,
  shapeOf,
} from '../firestore/checks.ts';
import { REQUESTED } from '../firestore/event.ts';
import { REVISED } from '../firestore/revision.ts';
import { collectionOf, documentOf, type StoredType } from '../firestore/stored-type.ts';

const EVENT = {
  ...REQUESTED,
  what: oneOf(Object.keys(STANDING_EVENTS) as StandingEventKind[]),
  /** The day of delivery that was proposed or skipped. */
  day: optional(isText),
  /** For the customer. */
  text: optional(isText),
  quote_number: optional(isText),
};
export type StoredStandingEvent = Checked<typeof EVENT>;

const STANDING_ORDER = {
  ...REVISED,
  /** The account that has it, and the address that it was given from last, which its mails go to. */
  uid: isText,
  email: isText,
  customer_name: isText,
  /** The company that it is for: `K-10001`, and one of its building sites, as in an order. */
  customer_number: optional(isText),
  site: optional(isText),
  site_id: optional(isText),
  name: isText,
  lines: listOf(shapeOf<StandingLine>({ product_id: isWhole, quantity: isWhole })),
  every_weeks: oneOf(Object.keys(RHYTHMS).map(Number) as EveryWeeks[]),
  next_day: isText,
  until: isText,
  state: oneOf(Object.keys(STANDING_STATES) as StandingState[]),
  /** While it is active: the day that the sweep proposes next. */
  next_proposal: optional(isText),
  created_at: isInstant,
  /** Until when its account sees it: a day, or `SHOWN` until it has ended. */
  shown_until: isText,
  /** Whether it has ended and nobody in the office has noted that yet. */
  to_see: isFlag,
  /** Once it has ended: when it is deleted. */
  expires_at: optional(isInstant),
  /** Oldest first; beyond `MAX_EVENTS`, those after the first are left out. */
  history: listOf(shapeOf<StoredStandingEvent>(EVENT)),
};

/** A document of `standingOrders/{id}`. */
export interface StoredStandingOrder extends Checked<typeof STANDING_ORDER> {
  schema_version: 1;
}

/** Sorts after every day. */
export const SHOWN = '9999-12-31';
const MAX_EVENTS = 100;

export const STANDING_ORDERS: StoredType<StoredStandingOrder> = {
  collection: 'standingOrders',
  version: 1,
  checks: STANDING_ORDER,
};
export const standingOrdersOf = collectionOf(STANDING_ORDERS);
export const standingOrderOf = documentOf(STANDING_ORDERS);

/** With further events, and what the sweep looks for. */
export function withEvents(
  { next_proposal: _, ...order }: StoredStandingOrder,
  events: readonly StoredStandingEvent[],
): StoredStandingOrder {
  const [first, ...others] = [...order.history, ...events];
  const history = [...(first ? [first] : []), ...others.slice(1 - MAX_EVENTS)];
  return {
    ...order,
    ...(order.state === 'active' && { next_proposal: order.next_day }),
    history,
  };
}
