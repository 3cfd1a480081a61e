import { isEventMail } from '@shop/domain/contract/mail';
import { FLAT_RATE } from '@shop/domain/delivery/delivery-terms';
import { firstStageDay } from '@shop/domain/delivery/stage';
import { joinItems, MAX_PARTS, partNumber, splitItems } from '@shop/domain/handover/deliveries';
import { firstAdvances, givenAdvances, heldAdvances } from '@shop/domain/invoice/advance';
import type { AdvanceShare } from '@shop/domain/invoice/invoice';
import { earlyDiscountOfPart } from '@shop/domain/invoice/write-invoice';
import { sumCents } from '@shop/domain/money/money';
import type { StatusChangeRequest } from '@shop/domain/order/order-changes';
import { eventsOf } from '@shop/domain/order/order-history';
import { addParts, type PartCents, partsOf } from '@shop/domain/order/order-parts';
import { orderStatus } from '@shop/domain/order/order-status';
import { orderTotals } from '@shop/domain/order/order-sums';
import { agreedRebate } from '@shop/domain/order/rebate';
import { berlinDay, type CalendarDay } from '@shop/domain/time/calendar';
import type { Transaction } from 'firebase-admin/firestore';
import type { Change } from '../changes/change-one.ts';
import type { KeepDeps } from '../documents/issued-paper.ts';
import { keptConfirmation } from '../documents/kept-papers.ts';
import type { StoredBy } from '../firestore/event.ts';
import { atPrice, rateOf, readParts, withShare } from '../invoices/shared-sums.ts';
import { type Refusal, refuse } from '../lib/refusal.ts';
import { stepSubject } from '../mail/outbox.ts';
import { takeBackMail } from '../mail/take-back-mail.ts';
import { orderBalance } from '../stored/balance.ts';
import { type StoredEntry, withAdded } from '../stored/entries.ts';
import { orderNotesOf } from '../stored/notes.ts';
import {
  orderOf,
  type StoredOrder,
  type StoredOrderItem,
  type StoredWithdrawal,
  withoutParts,
} from '../stored/order.ts';
import {
  historyOfPart,
  type StoredOrderEvent,
  standingParts,
  withChangedEvent,
  withEvent,
} from '../stored/order-events.ts';
import { invoicedOrder, rebateTaken } from '../stored/order-view.ts';
import { isSameGoods } from '../stored/withdrawn-lines.ts';
import { lastPart } from './admin-order.ts';
import { keepSums, type StepDeps, takeStep } from './change-order.ts';
import { storedTotals, taxedLine } from './new-order.ts';
import { withDelivered } from './record-delivered.ts';

const TOO_MANY = refuse(
  'not_possible',
  `Eine Bestellung lässt sich in höchstens ${MAX_PARTS} Teilen vor dem Rest liefern.`,
);
const NOTHING = refuse('invalid', 'Bitte geben Sie an, was geliefert wurde.');
const NOT_ANY_MORE = refuse(
  'not_possible',
  'An dieser Teillieferung ist schon etwas eingetragen. Sie lässt sich nicht mehr zurücknehmen.',
);

interface Handover extends Pick<StatusChangeRequest, 'delivered'> {
  /** The request's id. */
  id: string;
  delivered_day: CalendarDay;
  slip_reason: string | undefined;
}

/** Whether an order would have nothing left after a handover. */
export const isRest = ({ order_items }: StoredOrder, said: Handover['delivered'] = []): boolean =>
  splitItems(order_items, said).rest.length === 0;

/**
 * Makes of what was handed over an order of its own, delivered, with the price of delivery and what was paid of it;
 * the order itself keeps the rest and goes on. Each then has its own delivery note, invoice and claim.
 */
