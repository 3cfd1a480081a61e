import { toCents } from '@shop/domain/money/money';
import { STANDARD_VAT_RATE, type VatRate } from '@shop/domain/money/vat';
import type { StoredProduct } from '@shop/domain/office/stored-catalogue';
import { EMPTY_WISH, type OrderDelivery } from '@shop/domain/order/delivery-wish';
import type { AdminOrder } from '@shop/domain/order/order';
import type { DeliveryPlace, EditedItem, OrderEditRequest } from '@shop/domain/order/order-edit';
import { isOrderNumber } from '@shop/domain/order/order-number';
import { repriceDelivery } from '@shop/domain/order/order-pricing';
import { isEditable, orderStatus } from '@shop/domain/order/order-status';
import { orderTotalProblem, orderTotals } from '@shop/domain/order/order-sums';
import { articleDigits } from '@shop/domain/product/article-number';
import { formatEuro } from '@shop/domain/text/format';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Changed } from '../changes/change-one.ts';
import { keptConfirmation } from '../documents/kept-papers.ts';
import { type Outcome, type Refusal, refuse } from '../errors/refusal.ts';
import { nextConfirmationSlot } from '../mail/confirmation-slots.ts';
import { putMail } from '../mail/outbox.ts';
import { paymentSums } from '../stored/claim.ts';
import {
  orderOf,
  type StoredOrder,
  type StoredOrderEdit,
  type StoredOrderItem,
  withoutParts,
  withSearchTokens,
} from '../stored/order.ts';
import { sentEarlier, sentHash } from '../stored/same-request.ts';
import { toAdminOrder, UNKNOWN_ORDER } from './admin-order.ts';
import { changeOrderAsAdmin, type StepDeps } from './change-order.ts';
import { orderItem, storedTotals } from './new-order.ts';
import type { OrderDeps } from './place-order.ts';

export type EditDeps = StepDeps & Pick<OrderDeps, 'catalogue' | 'freshOptions'>;

const CHANGED_MEANWHILE = refuse(
  'conflict',
  'Die Bestellung wurde inzwischen geändert. Bitte prüfen Sie sie noch einmal.',
);
const NOTHING_CHANGED = refuse('not_possible', 'An der Bestellung ist nichts geändert.');
const NO_PLACE = refuse(
  'not_possible',
  'Diese Bestellung wird abgeholt und hat keine Lieferadresse.',
);
const MAX_EDITS = 50;
const TOO_OFTEN = refuse(
  'not_possible',
  `Eine Bestellung lässt sich höchstens ${MAX_EDITS}-mal ändern.`,
);

