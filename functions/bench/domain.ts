/**
 * The rules of the business beside the plainest code that gives the same figures: loops written by
 * hand, without checks of what comes from outside and without sentences for the customer.
 */
import { deliveryCents } from '@shop/domain/delivery';
import { priceOrder } from '@shop/domain/order-pricing';
import { rentalCost } from '@shop/domain/rental-price';
import { searchable } from '@shop/domain/search';
import { toRentalTool } from '../src/rental/stored-rental-tool.ts';
import { newOrder } from '../trials/load/new-order.ts';
import { PRICED_PRODUCTS, PRODUCTS, TOOLS } from '../trials/stack/catalogue.ts';
import { compareCalls } from './compare-calls.ts';
import { row, say } from './report.ts';

const order = newOrder(50);
const priced = new Map(
  PRICED_PRODUCTS.map(({ id, name, price_cents: priceCents = 0 }) => [
    id,
    { id, name, priceCents },
  ]),
);
const items = Array.from({ length: 1000 }, (_, index) => {
  const { name, category, description = '' } = PRODUCTS[index % PRODUCTS.length] ?? missing();
  return { name: `${name} Sorte ${index}`, others: [category, description] };
});
const catalogue = searchable(items, (item) => item);
catalogue.find('kies');
const lowerCased = items.map(({ name, others }) => [name, ...others].join(' ').toLowerCase());
const [stored = missing()] = TOOLS;
const tool = toRentalTool(stored);
const inCents = (euro: number) => Math.round(euro * 100);

say(row('Rules of the business, µs a call', 'ours', 'bare', 'ratio'));
compareCalls(
  'price an order of 50 lines',
  () => priceOrder(order, priced),
  () => {
    let sum = 0;
    for (const item of order.order_items) {
      const cents = (priced.get(item.product_id)?.priceCents ?? 0) * item.quantity;
      if (inCents(item.total_price) !== cents) return undefined;
      sum += cents;
    }
    const total = sum + (sum >= 50_000 ? 0 : 2500);
    return inCents(order.total_amount) === total ? total : undefined;
  },
);
// One after the other, more than are kept: what the same word found before is not measured.
const nextPart = inTurns(['kies', 'sorte'].flatMap(partsOf));
const nextNumber = inTurns(items.map((_, index) => String(index)));
compareCalls(
  'search 1000 products, 1000 hits',
  () => catalogue.find(nextPart()).length,
  () => {
    const part = nextPart();
    return items.filter((_, index) => lowerCased[index]?.includes(part)).length;
  },
);
compareCalls(
  'search 1000 products, few hits',
  () => catalogue.find(`kies ${nextNumber()}`).length,
  () => {
    const number = nextNumber();
    return items.filter((_, index) => {
      const text = lowerCased[index] ?? '';
      return text.includes('kies') && text.includes(number);
    }).length;
  },
);
compareCalls(
  'delivery of 1000 carts',
  () => sumOver(deliveryCents),
  () => sumOver((cents) => (cents >= 50_000 ? 0 : 2500)),
);
compareCalls(
  'price of a rental',
  () => rentalCost(tool, 'weekly', 9).totalCents,
  () => Math.ceil(9 / 7) * inCents(tool.weekly_price) + inCents(tool.deposit_amount),
);

function sumOver(rule: (cents: number) => number): number {
  let sum = 0;
  for (let cart = 0; cart < 1000; cart += 1) sum += rule(cart * 100);
  return sum;
}

function missing(): never {
  throw new Error('The catalogue of the trials is empty.');
}

function partsOf(word: string): string[] {
  const starts = Array.from(word, (_, start) => start);
  return starts.flatMap((start) => starts.slice(start).map((end) => word.slice(start, end + 1)));
}

/** Answers one text after the other, over and over. */
function inTurns(texts: readonly string[]): () => string {
  const different = [...new Set(texts)];
  let turn = 0;
  return () => different[turn++ % different.length] ?? missing();
}
