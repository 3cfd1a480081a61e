import type { RentalBooking } from '@shop/domain/booking/booking';
import type { CustomerFigures } from '@shop/domain/customer/customer-calls';
import { formatWeight } from '@shop/domain/delivery/order-weight';
import type { DatevResult, DatevState } from '@shop/domain/invoice/datev-export';
import type { InvoiceTotals } from '@shop/domain/invoice/invoice-list';
import type { AdminOrder, Order as ToldOrder } from '@shop/domain/order/order';
import type { FigureTable } from '@shop/domain/statistics/figures';
import { formatEuro } from '@shop/domain/text/format';
import type { DayLoad } from '@shop/domain/tour/day-load';
import { type DeliveriesOfDay, loadText } from '@shop/domain/tour/delivery-list';
import { decode } from 'iconv-lite';
import { textOf } from '../../test/pdf-text.ts';
import { type Life, same } from './life.ts';
import { balanceOf, creditOf, loadOf, type Order, sum, taxed } from './model.ts';
import { centsOf } from './money-deeds.ts';

const moneyOf = (told: ToldOrder) => ({
  open: centsOf(told.open_amount),
  paid: centsOf(told.paid_amount),
  credit: centsOf(told.credit_amount),
  debt: centsOf(told.debt_amount),
});

/** Adopts the office's answer for an order whose sums the model cannot predict. */
function learn(order: Order, told: AdminOrder): void {
  const { payment_state: state = 'none', claim, invoices = [] } = told;
  const costs = centsOf(told.claimed_amount);
  if (claim === 'deposit' || claim === 'damage' || !claim) throw new Error('No claim of an order');
  order.told = { state, claim, costs, ...moneyOf(told) };
  order.net = centsOf(told.total_amount);
  order.gross = centsOf(told.gross_amount);
  order.papers = invoices.map(({ number, kind, gross_amount }) => {
    const cents = centsOf(gross_amount);
    const known = order.papers.find((each) => each.number === number);
    return { left: { lines: [], net: cents, gross: cents }, ...known, number, kind, cents };
  });
}

/** Office, page and account say of each order what the model expects. */
export async function ordersAgree(life: Life, touched: readonly Order[]) {
  const { world } = life;
  for (const order of touched) {
    const office = await world.read<AdminOrder>('chef', `/api/admin/orders/${order.number}`);
    if (order.isLoose) learn(order, office);
    const { invoices: papers = [] } = office;
    const { state, costs, claim, ...expected } = balanceOf(order);
    same(
      {
        number: order.number,
        status: office.order_status,
        net: centsOf(office.total_amount),
        gross: centsOf(office.gross_amount),
        state: office.payment_state,
        claim: office.claim,
        costs: centsOf(office.claimed_amount),
        customer: office.customer_number,
        site: office.site,
        centre: office.cost_centre,
        day: office.delivery_day ?? '',
        papers: papers.map((each) => [each.number, each.kind, centsOf(each.gross_amount)]),
        ...moneyOf(office),
      },
      {
        number: order.number,
        status: order.status,
        net: order.net,
        gross: order.gross,
        state,
        costs,
        claim,
        customer: order.customer,
        site: order.site,
        centre: order.isErased ? undefined : order.centre,
        day: order.day ?? '',
        papers: order.papers.map(({ number, kind, cents }) => [number, kind, cents]),
        ...expected,
      },
    );
    const page = await world.read<ToldOrder>('guest', `/api/orders/${order.number}`);
    same({ status: page.order_status, ...moneyOf(page) }, { status: order.status, ...expected });
  }
}

/** The strip of days and the list of deliveries say of each day what is due on it. */
export async function daysAgree({ world, orders, days }: Life): Promise<void> {
  const read = <Told>(path: string) => world.read<Told>('chef', `/api/admin/${path}`);
  const strip = new Map<string, DayLoad>();
  for (const day of days) {
    const { orders: listed } = await read<DeliveriesOfDay>(`deliveries?day=${day}`);
    const driven = listed.filter(({ delivery }) => delivery?.method !== 'pickup');
    const due = loadOf(orders, day);
    same([driven.length, listed.length - driven.length], [due.stops, due.pickups], `List ${day}`);
    const told = loadText(driven);
    if (due.kg > 0) same(told.includes(` ${formatWeight(due.kg)},`), true, `${told} on ${day}`);
    if (strip.has(day)) continue;
    for (const told of await read<DayLoad[]>(`delivery-days?day=${day}`)) strip.set(told.day, told);
  }
  for (const [day, told] of strip) same(told, loadOf(orders, day), 'Strip');
}

