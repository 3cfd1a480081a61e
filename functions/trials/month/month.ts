import type { CollectivePreview, InvoiceResult } from '@shop/domain/invoice/invoice-list';
import type { AdminOrder } from '@shop/domain/order/order';
import { MAX_REMINDED, type ReminderCase } from '@shop/domain/payment/reminder-run';
import { addDays, berlinDay, type CalendarDay } from '@shop/domain/time/calendar';
import type { Firestore } from 'firebase-admin/firestore';
import { type Desk, openDesk, type Wish } from './desk.ts';
import { type Buyer, companiesFrom, goodsOf, PEOPLE } from './people.ts';
import { openRentals } from './rentals.ts';

const SEED = 7;
/** Working days before the last one. */
const DAYS = 26;
/** New orders of each working day, in turn. */
const ORDERS = [2, 3, 2];

/** An order under way. */
interface Going {
  number: string;
  /** Counts what was ordered. */
  nth?: number;
  buyer: Buyer;
  wish?: Wish;
  state: 'pending' | 'processing' | 'delivered' | 'billed' | 'cancelled';
  /** To be delivered on this working day, counted from the last one. */
  due?: number;
  /** When its money comes, and whether it has. */
  paid?: CalendarDay | undefined;
  isPaid?: boolean;
  /** It is delivered in parts, or one of them. */
  isDivided?: boolean;
}

/**
 * Plays a month of business on a stored catalogue, through the shop's own calls and by its clock, which runs from some
 * weeks ago until now: what is over, what is under way, and what waits for the office today. The same instant gives the
 * same month. Answers how many orders there are; undefined if the record of the first company, which is written before all
 * else, says that a month was played already.
 */
export async function playMonth(firestore: Firestore, now: Date): Promise<number | undefined> {
  const [{ email }] = companiesFrom(berlinDay(now));
  const first = firestore.collection('customers').where('email', '==', email).limit(1);
  if (!(await first.get()).empty) return undefined;
  const begin = new Date(now.getTime() - 2 * DAYS * 24 * 3600_000);
  const desk = await openDesk(firestore, SEED, begin, now);
  try {
    const month = await openMonth(desk);
    for (let index = -DAYS; index <= 0; index += 1) await month.play(index);
    return month.orders.length;
  } finally {
    await desk.close();
  }
}

