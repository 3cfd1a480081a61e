import { EMPTY_WISH } from '@shop/domain/order/delivery-wish';
import type { AdminOrder, Order as ToldOrder } from '@shop/domain/order/order';
import { deliveryWish, orderItem, orderRequest } from '@shop/domain/testing/sent';
import { type Attempt, because, type Deed, type Life } from './life.ts';
import {
  balanceOf,
  invoiceOf,
  isBilled,
  isHandedOver,
  isWholeCredited,
  type Line,
  netOf,
  type Order,
  paidOf,
  priced,
  sum,
  taxed,
  unbilled,
} from './model.ts';
import { openDay } from './world.ts';

const MINUTE = 60_000;
const TAKE_BACK_MS = 10 * MINUTE;

export const GOODS = [
  { id: 1, name: 'Kies 16/32', unit: 't', price: 28_90, weight_kg: 1000 },
  { id: 2, name: 'Betonpflaster grau', unit: 'Stück', price: 1_37, weight_kg: 4 },
] as const;
/** Net, of an order without a place; nothing from there on. */
const DELIVERY = { cents: 25_00, freeFrom: 500_00 };

const STATUS = {
  pending: 'In Bearbeitung',
  processing: 'Wird bearbeitet',
  on_the_way: 'Unterwegs',
  delivered: 'Geliefert',
  cancelled: 'Storniert',
} as const;

export const pick = <T>(life: Life, all: readonly T[]): T | undefined =>
  life.isBeginning || all.length === 0 ? all.at(-1) : life.world.random().pick(all);
const whole = (life: Life, from: number, to: number) => life.world.random().integer(from, to);

/** Orders that a deed may be about, of which one is chosen. */
export function anOrder(life: Life, holds: (order: Order) => boolean = () => true) {
  return pick(life, life.orders.filter(holds));
}

const deliveryOf = (goods: number) => (goods >= DELIVERY.freeFrom ? 0 : DELIVERY.cents);

/** Has a price only for customers with one of their own. */
export const ON_REQUEST = { id: 3, name: 'Naturstein', unit: 't' } as const;

function wanted(life: Life, own: Readonly<Record<number, number>> = {}) {
  const asked = own[ON_REQUEST.id];
  const all = [...GOODS, ...(asked ? [{ ...ON_REQUEST, price: asked }] : [])];
  const goods = all.filter(() => life.world.random().chance(0.6));
  return (goods.length > 0 ? goods : [GOODS[0]]).map(({ id, price, unit }) => {
    const milli = unit === 't' ? whole(life, 1, 9) * 1000 : whole(life, 1, 40) * 1000;
    return { product: id, price: own[id] ?? price, milli };
  });
}

const companyName = 'Brandt Bau GmbH';

interface Orderer {
  by: Order['by'];
  isCompany: boolean;
  prices?: Record<number, number>;
  customer?: string;
  site?: string;
  method?: Order['method'];
  /** Its goods come in stages. */
  staged?: 'delivery' | 'pickup';
}

/** Of the company's site. */
export const COST_CENTRE = 'KST 4711';

/** Buyer reference of a customer who gets an XRechnung. */
export const LEITWEG = '04011000-1234512345-06';

/** An order by somebody, for a company's record and site. */
export function placing(
  life: Life,
  { by, isCompany, prices, customer, site, staged, ...given }: Orderer,
): Attempt {
  const { world } = life;
  const lines = wanted(life, prices).map((line, at) => {
    return { ...line, ...(staged && { stage: openDay(world.inDays(10 + 5 * at)) }) };
  });
  const isPickup = staged === 'pickup';
  const chosen = world.random().pick(['rechnung', 'rechnung', 'vorkasse'] as const);
  const { method = chosen } = given;
  const goods = sum(lines.map(({ price, milli }) => priced(price, milli)));
  const delivery = isPickup ? 0 : deliveryOf(goods);
  const net = goods + delivery;
  const body = orderRequest({
    session_id: `session-${world.id()}`,
    payment_method: method,
    ...(isCompany && {
      company_name: companyName,
      company_address: 'Ringstraße 5, 12345 Musterstadt',
    }),
    invoice_address: isCompany ? '' : 'Weg 1\n12345 Musterstadt',
    ...(customer && { customer_number: customer, buyer_reference: LEITWEG }),
    ...(site && { site, delivery: deliveryWish() }),
    ...(staged && { delivery: isPickup ? { ...EMPTY_WISH, method: staged } : deliveryWish() }),
    order_items: lines.map(({ product, price, milli, stage }) =>
      orderItem({
        ...(stage && { wished_day: stage }),
        product_id: product,
        product_name: [...GOODS, ON_REQUEST].find(({ id }) => id === product)?.name ?? '',
        quantity: milli / 1000,
        unit_price: price / 100,
        total_price: priced(price, milli) / 100,
      }),
    ),
    total_amount: net / 100,
  });
  return {
    person: by,
    path: '/api/orders',
    body,
    effect: async ({ order_number: number }: { order_number: string }) => {
      const told = await world.read<AdminOrder>('chef', `/api/admin/orders/${number}`);
      life.orders.push({
        ...(told.due_day && { due: told.due_day }),
        ...(customer && { customer }),
        ...(site && { site, centre: COST_CENTRE }),
        number,
        by,
        isCompany,
        method,
        lines,
        delivery,
        net,
        status: 'pending',
        gross: taxed(net, life.rate),
        rate: life.rate,
        ordered: world.day(),
        ...unbilled(),
        isPickup,
      });
      dueOn(life, life.orders.at(-1), lines[0]?.stage);
    },
  };
}

