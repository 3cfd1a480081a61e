import type { Person } from './world.ts';

/** What lives expect of the shop's subjects, worked out in cents without any of its code. */
export type Cents = number;

export interface Line {
  product: number;
  price: Cents;
  milli: number;
  /** Handed over, if recorded. */
  out?: number;
  slips?: boolean;
  /** The day of its stage. */
  stage?: string;
}

interface Paper {
  number: string;
  kind: 'invoice' | 'cancellation' | 'credit' | 'advance' | 'advance_cancellation';
  /** Negative if it takes something back. */
  cents: Cents;
  /** Thousandths of each line, net by rate, that credits have left. */
  left: { lines: { milli: number; price: Cents; net: Cents }[]; net: Cents; gross: Cents };
  discount?: { cents: Cents; until: string };
}

interface Money {
  id: string;
  cents: Cents;
  day: string;
  reverses?: string;
  /** It came with a part, or went with one. */
  isShare?: boolean;
  isDeposit?: boolean;
  /** Number of the advance invoice about it. */
  advance?: string;
}

/** Goods that a customer gives back; `before` and `after` once the order is without them. */
interface WithdrawnGoods {
  line: number;
  milli: number;
  isOut?: boolean;
  before?: Line[];
  after?: Line[];
}

export interface Order {
  number: string;
  by: Person;
  isCompany: boolean;
  method: 'rechnung' | 'vorkasse';
  status: 'pending' | 'processing' | 'on_the_way' | 'delivered' | 'cancelled';
  lines: Line[];
  delivery: Cents;
  /** Lines as ordered and delivery; for a part and the rest, their shares of the whole. */
  net: Cents;
  gross: Cents;
  rate: number;
  ordered: string;
  /** The last step, as long as nobody took it back. */
  step?: { from: Order['status']; to: Order['status']; at: number; by: 'office' | 'customer' };
  papers: Paper[];
  payments: Money[];
  /** For the claim in force. */
  writeOffs: { id: string; cents: Cents; reverses?: string }[];
  reminders: { payBy: string; cents: Cents }[];
  /** Whether it ever was, also for another invoice. */
  isReminded?: boolean;
  due?: string;
  stop?: string;
  /** The day until which a stop of this order holds for all of its customer's. */
  customerStop?: string | undefined;
  /** On the whole order, in percent or euro. */
  rebate?: { percent?: number; amount?: number } | null;
  /** Nothing says any more whose it was. */
  isErased?: boolean;
  whole?: Order;
  parts: Order[];
  /**
   * The model leaves its sums to the shop, whose answers still have to agree: the shares of a discount for paying ahead
   * or of an advance.
   */
  isLoose?: boolean;
  told?: Balance;
  booking?: string;
  /** Net of a rental's lines. */
  fixed?: Cents;
  customer?: string;
  quote?: string;
  site?: string | undefined;
  /** The cost centre of its site, which it keeps whatever becomes of the site. */
  centre?: string;
  withdrawal?: { decided?: 'whole' | 'part' | 'none'; goods?: WithdrawnGoods };
  /** When it is delivered; empty for none. */
  day?: string;
  isPickup?: boolean;
  /** A part, as long as nothing else happened since: what the order was before it, and how many deeds there had been. */
  undo?: { whole: Partial<Order>; nth: number; at: number };
  collected?: Order;
  collects?: Order[];
}

export const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);
export const priced = (price: Cents, milli: number): Cents => Math.round((price * milli) / 1000);
export const taxed = (net: Cents, rate = 19): Cents => net + Math.round((net * rate) / 100);

/** Net of lines and delivery without the rebate: as ordered, or of what was handed over. */
export function netOf({ lines, delivery, fixed = 0, rebate }: Order, isOut = false): Cents {
  const nets = lines.map(({ price, milli, out = milli }) => priced(price, isOut ? out : milli));
  const net = sum(nets) + delivery + fixed;
  const { percent, amount = 0 } = rebate ?? {};
  return net - (percent ? Math.round((net * percent) / 100) : Math.min(net, amount * 100));
}

/** Of an order to which nothing has happened. */
export const unbilled = (): Pick<
  Order,
  'papers' | 'payments' | 'writeOffs' | 'reminders' | 'parts'
> => {
  return { papers: [], payments: [], writeOffs: [], reminders: [], parts: [] };
};

/** Kilograms of a unit; those of stone are unknown. */
const KG: Readonly<Record<number, number>> = { 1: 1000, 2: 4 };

/** What is due on a day: not the goods of a later stage, nor what was cancelled. */
export function loadOf(orders: readonly Order[], day: string) {
  const due = orders.filter((each) => each.day === day && each.status !== 'cancelled');
  const driven = due.filter(({ isPickup }) => !isPickup);
  const kgs = driven.map(({ lines }) => {
    const now = lines.filter(({ stage = '' }) => stage <= day);
    return Math.round(sum(now.map(({ product, milli }) => ((KG[product] ?? 0) * milli) / 1000)));
  });
  return { day, stops: driven.length, pickups: due.length - driven.length, kg: sum(kgs) };
}

