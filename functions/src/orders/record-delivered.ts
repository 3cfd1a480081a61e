import {
  type DeliveredLine,
  type DeliveredRequest,
  deliveredProblem,
  handoverDayProblem,
  inPlace,
  slipKey,
  slipsOnSeveralLines,
} from '@shop/domain/handover/delivered';
import { sumCents, timesCents } from '@shop/domain/money/money';
import { MAX_NOTE_LENGTH } from '@shop/domain/office/office';
import { type AdminOrder, deliveredLabel } from '@shop/domain/order/order';
import { orderTotalProblem } from '@shop/domain/order/order-sums';
import { berlinDay, type CalendarDay } from '@shop/domain/time/calendar';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { readyToNote } from '../changes/notes.ts';
import { inChunks } from '../firestore/in-chunks.ts';
import { type Outcome, type Refusal, refuse } from '../lib/refusal.ts';
import { ordersOf, type StoredDelivered, type StoredOrder, withSlips } from '../stored/order.ts';
import { mayDo } from '../stored/order-facts.ts';
import { deliveredDay } from '../stored/order-view.ts';
import { ORDER_NOTES } from './admin-order.ts';
import { changeOrderAsAdmin, type StepDeps } from './change-order.ts';

const UNKNOWN_LINE = refuse('invalid', 'Diese Position hat die Bestellung nicht.');

/**
 * Records the quantities handed over per order line, with the weighing slips, and the day, without changing what
 * was ordered. Lines that are not named keep their previous record. Refuses an order that has not left yet or has
 * an invoice, impossible quantities, and without a reason slips that are on another line or order.
 */
export function recordDelivered(
  deps: StepDeps,
  orderNumber: string,
  said: DeliveredRequest,
  uid: string,
): Promise<Outcome<AdminOrder>> {
  return changeOrderAsAdmin(deps, orderNumber, async (order, transaction) => {
    const { delivered_day } = said;
    const isNewDay = delivered_day && delivered_day !== deliveredDay(order);
    const refusal = (isNewDay && mayDo(order, 'date_delivery')) || mayDo(order, 'record_delivered');
    if (refusal) return refusal;
    const delivered = await withDelivered(transaction, deps, order, said, uid);
    if ('code' in delivered) return delivered;
    delivered.writeNote?.();
    return { ok: true, value: delivered.order };
  });
}

/**
 * The order with the quantities handed over, or why that is impossible. `writeNote` writes why
 * slips count again, which the customer may not read, once all reads are done.
 */
export async function withDelivered(
  transaction: Transaction,
  deps: StepDeps,
  undated: StoredOrder,
  { lines, delivered_day: day, slip_reason: reason }: DeliveredRequest,
  uid: string,
): Promise<{ order: StoredOrder; writeNote?(): void } | Refusal> {
  const order = withDay(undated, day, berlinDay(deps.now()));
  if ('code' in order || lines.length === 0) return 'code' in order ? order : { order };
  const order_items = [...order.order_items];
  for (const { line, product_id: _, ...said } of inPlace(order_items, lines)) {
    const item = order_items[line];
    if (!item) return UNKNOWN_LINE;
    const problem = deliveredProblem(item, said);
    if (problem) return refuse('invalid', problem);
    const { delivered: __, ...ordered } = item;
    order_items[line] = isAsOrdered(item.quantity, said)
      ? ordered
      : { ...ordered, delivered: storedDelivered(said) };
  }
  const goods = order_items.map(({ unit_price_cents, quantity, delivered }) =>
    timesCents(unit_price_cents, delivered?.quantity ?? quantity),
  );
  const { method = 'delivery' } = order.delivery ?? {};
  const tooLarge = orderTotalProblem(sumCents(goods) + order.total_cents - order.subtotal_cents, {
    method,
    options: await deps.freshOptions(),
  });
  if (tooLarge) return refuse('not_possible', tooLarge);
  const changed = withSlips({ ...order, order_items });
  const repeats = await newRepeats(transaction, deps, order, changed);
  const [first] = repeats.values();
  if (first === undefined) return { order: changed };
  if (!reason) return { ...refuse('conflict', `${first} ${ONCE_MORE}`), hint: 'repeated_slip' };
  const slips = [...repeats.keys()].map((key) => numberOf(changed, key));
  const at = Timestamp.fromDate(deps.now());
  const text = `${reason}\nZählt noch einmal: Wiegeschein ${slips.join(', ')}`;
  const noted = await readyToNote(transaction, deps.firestore, ORDER_NOTES, order.order_number, {
    id: `slips-${at.toMillis()}`,
    text: text.slice(0, MAX_NOTE_LENGTH),
    by_uid: uid,
    at,
  });
  return noted.ok ? { order: changed, writeNote: noted.value } : noted;
}

/** The order with the day of its handover, or why it cannot have been that one. */
function withDay(
  order: StoredOrder,
  day: CalendarDay | undefined,
  today: CalendarDay,
): StoredOrder | Refusal {
  if (!day || day === deliveredDay(order)) return order;
  const first = berlinDay(order.created_at.toDate());
  const problem = handoverDayProblem(day, { today, first });
  if (problem) return refuse('invalid', `${deliveredLabel(order)}: ${problem}`);
  return { ...order, delivered_day: day };
}

const ONCE_MORE =
  'Er würde zweimal berechnet. Bitte prüfen Sie die Nummer, oder geben Sie an, warum er noch einmal zählt.';

/** By key, where else the newly recorded slips are: on another line, or on another order. */
async function newRepeats(
  transaction: Transaction,
  { firestore }: StepDeps,
  before: StoredOrder,
  after: StoredOrder,
): Promise<Map<string, string>> {
  const repeats = slipsOnSeveralLines(linesOf(after));
  for (const key of slipsOnSeveralLines(linesOf(before)).keys()) repeats.delete(key);
  const known = withSlips(before).slips ?? [];
  const added = (after.slips ?? []).filter((key) => !known.includes(key));
  const lookUps = inChunks(added).map((keys) => {
    const others = ordersOf(firestore).withConverter(null);
    return transaction.get(
      others.where('slips', 'array-contains-any', keys).select('slips', 'invoices').limit(1),
    );
  });
  for (const other of (await Promise.all(lookUps)).flatMap(({ docs }) => docs)) {
    const invoice = other.get('invoices')?.at(-1);
    const billed = invoice?.kind === 'invoice' ? ` (Rechnung ${invoice.number})` : '';
    for (const key of added.filter((each) => other.get('slips').includes(each))) {
      const text = `Der Wiegeschein ${numberOf(after, key)} steht schon in der Bestellung ${other.id}${billed}.`;
      repeats.set(key, text);
    }
  }
  return repeats;
}

const linesOf = ({ order_items }: StoredOrder) =>
  order_items.map(({ product_name, delivered }) => ({ product_name, slips: delivered?.slips }));

/** A slip's number as typed. */
function numberOf(order: StoredOrder, key: string): string {
  const slips = linesOf(order).flatMap((line) => line.slips ?? []);
  return slips.find(({ number }) => slipKey(number) === key)?.number ?? key;
}

type Said = Omit<DeliveredLine, 'line' | 'product_id'>;

const isAsOrdered = (ordered: number, { quantity, reason, slips = [] }: Said) =>
  quantity === ordered && !reason && slips.length === 0;

function storedDelivered({ quantity, reason, slips = [] }: Said): StoredDelivered {
  return { quantity, ...(reason && { reason }), ...(slips.length > 0 && { slips }) };
}
