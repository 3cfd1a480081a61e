import type { InvoiceResult, ListedInvoice } from '@shop/domain/invoice/invoice-list';
import type { AdminOrder } from '@shop/domain/order/order';
import { because, type Deed, type Life } from './life.ts';
import {
  balanceOf,
  invoiceOf,
  isBilled,
  isSameOwner,
  isUncorrected,
  isWholeCredited,
  netOf,
  type Order,
  paidOf,
  priced,
  sum,
  takeGoods,
  taxed,
} from './model.ts';
import { anOrder, isNothingOut, LEITWEG, pick } from './order-deeds.ts';

const DISCOUNT = 0.02;
/** Left of a paper that is no invoice. */
const NONE = { lines: [], net: 0, gross: 0 };
const euro = (cents: number) => cents / 100;
export const centsOf = (amount = 0) => Math.round(amount * 100);

/** The billed amounts: what was handed over, rounded once together with earlier parts. */
function billedOf(of: Order): { net: number; gross: number } {
  const parts = of.parts.filter(({ withdrawal }) => withdrawal?.decided !== 'whole');
  if (parts.length === 0) return { net: netOf(of, true), gross: taxed(netOf(of, true), of.rate) };
  const family = [of, ...parts];
  const products = [...new Set(family.flatMap(({ lines }) => lines.map(({ product }) => product)))];
  const nets = products.map((product) => {
    const lines = family.flatMap((each) => each.lines.filter((line) => line.product === product));
    return priced(lines[0]?.price ?? 0, sum(lines.map(({ milli, out }) => out ?? milli)));
  });
  const net = sum(nets) + sum(family.map(({ delivery }) => delivery));
  const own = parts.map((part) => netOf(part, true));
  return {
    net: net - sum(own),
    gross: taxed(net, of.rate) - sum(own.map((each) => taxed(each, of.rate))),
  };
}

/** Companies without a record of their own have the shop's discount. */
const hasDiscount = ({ isCompany, by, collects }: Order) => isCompany && by !== 'max' && !collects;

/** The model of a new invoice, whose number and discount's last day the shop has said. */
export async function billed(life: Life, of: Order, number: string): Promise<void> {
  if (isWholeCredited(of)) Object.assign(of, { reminders: [], writeOffs: [] });
  const { net, gross } = billedOf(of);
  const lines = of.lines
    .map(({ price, milli, out = milli }) => ({ price, milli: out, net: priced(price, out) }))
    .filter(({ milli }) => milli > 0);
  const payable = gross - paidOf(of);
  const told = await life.world.read<AdminOrder>('chef', `/api/admin/orders/${of.number}`);
  const until = told.discount?.until_day;
  const cents = Math.round(payable * DISCOUNT);
  of.papers.push({
    number,
    kind: 'invoice',
    cents: gross,
    left: { lines, net, gross },
    ...(hasDiscount(of) && payable > 0 && until && { discount: { cents, until } }),
  });
  if (told.due_day) of.due = told.due_day;
}

const invoice: Deed = (life) => {
  const of = anOrder(life);
  if (!of) return undefined;
  return {
    path: '/api/admin/invoices',
    body: { request_id: life.world.id(), order_numbers: [of.number] },
    forbidden: because(
      [of.collected !== undefined, 'Diese Lieferung'],
      [isBilled(of), 'Zu dieser Lieferung gibt es schon die Rechnung'],
      [of.status !== 'delivered', 'berechnet wird, was geliefert ist.'],
      [of.withdrawal?.decided === 'whole', 'wirksam widerrufen'],
      [of.isErased && !of.isCompany, 'muss aber nennen, an wen sie geht.'],
      [isNothingOut(of), 'wurde nichts geliefert.'],
    ),
    effect: ([result]: InvoiceResult[]) => {
      if (hasDiscount(of) && of.payments.length > 0) of.isLoose = true;
      return billed(life, of, result?.outcome === 'written' ? result.number : '');
    },
  };
};

