import type { DeliveredPart } from '@shop/domain/handover/deliveries';
import { heldAdvances } from '@shop/domain/invoice/advance';
import type { InvoicedOrder } from '@shop/domain/invoice/invoiced-order';
import { type Cents, sumCents, toEuro } from '@shop/domain/money/money';
import { taxed } from '@shop/domain/money/vat';
import { EMPTY_WISH, type OrderDelivery } from '@shop/domain/order/delivery-wish';
import type {
  Order,
  OrderInvoice,
  OrderItem,
  OrderRebate,
  OrderVat,
} from '@shop/domain/order/order';
import { allTexts, TEXTS } from '@shop/domain/order/order-fields';
import { type OrderGross, orderGross } from '@shop/domain/order/order-gross';
import { eventsOf } from '@shop/domain/order/order-history';
import { kindOf, type OfKind } from '@shop/domain/order/order-kinds';
import { ORDER_PART_NAMES, partFields, partsOf } from '@shop/domain/order/order-parts';
import { isDelivered } from '@shop/domain/order/order-status';
import { type OrderAmounts, rebateLabel } from '@shop/domain/order/order-sums';
import type { OrderMoney } from '@shop/domain/payment/order-payments';
import { paymentMethodOf } from '@shop/domain/payment/payment-methods';
import { balanceOf } from '@shop/domain/receivable/balance';
import { berlinDay, type CalendarDay } from '@shop/domain/time/calendar';
import { withdrawalTold } from '@shop/domain/withdrawal/withdrawal-decision';
import { type AllFields, fromAllFields, toIso } from '../firestore/all-fields.ts';
import { claimOf, orderBalance } from './balance.ts';
import { countedEntries, moneyOf, receivedCents, type StoredVat } from './entries.ts';
import {
  isErased,
  isFreeLine,
  type StoredOrder,
  type StoredOrderItem,
  type StoredSums,
  type StoredWithdrawal,
  storedParts,
} from './order.ts';
import { hasParts, type StoredOrderEvent, standingParts, stepsOf } from './order-events.ts';
import {
  creditsOfOrder,
  heldByWithdrawal,
  invoiceOfOrder,
  isCreditedWhole,
} from './order-invoices.ts';

/** The order as customers see it; only admins see addresses and tax number. */
export function toOrder(stored: StoredOrder): Order {
  return fromAllFields<Order>({
    id: stored.order_number,
    order_number: stored.order_number,
    created_at: stored.created_at.toDate().toISOString(),
    payment_method: stored.payment_method,
    order_status: stored.order_status,
    total_amount: toEuro(stored.total_cents),
    ...allTexts(stored, TEXTS.seen),
    order_items: stored.order_items.map(toOrderItem),
    delivery: stored.delivery,
    delivery_day: stored.delivery_day,
    delivered_day: deliveredDay(stored),
    subtotal_amount: toEuro(stored.subtotal_cents),
    rebate: stored.rebate && toRebate(stored.rebate, rebateTaken(stored)),
    delivery_agreed: stored.delivery_agreed,
    ...partFields(partsOf(stored, 'cents'), 'amount'),
    vat: stored.vat?.map(toOrderVat),
    gross_amount: inEuro(stored.gross_cents),
    bank: stored.bank,
    steps: stepsOf(stored),
    ...moneyFields(stored),
    invoices: undefined,
    booking_number: stored.booking_number,
    deliveries: hasParts(stored) ? standingParts(stored).map(toPart) : undefined,
    part_of: stored.part_of?.number,
    quote_number: stored.quote_number,
    kind: stored.kind,
    collected_by: stored.collected_by?.invoice,
    customer_number: stored.customer_number,
    conditions: stored.conditions,
    withdrawal_told: withdrawalToldOf(stored),
    has_note: undefined,
    is_shortened: undefined,
    is_payment_on_hold: heldByWithdrawal(stored) ? true : undefined,
  });
}

/** What the order number alone reveals about an order and its delivery. */
const BY_NUMBER = [
  ...(['id', 'order_number', 'created_at', 'order_status', 'order_items', 'part_of'] as const),
  ...(['customer_name', 'customer_email', 'customer_phone', 'company_name'] as const),
  ...(['booking_number', 'deliveries', 'delivery_day', 'delivered_day'] as const),
  ...(['kind', 'collected_by', 'is_payment_on_hold', 'payment_method'] as const),
  ...(['subtotal_amount', 'rebate', 'total_amount', 'vat', 'gross_amount'] as const),
  ...(['delivery_agreed', 'bank', 'claim', 'payment_state', 'paid_amount'] as const),
  ...(['open_amount', 'debt_amount', 'claimed_amount', 'open_costs_amount'] as const),
  ...(['discount_amount', 'refunded_amount', 'credit_amount', 'due_day', 'discount'] as const),
  'payment_reference' as const,
] satisfies (keyof Order)[];
const DELIVERY_BY_NUMBER = [
  ...(['method', 'express', 'wished_day', 'truck_access', 'zone', 'truck'] as const),
] satisfies (keyof OrderDelivery)[];