/**
 * Changes lines and place of an order that has not left yet, and notifies its customer. Goods ordered before
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
  const sent = sentHash(deps, 'edit', uid, request);
  const by = { by_uid: uid, at: Timestamp.fromDate(deps.now()), sent };
  if (request.total_amount === undefined) return previewEdit(deps, orderNumber, request, by);
  const totalCents = toCents(request.total_amount);
  return changeOrderAsAdmin(deps, orderNumber, async (order, transaction) => {
    const { id } = request;
    const earlier = sentEarlier(order.edits, { id, sent });
    if (earlier) return earlier.refusal;
    const edited = await withEdit(transaction, deps, order, request, by);
    if (!edited.ok) return edited;
    if (edited.value.total_cents !== totalCents) return otherTotal(edited.value);
    const { customer_email } = order;
    const slot = customer_email
      ? await nextConfirmationSlot(transaction, deps, customer_email)
      : undefined;
    // What it was confirmed as would be lost.
    await keptConfirmation(deps, order);
    if (!slot) return edited;
    const subject = { kind: 'order_edited' as const, order: edited.value, part: id };
    return { ...edited, mails: [putMail(transaction, deps, orderNumber, subject, slot)] };
  });
}

type By = Pick<StoredOrderEdit, 'by_uid' | 'at' | 'sent'>;

async function previewEdit(
  deps: EditDeps,
  orderNumber: string,
  request: OrderEditRequest,
  by: By,
): Promise<Outcome<AdminOrder>> {
  if (!isOrderNumber(orderNumber)) return UNKNOWN_ORDER;
  const edited = await deps.runTransaction<Changed<StoredOrder>>(async (transaction) => {
    const order = (await transaction.get(orderOf(deps.firestore, orderNumber))).data();
    return order ? withEdit(transaction, deps, order, request, by) : UNKNOWN_ORDER;
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
  { id, seen, items, place, reason }: OrderEditRequest,
  by: By,
): Promise<Changed<StoredOrder>> {
  const refusal = refusalOf(order, seen, place !== undefined);
  if (refusal) return refusal;
  const wish: OrderDelivery | undefined = place
    ? { ...EMPTY_WISH, ...order.delivery, ...place }
    : order.delivery;
  const options = await deps.freshOptions();
  const added = await deps.catalogue.readStored(newIds(order, items), transaction);
  const lines = items.map((item) => lineOf(item, order.order_items, added));
  const missing = lines.find((line) => 'ok' in line);
  if (missing) return missing;
  const order_items = lines.filter((line): line is StoredOrderItem => !('ok' in line));
  const checked = repriceDelivery(wish, { options, now: deps.now() });
  if (!checked.ok) return refuse('not_possible', checked.message);
  const taxed = order_items.map((item) => {
    const { quantity, weight_kg, vat_rate = STANDARD_VAT_RATE, total_price_cents } = item;
    return { quantity, weight_kg, totalCents: total_price_cents, vatRate: vat_rate as VatRate };
  });
  const totals = orderTotals(taxed, checked.terms);
  const tooLarge = orderTotalProblem(totals.totalCents, checked.terms);
  if (tooLarge) return refuse('not_possible', tooLarge);
  const { delivery: _, ...kept } = order;
  const edited: StoredOrder = {
    ...withoutParts(kept),
    ...storedTotals(totals),
    order_items,
    ...(wish && { delivery: inZone(wish, checked.zone?.name) }),
  };
  const has_new_place = place !== undefined && !isAt(order.delivery, place);
  const changed = changedLines(order.order_items, order_items);
  if (changed.length === 0 && !has_new_place) return NOTHING_CHANGED;
  const edit: StoredOrderEdit = {
    id,
    reason,
    from_cents: order.total_cents,
    to_cents: edited.total_cents,
    lines: changed,
    has_new_place,
    ...by,
  };
  const told = { ...edited, edits: [...(order.edits ?? []), edit] };
  return { ok: true, value: withSearchTokens({ ...told, ...paymentSums(told) }) };
}

function refusalOf(
  { order_status, delivery, edits = [] }: StoredOrder,
  seen: number,
  isMoved: boolean,
): Refusal | undefined {
  if (!isEditable(order_status)) {
    const { label } = orderStatus(order_status);
    const message = `Eine Bestellung mit dem Status „${label}“ lässt sich nicht mehr ändern.`;
    return refuse('not_possible', message);
  }
  if (seen !== edits.length) return CHANGED_MEANWHILE;
  if (edits.length >= MAX_EDITS) return TOO_OFTEN;
  return isMoved && delivery?.method === 'pickup' ? NO_PLACE : undefined;
}

function newIds({ order_items }: StoredOrder, items: readonly EditedItem[]): number[] {
  const ordered = new Set(order_items.map(({ product_id }) => product_id));
  return items.map(({ product_id }) => product_id).filter((id) => !ordered.has(id));
}

function lineOf(
  { product_id, quantity }: EditedItem,
  ordered: readonly StoredOrderItem[],
  products: ReadonlyMap<number, StoredProduct>,
): StoredOrderItem | Refusal {
  const line = ordered.find((each) => each.product_id === product_id);
  if (line) {
    return { ...line, quantity, total_price_cents: line.unit_price_cents * quantity };
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
  const totalCents = unitPriceCents * quantity;
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

function changedLines(before: readonly StoredOrderItem[], after: readonly StoredOrderItem[]) {
  const quantityIn = (items: readonly StoredOrderItem[], id: number) =>
    items.find(({ product_id }) => product_id === id)?.quantity ?? 0;
  const added = after.filter(({ product_id }) => quantityIn(before, product_id) === 0);
  return [...before, ...added].flatMap(({ product_id, product_name, unit }) => {
    const [from, to] = [quantityIn(before, product_id), quantityIn(after, product_id)];
    return from === to ? [] : { product_name, ...(unit && { unit }), from, to };
  });
}
