import { type DeliveryTerms, FLAT_RATE } from '../delivery/delivery-terms.ts';
import { type Cents, sumCents, timesCents, toCents } from '../money/money.ts';
import {
  type DeliveryCircumstances,
  type DeliveryWish,
  EMPTY_WISH,
} from '../order/delivery-wish.ts';
import { partsOf } from '../order/order-parts.ts';
import { repriceDelivery } from '../order/order-pricing.ts';
import { type OrderTotals, orderTotals, type TaxedLine } from '../order/order-sums.ts';
import { agreedRebate, type Rebate } from '../order/rebate.ts';
import { formatEuro } from '../text/format.ts';
import { isDivisible, isOfficeQuantity, orderedQuantity } from '../text/quantity.ts';
import type { ChosenLine, Quote, QuoteContent } from './quote.ts';

/** The totals of a quote: with the delivery's price as agreed, or by the terms of its place. */
export function quoteTotals(
  lines: readonly TaxedLine[],
  terms: DeliveryTerms,
  { deliveryCents, rebate }: { deliveryCents?: Cents | undefined; rebate?: Rebate | undefined },
): OrderTotals {
  return orderTotals(lines, terms, {
    ...(deliveryCents !== undefined && { parts: { delivery: deliveryCents } }),
    ...(rebate && { rebate: agreedRebate(rebate) }),
  });
}

interface PricedQuote {
  ok: true;
  totals: OrderTotals;
  /** Without a place if the goods are collected. */
  wish: DeliveryWish;
  zone?: string | undefined;
  rebate?: Rebate | undefined;
  /** From which net value of goods delivery is free, and what it costs below. */
  below?: { goodsCents: Cents; cents: Cents } | undefined;
}

/**
 * What the office's lines come to, with delivery at the agreed price or by zone, and less the rebate; a German
 * sentence if the place has no price.
 */
export function pricedQuote(
  {
    delivery,
    delivery_amount,
    rebate,
  }: Pick<QuoteContent, 'delivery' | 'delivery_amount' | 'rebate'>,
  lines: readonly TaxedLine[],
  circumstances: DeliveryCircumstances,
): PricedQuote | { ok: false; message: string } {
  const { method, wished_day, postal_code } = delivery;
  const wish = method === 'pickup' ? { ...EMPTY_WISH, method, wished_day } : delivery;
  const checked = repriceDelivery(wish, circumstances);
  const isAgreed = delivery_amount !== undefined && method === 'delivery';
  // At an agreed price the goods go anywhere.
  if (!checked.ok && !isAgreed) {
    const isFar = checked.code === 'out_of_area';
    return { ok: false, message: isFar ? noZone(postal_code) : checked.message };
  }
  const { options } = circumstances;
  const terms = checked.ok ? checked.terms : { ...FLAT_RATE, options, express: wish.express };
  const { percent, amount = 0, reason = '' } = rebate ?? {};
  const agreed = rebate && { reason, cents: toCents(amount), ...(percent && { percent }) };
  const deliveryCents = isAgreed ? toCents(delivery_amount) : undefined;
  const totals = quoteTotals(lines, terms, { deliveryCents, rebate: agreed });
  const zone = checked.ok ? checked.zone : undefined;
  const { freeFromCents: goodsCents, otherwiseCents: cents } = zone ?? {};
  const isWaived =
    !isAgreed && goodsCents !== undefined && cents !== undefined && totals.parts.delivery === 0;
  const below = isWaived ? { goodsCents, cents } : undefined;
  return { ok: true, totals, wish, zone: zone?.name, rebate: agreed, below };
}

/** `Der Lieferpreis gilt je Bestellung, …`: what delivery costs an order of a part. */
export function deliveryPriceText(below: PricedQuote['below']): string {
  if (!below) return 'Der Lieferpreis gilt je Bestellung.';
  const { goodsCents, cents } = below;
  return `Die Lieferung ist für jede Bestellung ab ${formatEuro(goodsCents)} netto Warenwert kostenlos, sonst kostet sie ${formatEuro(cents)} netto.`;
}

