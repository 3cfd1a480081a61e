import type { AdminOrder } from '@shop/domain/order/order';
import { because, type Deed, type Life, same } from './life.ts';
import type { Order } from './model.ts';
import { anOrder, dueOn } from './order-deeds.ts';
import { openDay } from './world.ts';

const isOver = ({ status }: Order) => status === 'delivered' || status === 'cancelled';
const eventsPath = ({ number }: Order) => `/api/admin/orders/${number}/events`;

/** The office agrees on a day, or on none. */
const set_day: Deed = (life) => {
  const of = anOrder(life);
  if (!of) return undefined;
  const { world } = life;
  const random = world.random();
  const day = random.chance(0.2) ? '' : world.inDays(random.integer(-1, 12));
  const isSame = day === (of.day ?? '');
  const problems = because(
    [isOver(of), 'hat keinen offenen Liefertag mehr.'],
    [day !== '' && day < world.day(), 'liegt in der Vergangenheit.'],
    [day !== '' && openDay(day) !== day, 'An Sonn- und Feiertagen'],
  );
  return {
    path: eventsPath(of),
    body: { what: 'delivery_day', day },
    isRepeated: isSame,
    forbidden: isSame ? undefined : problems,
    effect: () => dueOn(life, of, day),
  };
};

/** An order of several, as the office last saw it. */
async function setOne(life: Life, of: Order, day: string): Promise<void> {
  const { world } = life;
  const path = `/api/admin/orders/${of.number}`;
  const { refused, revision = 0 } = await world.read<AdminOrder>('chef', path);
  same(refused.delivery_day !== undefined, isOver(of), of.number);
  if (isOver(of)) return;
  const isPast = day !== '' && day < world.day() && day !== of.day;
  const headers = { 'seen-revision': String(revision) };
  const body = { what: 'delivery_day', day };
  const { status } = await world.call('chef', 'POST', eventsPath(of), body, headers);
  same(status < 300, !isPast, `${of.number} on ${day}`);
  if (!isPast) dueOn(life, of, day);
}

/** One day for several orders, which may be undone at once. */
const set_days: Deed = (life) => {
  const random = life.world.random();
  const chosen = life.orders.filter(() => random.chance(0.7));
  const day = openDay(life.world.inDays(random.integer(0, 12)));
  const undone = random.chance(0.5) ? chosen.map((of) => ({ of, day: of.day ?? '' })) : [];
  if (chosen.length === 0) return undefined;
  return {
    act: async () => {
      for (const of of chosen) await setOne(life, of, day);
      for (const each of undone) await setOne(life, each.of, each.day);
    },
  };
};

/** The part was none after all: the order is what it was before. */
const take_back_part: Deed = (life) => {
  const part = anOrder(life, ({ undo, whole, number }) => {
    const since = life.played.slice(undo?.nth);
    const isLast = whole?.parts.at(-1)?.number === number;
    return isLast && since.length < 8 && since.every((name) => name.startsWith('set_day'));
  });
  const { whole: of, undo } = part ?? {};
  if (!part || !of || !undo) return undefined;
  return {
    path: `/api/admin/orders/${of.number}/take-back`,
    body: { to: 'delivered', at: new Date(undo.at).toISOString() },
    effect: () => {
      const back = part.payments.map((each) => ({ ...each, id: `z-${each.id}` }));
      const parts = of.parts.filter((each) => each !== part);
      Object.assign(of, undo.whole, { payments: [...of.payments, ...back], parts });
      life.orders = life.orders.filter((each) => each !== part);
    },
  };
};

export const DAY_DEEDS = { set_day, set_days, take_back_part } satisfies Record<string, Deed>;
