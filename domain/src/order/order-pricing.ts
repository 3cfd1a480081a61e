import { type Cents, toCents } from '../money/money.ts';
import { STANDARD_VAT_RATE, type VatRate } from '../money/vat.ts';
import type { DeliveryTime, Goods } from '../product/delivery-time.ts';
import { formatEuro } from '../text/format.ts';
import {
  checkDelivery,
  type DeliveryCheck,
  type DeliveryCircumstances,
  EXPRESS_NOT_PREPAID,
  flatRate,
} from './delivery-wish.ts';
import type { OrderDelivery, OrderRequest, OrderRequestItem, OrderTotals } from './order.ts';
import { orderTotals } from './order.ts';

/** A product as pricing needs it; without `priceCents` its price is on request. */
export interface PricedProduct {
  id: number;
  name: string;
  category: string;
  delivery_time?: DeliveryTime | undefined;
  priceCents?: Cents;
  vatRate?: VatRate | undefined;
}

/** A line item priced from the catalogue. */
export interface PricedLine {
  productId: number;
  name: string;
  quantity: number;
  unitPriceCents: Cents;
  totalCents: Cents;
  vatRate: VatRate;
}

export type OrderPricing =
  | { ok: true; lines: PricedLine[]; totals: OrderTotals; delivery: OrderDelivery | undefined }
  | ({ ok: false } & Problem);

export type OrderPricingProblem =
  | 'unknown_product'
  | 'price_on_request'
  | 'price_changed'
  | Extract<DeliveryCheck, { ok: false }>['code']
  | 'total_differs';

interface Problem {
  code: OrderPricingProblem;
  message: string;
  /** The product that differs; undefined where all line items agree. */
  productId?: number;
}

/**
 * Prices an order from the catalogue and the delivery zones. The amounts sent by the browser are only
 * compared: a difference refuses the order with a German sentence that names the current price.
 */
export function priceOrder(
  request: Pick<OrderRequest, 'order_items' | 'total_amount' | 'delivery' | 'payment_method'>,
  products: ReadonlyMap<number, PricedProduct>,
  circumstances: DeliveryCircumstances,
): OrderPricing {
  const lines: PricedLine[] = [];
  const goods: Goods[] = [];
  for (const item of request.order_items) {
    const product = products.get(item.product_id);
    const priced = priceLine(item, product);
    if ('code' in priced) return { ok: false, ...priced, productId: item.product_id };
    lines.push(priced);
    if (product) goods.push(product);
  }
  const checked = checkOptionalDelivery(request, goods, circumstances);
  if (!checked.ok) return checked;
  const totals = orderTotals(lines, checked.terms);
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

function checkOptionalDelivery(
  { delivery: wish, payment_method }: Pick<OrderRequest, 'delivery' | 'payment_method'>,
  goods: readonly Goods[],
  circumstances: DeliveryCircumstances,
): DeliveryCheck {
  if (wish?.express && payment_method === 'vorkasse') {
    return { ok: false, code: 'express', message: EXPRESS_NOT_PREPAID };
  }
  if (wish) return checkDelivery(wish, goods, circumstances);
  return { ok: true, terms: flatRate(circumstances.zones), zone: undefined };
}

function priceLine(
  item: OrderRequestItem,
  product: PricedProduct | undefined,
): PricedLine | Problem {
  if (!product) {
    return {
      code: 'unknown_product',
      message: `Der Artikel „${item.product_name}“ ist nicht mehr erhältlich. Bitte entfernen Sie ihn aus dem Warenkorb.`,
    };
  }
  if (product.priceCents === undefined) {
    return {
      code: 'price_on_request',
      message: `„${product.name}“ gibt es nur auf Anfrage. Bitte fordern Sie ein Angebot an.`,
    };
  }
  const totalCents = product.priceCents * item.quantity;
  if (toCents(item.unit_price) !== product.priceCents || toCents(item.total_price) !== totalCents) {
    return {
      code: 'price_changed',
      message: `Der Preis von „${product.name}“ beträgt jetzt ${formatEuro(product.priceCents)}. Bitte prüfen Sie Ihren Warenkorb.`,
    };
  }
  return {
    productId: product.id,
    name: product.name,
    quantity: item.quantity,
    unitPriceCents: product.priceCents,
    totalCents,
    vatRate: product.vatRate ?? STANDARD_VAT_RATE,
  };
}