const noZone = (postalCode: string) =>
  `Für ${postalCode} gibt es keine Zone: Bitte geben Sie einen Lieferpreis an.`;

/**
 * The totals of an order of these lines at a quote's prices. Each order has the quote's price of delivery, or that below
 * the value from which it is free; of a rebate
 * in euro it gets the part that its lines have of all.
 */
export function chosenTotals(quote: Quote, chosen: readonly ChosenLine[]): OrderTotals {
  const lines = chosen.flatMap(({ line, quantity }) => {
    const item = quote.items[line];
    return item ? taxedLine(item, quantity) : [];
  });
  const goodsCents = sumCents(lines.map((each) => each.totalCents));
  const rebate = quote.rebate && rebateFor(quote, goodsCents);
  const { goods_amount = 0, amount = 0 } = quote.delivery_below ?? {};
  return orderTotals(lines, undefined, {
    parts: {
      ...partsOf(quote, 'amount'),
      ...(goodsCents < toCents(goods_amount) && { delivery: toCents(amount) }),
    },
    ...(rebate && { rebate: agreedRebate(rebate) }),
  });
}

const taxedLine = (item: Quote['items'][number], quantity: number): TaxedLine => ({
  quantity,
  weight_kg: item.weight_kg,
  vatRate: item.vat_rate,
  totalCents: timesCents(toCents(item.unit_price), quantity),
});

/** A quote's rebate, as far as it concerns goods of this net value. */
export function rebateFor(
  { rebate, subtotal_amount }: Pick<Quote, 'rebate' | 'subtotal_amount'>,
  goodsCents: Cents,
): Rebate | undefined {
  if (!rebate) return undefined;
  const { percent, reason } = rebate;
  const cents = toCents(rebate.agreed_amount ?? rebate.amount);
  const allCents = toCents(subtotal_amount);
  if (percent !== undefined) return { percent, cents: 0, reason };
  return { cents: allCents === 0 ? 0 : Math.round((cents * goodsCents) / allCents), reason };
}

/** Why these lines of a quote cannot be ordered, as a German sentence; undefined if they can. */
export function chosenProblem(
  { items, orderable }: Pick<Quote, 'items' | 'orderable'>,
  chosen: readonly ChosenLine[],
): string | undefined {
  const lines = new Set(chosen.map(({ line }) => line));
  if (chosen.length === 0) return 'Bitte wählen Sie mindestens einen Artikel.';
  if (lines.size < chosen.length || [...lines].some((line) => !items[line])) return NO_LINE;
  for (const { line, quantity } of chosen) {
    const item = items[line] as Quote['items'][number];
    const { product_name, left, unit = '', quantity: all, unit_price: price } = item;
    if (orderable !== 'parts' && quantity !== all) return `„${product_name}“ ${AS_A_WHOLE}`;
    if (quantity > left) {
      return `Von „${product_name}“ sind noch ${orderedQuantity({ quantity: left, unit })} übrig.`;
    }
    if (!isOfficeQuantity(quantity, unit) && quantity !== left) {
      const least = isDivisible(unit)
        ? 'eine Zahl über 0, mit höchstens drei Nachkommastellen'
        : 'eine ganze Zahl ab 1';
      return `Die Menge von „${product_name}“ muss ${least} sein.`;
    }
    if (price > 0 && timesCents(toCents(price), quantity) === 0) {
      return `So wenig von „${product_name}“ lässt sich nicht bestellen: Es kostet 0,00 €.`;
    }
  }
  if (orderable === 'whole' && lines.size < items.length) return ONLY_ALL;
  return undefined;
}

const NO_LINE = 'Einen Artikel gibt es in diesem Angebot nicht.';
const AS_A_WHOLE = 'lässt sich nur in der angebotenen Menge bestellen.';
const ONLY_ALL = 'Dieses Angebot gilt nur für alle Positionen zusammen.';
