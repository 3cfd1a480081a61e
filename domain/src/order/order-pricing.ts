import type { DeliveryZone } from '../delivery/delivery-zones.ts';
import type { WeighedLine } from '../delivery/order-weight.ts';
import { firstStageDay, STAGE_DAYS_AHEAD, type StageWish, wishOf } from '../delivery/stage.ts';
import { type Cents, toCents } from '../money/money.ts';
import { STANDARD_VAT_RATE, type VatRate } from '../money/vat.ts';
import { paymentMethodOf } from '../payment/payment-methods.ts';
import type { Goods } from '../product/delivery-time.ts';
import { formatEuro } from '../text/format.ts';
import { type CalendarDay, formatDay } from '../time/calendar.ts';
import type { OrderDelivery } from './delivery-wish.ts';
import {
  checkDelivery,
  type DeliveryCheck,
  type DeliveryCircumstances,
  EXPRESS_NOT_PREPAID,
  expressDayProblem,
  wishedDayProblem,
} from './delivery-wish.ts';
import type { OrderRequest, OrderRequestItem } from './order-request.ts';
import { type OrderTotals, orderTotalProblem, orderTotals } from './order-sums.ts';

/** A product as pricing needs it; without `price_cents` its price is on request. */
export interface PricedProduct extends Goods {
  id: number;
  name: string;
  price_cents?: Cents;
  vat_rate?: VatRate | undefined;
  weight_kg?: number | undefined;
}

/** A line item priced from the catalogue. */
export interface PricedLine<Product> extends WeighedLine, StageWish {
  product: Product;
  unitPriceCents: Cents;
  totalCents: Cents;
  vatRate: VatRate;
}

export interface PricedOrder<Product> {
  ok: true;
  lines: PricedLine<Product>[];
  totals: OrderTotals;
  delivery: OrderDelivery | undefined;
}

export type OrderPricingProblem =
  | 'unknown_product'
  | 'price_on_request'
  | 'price_changed'
  | Extract<DeliveryCheck, { ok: false }>['code']
  | 'too_large'
  | 'total_differs';

interface Problem {
  code: OrderPricingProblem;
  message: string;
  /** The product that differs; undefined if all line items agree. */
  productId?: number;
}

/**
 * Prices an order from the catalogue and the delivery zones. Amounts sent by the browser are only compared:
 * an order that differs is refused with a German sentence stating the current price.
 */
export function priceOrder<Product extends PricedProduct>(
  request: Pick<OrderRequest, 'order_items' | 'total_amount' | 'delivery' | 'payment_method'>,
  products: ReadonlyMap<number, Product>,
  circumstances: DeliveryCircumstances,
): PricedOrder<Product> | ({ ok: false } & Problem) {
  const lines: PricedLine<Product>[] = [];
  for (const item of request.order_items) {
    const priced = priceLine(item, products.get(item.product_id));
    if ('code' in priced) return { ok: false, ...priced, productId: item.product_id };
    lines.push(priced);
  }
  const goods = lines.map(({ product }) => product);
  const checked = checkOptionalDelivery(request, goods, circumstances);
  if (!checked.ok) return checked;
  const stagedDay = firstStageDay(lines);
  const day = request.delivery?.wished_day;
  if (stagedDay && day && day !== stagedDay) {
    return { ok: false, code: 'day', message: otherThanStages(stagedDay) };
  }
  for (const line of lines) {
    const problem = stageProblem(line, request, checked.zone, circumstances);
    if (problem) return { ok: false, code: 'day', message: `„${line.product.name}“: ${problem}` };
  }
  const totals = orderTotals(lines, checked.terms);
  const tooLarge = orderTotalProblem(totals.totalCents, checked.terms);
  if (tooLarge) return { ok: false, code: 'too_large', message: tooLarge };
  if (toCents(request.total_amount) !== totals.totalCents) {
    return {
      ok: false,
      code: 'total_differs',
      message: `Der Gesamtbetrag beträgt jetzt ${formatEuro(totals.totalCents)}. Bitte prüfen Sie Ihren Warenkorb.`,
    };
  }
  const { zone } = checked;
  const delivery = request.delivery && { ...request.delivery, ...(zone && { zone: zone.name }) };
  return { ok: true, lines, totals, delivery };
}