export const invoiceOf = ({ papers }: Order): Paper | undefined => {
  const last = papers.findLast(({ kind }) => kind === 'invoice' || kind === 'cancellation');
  return last?.kind === 'invoice' ? last : undefined;
};

export const isWholeCredited = (order: Order): boolean => {
  const invoice = invoiceOf(order);
  return invoice !== undefined && invoice.cents > 0 && invoice.left.gross === 0;
};

/** What nothing can change any more until its invoice is cancelled. */
export const isBilled = (order: Order): boolean =>
  (invoiceOf(order) !== undefined && !isWholeCredited(order)) || order.collected !== undefined;

export const paidOf = ({ payments }: Order): Cents => sum(payments.map(({ cents }) => cents));

export interface Balance {
  claim: 'invoice' | 'prepayment' | 'advance';
  state: 'none' | 'open' | 'part' | 'paid' | 'written_off';
  debt: Cents;
  costs: Cents;
  paid: Cents;
  open: Cents;
  credit: Cents;
}

/** The receivable: what an order owes by its invoice, or by the prepayment before any. */
export function balanceOf(order: Order): Balance {
  if (order.told) return order.told;
  const { method, papers, status, withdrawal, gross, reminders, writeOffs } = order;
  const invoice = invoiceOf(order);
  const wasBilled = papers.some(({ kind }) => !kind.startsWith('advance'));
  const claim = invoice
    ? 'invoice'
    : method === 'vorkasse' && !wasBilled
      ? 'prepayment'
      : 'advance';
  const isOff = status === 'cancelled' || withdrawal?.decided === 'whole';
  const requested = claim === 'prepayment' && !isOff ? gross : 0;
  const debt = invoice ? invoice.left.gross : requested;
  const costs = invoice && debt <= 0 ? 0 : sum(reminders.map(({ cents }) => cents));
  const paid = paidOf(order);
  const unpaid = debt + costs - discountOf(order) - paid;
  const given = sum(writeOffs.map(({ cents }) => cents));
  const relief = Math.min(Math.max(0, given), Math.max(0, unpaid));
  const open = Math.max(0, unpaid - relief);
  const settled = relief > 0 ? 'written_off' : 'paid';
  const isCredited = invoice !== undefined && invoice.left.gross < invoice.cents;
  const state = open === 0 ? settled : paid > 0 ? 'part' : 'open';
  return {
    claim,
    state: debt + costs > 0 || isCredited ? state : 'none',
    debt,
    costs,
    paid,
    open,
    credit: Math.max(0, -unpaid),
  };
}

/** The discount of an invoice that was paid but for it in time. */
function discountOf(order: Order): Cents {
  const invoice = invoiceOf(order);
  if (!invoice?.discount || invoice.left.gross <= 0) return 0;
  const { cents, until } = invoice.discount;
  const dayOf = ({ day, reverses }: Money) =>
    order.payments.find(({ id }) => id === reverses)?.day ?? day;
  const early = sum(order.payments.map((each) => (dayOf(each) <= until ? each.cents : 0)));
  const wanted = invoice.left.gross - cents;
  if (early < wanted || paidOf(order) < wanted) return 0;
  return Math.min(cents, Math.max(0, invoice.left.gross - paidOf(order)));
}

export const isHandedOver = ({ status }: Order) =>
  status === 'on_the_way' || status === 'delivered';

/** The amounts that use a customer's credit: open now or later. */
export function creditOf(order: Order): Cents {
  const { claim, open, paid } = balanceOf(order);
  const { method, status, withdrawal, lines, rate, gross } = order;
  if (claim === 'invoice') return open;
  const isOff = status === 'cancelled' || withdrawal?.decided === 'whole';
  if (order.collected || method === 'vorkasse' || isOff) return 0;
  const isOther = lines.some(({ milli, out = milli }) => out !== milli);
  return Math.max(0, (isOther ? taxed(netOf(order, true), rate) : gross) - paid);
}

/** The record, else the account, else the address of both. */
export function isSameOwner(a: Order, b: Order): boolean {
  if (a.customer && b.customer) return a.customer === b.customer;
  if (a.isErased || b.isErased) return false;
  if (a.by !== 'guest' && b.by !== 'guest') return a.by === b.by;
  return !a.collects && !b.collects && Boolean(a.quote) === Boolean(b.quote);
}

/** Whether goods that are given back are still billed. */
export const isUncorrected = ({ papers, withdrawal: { goods } = {} }: Order) =>
  goods !== undefined && !goods.before && papers.at(-1)?.kind === 'invoice';

/** Net and gross of an order whose lines or rebate are others. */
function reprice(order: Order): void {
  order.net = netOf(order);
  order.gross = taxed(order.net, order.rate);
}