type Rows = Record<string, string>[];

/** The rows of a file of the office, by the titles of its columns. */
async function fileOf({ world }: Life, path: string): Promise<Rows> {
  const file = await world.read<Buffer>('chef', path);
  const [titles = [], ...rows] = file
    .toString()
    .replace('\uFEFF', '')
    .split('\r\n')
    .slice(0, -1)
    .map((row) => row.slice(1, -1).split('";"'));
  return rows.map((row) => Object.fromEntries(titles.map((title, at) => [title, row[at] ?? ''])));
}
const centsIn = (row: Rows[number] | undefined, title: string) =>
  centsOf(Number((row?.[title] ?? '').replace(',', '.')));

/** Lists, files, totals and accounts say the same of all orders. */
export async function listsAgree(life: Life): Promise<void> {
  const { world, orders, bookings } = life;
  const [listed, own] = await Promise.all([
    world.read<ToldOrder[]>('chef', '/api/admin/orders'),
    world.read<ToldOrder[]>('erika', '/api/users/orders'),
  ]);
  const csv = await fileOf(life, '/api/admin/orders.csv');
  same(listed.map((each) => each.order_number).sort(), orders.map(({ number }) => number).sort());
  const asGuest = await world.read<RentalBooking[]>('erika', '/api/users/guest-rentals');
  const guests = bookings.filter(({ by, isErased }) => by === 'guest' && !isErased);
  same(
    asGuest.map((each) => each.booking_number).sort(),
    guests.map(({ number }) => number).sort(),
  );
  const dayless = await world.read<ToldOrder[]>('chef', '/api/admin/orders?status=no_day');
  const needing = orders.filter((each) => !each.day && /^p.*ing$/.test(each.status));
  same(dayless.map((each) => each.order_number).sort(), needing.map(({ number }) => number).sort());
  const ofErika = orders
    .filter(({ by, isErased }) => by === 'erika' && !isErased)
    .map(({ number }) => number);
  same(own.map((each) => each.order_number).sort(), ofErika.sort());
  for (const told of [...listed, ...own]) {
    const order = orders.find(({ number }) => number === told.order_number) as Order;
    const { open, paid, credit, debt } = balanceOf(order);
    same(moneyOf(told), { open, paid, credit, debt }, told.order_number);
    const row = csv.find((each) => Object.values(each).includes(order.number));
    same([centsIn(row, 'Offen (EUR)'), centsIn(row, 'Bezahlt (EUR)')], [open, paid]);
  }
}

const open = (orders: readonly Order[]) => {
  const cents = orders.map((order) => balanceOf(order).open).filter((each) => each > 0);
  return { count: cents.length, amount: sum(cents) / 100 };
};

/** Totals, open items and the rows for DATEV leave what the model expects to be owed. */
export async function booksAgree(life: Life): Promise<void> {
  const { world, orders } = life;
  const invoiced = orders.filter((order) => balanceOf(order).claim === 'invoice');
  const { count, amount } = open(invoiced);
  const totals = await world.read<InvoiceTotals>('chef', '/api/admin/invoice-totals?state=open');
  same({ count: totals.count, amount: totals.open_amount }, { count, amount });
  const items = await fileOf(life, '/api/admin/open-items.csv');
  for (const order of invoiced) {
    const own = items.filter((item) => item.Bestellung === order.number);
    const owed = sum(own.map((item) => centsIn(item, 'Offen (EUR)')));
    const balance = balanceOf(order);
    same(owed, balance.open - balance.credit, order.number);
  }
  const listed = sum(items.map((item) => centsIn(item, 'Offen (EUR)')));
  same(owedIn(await world.read<FigureTable>('chef', '/api/admin/open-items')), listed);
  await figuresAgree(life, items);
  // The tax adviser's accounts have none for another rate.
  if (life.rate === 19) same(await debtorRows(life), listed);
}

