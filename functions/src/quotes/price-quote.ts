import { type CustomerSite, referenceTo, siteNamed } from '@shop/domain/customer/building-site';
import { timesCents, toCents } from '@shop/domain/money/money';
import { STANDARD_VAT_RATE } from '@shop/domain/money/vat';
import type { StoredProduct } from '@shop/domain/office/stored-catalogue';
import { ofOrderFields, TEXTS } from '@shop/domain/order/order-fields';
import type { Rebate } from '@shop/domain/order/rebate';
import { articleDigits } from '@shop/domain/product/article-number';
import { QUOTE_CUSTOMER, type QuoteContent, type QuotedLine } from '@shop/domain/quote/quote';
import { pricedQuote } from '@shop/domain/quote/quote-sums';
import { customerNumber } from '@shop/domain/text/customer-number';
import { isOfficeQuantity } from '@shop/domain/text/quantity';
import type { Transaction } from 'firebase-admin/firestore';
import { type Outcome, type Refusal, refuse } from '../lib/refusal.ts';
import type { EditDeps } from '../orders/edit-order.ts';
import { freeItem, NO_RATE, orderItem, storedTotals, taxedLine } from '../orders/new-order.ts';
import { NO_SITE } from '../orders/place-order.ts';
import { rebateProblem } from '../orders/rebate-problem.ts';
import type { StoredOrderItem, StoredSums } from '../stored/order.ts';
import { rebateTaken } from '../stored/order-view.ts';
import { readCustomer } from '../stored/owner.ts';
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
  typed: QuoteContent,
  before: readonly StoredOrderItem[] = [],
): Promise<Outcome<StoredQuoteContent>> {
  const { lines, customer_number, site: siteName } = typed;
  const ids = [...new Set(lines.flatMap(({ product_id }) => product_id ?? []))];
  if (ids.length < lines.filter(({ product_id }) => product_id !== undefined).length) return TWICE;
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
  const record = await readCustomer(transaction, deps.firestore, customer_number);
  if (customer_number && !record) return NO_CUSTOMER;
  const site = siteNamed(record?.sites, siteName);
  if (siteName && !site) return NO_SITE;
  const content = site ? atSite(typed, site) : typed;
  const circumstances = { options, now: deps.now() };
  const priced = pricedQuote(content, items.map(taxedLine), circumstances);
  if (!priced.ok) return refuse('not_possible', priced.message);
  const { totals, wish, zone, rebate, below } = priced;
  if (totals.grossCents > MAX_CENTS || totals.subtotalCents > MAX_CENTS) return TOO_LARGE;
  const isAgreed = content.delivery_amount !== undefined && wish.method === 'delivery';
  const sums: StoredSums = {
    ...storedTotals(totals),
    order_items: items,
    delivery: { ...wish, ...(zone && { zone }) },
    ...(isAgreed && { delivery_agreed: true }),
  };
  const beyond = rebate && rebateProblem(rebate, sums);
  if (beyond) return refuse('not_possible', beyond);
  const { orderable, valid_until, conditions, note } = content;
  return {
    ok: true,
    value: {
      ...customerOf(content),
      ...(record && { customer_number: customerNumber(record.id), ...referenceTo(site) }),
      ...withRebate(sums, rebate),
      ...(below && { delivery_below: { goods_cents: below.goodsCents, cents: below.cents } }),
      orderable,
      valid_until,
      conditions,
      note,
    },
  };
}

/** Fills in a building site's cost centre and, if the postcode matches, its address, where the quote has none. */
function atSite({ delivery, ...content }: QuoteContent, site: CustomerSite): QuoteContent {
  const isOpen = delivery.method === 'delivery' && !delivery.street && !delivery.city;
  const place = ofOrderFields(TEXTS.delivery, (name) => delivery[name] || site[name]);
  const truck_access = delivery.truck_access || site.truck_access;
  return {
    ...content,
    cost_centre: content.cost_centre || site.cost_centre,
    delivery:
      isOpen && delivery.postal_code === site.postal_code
        ? { ...delivery, ...place, truck_access }
        : delivery,
  };
}

/** The sums with a rebate as stored: of a percentage, the resulting amount. */
export function withRebate(sums: StoredSums, rebate: Rebate | undefined): StoredSums {
  if (!rebate) return sums;
  const { percent, cents, reason } = rebate;
  const taken = percent ? rebateTaken(sums) : cents;
  return { ...sums, rebate: { reason, cents: taken, ...(percent && { percent }) } };
}

const TWICE = refuse(
  'not_possible',
  'Ein Artikel steht zweimal da. Bitte fassen Sie seine Mengen in einer Position zusammen.',
);
const NO_CUSTOMER = refuse(
  'not_possible',
  'Diesen Kunden gibt es nicht mehr. Bitte wählen Sie ihn neu.',
);

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
        product,
        quantity,
        weight_kg: product.weight_kg,
        unitPriceCents,
        totalCents,
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

type CustomerField = (typeof QUOTE_CUSTOMER)[number];

/** The texts of a quote's customer. */
const customerOf = (content: { [F in CustomerField]?: string | undefined }) =>
  Object.fromEntries(QUOTE_CUSTOMER.map((field) => [field, content[field] ?? ''])) as Record<
    CustomerField,
    string
  >;