/** The order without the goods that its customer gives back, unless they are billed. */
export function takeGoods(order: Order): void {
  const { goods } = order.withdrawal ?? {};
  if (!goods || goods.before || isBilled(order) || order.status === 'cancelled') return;
  const [isOut, before] = [isHandedOver(order), order.lines];
  const less = ({ milli, out = milli, ...line }: Line): Line =>
    isOut ? { ...line, milli, out: out - goods.milli } : { ...line, milli: milli - goods.milli };
  const left = before.map((line, at) => (at === goods.line ? less(line) : line));
  order.lines = left.filter(({ milli }) => milli > 0);
  Object.assign(goods, { isOut, before, after: order.lines });
  if (!isOut) reprice(order);
}

/** The lines with what the last decision has taken, unless it is billed or left since. */
export function withdrawableLines(order: Order): Line[] {
  const { before, isOut } = order.withdrawal?.goods ?? {};
  const isKept = isBilled(order) || isOut !== isHandedOver(order) || order.status === 'cancelled';
  return before && !isKept ? before : order.lines;
}

/** Another decision follows. */
export function putGoodsBack(order: Order): void {
  const lines = withdrawableLines(order);
  if (lines === order.lines) return;
  if (order.lines !== order.withdrawal?.goods?.after) order.isLoose = true;
  order.lines = lines;
  if (!isHandedOver(order)) reprice(order);
}

interface Entry {
  id: string;
  what: 'paid' | 'paid_back' | 'set_off' | 'damaged';
  cents: Cents;
  /** Written by a step, which takes it back with itself. */
  step?: number;
  isReversal?: boolean;
}

export interface Booking {
  number: string;
  /** Of the link by which a guest shows, extends and cancels it. */
  token?: string | undefined;
  by: Person;
  isCompany: boolean;
  state:
    | 'requested'
    | 'confirmed'
    | 'handed_out'
    | 'returned'
    | 'closed'
    | 'declined'
    | 'cancelled'
    | 'expired';
  start: string;
  end: string;
  insured: boolean;
  /** What it was before its last step, as long as nobody took that back. */
  step?: {
    at: number;
    by: 'office' | 'customer';
    before: Pick<Booking, 'state' | 'end'>;
    isLast: boolean;
    /** The booking that took over the transport charge. */
    heir?: Booking;
  };
  wasOut: boolean;
  /** The number of its reservation, and its transport charge. */
  set?: string;
  trip?: Cents;
  /** Until when a request reserves its days; then it expires. */
  holds?: number;
  deposit: Entry[];
  damage: Entry[];
  order?: Order;
  isErased?: boolean;
  withdrawal?: { decided?: 'whole' | 'part' | 'none'; days?: number };
}

const DAILY = 32_00;
const WEEKLY = 179_20;
const INSURED = 5_00;
export const DEPOSIT = 200_00;

/** Days from start to end; the shorter tier as long as it is cheaper. */
export const daysOf = ({ start, end }: Pick<Booking, 'start' | 'end'>): number =>
  Math.max(1, Math.round((Date.parse(end) - Date.parse(start)) / (24 * 3600_000)));

export function rentOf({ insured, withdrawal, trip = 0, ...period }: Booking): Cents {
  const days = daysOf(period);
  const weekly = days >= 7 ? WEEKLY * Math.ceil(days / 7) : Number.POSITIVE_INFINITY;
  const net = Math.min(DAILY * days, weekly) + (insured ? INSURED * days : 0);
  const { decided, days: used = 0 } = withdrawal ?? {};
  if (decided === 'whole') return 0;
  const charged = (cents: Cents) => Math.round((cents * Math.min(used, days)) / days);
  return decided === 'part' ? charged(net) + charged(trip) : net + trip;
}

/** The held, open and unsettled amounts of a deposit. */
export function depositOf({ state, deposit }: Booking) {
  const of = (what: Entry['what']) =>
    sum(deposit.map((each) => (each.what === what ? each.cents : 0)));
  const held = of('paid') - of('paid_back') - of('set_off');
  const isAsked = state === 'confirmed' || state === 'handed_out';
  const debt = isAsked ? DEPOSIT : 0;
  return { held, open: Math.max(0, debt - held), credit: Math.max(0, held - debt) };
}

export function damageOf({ damage }: Booking) {
  const of = (what: Entry['what']) =>
    sum(damage.map((each) => (each.what === what ? each.cents : 0)));
  const paid = of('paid') - of('paid_back') + of('set_off');
  return {
    debt: of('damaged'),
    open: Math.max(0, of('damaged') - paid),
    credit: Math.max(0, paid - of('damaged')),
  };
}

export interface Quote {
  number: string;
  status: 'draft' | 'sent' | 'accepted' | 'declined' | 'expired' | 'withdrawn';
  lines: { product: number; price: Cents; milli: number }[];
  /** Thousandths of each line that were not ordered yet. */
  left: number[];
  orderable: 'whole' | 'lines' | 'parts';
  valid: string;
  /** From the link in the mail. */
  token?: string;
  version?: number;
}