/** An order is due on that day, or on none. */
export function dueOn({ days }: Life, of: Order | undefined, day = ''): void {
  if (of) of.day = day;
  if (day) days.add(day);
}

const order: Deed = (life) => {
  const random = life.world.random();
  const by = random.pick(['guest', 'erika', 'erika'] as const);
  return placing(life, { by, isCompany: random.chance(0.4) });
};

/** By stages of a site, or fetched in these. */
const order_staged: Deed = (life) => {
  const staged = life.world.random().pick(['delivery', 'delivery', 'pickup'] as const);
  return placing(life, { by: 'erika', isCompany: false, staged });
};

export const NEXT: Record<Order['status'], readonly Order['status'][]> = {
  pending: ['processing', 'cancelled'],
  processing: ['on_the_way', 'delivered', 'cancelled'],
  on_the_way: ['delivered', 'cancelled'],
  delivered: [],
  cancelled: [],
};

export const stepped = (life: Life, of: Order, to: Order['status']) => {
  of.step = { from: of.status, to, at: life.world.api.clock.now.getTime(), by: 'office' };
  of.status = to;
};

const isUnpaidHandover = (of: Order, to: Order['status']) =>
  of.method === 'vorkasse' &&
  (to === 'on_the_way' || to === 'delivered') &&
  !isHandedOver(of) &&
  balanceOf(of).state !== 'paid';

const UNPAID = 'Die Zahlung zu dieser Bestellung ist noch nicht vollständig eingegangen.';

const statusPath = ({ number }: Order) => `/api/admin/orders/${number}/status`;

/** Moves an order on; `to` as the office chooses. */
const moved =
  (to: Order['status']): Deed =>
  (life) => {
    const of = anOrder(life, ({ collects }) => !collects);
    if (!of) return undefined;
    const despite = life.world.random().chance(0.7);
    return {
      path: statusPath(of),
      body: { from: of.status, to, ...(despite && { despite_open_payment: true }) },
      forbidden: because(
        [of.status === to, true],
        [!NEXT[of.status].includes(to), `kann nicht auf „${STATUS[to]}“ gesetzt werden.`],
        [!despite && isUnpaidHandover(of, to), UNPAID],
      ),
      effect: () => stepped(life, of, to),
    };
  };

const process = moved('processing');
const send_out = moved('on_the_way');
const hand_over = moved('delivered');
const cancel = moved('cancelled');

/** By a company that pays first. */
const order_prepaid: Deed = (life) =>
  placing(life, {
    by: 'max',
    isCompany: true,
    prices: life.company.prices,
    customer: 'K-10001',
    method: 'vorkasse',
  });