const cancel_invoice: Deed = (life) => {
  const of = anOrder(life, ({ papers }) => papers.some(({ kind }) => kind === 'invoice'));
  const papers = of?.papers.filter(({ kind }) => kind === 'invoice');
  const paper = of && life.world.random().chance(0.9) ? papers?.at(-1) : papers?.at(0);
  if (!of || !paper) return undefined;
  return {
    path: `/api/admin/invoices/${paper.number}/cancel`,
    body: { request_id: life.world.id(), reason: 'Falsche Menge' },
    forbidden: because(
      [invoiceOf(of) !== paper, 'ist schon storniert oder ersetzt.'],
      [paper.left.net === 0 && paper.left.gross === 0, 'ist nichts übrig'],
    ),
    effect: ({ number }: ListedInvoice) => {
      of.papers.push({ number, kind: 'cancellation', cents: -paper.left.gross, left: NONE });
      Object.assign(of, { reminders: [], writeOffs: [] });
      takeGoods(of);
    },
  };
};

/** Credits some of a line, or an amount. */
const credited =
  (kind: 'line' | 'amount'): Deed =>
  (life) => {
    const of = anOrder(life, (each) => invoiceOf(each) !== undefined);
    const paper = of && invoiceOf(of);
    if (!of || !paper || of.parts.length > 0 || of.booking) return undefined;
    const { left } = paper;
    // Each line has its share of a rebate.
    if (of.rebate && kind === 'line' && !of.isLoose) return undefined;
    const random = life.world.random();
    const line = random.integer(0, Math.max(0, left.lines.length - 1));
    const of_line = left.lines[line];
    const milli = Math.max(1, Math.round(((of_line?.milli ?? 0) * random.integer(1, 11)) / 10));
    const amount = random.integer(1, 20) * 100;
    const isAll = milli === of_line?.milli;
    const ofLine = isAll
      ? of_line.net
      : Math.min(priced(of_line?.price ?? 0, milli), of_line?.net ?? 0);
    const net = kind === 'amount' ? amount : ofLine;
    const vatLeft = left.gross - left.net;
    const vat = net === left.net ? vatLeft : Math.min(taxed(net, of.rate) - net, vatLeft);
    const tooMuch = kind === 'line' && milli > (of_line?.milli ?? 0);
    if (kind === 'line' && !of_line) return undefined;
    return {
      path: `/api/admin/invoices/${paper.number}/credit`,
      body: {
        request_id: life.world.id(),
        lines: kind === 'line' ? [{ line, quantity: milli / 1000 }] : [],
        amounts:
          kind === 'amount' ? [{ text: 'Nachlass', amount: euro(amount), vat_rate: of.rate }] : [],
        reason: 'Ein Teil war feucht',
      },
      forbidden: because(
        [tooMuch, 'lassen sich höchstens noch'],
        [net > left.net, 'netto übrig.'],
        [net <= 0, true],
      ),
      effect: ({ number }: ListedInvoice) => {
        if (paper.discount) of.isLoose = true;
        const cents = -(net + vat);
        of.papers.push({ number, kind: 'credit', cents, left: NONE });
        Object.assign(left, { net: left.net - net, gross: left.gross + cents });
        if (kind === 'line' && of_line) {
          Object.assign(of_line, { milli: of_line.milli - milli, net: of_line.net - ofLine });
        }
        if (left.gross === 0) takeGoods(of);
      },
    };
  };
const credit_line = credited('line');
const credit_amount = credited('amount');

interface Payment {
  cents: number;
  isBeyond?: boolean;
  reverses?: Order['payments'][number];
}

const MAX_PAYMENTS = 50;

/** The parts whose share of the money comes back for a reversal; undefined if an invoice has used it. */
function sharesBack(of: Order, needed: number) {
  let left = needed;
  const back = of.parts.map((part) => {
    const share = sum(part.payments.map(({ isShare, cents }) => (isShare ? cents : 0)));
    const most = isBilled(part) ? 0 : Math.max(0, Math.min(share, paidOf(part)));
    const cents = Math.min(Math.max(0, left), most);
    left -= cents;
    return { part, cents };
  });
  return { back: back.filter(({ cents }) => cents > 0), left };
}