/** The order for callers who know only its number. */
export function shortened(order: Order): Order {
  const { delivery, steps, rebate } = order;
  return {
    ...pick(order, BY_NUMBER),
    ...pick(
      order,
      ORDER_PART_NAMES.map((name) => `${name}_amount` as const),
    ),
    notes: '',
    ...(rebate && { rebate: { ...rebate, reason: '' } }),
    ...(delivery && { delivery: { ...EMPTY_WISH, ...pick(delivery, DELIVERY_BY_NUMBER) } }),
    ...(steps && { steps: steps.map(({ status, at }) => ({ status, at })) }),
    is_shortened: true,
  };
}

function pick<T extends object, Field extends keyof T>(all: T, fields: readonly Field[]) {
  const given = fields.filter((field) => all[field] !== undefined);
  return Object.fromEntries(given.map((field) => [field, all[field]])) as Pick<T, Field>;
}

const toPart = ({ number, day, lines }: StoredOrderEvent<'part'>): DeliveredPart => {
  return { number, day, lines };
};

/** The order's withdrawal and what became of it, as its customer reads it; undefined without one. */
export function withdrawalToldOf(order: StoredOrder): string[] | undefined {
  const { withdrawal, order_status } = order;
  if (!withdrawal) return undefined;
  const { received_at, is_other_email, decisions = [] } = withdrawal;
  const { paidCents, creditCents } = orderBalance(order);
  return withdrawalTold(
    { received_at: toIso(received_at), decisions },
    {
      isRental: kindOf(order).isRental,
      isDelivered: isDelivered(order_status),
      isInvoiced: invoiceOfOrder(order) !== undefined,
      isCredited: creditsOfOrder(order).length > 0,
      is_other_email,
      paidCents,
      creditCents,
      refundedCents: refundedSince(order, withdrawal),
    },
  );
}

/** What was paid back since the withdrawal was declared. */
export function refundedSince(order: StoredOrder, { received_at }: StoredWithdrawal): Cents {
  const declared = berlinDay(received_at.toDate());
  const claim = claimOf(order);
  const entries = claim.entries.filter(({ day }) => day >= declared);
  return balanceOf({ ...claim, entries }).paidBackCents;
}

/** An order's rebate: of an agreed amount, at most the order's sum. */
export const rebateTaken = (order: StoredSums): Cents =>
  sumCents([order.subtotal_cents, ...Object.values(partsOf(order, 'cents'))]) - order.total_cents;

export const toRebate = (
  { cents, ...rebate }: NonNullable<StoredOrder['rebate']>,
  taken: Cents,
): OrderRebate => {
  const isLess = rebate.percent === undefined && taken !== cents;
  return { ...rebate, amount: toEuro(taken), ...(isLess && { agreed_amount: toEuro(cents) }) };
};

/**
 * The invoices of an order, only for its customer and the office, as anyone with its number can open its
 * page.
 */
export function orderInvoices({ invoices = [] }: StoredOrder): { invoices?: OrderInvoice[] } {
  if (invoices.length === 0) return {};
  return {
    invoices: invoices.map(({ number, kind, day, gross_cents, due_day, has_xml }) =>
      fromAllFields<OrderInvoice>({
        number,
        kind,
        day,
        gross_amount: toEuro(gross_cents),
        due_day,
        has_xml,
      }),
    ),
  };
}

/** Whether it has a delivery note; bills for rentals and collected deliveries have none. */
export const hasNote = (order: StoredOrder): boolean =>
  isDelivered(order.order_status) && !kindOf(order).isBill;

/** Without zero amounts, except paid and open ones, and without what was written off. */
function moneyFields(stored: StoredOrder): AllFields<OrderMoney> {
  const { state, paidCents, openCents, dueDay, discount, ...sums } = orderBalance(stored);
  const { kind, reference } = claimOf(stored);
  const unlessZero = (cents: Cents) => (cents > 0 ? toEuro(cents) : undefined);
  return {
    claim: kind,
    payment_reference:
      kind === 'invoice' && paymentMethodOf(stored.payment_method).isPaidFirst
        ? reference
        : undefined,
    payment_state: state === 'written_off' ? undefined : state,
    paid_amount: toEuro(paidCents),
    open_amount: toEuro(openCents),
    debt_amount: unlessZero(sums.debtCents),
    claimed_amount: unlessZero(sums.costsCents),
    open_costs_amount: unlessZero(sums.openCostsCents),
    discount_amount: unlessZero(sums.discountCents),
    relief_amount: undefined,
    refunded_amount: unlessZero(sums.paidBackCents),
    credit_amount: unlessZero(sums.creditCents),
    due_day: dueDay,
    discount: discount && { amount: toEuro(discount.cents), until_day: discount.untilDay },
  };
}

