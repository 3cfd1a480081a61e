import { FLAT_RATE } from '@shop/domain/delivery/delivery-terms';
import { timesCents, toCents } from '@shop/domain/money/money';
import { STANDARD_VAT_RATE } from '@shop/domain/money/vat';
import type { StoredProduct } from '@shop/domain/office/stored-catalogue';
import { EMPTY_WISH } from '@shop/domain/order/delivery-wish';
import { repriceDelivery } from '@shop/domain/order/order-pricing';
import { articleDigits } from '@shop/domain/product/article-number';
import { QUOTE_CUSTOMER, type QuoteContent, type QuotedLine } from '@shop/domain/quote/quote';
import { quoteTotals } from '@shop/domain/quote/quote-sums';
import { isOfficeQuantity } from '@shop/domain/text/quantity';
import type { Transaction } from 'firebase-admin/firestore';
import { type Outcome, type Refusal, refuse } from '../errors/refusal.ts';
import type { EditDeps } from '../orders/edit-order.ts';
import { freeItem, NO_RATE, orderItem, storedTotals, taxedLine } from '../orders/new-order.ts';
import type { StoredOrderItem, StoredSums } from '../stored/order.ts';
import { rebateTaken } from '../stored/order-view.ts';
import type { StoredQuoteContent } from '../stored/quote.ts';
import { readSetting } from '../stored/setting.ts';

const MAX_CENTS = 1_000_000_000;
const TOO_LARGE = refuse('not_possible', 'Ein Angebot fasst höchstens 10 Millionen Euro.');

/**
 * What a quote says, with its sums: articles as the catalogue describes them, or as the quote did before, at the
 * office's prices. Reads only.
 */
export async function priceQuote(
  transaction: Transaction,
  deps: EditDeps,
  { lines, delivery: place, rebate, delivery_amount, ...content }: QuoteContent,
  before: readonly StoredOrderItem[] = [],
): Promise<Outcome<StoredQuoteContent>> {
  const ids = [...new Set(lines.flatMap(({ product_id }) => product_id ?? []))];
  const options = await deps.freshOptions();
  const [products, { rates }] = await Promise.all([
    deps.catalogue.readStored(ids, transaction),
    readSetting(deps.firestore, 'vatRates', transaction),
  ]);
  const items: StoredOrderItem[] = [];
  for (const line of lines) {
    const item = itemOf(line, { products, before, rates });
    if ('ok' in item) return item;
    items.push(item);
  }
  const wish = { ...EMPTY_WISH, ...place };
  const checked = repriceDelivery(wish, { options, now: deps.now() });
  const isAgreed = delivery_amount !== undefined && place.method === 'delivery';
  // At an agreed price the goods go anywhere.
  if (!checked.ok && !isAgreed) {
    const isFar = checked.code === 'out_of_area';
    return refuse('not_possible', isFar ? noZone(place.postal_code) : checked.message);
  }
  const terms = checked.ok ? checked.terms : { ...FLAT_RATE, options };
  const { percent, amount = 0, reason = '' } = rebate ?? {};
  const agreed = rebate && { reason, cents: toCents(amount), ...(percent && { percent }) };
  const totals = quoteTotals(items.map(taxedLine), terms, {
    deliveryCents: isAgreed ? toCents(delivery_amount) : undefined,
    rebate: agreed,
  });
  if (totals.grossCents > MAX_CENTS || totals.subtotalCents > MAX_CENTS) return TOO_LARGE;
  const zone = checked.ok ? checked.zone?.name : undefined;
  const sums: StoredSums = {
    ...storedTotals(totals),
    order_items: items,
    delivery: { ...wish, ...(zone && { zone }) },
    ...(isAgreed && { delivery_agreed: true }),
  };
  const taken = agreed?.percent ? rebateTaken(sums) : agreed?.cents;
  const { orderable, valid_until, conditions, note, ...texts } = content;
  const { customer_reference = '', buyer_reference = '', ...customer } = texts;
  return {
    ok: true,
    value: {
      ...{ ...customer, customer_reference, buyer_reference },
      ...sums,
      ...(agreed && { rebate: { ...agreed, cents: taken ?? 0 } }),
      ...{ orderable, valid_until, conditions, note },
    },
  };
}

interface Known {
  products: ReadonlyMap<number, StoredProduct>;
  before: readonly StoredOrderItem[];
  rates: readonly number[];
}

function itemOf(line: QuotedLine, { products, before, rates }: Known): StoredOrderItem | Refusal {
  const { product_id, quantity, price, vat_rate } = line;
  if (product_id === undefined) return rates.includes(vat_rate) ? freeItem(line) : NO_RATE;
  const unitPriceCents = toCents(price);
  const totalCents = timesCents(unitPriceCents, quantity);
  const sums = { quantity, unit_price_cents: unitPriceCents, total_price_cents: totalCents };
  const product = products.get(product_id);
  const earlier = before.find((each) => each.product_id === product_id);
  const item = product
    ? orderItem({
        ...{ product, quantity, weight_kg: product.weight_kg, unitPriceCents, totalCents },
        vatRate: product.vat_rate ?? STANDARD_VAT_RATE,
      })
    : earlier && { ...earlier, ...sums };
  if (!item) {
    const message = `Einen Artikel mit der Nummer ${articleDigits(product_id)} verkaufen wir nicht.`;
    return refuse('not_possible', message);
  }
  if (isOfficeQuantity(quantity, item.unit)) return item;
  return refuse('not_possible', `„${item.product_name}“ gibt es nur in ganzen Mengen ab 1.`);
}

const noZone = (postalCode: string) =>
  `Für ${postalCode} gibt es keine Zone: Bitte geben Sie einen Lieferpreis an.`;

export const customerOf = (content: StoredQuoteContent) =>
  Object.fromEntries(QUOTE_CUSTOMER.map((field) => [field, content[field]])) as Record<
    (typeof QUOTE_CUSTOMER)[number],
    string
  >;