function paying(life: Life, of: Order, { cents, isBeyond, reverses }: Payment) {
  const { world } = life;
  const { claim, state, open, debt, costs } = balanceOf(of);
  const paid = paidOf(of);
  const owed = Math.max(debt, of.gross) + costs;
  const agreed = state === 'none' ? Math.max(0, of.gross - paid) : open;
  const expected = of.status === 'cancelled' ? 0 : agreed;
  const id = world.id();
  const isTaken = of.payments.some((each) => each.reverses === reverses?.id);
  const needed = reverses && !reverses.isShare ? Math.max(0, -(paid + cents)) : 0;
  const { back, left } = sharesBack(of, needed);
  const isUsed =
    left > 0 &&
    of.parts.some((part) => isBilled(part) && part.payments.some(({ isShare }) => isShare));
  const after = paid + cents + sum(back.map((each) => each.cents));
  const held = sum(of.payments.map((each) => (each.advance ? each.cents : 0)));
  return {
    path: `/api/admin/orders/${of.number}/payments`,
    body: {
      id,
      amount: euro(cents),
      day: world.day(),
      ...(isBeyond && { beyond_open: true }),
      ...(reverses && { reverses: reverses.id }),
    },
    forbidden: because(
      [of.collected !== undefined, 'ist mit anderen berechnet.'],
      [reverses?.isDeposit, 'Diese Zahlung kam aus der Kaution'],
      [reverses?.isShare, 'hat eine Teillieferung mit sich genommen.'],
      [reverses && (reverses.reverses !== undefined || isTaken), 'wurde bereits zurückgenommen'],
      [isUsed, 'Bitte stornieren Sie zuerst diese Rechnung'],
      [of.payments.length >= MAX_PAYMENTS, true],
      [after < 0, 'Zurückzahlen lässt sich höchstens, was bezahlt ist'],
      [cents > 0 && after > 2 * owed, 'mehr als das Doppelte'],
      [reverses?.advance !== undefined, 'gibt es die Anzahlungsrechnung'],
      [cents < 0 && claim !== 'invoice' && held > after, 'gibt es die Anzahlungsrechnung'],
      [!isBeyond && !reverses && cents > expected, 'Offen sind nur'],
    ),
    effect: () => {
      const day = world.day();
      for (const [index, { part, cents: share }] of back.entries()) {
        const entry = { id: `z${index}-${id}`, day, isShare: true };
        part.payments.push({ ...entry, cents: -share });
        of.payments.push({ ...entry, cents: share });
      }
      if (hasDiscount(of) && !invoiceOf(of)) of.isLoose = true;
      of.payments.push({ id, cents, day, ...(reverses && { reverses: reverses.id }) });
    },
  };
}

const pay: Deed = (life) => {
  const of = anOrder(life, (each) => balanceOf(each).open > 0);
  return of && paying(life, of, { cents: balanceOf(of).open });
};

const pay_part: Deed = (life) => {
  const of = anOrder(life, (each) => balanceOf(each).open > 10);
  const share = life.world.random().integer(1, 9);
  return (
    of && paying(life, of, { cents: Math.max(1, Math.round((balanceOf(of).open * share) / 10)) })
  );
};

const pay_discounted: Deed = (life) => {
  const of = anOrder(
    life,
    (each) => invoiceOf(each)?.discount !== undefined && balanceOf(each).open > 0,
  );
  const { open = 0 } = of ? balanceOf(of) : {};
  const cents = open - (of ? (invoiceOf(of)?.discount?.cents ?? 0) : 0);
  return of && cents > 0 ? paying(life, of, { cents }) : undefined;
};

/** Before there is a claim, or once more, or too much. */
const pay_beyond: Deed = (life) => {
  const of = anOrder(life);
  const random = life.world.random();
  const cents = of && Math.round((of.gross * random.integer(1, 15)) / 10);
  return of && cents ? paying(life, of, { cents, isBeyond: random.chance(0.8) }) : undefined;
};

const pay_back: Deed = (life) => {
  const of = anOrder(life, (each) => paidOf(each) > 0);
  if (!of) return undefined;
  const credit =
    balanceOf(of).credit || Math.round(paidOf(of) * (life.world.random().chance(0.7) ? 0.5 : 1.5));
  return credit > 0 ? paying(life, of, { cents: -credit }) : undefined;
};

const reverse: Deed = (life) => {
  const of = anOrder(life, ({ payments }) => payments.length > 0);
  const payment = of && pick(life, of.payments);
  return of && payment && paying(life, of, { cents: -payment.cents, reverses: payment });
};