function owedIn({ rows, series }: FigureTable): number {
  const shown = rows.filter(({ isPart, isTotal }) => !(isPart || isTotal));
  const values = shown.flatMap((row) =>
    row.values.filter((_, at) => series[at] !== 'Anzahlung zurück'),
  );
  return sum(values.map(centsOf));
}

/** Credit, open items, invoices and revenue of a customer are those of the orders that name the record. */
async function figuresAgree({ world, orders, rate }: Life, items: Rows): Promise<void> {
  const path = '/api/admin/customers/10001/figures';
  const told = await world.read<CustomerFigures>('chef', path);
  const own = orders.filter(({ customer }) => customer === 'K-10001');
  const ofOwn = items.filter((item) => own.some(({ number }) => item.Bestellung === number));
  const papers = own.flatMap((each) => each.papers);
  const gross = sum(told.invoices.map(({ gross_amount }) => centsOf(gross_amount)));
  const open = sum(ofOwn.map((item) => centsIn(item, 'Offen (EUR)')));
  same(
    [centsOf(told.credit?.used_amount), owedIn(told.open), gross],
    [sum(own.map(creditOf)), open, sum(papers.map(({ cents }) => cents))],
    'Figures of the customer',
  );
  const net = centsOf(sum(told.revenue.rows.flatMap(({ values }) => values)));
  const sold = papers.filter(({ kind }) => !kind.startsWith('advance'));
  const isNear = Math.abs(taxed(net, rate) - sum(sold.map(({ cents }) => cents))) <= papers.length;
  same(isNear, true, `Revenue ${net}`);
}

const DEBTORS = 10_000;

/** What DATEV's files of all months post to customers' accounts. */
async function debtorRows({ world }: Life): Promise<number> {
  const month = world.day().slice(0, 7);
  const { waiting } = await world.read<DatevState>('chef', `/api/admin/datev?month=${month}`);
  const cents: number[] = [];
  for (const { month: of } of waiting) {
    const request = { request_id: world.id(), month: of };
    const { answer } = await world.call('chef', 'POST', '/api/admin/datev', request);
    const { batch, left_out } = answer as DatevResult;
    same(left_out, []);
    if (!batch) continue;
    const file = await world.read<Buffer>('chef', `/api/admin/datev/${batch.id}.csv`);
    const [, , ...lines] = decode(file, 'win1252').split('\r\n').slice(0, -1);
    for (const line of lines) {
      const [amount = '', side, , , , , account, other] = line.replaceAll('"', '').split(';');
      const value = centsOf(Number(amount.replace(',', '.'))) * (side === 'S' ? 1 : -1);
      if (Number(account) >= DEBTORS) cents.push(value);
      if (Number(other) >= DEBTORS) cents.push(-value);
    }
  }
  return sum(cents);
}

const plain = (text = '') => text.replaceAll('\u00a0', ' ');

/** XML and, once for a life, mail and paper name the amount of an invoice. */
export async function papersAgree({ world, orders }: Life, isTold: boolean): Promise<void> {
  const papers = orders.flatMap((order) => order.papers);
  const ofPublic = orders.filter(({ by, collects }) => by === 'max' || collects);
  for (const { number, cents } of ofPublic.flatMap((order) => order.papers)) {
    const xml = String(await world.read<Buffer>('chef', `/api/invoices/${number}/xml`));
    const [, total] = /<ram:GrandTotalAmount>(-?[\d.]+)</.exec(xml) ?? [];
    same(Math.abs(centsOf(Number(total))), Math.abs(cents), number);
  }
  const last = papers.findLast(({ kind }) => kind === 'invoice');
  if (!isTold || !last) return;
  const pdf = await world.read<Buffer>('chef', `/api/invoices/${last.number}/pdf`);
  const amount = plain(formatEuro(last.cents));
  same(plain(await textOf(pdf)).includes(amount), true, amount);
  const mail = world.mails().findLast(({ subject }) => subject.includes(last.number));
  same(plain(mail?.text)?.includes(last.number), true, last.number);
}