export async function deliverPart(
  transaction: Transaction,
  deps: StepDeps,
  order: StoredOrder,
  { id, delivered = [], delivered_day, slip_reason }: Handover,
  by: StoredBy,
): Promise<Change<StoredOrder>> {
  const { order_number, order_status } = order;
  const earlierParts = eventsOf(order, 'part');
  if (earlierParts.length >= MAX_PARTS) return TOO_MANY;
  const { part: items, said, positions, rest: left } = splitItems(order.order_items, delivered);
  if (items.length === 0 || said.length < delivered.filter(({ quantity }) => quantity > 0).length) {
    return NOTHING;
  }
  const { by_uid, at } = by;
  const number = partNumber(order_number, earlierParts);
  const rates = left.map(rateOf);
  // Delivery is taxed at the highest rate among the goods, and is billed with the first of those.
  const hasDelivery = Math.max(...items.map(rateOf)) >= Math.max(...rates);
  const costs = partsOf(order, 'cents');
  const [now, later] = hasDelivery ? [costs, addParts()] : [addParts(), costs];
  const [ofPart, ofRest] = dividedRebate(order, items, now);
  const earlier = await readParts(deps.firestore, order, transaction);
  const isLast = (item: StoredOrderItem) => !rates.includes(rateOf(item));
  const lastRates = items.filter(isLast).map(rateOf);
  const out = withShare(summed(order, items, now, ofPart), earlier, lastRates);
  const remaining = withShare(summed(order, left, later, ofRest), [...earlier, out]);
  const fresh: StoredOrder = {
    ...withoutOwn(out),
    ...(order.withdrawal && { withdrawal: ofPartOf(order.withdrawal) }),
    order_number: number,
    part_of: { number: order_number, left: left.map(toLine) },
    history: historyOfPart(order),
    delivery_day: delivered_day,
  };
  const handedOver = await withDelivered(
    transaction,
    deps,
    fresh,
    { lines: said, delivered_day, slip_reason },
    by_uid,
  );
  if ('code' in handedOver) return handedOver;
  // Its confirmed content would be lost.
  if (standingParts(order).length === 0) await wholeConfirmation(deps, order);
  const step = { what: 'status' as const, from: order_status, to: 'delivered', by_uid, at };
  const moved = await takeStep(transaction, deps, handedOver.order, step);
  if (!moved.ok) return moved;
  const unpaid = moved.value;
  const along = await paidAlong(deps, order, unpaid, by);
  handedOver.writeNote?.();
  const settled = withAdded(unpaid, ...along.ofPart);
  transaction.create(orderOf(deps.firestore, number), keepSums(transaction, deps, unpaid, settled));
  const entry: StoredOrderEvent<'part'> = {
    what: 'part',
    id,
    number,
    day: delivered_day,
    lines: items.map(toLine),
    positions,
    net_cents: order.total_cents - remaining.total_cents,
    ...(order.delivery_day && { agreed_day: order.delivery_day }),
    ...by,
  };
  const left_over = withEvent(backInYard(remaining, by), entry);
  const value: StoredOrder = {
    ...withoutDay(left_over, delivered_day, by),
    delivery_agreed: true,
  };
  return { ok: true, value: withAdded(value, ...along.ofRest), mails: moved.mails };
}

/** The share of an order's payments that goes with a part, as payments of both. */
async function paidAlong(
  { holidays }: Pick<StepDeps, 'holidays'>,
  order: StoredOrder,
  part: StoredOrder,
  { by_uid, at }: StoredBy,
): Promise<{ ofPart: StoredEntry[]; ofRest: StoredEntry[] }> {
  const today = berlinDay(at.toDate());
  const gross = [order.gross_cents, part.gross_cents] as const;
  const early = earlyDiscountOfPart(invoicedOrder(order), gross, today, await holidays());
  const paid = Math.min(orderBalance(order).paidCents, gross[1] - early);
  const taken = firstAdvances(heldAdvances(order.invoices, order.entries), paid);
  const entry = (
    what: 'from_order' | 'to_order',
    other: string,
    advances: AdvanceShare[],
  ): StoredEntry[] => {
    const of = { day: today, ...(advances.length > 0 && { advances }) };
    const id = `t-${part.order_number}`;
    return paid > 0 ? [{ id, what, cents: paid, other, ...of, by_uid, at }] : [];
  };
  return {
    ofPart: entry('from_order', order.order_number, taken),
    ofRest: entry('to_order', part.order_number, givenAdvances(taken)),
  };
}

/** Goods in a decision refer to the order's lines, not the part's. */
const ofPartOf = ({ decisions, ...withdrawal }: StoredWithdrawal): StoredWithdrawal => ({
  ...withdrawal,
  ...(decisions && { decisions: decisions.map(({ lines: _, taken: __, ...each }) => each) }),
});

