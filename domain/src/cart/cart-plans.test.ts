import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type CartChanges,
  changedByHand,
  emptied,
  holdsPlan,
  linesInCart,
  NO_CHANGES,
  type Quantities,
  sharesOf,
  undoOf,
  withPlan,
  withQuantity,
} from './cart-plans.ts';
import { wishesOf } from './plan-wishes.ts';

const GRAVEL = 1;
const SAND = 2;
const STONES = 3;
const GOODS = [GRAVEL, SAND, STONES];
const PLANS = ['einfahrt', 'gartenweg'] as const;

/** What a shopper does, on the server and in the browser. */
function shopper() {
  let server: Quantities = {};
  let changes: CartChanges = NO_CHANGES;
  let undo: CartChanges | undefined;
  const add = (id: number, quantity: number) => {
    server = { ...server, [id]: (server[id] ?? 0) + quantity };
  };
  const planOf = (id: string) => changes.plans.find((plan) => plan.id === id);
  const all = () => GOODS.map((id) => sharesOf(id, server, changes));
  const shareOf = (plan: string, id: number) =>
    sharesOf(id, server, changes).shares[changes.plans.findIndex((each) => each.id === plan)] ?? 0;
  return {
    add,
    all,
    shareOf,
    own: (id: number) => sharesOf(id, server, changes).own,
    total: (id: number) => sharesOf(id, server, changes).total,
    raised: (id: number) => (changes.raised[id] ?? 0) > 0,
    linesOf: (id: string) => {
      const plan = planOf(id);
      return plan && linesInCart(plan, server, changes);
    },
    plans: () => changes.plans.map(({ id }) => id),
    byHand: (id: string) => {
      const plan = planOf(id);
      return plan ? changedByHand(plan, server, changes) : [];
    },
    holds: (id: string, lines: { product_id: number; quantity: number }[]) =>
      holdsPlan({ id, path: '/planer/x', lines }, server, changes),
    put: (id: string, quantities: readonly number[] | undefined) => {
      const lines = GOODS.map((product_id, at) => ({
        product_id,
        quantity: quantities?.[at] ?? 0,
      }));
      const next = quantities && {
        name: id,
        path: '/planer/x',
        lines: lines.filter(({ quantity }) => quantity > 0),
      };
      const put = withPlan(id, next, server, changes);
      undo = undoOf(changes, put.adds);
      for (const { product_id, quantity } of put.adds) add(product_id, quantity);
      changes = put.changes;
    },
    set: (id: number, quantity: number) => {
      undo = changes;
      changes = withQuantity(id, quantity, server, changes);
    },
    empty: () => {
      undo = changes;
      changes = emptied(server);
    },
    undo: () => {
      changes = undo ?? changes;
      undo = undefined;
    },
  };
}

const quantity = fc.integer({ min: 0, max: 9 });
const product = fc.constantFrom(...GOODS);
const plan = fc.constantFrom(...PLANS);
const deed = fc.oneof(
  fc.record({
    what: fc.constant('add' as const),
    product,
    quantity: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({
    what: fc.constant('put' as const),
    plan,
    lines: fc.tuple(quantity, quantity, quantity),
  }),
  fc.record({ what: fc.constant('remove' as const), plan }),
  fc.record({ what: fc.constant('set' as const), product, quantity }),
  fc.record({ what: fc.constant('empty' as const) }),
);

test('after any sequence of changes, a cart is its plans and the shopper’s own goods', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(deed, fc.boolean()), { maxLength: 12 }), (deeds) => {
      const cart = shopper();
      for (const [each, isUndone] of deeds) {
        const before = GOODS.map((id) => ({
          id,
          total: cart.total(id),
          own: cart.own(id),
          isRaised: cart.raised(id),
          shares: Object.fromEntries(PLANS.map((name) => [name, cart.shareOf(name, id)])),
        }));
        const shares = cart.all();
        if (each.what === 'add') cart.add(each.product, each.quantity);
        // A product that is not in the cart cannot be changed by hand.
        else if (each.what === 'set') {
          if (cart.total(each.product) > 0) cart.set(each.product, each.quantity);
        } else if (each.what === 'empty') cart.empty();
        else cart.put(each.plan, each.what === 'put' ? each.lines : undefined);

        for (const { total, own, shares: ofPlans } of cart.all()) {
          expect(total).toBe(own + ofPlans.reduce((sum, one) => sum + one, 0));
          expect(Math.min(total, own, ...ofPlans)).toBeGreaterThanOrEqual(0);
        }
        for (const { id, own, total, isRaised, shares: was } of before) {
          if (each.what === 'empty') expect(cart.total(id)).toBe(0);
          if (each.what === 'add') {
            expect(cart.total(id)).toBe(total + (id === each.product ? each.quantity : 0));
          }
          if (each.what === 'set' && (id !== each.product || total > 0)) {
            expect(cart.total(id)).toBe(id === each.product ? each.quantity : total);
          }
          if (each.what !== 'put' && each.what !== 'remove') continue;
          const wanted = each.what === 'put' ? each.lines[GOODS.indexOf(id)] : 0;
          expect(cart.shareOf(each.plan, id)).toBe(wanted);
          for (const name of PLANS) {
            if (name !== each.plan) expect(cart.shareOf(name, id)).toBe(was[name]);
          }
          if (!isRaised) expect(cart.own(id)).toBe(own);
        }
        if (!isUndone || each.what === 'add') continue;
        cart.undo();
        if (each.what === 'set' && !shares[GOODS.indexOf(each.product)]?.total) continue;
        expect(cart.all()).toEqual(shares);
      }
    }),
    { numRuns: 200 },
  );
});

test('a plan is in the cart only as long as nobody has changed its lines by hand', () => {
  const cart = shopper();
  const lines = [{ product_id: GRAVEL, quantity: 20 }];
  cart.put('einfahrt', [20, 0, 0]);
  expect(cart.holds('einfahrt', lines)).toBe(true);
  expect(cart.holds('gartenweg', lines)).toBe(false);
  expect(cart.holds('einfahrt', [{ product_id: GRAVEL, quantity: 21 }])).toBe(false);
  cart.add(GRAVEL, 2);
  expect(cart.holds('einfahrt', lines)).toBe(true);
  cart.set(GRAVEL, 23);
  expect(cart.holds('einfahrt', lines)).toBe(false);
  expect(cart.byHand('einfahrt')).toEqual([GRAVEL]);
  expect(cart.linesOf('einfahrt')).toMatchObject([{ quantity: 21 }]);
  cart.set(GRAVEL, 22);
  expect(cart.byHand('einfahrt')).toEqual([]);
  // Only the shopper's own units are gone.
  cart.set(GRAVEL, 20);
  expect(cart.holds('einfahrt', lines)).toBe(true);
  cart.set(GRAVEL, 19);
  expect(cart.byHand('einfahrt')).toEqual([GRAVEL]);
  cart.set(GRAVEL, 0);
  expect(cart.plans()).toEqual([]);
});

test('a product of two plans is wanted on the earlier day', () => {
  const plan = (id: string, wished_day: string) => ({
    id,
    name: id,
    path: id,
    cut: {},
    lines: [{ product_id: GRAVEL, quantity: 1, stage: 'base' as const, wished_day }],
  });
  const plans = [plan('a', '2026-12-08'), plan('b', '2026-12-04')];
  expect(wishesOf(plans)).toEqual(new Map([[GRAVEL, { stage: 'base', wished_day: '2026-12-04' }]]));
  expect(plans.map((each) => linesInCart(each, { 1: 1 }, { ...NO_CHANGES, plans }).length)).toEqual(
    [1, 0],
  );
});