const write_off: Deed = (life) => {
  const of = anOrder(life);
  if (!of) return undefined;
  const { claim, open } = balanceOf(of);
  const id = life.world.id();
  return {
    path: `/api/admin/orders/${of.number}/write-off`,
    body: { id, reason: 'insolvent' },
    forbidden: because(
      [claim !== 'invoice', 'Ausbuchen lässt sich nur, was von einer Rechnung offen ist.'],
      [open === 0, 'ist nichts mehr offen.'],
    ),
    effect: () => void of.writeOffs.push({ id, cents: open }),
  };
};

const take_back_write_off: Deed = (life) => {
  const of = anOrder(life, ({ writeOffs }) => writeOffs.length > 0);
  const entry = of && pick(life, of.writeOffs);
  if (!of || !entry) return undefined;
  const id = life.world.id();
  const isTaken = of.writeOffs.some(({ reverses }) => reverses === entry.id);
  return {
    path: `/api/admin/orders/${of.number}/write-off`,
    body: { id, reason: 'insolvent', reverses: entry.id },
    forbidden: because([entry.reverses !== undefined || isTaken, 'wurde bereits zurückgenommen']),
    effect: () => void of.writeOffs.push({ id, cents: -entry.cents, reverses: entry.id }),
  };
};

/** The advance invoice about a payment of a company that pays first. */
const advance: Deed = (life) => {
  const of = anOrder(
    life,
    ({ payments, parts, whole }) => payments.length > 0 && !whole && parts.length === 0,
  );
  const payment = of && pick(life, of.payments);
  if (!of || !payment) return undefined;
  const isTaken = of.payments.some(({ reverses }) => reverses === payment.id);
  const held = sum(of.papers.map(({ kind, cents }) => (kind.startsWith('advance') ? cents : 0)));
  const free = Math.min(payment.cents, Math.min(paidOf(of), of.gross) - held);
  return {
    path: `/api/admin/orders/${of.number}/advance-invoice`,
    body: { request_id: life.world.id(), payment: payment.id },
    forbidden: because(
      [
        payment.cents <= 0 || payment.reverses !== undefined || isTaken,
        'über eine Zahlung, die eingegangen ist.',
      ],
      [!of.isCompany, 'Anzahlungsrechnungen bekommen nur Firmen.'],
      [of.method !== 'vorkasse', 'wird nicht im Voraus bezahlt.'],
      [isBilled(of), 'gibt es schon die Rechnung'],
      [of.status === 'delivered', 'Bitte schreiben Sie die Rechnung.'],
      [of.status === 'cancelled' || of.withdrawal?.decided === 'whole', 'ist storniert.'],
      [payment.advance !== undefined, 'gibt es schon die Anzahlungsrechnung'],
      [free <= 0, 'Dieses Geld ist zurückgezahlt'],
    ),
    effect: ({ number }: ListedInvoice) => {
      of.papers.push({ number, kind: 'advance', cents: free, left: NONE });
      payment.advance = number;
    },
  };
};

const cancel_advance: Deed = (life) => {
  const of = anOrder(life, ({ payments }) => payments.some((each) => each.advance));
  const payment = of?.payments.findLast((each) => each.advance);
  const paper = of?.papers.find(({ number }) => number === payment?.advance);
  if (!of || !payment || !paper) return undefined;
  return {
    path: `/api/admin/invoices/${paper.number}/cancel`,
    body: { request_id: life.world.id(), reason: 'Andere Anschrift' },
    forbidden: because([invoiceOf(of) !== undefined, 'zieht diese Anzahlung ab.']),
    effect: ({ number }: ListedInvoice) => {
      of.papers.push({ number, kind: 'advance_cancellation', cents: -paper.cents, left: NONE });
      delete payment.advance;
    },
  };
};