async function openMonth(desk: Desk) {
  const { post, read, id, dayAt } = desk;
  const random = desk.random();
  const companies = await desk.saveCompanies(dayAt(-DAYS));
  const rent = openRentals(desk, [...companies, ...PEOPLE]);
  const orders: Going[] = [];
  let placed = 0;
  const path = ({ number }: Going) => `/api/admin/orders/${number}`;
  const step = async (of: Going, to: string, more: object = {}) => {
    const { order_status: from } = await read<AdminOrder>(path(of));
    return post<AdminOrder>(`${path(of)}/status`, { from, to, ...more });
  };
  const setDue = (of: Going, due: number) => {
    of.due = due;
    return post(`${path(of)}/events`, { what: 'delivery_day', day: dayAt(due) });
  };
  const wishOf = (buyer: Buyer, method: Wish['method'] = 'rechnung'): Wish => {
    return { buyer, goods: goodsOf(random, buyer), method };
  };

  async function place() {
    const nth = placed++;
    const inTurn = companies[(nth + Math.floor(nth / 5)) % companies.length];
    const buyer = nth % 5 < 2 && inTurn ? inTurn : random.pick(PEOPLE);
    const wish = wishOf(buyer, !buyer.record && nth % 7 === 3 ? 'vorkasse' : 'rechnung');
    const isOnline = buyer.record ? buyer.isMember : nth % 4 > 0;
    const { order_number: number } = await (isOnline ? desk.order(wish) : desk.take(wish));
    const isAhead = wish.method === 'vorkasse' && buyer.pays !== 'never';
    const paid = isAhead ? addDays(desk.day(), 2) : undefined;
    orders.push({ number, nth, buyer, wish, state: 'pending', paid });
  }

  /** Confirms what was ordered and agrees on its day, but nothing that is still to be paid, nor the last before today. */
  async function plan(index: number) {
    for (const of of orders) {
      const { nth = 0, wish, isPaid } = of;
      const isUnpaid = wish?.method === 'vorkasse' && !isPaid;
      const isLeft = index === -1 && nth === placed - 1;
      if (of.state !== 'pending' || isUnpaid || isLeft) continue;
      of.state = nth % 17 === 9 ? 'cancelled' : 'processing';
      await step(of, of.state);
      if (of.state === 'processing') await setDue(of, index + 2 + (nth % 7));
    }
  }

  /** Today a truck is on its way; the day before, one delivery stayed in the yard. */
  async function deliver(index: number) {
    const due = orders.filter((of) => of.state === 'processing' && of.due === index);
    for (const [nth, of] of due.entries()) {
      if (index === 0 ? nth > 0 : index === -1 && nth === 0) continue;
      desk.at(dayAt(index), 7.5 + nth / 4);
      await step(of, 'on_the_way');
      desk.at(dayAt(index), 9 + nth);
      if (index < 0) await handOver(of, index);
    }
  }

  async function handOver(of: Going, index: number) {
    const { nth = 0, buyer, wish, isDivided } = of;
    const half = Math.floor((wish?.goods[0]?.quantity ?? 0) / 2);
    if (isDivided || half < 4 || nth % 13 !== 5) {
      await step(of, 'delivered');
      of.state = 'delivered';
      return;
    }
    const part = { part: { id: id() }, delivered: [{ line: 0, quantity: half }] };
    const number = (await step(of, 'delivered', part)).deliveries?.at(-1)?.number ?? '';
    orders.push({ number, buyer, state: 'delivered', isDivided: true });
    of.isDivided = true;
    await setDue(of, index + 4);
  }

  /** Invoices what was delivered until yesterday; of some customers, with a new month, that of the last. */
  async function bill(index: number) {
    const isMonthly = ({ buyer }: Going) => buyer.record?.invoicing === 'monthly';
    const due = orders.filter((of) => of.state === 'delivered' && !isMonthly(of));
    const order_numbers = due.map(({ number }) => number);
    if (due.length > 0) await post('/api/admin/invoices', { request_id: id(), order_numbers });
    for (const of of due) await billed(of);
    if (dayAt(index).slice(0, 7) === dayAt(index - 1).slice(0, 7)) return;
    const { groups } = await read<CollectivePreview>('/api/admin/collective-invoices');
    for (const { order_numbers } of groups) {
      const body = { request_id: id(), order_numbers };
      const { order_number } = await post<InvoiceResult>('/api/admin/collective-invoices', body);
      const joined = orders.filter(({ number }) => order_numbers.includes(number));
      for (const of of joined) of.state = 'billed';
      const { buyer } = joined[0] as Going;
      const collecting: Going = { number: order_number, buyer, state: 'billed' };
      orders.push(collecting);
      await billed(collecting);
    }
  }

  async function billed(of: Going) {
    const { due_day = desk.day(), open_amount = 0 } = await read<AdminOrder>(path(of));
    const late = addDays(due_day, 9);
    const days = { early: addDays(desk.day(), 4), due: addDays(due_day, -1), late, never: '' };
    of.state = 'billed';
    of.paid = (open_amount > 0 && days[of.buyer.pays]) || undefined;
  }

  async function receive() {
    for (const of of orders) {
      if (!of.paid || of.paid > desk.day()) continue;
      const { open_amount = 0, discount } = await read<AdminOrder>(path(of));
      const isEarly = discount && discount.until_day >= desk.day();
      const amount = isEarly ? discount.amount : open_amount;
      await post(`${path(of)}/payments`, { id: id(), amount, day: desk.day() });
      Object.assign(of, { paid: undefined, isPaid: true });
    }
  }

  async function remind() {
    const cases = await read<ReminderCase[]>('/api/admin/reminder-run');
    const due = cases.filter(({ problem }) => !problem).slice(0, MAX_REMINDED);
    const order_numbers = due.map(({ order_number }) => order_number);
    if (due.length > 0) await post('/api/admin/reminder-run', { id: id(), order_numbers });
  }

  const quote = async (wish: Wish, contact_id?: string) => {
    const { content } = desk.quoteOf(wish, addDays(desk.day(), 21));
    const body = { id: id(), content, send: true, ...(contact_id && { contact_id }) };
    return (await post<{ number: string }>('/api/admin/quotes', body)).number;
  };
  const ask = async ({ name, email, phone }: Buyer, request_type: string, message: string) => {
    const body = { name, email, phone, message, request_type };
    return (await post<{ id: string }>('/api/contact', body, 'guest')).id;
  };
  const [, asking, waiting] = PEOPLE as [Buyer, Buyer, Buyer];
  const offered = wishOf(companies.at(-1) as Buyer);
  let offer = '';

  /** What happens once, by the working day. */
  const EVENTS: Record<number, () => Promise<unknown>> = {
    [-18]: async () => {
      offer = await quote(offered);
    },
    [-15]: async () => {
      const { order_number: number } = await desk.take(offered, offer);
      orders.push({ number, buyer: offered.buyer, wish: offered, state: 'pending' });
    },
    [-8]: async () => {
      const isSuch = ({ state, wish }: Going) => state === 'billed' && wish?.buyer.record;
      const { invoices } = await read<AdminOrder>(path(orders.find(isSuch) as Going));
      const lines = [{ line: 0, quantity: 1 }];
      const body = { request_id: id(), lines, amounts: [], reason: 'Ein Teil war verunreinigt' };
      await post(`/api/admin/invoices/${invoices?.[0]?.number}/credit`, body);
    },
    [-3]: async () => {
      const request = await ask(asking, 'quote', 'Was kostet das Material für unsere Auffahrt?');
      await quote(wishOf(asking), request);
      await post(`/api/admin/contacts/${request}/status`, { to: 'done' });
    },
    0: async () => {
      const isSuch = ({ state, wish }: Going) =>
        (state === 'delivered' || state === 'billed') && wish && !wish.buyer.record;
      const { number, buyer } = orders.findLast(isSuch) as Going;
      const body = { name: buyer.name, email: buyer.email, order_number: number, goods: '' };
      await post('/api/withdrawals', body, 'guest');
      await ask(waiting, 'contact', 'Liefern Sie auch am Samstagvormittag?');
    },
  };

  async function play(index: number) {
    const day = dayAt(index);
    desk.at(day, 7);
    await receive();
    if (index < 0) await bill(index);
    if (index % 3 === -1) await remind();
    if (day <= desk.today) await deliver(index);
    // Earlier today, as nothing is in the future.
    const hour = index === 0 ? 7.5 : 13;
    desk.at(day, hour);
    const bills = await rent(index);
    orders.push(...bills.map((each): Going => ({ ...each, state: 'delivered' })));
    await EVENTS[index]?.();
    for (let nth = 1; nth <= (ORDERS[(index + DAYS) % ORDERS.length] ?? 0); nth += 1) {
      desk.at(day, hour + nth * 1.1);
      await place();
    }
    if (index < 0) await plan(index);
    desk.at(day, 17);
    await desk.sweep();
  }
  return { orders, play };
}
