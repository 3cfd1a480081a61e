import { isDeepStrictEqual } from 'node:util';
import { siteOf } from '@shop/domain/customer/building-site';
import { FLAT_RATE } from '@shop/domain/delivery/delivery-terms';
import { timesCents, toCents } from '@shop/domain/money/money';
import { STANDARD_VAT_RATE } from '@shop/domain/money/vat';
import type { StoredProduct } from '@shop/domain/office/stored-catalogue';
import { EMPTY_WISH, type OrderDelivery } from '@shop/domain/order/delivery-wish';
import type { AdminOrder } from '@shop/domain/order/order';
import type { DeliveryPlace, EditedItem, OrderEditRequest } from '@shop/domain/order/order-edit';
import { eventsOf } from '@shop/domain/order/order-history';
import { kindOf } from '@shop/domain/order/order-kinds';
import { isOrderNumber } from '@shop/domain/order/order-number';
import { partsOf } from '@shop/domain/order/order-parts';
import { repriceDelivery } from '@shop/domain/order/order-pricing';
import { isEditable } from '@shop/domain/order/order-status';
import { type Agreed, orderTotalProblem, orderTotals } from '@shop/domain/order/order-sums';
import { agreedRebate } from '@shop/domain/order/rebate';
import { articleDigits } from '@shop/domain/product/article-number';
import { formatEuro } from '@shop/domain/text/format';
import { isOfficeQuantity } from '@shop/domain/text/quantity';
import { berlinDay } from '@shop/domain/time/calendar';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Acting } from '../accounts/act.ts';
import type { Changed } from '../changes/change-one.ts';
import { requireSeen } from '../changes/seen.ts';
import { atOwnPrices } from '../customers/own-prices.ts';
import type { StoredBy } from '../firestore/event.ts';
import { atPrice, readParts, withShare } from '../invoices/shared-sums.ts';
import { type Outcome, type Refusal, refuse } from '../lib/refusal.ts';
import { storedOrder } from '../stored/ledger.ts';
import {
  isFreeLine,
  orderOf,
  type StoredOrder,
  type StoredOrderItem,
  withoutParts,
} from '../stored/order.ts';
import { type StoredOrderEvent, standingParts, withEvent } from '../stored/order-events.ts';
import { mayDo } from '../stored/order-facts.ts';
import { rebateTaken } from '../stored/order-view.ts';
import { readCustomer } from '../stored/owner.ts';
import { readSetting } from '../stored/setting.ts';
import { toAdminOrder, UNKNOWN_ORDER } from './admin-order.ts';
import { changeOrderAsAdmin, putEventMail, type StepDeps } from './change-order.ts';
import { wholeConfirmation } from './deliver-part.ts';
import { freeItem, NO_RATE, orderItem, storedTotals, taxedLine } from './new-order.ts';
import { creditRefusal } from './order-credit.ts';
import type { OrderDeps } from './place-order.ts';
import { rebateProblem } from './rebate-problem.ts';
import { withRestSettled } from './small-rest.ts';

export type EditDeps = StepDeps & Pick<OrderDeps, 'catalogue'>;

const NOTHING_CHANGED = refuse('not_possible', 'An der Bestellung ist nichts geändert.');
const NO_PLACE = refuse(
  'not_possible',
  'Diese Bestellung wird abgeholt und hat keine Lieferadresse.',
);
const NOT_WHOLE = refuse(
  'invalid',
  'Die Menge muss eine ganze Zahl ab 1 sein, wenn sie nicht gemessen wird (t, m³, Std. …) oder der Rest einer Teillieferung ist.',
);
const MAX_EDITS = 50;
const TOO_OFTEN = refuse(
  'not_possible',
  `Eine Bestellung lässt sich höchstens ${MAX_EDITS}-mal ändern.`,
);

/**
 * Changes lines, place, rebate and price of delivery of an order that has not left yet, or of one without an invoice
 * all but its goods and place, and notifies its customer. Goods ordered before
 * keep their price, new ones get today's; delivery, VAT and the open amount are recalculated. Without the
 * total that the admin has seen, nothing is stored and the answer is a preview. A repeated request changes
 * nothing. Refuses an order that was edited in the meantime, and what the shop does not sell or deliver.
 */
