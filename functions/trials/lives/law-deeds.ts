import { because, type Deed, type Life } from './life.ts';
import type { Booking, Order } from './model.ts';
import { anOrder, NEXT, pick } from './order-deeds.ts';

const familyOf = (of: Order) => {
  const root = of.whole ?? of;
  return [of, ...[root, ...root.parts].filter((each) => each !== of)];
};

/** A consumer withdraws, by the number of an order or booking. */
const withdraw: Deed = (life) => {
  const isFree = ({ withdrawal, by }: Order | Booking) => !withdrawal && by !== 'max';
  const of = pick<Order | Booking>(life, [
    ...life.orders.filter((each) => isFree(each) && !each.booking && !each.quote && !each.customer),
    ...life.bookings.filter((each) => isFree(each) && !each.order),
  ]);
  if (!of) return undefined;
  return {
    person: 'guest',
    path: '/api/withdrawals',
    body: { name: 'Erika Muster', email: 'erika@example.de', order_number: of.number, goods: '' },
    effect: () => {
      for (const each of 'lines' in of ? familyOf(of) : [of]) each.withdrawal = {};
    },
  };
};

/** The office decides; of all of an order, which may be cancelled with it. */
const decide: Deed = (life) => {
  const of = anOrder(
    life,
    ({ booking, collected, customer }) => !booking && !collected && !customer,
  );
  if (!of) return undefined;
  const { world } = life;
  const random = world.random();
  const outcome = random.pick(['whole', 'none'] as const);
  const cancels = outcome === 'whole' && random.chance(0.5);
  return {
    path: `/api/admin/orders/${of.number}/withdrawal`,
    body: {
      ...{ id: world.id(), outcome, ...(cancels && { cancels }) },
      ...(outcome === 'none' && { reason: 'nach Maß gemischt' }),
    },
    forbidden: because([!of.withdrawal, 'Hierzu liegt kein Widerruf vor.']),
    effect: () => {
      const family = familyOf(of);
      for (const each of family) each.withdrawal = { decided: outcome };
      const off = cancels && family.find(({ status }) => NEXT[status].includes('cancelled'));
      if (!off) return;
      const at = world.api.clock.now.getTime();
      off.step = { from: off.status, to: 'cancelled', at, by: 'office' };
      off.status = 'cancelled';
    },
  };
};

const decide_rental: Deed = (life) => {
  const of = pick(life, life.bookings);
  if (!of) return undefined;
  const outcome = life.world.random().pick(['whole', 'none'] as const);
  return {
    path: `/api/admin/rental-bookings/${of.number}/withdrawal`,
    body: { id: life.world.id(), outcome, ...(outcome === 'none' && { reason: 'Gewerblich' }) },
    forbidden: because(
      [!of.withdrawal, 'Hierzu liegt kein Widerruf vor.'],
      [of.order !== undefined, 'Diese Miete ist schon abgerechnet'],
    ),
    effect: () => {
      of.withdrawal = { decided: outcome };
      if (outcome === 'whole' && (of.state === 'requested' || of.state === 'confirmed')) {
        of.state = 'cancelled';
        delete of.step;
      }
    },
  };
};

/** From tomorrow on; what is there by then keeps its contract. */
const change_rate: Deed = (life: Life) => {
  const { world } = life;
  const isNew = life.orders.length + life.bookings.length + life.quotes.length === 0;
  if (!isNew || life.rate !== 19) return undefined;
  const changes = [{ from: world.day(), rate: 19, to: 21 }];
  return {
    path: '/api/admin/settings/vatRates',
    body: { request_id: world.id(), version: 0, value: { standard: 19, rates: [19, 7], changes } },
    effect: () => {
      // The shop reads the settings again after ten seconds.
      world.pass(11_000);
      life.rate = 21;
    },
  };
};

export const LAW_DEEDS = { withdraw, decide, decide_rental, change_rate } satisfies Record<
  string,
  Deed
>;
