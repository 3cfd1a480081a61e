import { formatEuro } from './format.ts';
import { type Cents, toCents } from './money.ts';
import type { OrderRequest, OrderRequestItem, OrderTotals } from './order.ts';
import { orderTotals } from './order.ts';

/** A product as pricing needs it; without `priceCents` its price is on request. */
export interface PricedProduct {
  id: number;
  name: string;
  priceCents?: Cents;
}

/** A line item priced from the catalogue. */
export interface PricedLine {
  productId: number;
  name: string;
  quantity: number;
  unitPriceCents: Cents;
  totalCents: Cents;
}

export type OrderPricing =
  | { ok: true; lines: PricedLine[]; totals: OrderTotals }
  | ({ ok: false } & Problem);

export type OrderPricingProblem =
  | 'unknown_product'
  | 'price_on_request'
  | 'price_changed'
  | 'total_differs';

interface Problem {
  code: OrderPricingProblem;
  message: string;
  /** The product that differs; undefined where the line items agree and the total does not. */
  productId?: number;
}

/**
 * Prices an order from the catalogue. The amounts sent by the browser are only compared: a
 * difference refuses the order with a German sentence that names the current price.
 */
export function priceOrder(
  request: Pick<OrderRequest, 'order_items' | 'total_amount'>,
  products: ReadonlyMap<number, PricedProduct>,
): OrderPricing {
  const lines: PricedLine[] = [];
  for (const item of request.order_items) {
    const priced = priceLine(item, products.get(item.product_id));
    if ('code' in priced) return { ok: false, ...priced, productId: item.product_id };
    lines.push(priced);
  }
  const totals = orderTotals(lines.map((line) => line.totalCents));
  if (toCents(request.total_amount) !== totals.totalCents) {
    return {
      ok: false,
      code: 'total_differs',
      message: `Der Gesamtbetrag beträgt jetzt ${formatEuro(totals.totalCents)}. Bitte prüfen Sie Ihren Warenkorb.`,
    };
  }
  return { ok: true, lines, totals };
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
  };
}