export function editOrder(
  deps: EditDeps,
  orderNumber: string,
  request: OrderEditRequest,
  uid: string,
): Promise<Outcome<AdminOrder>> {
  const by = { by_uid: uid, at: Timestamp.fromDate(deps.now()) };
  if (request.total_amount === undefined) return previewEdit(deps, orderNumber, request, by);
  const totalCents = toCents(request.total_amount);
  return changeOrderAsAdmin(deps, orderNumber, async (order, transaction) => {
    const edited = await withEdit(transaction, deps, order, request, by);
    if (!edited.ok) return edited;
    if (edited.value.total_cents !== totalCents) return otherTotal(edited.value);
    // What it was confirmed as would be lost.
    if (!kindOf(order).isBill) await wholeConfirmation(deps, order);
    return { ...edited, mails: await putEventMail(transaction, deps, edited.value) };
  });
}

async function previewEdit(
  deps: EditDeps & Acting,
  orderNumber: string,
  request: OrderEditRequest,
  by: StoredBy,
): Promise<Outcome<AdminOrder>> {
  if (!isOrderNumber(orderNumber)) return UNKNOWN_ORDER;
  const edited = await deps.runTransaction<Changed<StoredOrder>>(async (transaction) => {
    const order = (await transaction.get(orderOf(deps.firestore, orderNumber))).data();
    if (!order) return UNKNOWN_ORDER;
    await requireSeen(deps, order);
    return withEdit(transaction, deps, order, request, by);
  });
  return edited.ok
    ? { ok: true, value: await toAdminOrder(edited.value, deps.adminNames) }
    : edited;
}

function otherTotal({ total_cents }: StoredOrder): Refusal {
  const message = `Die Gesamtsumme beträgt jetzt ${formatEuro(total_cents)}. Bitte prüfen Sie die Änderung noch einmal.`;
  return refuse('not_possible', message);
}

/** The edited order with recalculated prices; writes nothing. */
async function withEdit(
  transaction: Transaction,
  deps: EditDeps,
  order: StoredOrder,
  request: OrderEditRequest,
  by: StoredBy,
): Promise<Changed<StoredOrder>> {
  const { id, items, place, reason } = request;
  const refusal = refusalOf(order, request);
  if (refusal) return refusal;
  const wish: OrderDelivery | undefined = place
    ? { ...EMPTY_WISH, ...order.delivery, ...place }
    : order.delivery;
  const options = await deps.freshOptions();
  const ordered = order.order_items.filter((each) => !isFreeLine(each));
  const added = items && (await newGoods(transaction, deps, order, newIds(order, items)));
  const lines = added ? items.map((item) => lineOf(item, ordered, added)) : ordered;
  const missing = lines.find((line) => 'ok' in line);
  if (missing) return missing;
  const free = await freeLines(transaction, deps, order, request.free_lines);
  if ('ok' in free) return free;
  const order_items = [
    ...lines.filter((line): line is StoredOrderItem => !('ok' in line)),
    ...free,
  ].map(atPrice);
  // What was delivered stays, and so does what its delivery costs.
  const isOut = !isEditable(order.order_status);
  const isRepriced = !isOut || (request.delivery_amount === null && !kindOf(order).isRental);
  const checked: ReturnType<typeof repriceDelivery> = !isRepriced
    ? { ok: true, terms: { ...FLAT_RATE, options }, zone: undefined }
    : repriceDelivery(wish, { options, now: deps.now() });
  if (!checked.ok) return refuse('not_possible', checked.message);
  const agreed = agreedOf(order, request, isOut);
  const totals = orderTotals(order_items.map(taxedLine), checked.terms, agreed);
  const tooLarge = orderTotalProblem(totals.totalCents, checked.terms);
  if (tooLarge) return refuse('not_possible', tooLarge);
  const { delivery: _, rebate: __, delivery_agreed: ___, ...kept } = order;
  const { told } = agreed;
  const parts = await readParts(deps.firestore, order, transaction);
  const sums = withShare(
    {
      ...withoutParts(kept),
      ...storedTotals(totals),
      ...(agreed.hasPrice && { delivery_agreed: true }),
      order_items,
      ...(wish && { delivery: isOut ? wish : inZone(wish, checked.zone?.name) }),
      ...(told && { rebate: told }),
    },
    parts,
  );
  const tooMuch = request.rebate && told && rebateProblem(told, sums);
  if (tooMuch) return refuse('not_possible', tooMuch);
  const cents = told?.percent ? rebateTaken(sums) : told?.cents;
  const edited = { ...sums, ...(told && { rebate: { ...told, cents: cents ?? 0 } }) };
  const has_new_place = place !== undefined && !isAt(order.delivery, place);
  const changed = changedLines(order.order_items, order_items);
  const isSame = (['rebate', 'delivery_cents', 'delivery_agreed', 'total_cents'] as const).every(
    (field) => isDeepStrictEqual(edited[field], order[field]),
  );
  const isFreeSame = isDeepStrictEqual(free, order.order_items.filter(isFreeLine));
  if (changed.length === 0 && !has_new_place && isSame && isFreeSame) return NOTHING_CHANGED;
  const edit: StoredOrderEvent<'edit'> = {
    what: 'edit',
    id,
    reason,
    from_cents: order.total_cents,
    to_cents: edited.total_cents,
    lines: changed,
    has_new_place,
    ...agreementOf(order, edited),
    ...by,
  };
  const { by_uid, at } = by;
  const rest = { id: `r-${id}`.slice(0, 40), day: berlinDay(at.toDate()), by_uid, at };
  const noted = withEvent(edited, edit);
  const value = await withRestSettled(deps, transaction, noted, rest);
  const beyond = await creditRefusal(transaction, deps.firestore, order, value);
  return beyond ?? { ok: true, value: storedOrder(value, order) };
}