/** Records what was weighed at the gate, with the handover or after it. */
const weigh: Deed = (life) => {
  const of = anOrder(life, ({ lines }) => lines.some(({ product }) => product === 1));
  if (!of) return undefined;
  const line = of.lines.findIndex(({ product }) => product === 1);
  const { milli } = of.lines[line] ?? { milli: 0 };
  const out = Math.round((milli * whole(life, 70, 120)) / 1000) * 10 || 10;
  const slip = {
    number: `W-${life.world.id()}`,
    gross_kg: 12_000 + out,
    tare_kg: 12_000,
    net_kg: out,
    weighed_at: `${life.world.day()}T08:12`,
    plate: 'MU-ST 123',
  };
  return {
    path: `/api/admin/orders/${of.number}/delivered`,
    body: { lines: [{ line, quantity: out / 1000, reason: 'Gewogen', slips: [slip] }] },
    forbidden: because(
      [!isHandedOver(of), 'gibt es noch keine gelieferte Menge.'],
      [isBilled(of), 'Lieferung'],
    ),
    effect: () => {
      of.lines = of.lines.map((each, index) => (index === line ? { ...each, out } : each));
    },
  };
};

const take_back: Deed = (life) => {
  const of = anOrder(life, ({ step }) => step !== undefined);
  const { step } = of ?? {};
  if (!of || !step) return undefined;
  return {
    path: `/api/admin/orders/${of.number}/take-back`,
    body: { to: step.to, at: new Date(step.at).toISOString() },
    forbidden: because(
      [step.by === 'customer', 'hat der Kunde selbst storniert.'],
      [of.booking !== undefined, true],
      [of.whole !== undefined, true],
      [
        (step.to === 'pending' || step.to === 'processing') && of.parts.length > 0,
        'inzwischen ein Teil',
      ],
      [invoiceOf(of) !== undefined, 'Zu dieser Lieferung gibt es schon'],
      [of.collected !== undefined, true],
      [
        life.world.api.clock.now.getTime() >= step.at + TAKE_BACK_MS,
        'lässt sich nur zehn Minuten lang zurücknehmen',
      ],
    ),
    effect: () => {
      of.status = step.from;
      delete of.step;
      if (step.to === 'on_the_way' || step.to === 'delivered') {
        of.lines = of.lines.map(({ out: _, ...each }) => each);
      }
    },
  };
};

/** Other goods before they leave. */
const edit: Deed = (life) => {
  const of = anOrder(life);
  if (!of) return undefined;
  const own = Object.fromEntries(of.lines.map(({ product, price }) => [product, price]));
  const stages = new Map(of.lines.map(({ product, stage }) => [product, stage]));
  const lines: Line[] = wanted(life, own).map((line) => {
    const stage = stages.get(line.product);
    return { ...line, ...(stage && { stage }) };
  });
  const goods = sum(lines.map(({ price, milli }) => priced(price, milli)));
  const delivery = of.isPickup ? 0 : deliveryOf(goods);
  const net = netOf({ ...of, lines, delivery });
  const isSame =
    JSON.stringify(lines) === JSON.stringify(of.lines.map(({ out: _, ...line }) => line));
  if (of.parts.length > 0 || of.booking || of.customer || of.quote || of.collects) return undefined;
  return {
    path: `/api/admin/orders/${of.number}/edit`,
    body: {
      id: life.world.id(),
      items: lines.map(({ product, milli }) => ({ product_id: product, quantity: milli / 1000 })),
      reason: 'Wunsch des Kunden',
      total_amount: net / 100,
    },
    forbidden: because(
      [of.status !== 'pending' && of.status !== 'processing', 'lässt sich nicht mehr ändern.'],
      [isSame, true],
    ),
    effect: () => void Object.assign(of, { lines, delivery, net, gross: taxed(net, of.rate) }),
  };
};

/** Another rebate, or none. */
const rebate: Deed = (life) => {
  const of = anOrder(life, (each) => each.isLoose || (!each.whole && each.parts.length === 0));
  if (!of) return undefined;
  const random = life.world.random();
  const rebate = pick(life, [null, { amount: random.integer(1, 40) }, { percent: 7.5 }]) ?? null;
  const net = netOf({ ...of, rebate });
  return {
    path: `/api/admin/orders/${of.number}/edit`,
    body: {
      id: life.world.id(),
      reason: 'Vereinbart',
      total_amount: net / 100,
      rebate: rebate && { ...rebate, reason: 'Stammkunde' },
    },
    forbidden: because(
      [of.collects !== undefined, 'lässt sich nicht mehr ändern.'],
      [isBilled(of), 'Lieferung'],
      [isWholeCredited(of), 'auch wenn sie ganz gutgeschrieben ist.'],
      [of.status === 'on_the_way' || of.status === 'cancelled', 'lässt sich nicht mehr ändern.'],
      [of.withdrawal?.decided === 'whole', 'wirksam widerrufen'],
      [JSON.stringify(rebate) === JSON.stringify(of.rebate ?? null), 'ist nichts geändert.'],
      [rebate !== null && 'amount' in rebate && net === 0, true],
    ),
    effect: () => void Object.assign(of, { rebate, net, gross: taxed(net, of.rate) }),
  };
};

