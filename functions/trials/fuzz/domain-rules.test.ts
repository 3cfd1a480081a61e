import { toCents, toEuro } from '@shop/domain/money';
import { priceOrder } from '@shop/domain/order-pricing';
import { isQuantity, parseQuantity } from '@shop/domain/quantity';
import { parseBody } from '@shop/domain/request-bodies';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALMOST_FREE, GRAVEL, JUST_FREE } from '../../test/shop-data.ts';
import { sentenceProblem } from './checks/german-sentence.ts';
import { cartAdd, contact, order } from './generate/calls.ts';
import { mutate, mutations } from './generate/mutations.ts';
import { oddText } from './generate/odd-values.ts';

const MAX_CENTS = 10 ** 13;
const PRODUCTS = new Map(
  [GRAVEL, ALMOST_FREE, JUST_FREE].map(({ id, name, price_cents = 0 }) => {
    return [id, { id, name, priceCents: price_cents }];
  }),
);

const options = { seed: 1, numRuns: 300 };
const hostile = (valid: fc.Arbitrary<unknown>) =>
  fc.tuple(valid, mutations).map(([value, changes]) => mutate(value, changes));

test('cents survive the way over the wire and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -MAX_CENTS, max: MAX_CENTS }), (cents) => {
      expect(toCents(toEuro(cents))).toBe(cents);
    }),
    options,
  );
});

test('the parts of every order are its total', () => {
  fc.assert(
    fc.property(order, (request) => {
      const priced = priceOrder(request, PRODUCTS);
      if (!priced.ok) throw new Error(priced.message);
      const { subtotalCents, deliveryCents, totalCents } = priced.totals;
      expect(priced.lines.reduce((sum, line) => sum + line.totalCents, 0)).toBe(subtotalCents);
      expect(subtotalCents + deliveryCents).toBe(totalCents);
      expect(toCents(request.total_amount)).toBe(totalCents);
    }),
    options,
  );
});

test.each([
  ['POST /api/orders', order],
  ['POST /api/contact', contact],
  ['POST /api/cart', cartAdd],
] as const)('whatever is sent to %s is taken or refused in German', (call, valid) => {
  fc.assert(
    fc.property(hostile(valid), (body) => {
      const result = parseBody(call, body);
      if (!result.ok) expect(sentenceProblem(result.message)).toBeUndefined();
    }),
    options,
  );
});

test('every typed text becomes a quantity that can be ordered', () => {
  fc.assert(
    fc.property(fc.oneof(oddText, fc.double().map(String)), (text) => {
      expect(isQuantity(parseQuantity(text))).toBe(true);
    }),
    options,
  );
});