/** The order's lines without an article, or those that replace them: what was delivered of the same ones stays. */
async function freeLines(
  transaction: Transaction,
  { firestore }: EditDeps,
  { order_items }: StoredOrder,
  wanted: OrderEditRequest['free_lines'],
): Promise<StoredOrderItem[] | Refusal> {
  if (!wanted) return order_items.filter(isFreeLine);
  const { rates } = await readSetting(firestore, 'vatRates', transaction);
  if (wanted.some(({ vat_rate }) => !rates.includes(vat_rate))) return NO_RATE;
  const left = new Set(order_items.filter(isFreeLine));
  const isLeft = (quantity: number) => [...left].some((each) => each.quantity === quantity);
  const isWrong = ({ quantity, unit }: (typeof wanted)[number]) =>
    !isOfficeQuantity(quantity, unit) && !isLeft(quantity);
  if (wanted.some(isWrong)) return NOT_WHOLE;
  return wanted.map((line) => {
    const item = freeItem(line);
    const same = [...left].filter(
      (each) => each.product_name === item.product_name && each.quantity === item.quantity,
    );
    const was = same.find((each) => each.unit_price_cents === item.unit_price_cents) ?? same[0];
    if (was) left.delete(was);
    return { ...item, ...(was?.delivered && { delivered: was.delivered }) };
  });
}

/** What an edit changes of rebate and delivery, but for what follows from its goods. */
function agreementOf(
  before: StoredOrder,
  { rebate, delivery_agreed, delivery_cents: cents, ...edited }: StoredOrder,
): Pick<StoredOrderEvent<'edit'>, 'rebate' | 'delivery'> {
  const isKept = rebate?.percent
    ? rebate.percent === before.rebate?.percent && rebate.reason === before.rebate.reason
    : isDeepStrictEqual(rebate, before.rebate);
  const isSamePrice =
    delivery_agreed === before.delivery_agreed &&
    (!delivery_agreed || cents === before.delivery_cents);
  const { percent } = rebate ?? {};
  const taken = rebate ? rebateTaken({ ...edited, delivery_cents: cents, rebate }) : 0;
  return {
    ...(!isKept && { rebate: { ...(percent && { percent }), cents: taken } }),
    ...(!isSamePrice && { delivery: { cents, is_agreed: delivery_agreed === true } }),
  };
}

/** What was or is agreed on rebate and delivery. */
function agreedOf(
  order: StoredOrder,
  { rebate, delivery_amount: amount }: OrderEditRequest,
  isLeft: boolean,
): Agreed & { told?: NonNullable<StoredOrder['rebate']>; hasPrice: boolean } {
  const { amount: off = 0, percent, reason } = rebate ?? { reason: '' };
  const wanted = rebate && { reason, cents: toCents(off), ...(percent && { percent }) };
  const agreed = rebate === undefined ? order.rebate : wanted;
  const parts = partsOf(order, 'cents');
  const hasPrice = amount === undefined ? order.delivery_agreed === true : amount !== null;
  const { delivery: before, ...rest } = parts;
  // A part that was delivered has taken them.
  const isOut = isLeft || standingParts(order).length > 0;
  // No zone has a price for a rental.
  const ofZone = kindOf(order).isRental ? { delivery: 0 } : {};
  const delivery = typeof amount === 'number' ? toCents(amount) : before;
  return {
    hasPrice,
    parts: {
      ...(isOut && rest),
      ...(amount === null ? ofZone : (isOut || hasPrice) && { delivery }),
    },
    ...(agreed && { told: agreed, rebate: agreedRebate(agreed) }),
  };
}