/** The customer cancels what is pending. */
const cancel_self: Deed = (life) => {
  const of = anOrder(life, ({ by }) => by !== 'guest');
  if (!of) return undefined;
  return {
    person: of.by,
    path: `/api/orders/${of.number}/cancel`,
    body: {},
    forbidden: because([of.isErased || !['pending', 'cancelled'].includes(of.status), true]),
    effect: () => {
      if (of.status === 'cancelled') return;
      stepped(life, of, 'cancelled');
      if (of.step) of.step.by = 'customer';
    },
  };
};

/** A part is handed over, and becomes an order of its own. */
const deliver_part: Deed = (life) => {
  const { world } = life;
  const of = anOrder(life, (each) => !each.booking && !each.whole && !each.collects);
  if (!of) return undefined;
  const line = whole(life, 0, of.lines.length - 1);
  const wantedLine = of.lines[line];
  if (!wantedLine) return undefined;
  const step = wantedLine.product === 1 ? 125 : 1000;
  const milli = Math.round((wantedLine.milli * whole(life, 2, 10)) / 10 / step) * step;
  if (milli <= 0 || (milli >= wantedLine.milli && of.lines.length === 1)) return undefined;
  const id = world.id();
  const attempt: Attempt = {
    path: statusPath(of),
    body: {
      from: of.status,
      to: 'delivered',
      despite_open_payment: true,
      part: { id },
      delivered: [{ line, quantity: milli / 1000 }],
    },
    forbidden: because([!NEXT[of.status].includes('delivered'), 'gesetzt werden.']),
    effect: (told: AdminOrder) => divide(life, of, { line, milli, told }),
  };
  return attempt;
};

function divide(
  life: Life,
  of: Order,
  { line, milli, told }: { line: number; milli: number; told: ToldOrder },
) {
  const number = told.deliveries?.at(-1)?.number ?? '';
  const moved = of.lines[line];
  if (!moved) throw new Error('No such line');
  if (of.rebate || of.payments.some(({ advance }) => advance)) of.isLoose = true;
  const { out: _, ...line_of_part } = { ...moved, milli };
  const before = { ...of };
  const part: Order = {
    ...of,
    ...(of.withdrawal && { withdrawal: { ...of.withdrawal } }),
    number,
    whole: of,
    lines: [line_of_part],
    status: 'delivered',
    ...unbilled(),
  };
  const { net, gross } = of;
  part.net = netOf(part);
  part.gross = taxed(part.net, of.rate);
  of.lines = of.lines.map((each, at) => {
    return at === line ? { ...each, milli: each.milli - milli } : each;
  });
  of.lines = of.lines.filter((each) => each.milli > 0);
  Object.assign(of, { delivery: 0, net: net - part.net, gross: gross - part.gross });
  const paid = Math.min(Math.max(0, paidOf(of)), part.gross);
  if (paid > 0) {
    const share = { day: life.world.day(), isShare: true };
    part.payments = [{ id: `t-${number}`, cents: paid, ...share }];
    of.payments.push({ id: `t-${number}`, cents: -paid, ...share });
  }
  if (of.status === 'on_the_way') of.status = 'processing';
  for (const key of ['step', 'told', 'stop', 'customerStop'] as const) delete part[key];
  delete of.step;
  const today = life.world.day();
  const [next = ''] = of.lines.flatMap(({ stage }) => stage ?? []).sort();
  const isToCome = of.day && of.day > today && next <= of.day;
  if (of.day && !isToCome) dueOn(life, of, next > today ? next : '');
  dueOn(life, part, today);
  part.undo = { whole: before, nth: life.played.length, at: life.world.api.clock.now.getTime() };
  of.parts.push(part);
  life.orders.push(part);
}

export const isNothingOut = ({ lines, fixed }: Order) =>
  fixed === undefined && lines.every(({ out, milli }) => (out ?? milli) === 0);

export const ORDER_DEEDS = {
  order,
  order_prepaid,
  order_staged,
  process,
  send_out,
  hand_over,
  cancel,
  weigh,
  take_back,
  edit,
  rebate,
  cancel_self,
  deliver_part,
} satisfies Record<string, Deed>;