/** Another address: the invoice is cancelled and replaced, unless that would lose something. */
const rewrite: Deed = (life) => {
  const of = anOrder(life, (each) => invoiceOf(each) !== undefined && !each.collects);
  const paper = of && invoiceOf(of);
  if (!of || !paper) return undefined;
  const { id } = life.world;
  const isCredited = paper.left.gross !== paper.cents && !isWholeCredited(of);
  const given = sum(of.writeOffs.map(({ cents }) => cents));
  const { claim, debt, paid, costs } = balanceOf(of);
  const isGiven =
    given > 0 && claim === 'invoice' && debt + costs - paid > 0 && !isWholeCredited(of);
  return {
    path: `/api/admin/orders/${of.number}/billing`,
    body: {
      buyer_reference: of.by === 'max' ? LEITWEG : '',
      address: `Weg ${id()}\n12345 Musterstadt`,
      rewrite: { request_id: id(), reason: 'Anschrift' },
    },
    forbidden: because(
      [of.withdrawal?.decided === 'whole', true],
      [of.isErased && !of.isCompany, 'muss aber nennen, an wen sie geht.'],
      [isCredited || isGiven, 'Eine neue Rechnung würde das wieder fordern.'],
    ),
    effect: async ({ invoices = [] }: AdminOrder) => {
      const [cancellation, invoice] = invoices.slice(-2);
      if (cancellation?.kind === 'cancellation') {
        const { number } = cancellation;
        of.papers.push({ number, kind: 'cancellation', cents: -paper.left.gross, left: NONE });
      }
      Object.assign(of, { reminders: [], writeOffs: [] });
      takeGoods(of);
      if (hasDiscount(of) && of.payments.length > 0) of.isLoose = true;
      await billed(life, of, invoice?.number ?? '');
    },
  };
};

/** Three stages; the first costs nothing, and interest is what the shop says. */
const remind: Deed = (life) => {
  const of = anOrder(life);
  if (!of) return undefined;
  const { world } = life;
  const { state, claim, open, costs } = balanceOf(of);
  const today = world.day();
  const last = of.reminders.at(-1);
  const isSunday = new Date(`${today}T12:00:00Z`).getUTCDay() === 0;
  const stopping = life.orders.filter((each) => isSameOwner(each, of));
  return {
    path: `/api/admin/orders/${of.number}/reminder`,
    body: { id: world.id() },
    forbidden: because(
      [of.isErased, 'Die Daten des Kunden wurden gelöscht.'],
      [of.withdrawal !== undefined && (!of.withdrawal.decided || isUncorrected(of)), true],
      [of.withdrawal?.decided === 'whole', true],
      [of.status === 'cancelled', 'wird keine Zahlungserinnerung gesendet.'],
      [state === 'written_off', 'ist ausgebucht.'],
      [state === 'paid', 'ist bereits bezahlt.'],
      [open > 0 && costs >= open, 'Offen sind nur noch Mahnkosten'],
      [state === 'none', 'gibt es noch keine Rechnung.'],
      [today <= (of.due ?? ''), 'fällig.'],
      [today <= (of.stop ?? ''), 'Mahnstopp'],
      [stopping.some(({ customerStop = '' }) => today <= customerStop), 'Mahnstopp'],
      [claim === 'prepayment' && last !== undefined, 'wird nur einmal erinnert.'],
      [of.reminders.length >= 3, '3-mal erinnert.'],
      [last !== undefined && today <= last.payBy, true],
      [isSunday, 'Sonntags werden keine Erinnerungen gesendet.'],
    ),
    effect: ({ reminders = [], claimed_amount }: AdminOrder) => {
      const { pay_by = '' } = reminders.at(-1) ?? {};
      of.isReminded = true;
      of.reminders.push({ payBy: pay_by, cents: centsOf(claimed_amount) - costs });
    },
  };
};

/** Stops reminders for an order, or for all of its customer's. */
const stop: Deed = (life) => {
  const of = anOrder(life);
  if (!of) return undefined;
  const random = life.world.random();
  const until = life.world.inDays(random.integer(-1, 20));
  const isForAll = random.chance(0.5);
  return {
    path: `/api/admin/orders/${of.number}/events`,
    body: {
      what: 'reminder_stop',
      until,
      reason: 'complaint',
      ...(isForAll && { for_customer: true }),
    },
    forbidden: because(
      [until < life.world.day(), 'liegt in der Vergangenheit.'],
      [isForAll && of.isErased && !of.customer, 'gilt ein Mahnstopp nur für diese Bestellung.'],
    ),
    effect: () =>
      void Object.assign(of, { stop: until, customerStop: isForAll ? until : undefined }),
  };
};

export const MONEY_DEEDS = {
  advance,
  cancel_advance,
  rewrite,
  invoice,
  cancel_invoice,
  credit_line,
  credit_amount,
  pay,
  pay_part,
  pay_discounted,
  pay_beyond,
  pay_back,
  reverse,
  write_off,
  take_back_write_off,
  remind,
  stop,
} satisfies Record<string, Deed>;
