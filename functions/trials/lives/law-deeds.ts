import { because, type Deed, type Life } from './life.ts';
import {
  type Booking,
  daysOf,
  isBilled,
  isHandedOver,
  type Order,
  putGoodsBack,
  takeGoods,
  withdrawableLines,
} from './model.ts';
import { anOrder, NEXT, pick, stepped } from './order-deeds.ts';
import { otherOf, passTrip } from './rental-deeds.ts';

const familyOf = (of: Order): Order[] => {
  const root = of.whole ?? of;
  return [of, ...[root, ...root.parts].filter((each) => each !== of)];
};

/** A consumer withdraws, by the number of an order or booking. */
const withdraw: Deed = (life) => {
  const isFree = ({ withdrawal, by, isErased }: Order | Booking) =>
    !withdrawal && by !== 'max' && !isErased;
  // The number of a reservation withdraws all of it.
  const withSet = (each: Booking) => (each.set === each.number ? otherOf(life, each) : undefined);
  const isWhole = (each: Booking) => {
    const other = withSet(each);
    return !other || (isFree(other) && !other.order);
  };
  const of = pick<Order | Booking>(life, [
    ...life.orders.filter((each) => isFree(each) && !each.booking && !each.quote && !each.customer),
    ...life.bookings.filter((each) => isFree(each) && !each.order && isWhole(each)),
  ]);
  if (!of) return undefined;
  return {
    person: 'guest',
    path: '/api/withdrawals',
    body: { name: 'Erika Muster', email: 'erika@example.de', order_number: of.number, goods: '' },
    effect: () => {
      const all = 'lines' in of ? familyOf(of) : [of, ...[withSet(of) ?? []].flat()];
      for (const each of all) each.withdrawal = {};
    },
  };
};

/** The office decides: of all of an order, which may be cancelled with it, or of some of a line. */
const decide: Deed = (life) => {
  const of = anOrder(
    life,
    ({ booking, collected, customer }) => !booking && !collected && !customer,
  );
  if (!of) return undefined;
  const { world } = life;
  const random = world.random();
  const isAlone = of.isLoose || !(of.rebate || of.whole || of.parts.length > 0);
  const all = ['whole', 'none', 'part'] as const;
  const outcome = random.pick(all.slice(0, isAlone ? 3 : 2));
  const lines = withdrawableLines(of);
  const line = random.integer(0, lines.length - 1);
  const { milli: ordered = 0, out = ordered } = lines[line] ?? {};
  const tonnes = Math.round((out * random.integer(2, 11)) / 10_000);
  const goods = { line, milli: Math.max(1, tonnes) * 1000 };
  const isPart = outcome === 'part';
  const isInYard = !isBilled(of) && NEXT[of.status].includes('cancelled') && !isHandedOver(of);
  const isAll = isInYard && lines.length === 1 && goods.milli === out;
  const cancels = outcome === 'whole' && random.chance(0.5);
  return {
    path: `/api/admin/orders/${of.number}/withdrawal`,
    body: {
      id: world.id(),
      outcome,
      ...(cancels && { cancels }),
      ...(outcome === 'none' && { reason: 'nach Maß gemischt' }),
      ...(isPart && { lines: [{ line, quantity: goods.milli / 1000 }] }),
    },
    forbidden: because(
      [!of.withdrawal, 'Hierzu liegt kein Widerruf vor.'],
      [isPart && goods.milli > out, true],
      [isPart && isAll, 'Davon bliebe nichts übrig'],
    ),
    effect: () => {
      const family = familyOf(of);
      for (const each of family) {
        putGoodsBack(each);
        each.withdrawal = { decided: outcome, ...(isPart && { goods }) };
        takeGoods(each);
      }
      const off = cancels && family.find(({ status }) => NEXT[status].includes('cancelled'));
      if (off) stepped(life, off, 'cancelled');
    },
  };
};

const decide_rental: Deed = (life) => {
  const of = pick(life, life.bookings);
  if (!of) return undefined;
  const random = life.world.random();
  const outcome = random.pick(['whole', 'part', 'none'] as const);
  const days = random.integer(1, daysOf(of) + 1);
  return {
    path: `/api/admin/rental-bookings/${of.number}/withdrawal`,
    body: {
      id: life.world.id(),
      outcome,
      ...(outcome === 'none' && { reason: 'Gewerblich' }),
      ...(outcome === 'part' && { used_days: days }),
    },
    forbidden: because(
      [!of.withdrawal, 'Hierzu liegt kein Widerruf vor.'],
      [of.order !== undefined, 'Diese Miete ist schon abgerechnet'],
      [outcome === 'part' && days > daysOf(of), 'Vereinbart sind nur'],
    ),
    effect: () => {
      of.withdrawal = { decided: outcome, days };
      if (outcome === 'whole' && (of.state === 'requested' || of.state === 'confirmed')) {
        of.state = 'cancelled';
        delete of.step;
        passTrip(life, of);
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