export function toOrderVat({ rate, net_cents, vat_cents }: StoredVat): OrderVat {
  return { rate, net_amount: toEuro(net_cents), vat_amount: toEuro(vat_cents) };
}

const inEuro = (cents: Cents | undefined) => (cents === undefined ? undefined : toEuro(cents));

export function toOrderItem(item: StoredOrderItem): OrderItem {
  return fromAllFields<OrderItem>({
    product_id: isFreeLine(item) ? undefined : item.product_id,
    product_name: item.product_name,
    quantity: item.quantity,
    unit: item.unit,
    pieces: item.pieces,
    category: item.category,
    vat_rate: item.vat_rate,
    weight_kg: item.weight_kg,
    article_number: item.article_number,
    delivery_time: item.delivery_time,
    wished_day: item.wished_day,
    stage: item.stage,
    unit_price: toEuro(item.unit_price_cents),
    total_price: toEuro(item.total_price_cents),
    delivered_quantity: item.delivered?.quantity,
  });
}

/** The amounts shown in mails and papers. */
export function storedAmounts(order: StoredSums & OfKind): OrderAmounts {
  return {
    subtotalCents: order.subtotal_cents,
    parts: partsOf(order, 'cents'),
    rebate: order.rebate && { label: rebateLabel(order.rebate), cents: rebateTaken(order) },
    totalCents: order.total_cents,
    vat: order.vat?.map((of) => ({
      rate: of.rate,
      netCents: of.net_cents,
      vatCents: of.vat_cents,
    })),
    grossCents: order.gross_cents,
    delivery: order.delivery && { ...order.delivery, isRental: kindOf(order).isRental },
  };
}

/** The gross amounts, for private customers; undefined for companies, which get net prices. */
export function grossIfPrivate(order: StoredOrder): OrderGross | undefined {
  const lines = order.order_items.map((item) => taxed(item.total_price_cents, item.vat_rate));
  return order.company_name ? undefined : orderGross(lines, storedAmounts(order));
}

/** The day of supply: that of delivery, or of the order if it has none. */
export const supplyDay = (order: StoredOrder): CalendarDay =>
  deliveredDay(order) ?? berlinDay(order.created_at.toDate());

export function deliveredDay(order: StoredOrder): CalendarDay | undefined {
  const { order_status, delivered_day } = order;
  if (!isDelivered(order_status)) return undefined;
  const at = eventsOf(order, 'status').findLast(({ to }) => to === order_status)?.at;
  return delivered_day ?? (at && berlinDay(at.toDate()));
}

/** Whether its due day can be that of the prepayment which it was before: that promised no discount. */
const isOfEarlierMethod = (order: StoredOrder): boolean =>
  eventsOf(order, 'billing').some(({ fields = [] }) => fields.includes('payment_method')) &&
  !paymentMethodOf(order.payment_method).isPaidFirst;

/** Sorts before every day: a prepayment promised no discount. */
const NEVER = '';

/** Advances that its next invoice deducts, but not again those of an invoice that was credited in full. */
function advancesToDeduct(order: StoredOrder) {
  const { invoices = [], entries } = order;
  const next = isCreditedWhole(order) ? [{ kind: 'invoice' as const, number: '', day: '' }] : [];
  return heldAdvances([...invoices, ...next], entries);
}

/** The order as the basis of its invoice. */
export function invoicedOrder(order: StoredOrder): InvoicedOrder {
  const earlier = order.invoices?.filter(({ kind }) => kind === 'invoice') ?? [];
  const promised = earlier.findLast(({ discount }) => discount)?.discount?.until_day;
  return {
    order_number: order.order_number,
    customer_number: order.customer_number,
    booking_number: order.booking_number,
    orderedOn: berlinDay(order.created_at.toDate()),
    pricedOn: order.priced_day,
    passes_on_vat: order.passes_on_vat,
    deliveredOn: supplyDay(order),
    handedOutOn: order.handed_out_day,
    payment_method: order.payment_method,
    customer_name: isErased(order) ? '' : order.customer_name,
    customer_email: order.customer_email,
    company_name: order.company_name,
    company_address: order.company_address,
    tax_number: order.tax_number,
    invoice_address: order.invoice_address,
    ...allTexts(order, TEXTS.reference),
    country: order.country,
    conditions: order.conditions,
    delivery: order.delivery,
    lines: order.order_items,
    ...storedParts(partsOf(order, 'cents')),
    rebate: order.rebate,
    ...((order.part_of || hasParts(order)) && { vat: order.vat }),
    paid_cents: receivedCents(order),
    advances: advancesToDeduct(order),
    received: countedEntries(moneyOf(order)),
    due_day: isOfEarlierMethod(order) ? undefined : order.due_day,
    discount_until: isOfEarlierMethod(order) ? NEVER : (promised ?? earlier.at(-1)?.day),
    promised_until: promised,
    claimed_cents: orderBalance(order).costsCents,
  };
}
