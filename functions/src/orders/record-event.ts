import { isDeepStrictEqual } from 'node:util';
import { deliveryDayProblem } from '@shop/domain/delivery/delivery-days';
import {
  type OfficeEventFacts,
  type OfficeEventKind,
  type OfficeEventRequest,
  officeEvent,
} from '@shop/domain/order/office-events';
import type { AdminOrder } from '@shop/domain/order/order';
import { eventsOf } from '@shop/domain/order/order-history';
import { addDays, berlinDay } from '@shop/domain/time/calendar';
import { Timestamp } from 'firebase-admin/firestore';
import type { Acting } from '../accounts/act.ts';
import { type Outcome, type Refusal, refuse } from '../lib/refusal.ts';
import type { StoredOrder } from '../stored/order.ts';
import { type StoredOrderEvent, withEvent } from '../stored/order-events.ts';
import { mayDo } from '../stored/order-facts.ts';
import { changeOrderAsAdmin, putEventMail, type StepDeps } from './change-order.ts';
import { FULL, MAX_ENTRIES } from './claim-ends.ts';

/** The order as the event changes it besides the history, or why it is refused; undefined if it is so already. */
type Effect<Kind extends OfficeEventKind> = (
  order: StoredOrder,
  facts: OfficeEventFacts[Kind],
  deps: StepDeps,
) => StoredOrder | Refusal | undefined | Promise<StoredOrder | Refusal | undefined>;

const EFFECTS: { [Kind in OfficeEventKind]?: Effect<Kind> } = {
  /** The company must deliver on that day. */
  delivery_day: async (order, { day }, { freshOptions, now }) => {
    const { delivery_day = '', ...others } = order;
    if (delivery_day === day) return undefined;
    if (!day) return others;
    const { closed_days } = await freshOptions();
    const problem = deliveryDayProblem(day, now(), new Set(closed_days));
    return problem ? refuse('not_possible', problem) : { ...others, delivery_day: day };
  },
  /** For one order, or for all of its customer's. */
  reminder_stop: (order, { until, for_customer }, { now }) => {
    if (for_customer && !order.customer_email && !order.customer_number) return NO_EMAIL;
    const { customer_stop: earlier, ...others } = order;
    if (for_customer) return { ...others, customer_stop: until };
    // Found by it, the time that was granted until now still counts for the customer's other orders.
    const yesterday = addDays(berlinDay(now()), -1);
    const customer_stop = earlier && earlier < yesterday ? earlier : yesterday;
    return earlier ? { ...others, customer_stop } : others;
  },
};

const NO_EMAIL = refuse(
  'not_possible',
  'Ohne Kundennummer und E-Mail-Adresse gilt ein Mahnstopp nur für diese Bestellung.',
);

/** Records an event of `OFFICE_EVENTS`, and which admin did it and when. A repeated request changes nothing. */
export function recordEvent(
  deps: StepDeps & Acting,
  orderNumber: string,
  request: OfficeEventRequest,
  uid: string,
): Promise<Outcome<AdminOrder>> {
  const { what } = request;
  const { name, deed } = officeEvent(what);
  const effect = EFFECTS[what] as Effect<never> | undefined;
  const by = { by_uid: uid, at: Timestamp.fromDate(deps.now()) };
  const event = { ...request, ...by } as StoredOrderEvent<OfficeEventKind>;
  const until = 'until' in request ? request.until : undefined;
  const isEnd = until === '' || ('day' in request && request.day === '');
  const acting = { ...deps, ...(deps.act && { act: { ...deps.act, what } }) };
  return changeOrderAsAdmin(acting, orderNumber, async (order, transaction) => {
    const earlier = eventsOf<StoredOrderEvent, OfficeEventKind>(order, what);
    const last = { until: '', ...earlier.at(-1) };
    const isOver = until === '' && last.until === '';
    // A day is compared with the order's: undoing a part restores it without an event.
    const isSame = until !== undefined && isDeepStrictEqual({ ...earlier.at(-1), ...by }, event);
    const changed = effect ? await effect(order, request as never, deps) : order;
    if (isOver || isSame || !changed) return undefined;
    const refusal = deed && mayDo(order, deed);
    if (refusal) return refusal;
    if (until && until < berlinDay(deps.now())) {
      return refuse('not_possible', `${name}: Das Ende liegt in der Vergangenheit.`);
    }
    if (earlier.length >= MAX_ENTRIES && !isEnd) return FULL;
    if ('code' in changed) return changed;
    const value = withEvent(changed, event);
    return { ok: true, value, mails: await putEventMail(transaction, deps, value) };
  });
}
