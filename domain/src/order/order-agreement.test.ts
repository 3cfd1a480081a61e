import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CartItem, lineTotalCents } from '../cart/cart.ts';
import { BUILT_IN_OPTIONS as options } from '../delivery/delivery-options.ts';
import type { DeliveryTerms } from '../delivery/delivery-terms.ts';
import { DELIVERY_ZONES } from '../delivery/delivery-zones.ts';
import { toEuro } from '../money/money.ts';
import { PRODUCT_CATEGORIES } from '../product/product-values.ts';
import { EMPTY_WISH } from './delivery-wish.ts';
import { type PricedProduct, priceOrder } from './order-pricing.ts';
import { cartTotals } from './order-sums.ts';

const inZone = (number: number, express = false): DeliveryTerms => {
  return { options, method: 'delivery', zone: DELIVERY_ZONES[number - 1], express };
};
const PICKUP: DeliveryTerms = { options, method: 'pickup' };

/** A Monday at 08:00 in Berlin, on which express delivery is possible. */
const CIRCUMSTANCES = {
  options: {
    ...options,
    areas: [1, 2, 3].map((zone) => ({ from: `1230${zone}`, to: `1230${zone}`, zone })),
  },
  now: new Date('2026-11-23T07:00:00Z'),
};

const line = fc.record({
  price_cents: fc.integer({ min: 1, max: 999_99 }),
  vat_rate: fc.constantFrom(19, 7, 0, undefined),
  category: fc.constantFrom(...PRODUCT_CATEGORIES),
  quantity: fc.integer({ min: 1, max: 60 }),
  weight_kg: fc.constantFrom(undefined, 25, 1500),
});
const lines = fc.array(line, { minLength: 1, maxLength: 8 });
const place = fc.record({
  method: fc.constantFrom('delivery' as const, 'pickup' as const),
  zone: fc.constantFrom(0, 1, 2, 3),
  express: fc.boolean(),
});

type Generated<T> = T extends fc.Arbitrary<infer Value> ? Value : never;

/** A cart as the API returns it, and the catalogue behind it. */
function shopOf(of: readonly Generated<typeof line>[]) {
  const products = new Map<number, PricedProduct>();
  const items = of.map(
    ({ price_cents, vat_rate, weight_kg, category, quantity }, index): CartItem => {
      const [id, name] = [index + 1, `Artikel ${index + 1}`];
      products.set(id, { id, name, category, price_cents, vat_rate, weight_kg });
      const known = {
        ...(vat_rate !== undefined && { vat_rate }),
        ...(weight_kg && { weight_kg }),
      };
      const price = toEuro(price_cents);
      return { id: `${id}`, product_id: id, name, price, quantity, unit: 't', category, ...known };
    },
  );
  return { products, items };
}

/** The order as the browser computes and sends it. */
function orderOf(items: readonly CartItem[], { method, zone, express }: Generated<typeof place>) {
  const isHeavy = items.some(({ category }) => /Beton|Pflastersteine/.test(category));
  const isExpress =
    express && method === 'delivery' && DELIVERY_ZONES[zone - 1]?.express === true && !isHeavy;
  const delivery = {
    ...EMPTY_WISH,
    method,
    postal_code: zone === 0 ? '' : `1230${zone}`,
    express: isExpress,
  };
  const terms = method === 'pickup' ? PICKUP : inZone(zone, isExpress);
  const totals = cartTotals(items, terms);
  const order: Parameters<typeof priceOrder>[0] = {
    payment_method: 'rechnung',
    total_amount: toEuro(totals.totalCents),
    order_items: items.map((item) => ({
      product_id: item.product_id,
      product_name: item.name,
      quantity: item.quantity,
      unit_price: item.price,
      total_price: toEuro(lineTotalCents(item)),
    })),
    delivery,
  };
  return { totals, order: JSON.parse(JSON.stringify(order)) as typeof order };
}

test('the server accepts what the browser computed, with the same VAT and gross total', () => {
  fc.assert(
    fc.property(lines, place, (of, to) => {
      const { products, items } = shopOf(of);
      const { totals, order } = orderOf(items, to);
      const priced = priceOrder(order, products, CIRCUMSTANCES);
      if (!priced.ok) throw new Error(priced.message);
      expect(priced.totals).toEqual(totals);
    }),
    { seed: 1, numRuns: 500 },
  );
});