function refusalOf(
  order: StoredOrder,
  { items, place, delivery_amount }: OrderEditRequest,
): Refusal | undefined {
  const { delivery } = order;
  const isMoved = place !== undefined || typeof delivery_amount === 'number';
  const refusal = mayDo(order, items || place ? 'edit_goods' : 'edit');
  if (refusal) return refusal;
  if (eventsOf(order, 'edit').length >= MAX_EDITS) return TOO_OFTEN;
  return isMoved && delivery?.method === 'pickup' ? NO_PLACE : undefined;
}

function newIds({ order_items }: StoredOrder, items: readonly EditedItem[]): number[] {
  const ordered = new Set(order_items.map(({ product_id }) => product_id));
  return items.map(({ product_id }) => product_id).filter((id) => !ordered.has(id));
}

/** Articles that an order gets now, at its customer's own prices. */
async function newGoods(
  transaction: Transaction,
  { firestore, catalogue, now }: EditDeps,
  order: StoredOrder,
  ids: readonly number[],
) {
  const [products, customer] = await Promise.all([
    catalogue.readStored(ids, transaction),
    ids.length > 0 ? readCustomer(transaction, firestore, order.customer_number) : undefined,
  ]);
  const site = siteOf(customer?.sites, order)?.name;
  return atOwnPrices(products, { customer, site, day: berlinDay(now()) });
}

function lineOf(
  { product_id, quantity }: EditedItem,
  ordered: readonly StoredOrderItem[],
  products: ReadonlyMap<number, StoredProduct>,
): StoredOrderItem | Refusal {
  const line = ordered.find((each) => each.product_id === product_id);
  if (line) {
    if (!isOfficeQuantity(quantity, line.unit) && line.quantity !== quantity) return NOT_WHOLE;
    return { ...line, quantity, total_price_cents: timesCents(line.unit_price_cents, quantity) };
  }
  const product = products.get(product_id);
  if (!product) {
    const message = `Einen Artikel mit der Nummer ${articleDigits(product_id)} verkaufen wir nicht.`;
    return refuse('not_possible', message);
  }
  const { price_cents: unitPriceCents, vat_rate: vatRate = STANDARD_VAT_RATE } = product;
  if (unitPriceCents === undefined) {
    return refuse('not_possible', `„${product.name}“ gibt es nur auf Anfrage.`);
  }
  if (!isOfficeQuantity(quantity, product.unit)) return NOT_WHOLE;
  const totalCents = timesCents(unitPriceCents, quantity);
  const { weight_kg } = product;
  return orderItem({ product, quantity, weight_kg, unitPriceCents, totalCents, vatRate });
}

function inZone({ zone: _, ...delivery }: OrderDelivery, zone: string | undefined): OrderDelivery {
  return { ...delivery, ...(zone !== undefined && { zone }) };
}

function isAt(delivery: OrderDelivery | undefined, place: DeliveryPlace): boolean {
  const { street = '', postal_code = '', city = '' } = delivery ?? {};
  return street === place.street && postal_code === place.postal_code && city === place.city;
}

/** Free lines of the same name and unit are distinguished by their quantities. */
function changedLines(before: readonly StoredOrderItem[], after: readonly StoredOrderItem[]) {
  const left = [...after];
  const take = (was: StoredOrderItem, isOne: (is: StoredOrderItem) => boolean) => {
    const index = left.findIndex(
      (is) => KEPT.every((field) => is[field] === was[field]) && isOne(is),
    );
    return index === -1 ? undefined : left.splice(index, 1)[0];
  };
  const other = before.filter((was) => !take(was, ({ quantity }) => quantity === was.quantity));
  const changed = other.map((was) => ({ was, is: take(was, () => true) }));
  return [...changed, ...left.map((is) => ({ was: undefined, is }))].flatMap(({ was, is }) => {
    const { product_name, unit } = was ?? is ?? {};
    const [from, to] = [was?.quantity ?? 0, is?.quantity ?? 0];
    return product_name === undefined ? [] : { product_name, ...(unit && { unit }), from, to };
  });
}

const KEPT = ['product_id', 'product_name', 'unit'] as const;