const toLine = ({ product_name, unit, quantity }: StoredOrderItem) => {
  return { product_name, ...(unit && { unit }), quantity };
};

/** The order with other lines and parts of its sum. */
export function summed(
  order: StoredOrder,
  order_items: StoredOrderItem[],
  parts: PartCents,
  rebate: StoredOrder['rebate'],
): StoredOrder {
  const { rebate: _, ...kept } = withoutParts(order);
  const terms = { parts, ...(rebate && { rebate: agreedRebate(rebate) }) };
  const totals = orderTotals(order_items.map(taxedLine), FLAT_RATE, terms);
  const sums: StoredOrder = { ...kept, ...storedTotals(totals), order_items };
  return rebate ? { ...sums, rebate: { ...rebate, cents: rebateTaken(sums) } } : sums;
}

/** The rebate of a part, and of the rest: a percentage of each, or an amount in proportion. */
export function dividedRebate(
  order: StoredOrder,
  items: readonly StoredOrderItem[],
  ofPart: PartCents,
): [StoredOrder['rebate'], StoredOrder['rebate']] {
  const { rebate, subtotal_cents } = order;
  if (!rebate || rebate.percent !== undefined) return [rebate, rebate];
  const parts = Object.values(partsOf(order, 'cents'));
  const own = [...items.map((item) => item.total_price_cents), ...Object.values(ofPart)];
  const net = sumCents(own);
  const cents = Math.round((rebate.cents * net) / (sumCents([subtotal_cents, ...parts]) || 1));
  const of = (amount: number) => (amount > 0 ? { ...rebate, cents: amount } : undefined);
  return [of(cents), of(rebate.cents - cents)];
}

/** What happened to the order itself. */
const OWN: readonly string[] = [
  'entries',
  'reminders',
  'customer_stop',
  'invoices',
  'to_books',
  'debtor',
  'account_cents',
  'slips',
  'revision',
  'last_changes',
  'changed_at',
] satisfies (keyof StoredOrder)[];

const withoutOwn = (order: StoredOrder): StoredOrder =>
  Object.fromEntries(Object.entries(order).filter(([field]) => !OWN.includes(field))) as never;

/** The agreed day was that of the part: the rest gets the day of its next stage, or none yet. */
function withoutDay(order: StoredOrder, delivered_day: CalendarDay, { by_uid, at }: StoredBy) {
  const { delivery_day, ...kept } = order;
  const next = firstStageDay(order.order_items) ?? '';
  const day = next > delivered_day ? next : '';
  const isWaiting = delivery_day && delivery_day > delivered_day && day <= delivery_day;
  if (!delivery_day || isWaiting) return order;
  const rest: StoredOrder = day ? { ...kept, delivery_day: day } : kept;
  return withEvent(rest, { what: 'delivery_day', day, by_uid, at });
}

/** Sets the status back: only the part was on the way. */
function backInYard(order: StoredOrder, { by_uid, at }: StoredBy): StoredOrder {
  if (!orderStatus(order.order_status).isHandedOver) return order;
  const last = eventsOf(order, 'status').findLast(({ taken_back }) => !taken_back);
  const back: StoredOrder = { ...order, order_status: 'processing' };
  return last ? withChangedEvent(back, last, { ...last, taken_back: { by_uid, at } }) : back;
}

/** Restores the status and the day from before a part was delivered. */
function asBefore(order: StoredOrder, { agreed_day, at }: StoredOrderEvent<'part'>): StoredOrder {
  const isOfPart = (each: StoredBy | undefined) => each?.at.isEqual(at) === true;
  const out = eventsOf(order, 'status').findLast(({ taken_back }) => isOfPart(taken_back));
  const day = eventsOf(order, 'delivery_day').find(isOfPart);
  const { taken_back: _, ...step } = out ?? {};
  const history = (order.history ?? [])
    .filter((event) => event !== day)
    .map((event) => (event === out ? (step as typeof out) : event));
  return {
    ...order,
    history,
    ...(out && { order_status: out.to }),
    ...(day && { delivery_day: agreed_day ?? '' }),
  };
}