/**
 * Delivery terms and zone of an order edited by the office. Its day has been agreed, and express was decided
 * when it was placed, so neither is checked again.
 */
export function repriceDelivery(
  delivery: OrderDelivery | undefined,
  circumstances: DeliveryCircumstances,
): DeliveryCheck {
  if (!delivery) return flatRate(circumstances);
  const checked = checkDelivery({ ...delivery, ...WITHOUT_DAY }, [], circumstances);
  if (!checked.ok || checked.terms.method === 'pickup') return checked;
  return { ...checked, terms: { ...checked.terms, express: delivery.express } };
}

/** Not checked again by an edit. */
const WITHOUT_DAY = { wished_day: '', express: false } as const;

function checkOptionalDelivery(
  { delivery: wish, payment_method }: Pick<OrderRequest, 'delivery' | 'payment_method'>,
  goods: readonly Goods[],
  circumstances: DeliveryCircumstances,
): DeliveryCheck {
  const isPrepaid = paymentMethodOf(payment_method).isPaidFirst;
  if (wish?.express && isPrepaid) {
    return { ok: false, code: 'express', message: EXPRESS_NOT_PREPAID };
  }
  if (wish) return checkDelivery(wish, goods, { ...circumstances, isPrepaid });
  return flatRate(circumstances);
}

function flatRate({ options }: DeliveryCircumstances): DeliveryCheck {
  return { ok: true, terms: { options, method: 'delivery' }, zone: undefined };
}

/** An order comes first on the day of its first stage, so a day of its own can only be that one. */
const otherThanStages = (first: CalendarDay): string =>
  `Die erste Lieferung dieser Bestellung ist für den ${formatDay(first)} gewünscht. Bitte wählen Sie keinen anderen Wunschtermin.`;

/** Why a line cannot be delivered on the day of its stage. */
function stageProblem(
  { wished_day, product }: PricedLine<PricedProduct>,
  { delivery, payment_method }: Pick<OrderRequest, 'delivery' | 'payment_method'>,
  zone: DeliveryZone | undefined,
  { now, options }: DeliveryCircumstances,
): string | undefined {
  if (!wished_day) return undefined;
  if (delivery?.express) return expressDayProblem(wished_day, now);
  const closed = new Set(options.closed_days);
  const isPrepaid = paymentMethodOf(payment_method).isPaidFirst;
  const terms = { now, closed, ofZone: zone?.deliveryTime, isPrepaid };
  return wishedDayProblem(wished_day, [product], terms, STAGE_DAYS_AHEAD);
}

function priceLine<Product extends PricedProduct>(
  item: OrderRequestItem,
  product: Product | undefined,
): PricedLine<Product> | Problem {
  if (!product) {
    return {
      code: 'unknown_product',
      message: `Der Artikel „${item.product_name}“ ist nicht mehr erhältlich. Bitte entfernen Sie ihn aus dem Warenkorb.`,
    };
  }
  const unitPriceCents = product.price_cents;
  if (unitPriceCents === undefined) {
    return {
      code: 'price_on_request',
      message: `„${product.name}“ gibt es nur auf Anfrage. Bitte fordern Sie ein Angebot an.`,
    };
  }
  const totalCents = unitPriceCents * item.quantity;
  if (toCents(item.unit_price) !== unitPriceCents || toCents(item.total_price) !== totalCents) {
    return {
      code: 'price_changed',
      message: `Der Preis von „${product.name}“ beträgt jetzt ${formatEuro(unitPriceCents)}. Bitte prüfen Sie Ihren Warenkorb.`,
    };
  }
  return {
    product,
    quantity: item.quantity,
    weight_kg: product.weight_kg,
    unitPriceCents,
    totalCents,
    vatRate: product.vat_rate ?? STANDARD_VAT_RATE,
    ...wishOf(item),
  };
}