/** An order with the lines and sums of a part that comes back to it; `others` are its other parts. */
function withPart(
  order: StoredOrder,
  part: StoredOrder,
  positions: readonly number[],
  others: readonly StoredOrder[],
): StoredOrder {
  const back = part.order_items.map(({ delivered: _, ...item }) => item);
  const items = joinItems(order.order_items, back, positions, isSameGoods).map(atPrice);
  const sums = addParts(partsOf(order, 'cents'), partsOf(part, 'cents'));
  const { rebate } = part;
  const both = rebate && { ...rebate, cents: rebate.cents + (order.rebate?.cents ?? 0) };
  return withShare(summed(order, items, sums, both ?? order.rebate), others);
}

/** The confirmation of an order, also for its parts: of what was ordered but for what was withdrawn before it came, whatever was delivered. */
export async function wholeConfirmation(deps: KeepDeps, stored: StoredOrder) {
  const number = stored.part_of?.number;
  const order = (number && (await orderOf(deps.firestore, number).get()).data()) || stored;
  const parts = await readParts(deps.firestore, order);
  if (parts.length === 0) return keptConfirmation(deps, order);
  const whole = standingParts(order).reduceRight((rest, { number: of, positions }) => {
    const at = parts.findIndex(({ order_number }) => order_number === of);
    const part = parts[at];
    return part ? withPart(rest, part, positions, parts.slice(0, at)) : rest;
  }, order);
  const entries = [order, ...parts].flatMap((each) => each.entries ?? []);
  const { agreed_day: delivery_day } = standingParts(order)[0] ?? {};
  const agreed = { ...whole, ...(delivery_day && { delivery_day }) };
  return keptConfirmation(deps, { ...agreed, entries, invoices: [] });
}

/**
 * Undoes the delivery of a part before its mail is sent: lines, sums and money are the order's again, and the part
 * is deleted. Refuses a part that has notes, edits, an invoice or a payment of its own, or was in the books.
 */
export async function takeBackPart(
  transaction: Transaction,
  deps: StepDeps,
  order: StoredOrder,
  part: StoredOrderEvent<'part'>,
  { movedOn, ...by }: StoredBy & { movedOn: Refusal },
): Promise<Change<StoredOrder>> {
  if (part.taken_back) return undefined;
  const { history = [] } = order;
  // Mails name events by their place in the history, which this changes.
  const since = history.slice(history.indexOf(part));
  const isMailed = since.some(({ what }) => isEventMail(`event_${what}`));
  if (part !== lastPart(order) || isMailed) return movedOn;
  const reference = orderOf(deps.firestore, part.number);
  const [document, notes] = await Promise.all([
    transaction.get(reference),
    transaction.get(orderNotesOf(deps.firestore, part.number)),
  ]);
  const own = document.data();
  if (!own) return movedOn;
  const { entries = [], invoices = [], to_books = [] } = own;
  const isMoved = entries.length > 0;
  const isUsed =
    entries.some(({ id }) => id !== `t-${part.number}`) || (isMoved && !to_books.length);
  const isBilled = invoices.length > 0 || own.collected_by !== undefined;
  const isDecided = own.withdrawal?.decisions?.some(({ at }) => at.toMillis() > part.at.toMillis());
  const isEdited = eventsOf(own, 'edit').length > 0;
  if (notes.exists || isUsed || isBilled || isDecided || isEdited) return NOT_ANY_MORE;
  const takeBack = await takeBackMail(transaction, deps, {
    subjectId: part.number,
    at: part.at,
    mail: stepSubject(own),
  });
  if (typeof takeBack !== 'function') return takeBack;
  const others = (await readParts(deps.firestore, order, transaction)).filter(
    ({ order_number }) => order_number !== part.number,
  );
  const { delivery_agreed: _, ...joined } = withPart(order, own, part.positions, others);
  takeBack();
  transaction.delete(reference);
  const isAgreed = standingParts(order).length > 1 || own.delivery_agreed;
  const moved = order.entries?.find(({ id }) => id === `t-${part.number}`);
  const returned = moved && {
    ...moved,
    ...by,
    id: `z-${part.number}`,
    cents: -moved.cents,
    ...(moved.advances && { advances: givenAdvances(moved.advances) }),
    reverses: moved.id,
  };
  const value: StoredOrder = {
    ...asBefore(withChangedEvent<StoredOrder>(joined, part, { ...part, taken_back: by }), part),
    ...(isAgreed && { delivery_agreed: true }),
  };
  return { ok: true, value: returned ? withAdded(value, returned) : value };
}
