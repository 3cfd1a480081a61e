import { splitCents } from '../books/ledger.ts';
import { quantityText } from '../handover/delivered.ts';
import { type Cents, sumCents } from '../money/money.ts';
import { STANDARD_VAT_RATE, type VatRate } from '../money/vat.ts';
import type { InvoiceKind } from '../order/order.ts';
import { rateOn } from '../settings/vat-rates.ts';
import { formatEuro } from '../text/format.ts';
import { type CalendarDay, formatDay } from '../time/calendar.ts';
import type { AdvanceShare, Invoice, InvoiceLine } from './invoice.ts';
import { agreedVat, type InvoicedOrder } from './invoiced-order.ts';
import { headOf, type InvoiceFacts } from './write-invoice.ts';

export interface Written {
  kind: InvoiceKind;
  number: string;
  day: CalendarDay;
  /** What it deducts. */
  advances?: readonly AdvanceShare[] | undefined;
  supply_day?: CalendarDay | undefined;
  vat?: Invoice['vat'] | undefined;
  /** The advance invoice that it takes back. */
  corrects?: string | undefined;
}

const grossOf = (vat: Invoice['vat']): Cents =>
  sumCents(vat.flatMap(({ net_cents, vat_cents }) => [net_cents, vat_cents]));

export const advanceCents = (shares: readonly Pick<AdvanceShare, 'vat'>[]): Cents =>
  sumCents(shares.map(({ vat }) => grossOf(vat)));

/** Adds amounts by rate, or with `sign` -1 subtracts them; leaves out rates whose sum is zero. */
function addVat(a: Invoice['vat'], b: Invoice['vat'], sign: 1 | -1 = 1): Invoice['vat'] {
  const rates = [...new Set([...a, ...b].map(({ rate }) => rate))].sort((x, y) => y - x);
  const ofRate = (vat: Invoice['vat'], rate: VatRate) =>
    vat.find((each) => each.rate === rate) ?? { net_cents: 0, vat_cents: 0 };
  return rates.flatMap((rate) => {
    const [one, other] = [ofRate(a, rate), ofRate(b, rate)];
    const net_cents = one.net_cents + sign * other.net_cents;
    const vat_cents = one.vat_cents + sign * other.vat_cents;
    return net_cents === 0 && vat_cents === 0 ? [] : { rate, net_cents, vat_cents };
  });
}

/** What invoices have deducted that others follow without a cancellation, as they were credited as a whole. */
function deductedFor(invoices: readonly Written[]): readonly AdvanceShare[] {
  let last: readonly AdvanceShare[] = [];
  return invoices.flatMap(({ kind, advances = [] }) => {
    if (kind !== 'invoice' && kind !== 'cancellation') return [];
    const used = kind === 'invoice' ? last : [];
    last = advances;
    return used;
  });
}

/**
 * The advance invoices of money that an order holds: its own and those of money from another order, less what left it
 * and what invoices before the last one have deducted for good.
 */
export function heldAdvances(
  invoices: readonly Written[] = [],
  payments: readonly { advances?: readonly AdvanceShare[] | undefined }[] = [],
): AdvanceShare[] {
  const all = [
    ...invoices.flatMap(({ kind, number, day, supply_day = day, vat = [], corrects = number }) =>
      kind === 'advance' || kind === 'advance_cancellation'
        ? { number: corrects, day, received: supply_day, vat }
        : [],
    ),
    ...payments.flatMap(({ advances = [] }) => advances),
    ...givenAdvances(deductedFor(invoices)),
  ];
  const held = new Map<string, AdvanceShare>();
  for (const share of all) {
    const known = held.get(share.number);
    held.set(share.number, known ? { ...known, vat: addVat(known.vat, share.vat) } : share);
  }
  return [...held.values()].filter(({ vat }) => grossOf(vat) !== 0);
}

/** The advance invoices of the first part of that money. */
export function firstAdvances(held: readonly AdvanceShare[], cents: Cents): AdvanceShare[] {
  let left = cents;
  return held.flatMap((share) => {
    const gross = grossOf(share.vat);
    const taken = Math.min(left, gross);
    if (taken <= 0) return [];
    left -= taken;
    return taken === gross ? share : { ...share, vat: vatOf(taken, share.vat) };
  });
}

/** The same shares on the other side of a transfer. */
export const givenAdvances = (shares: readonly AdvanceShare[]): AdvanceShare[] =>
  shares.map((share) => ({ ...share, vat: addVat([], share.vat, -1) }));

/** A gross amount as net and VAT, in the proportion of the gross amounts by rate. */
function vatOf(cents: Cents, of: Invoice['vat']): Invoice['vat'] {
  const gross = of.map((each) => ({ rate: each.rate, cents: grossOf([each]) }));
  return splitCents(cents, gross).flatMap(({ rate, cents: part }) => {
    const net_cents = Math.round((part * 100) / (100 + rate));
    return part === 0 ? [] : { rate, net_cents, vat_cents: part - net_cents };
  });
}

/**
 * The receipt with VAT for money that an order had before its supply (§ 14 (5) sentence 1 UStG), at the rates of the
 * day on which it came.
 */
export function advanceInvoiceOf(
  order: InvoicedOrder,
  { cents, day: received }: { cents: Cents; day: CalendarDay },
  facts: InvoiceFacts,
): Invoice {
  const { vatRates = {} } = facts;
  const { zero } = vatRates;
  const { orderedOn, pricedOn = orderedOn } = order;
  const rateThen = (rate: VatRate) => rateOn(rate, vatRates, received, pricedOn);
  const agreed = agreedVat(order).map(({ rate: ordered, netCents: net_cents, vatCents }) => {
    const rate = rateThen(ordered);
    const vat_cents = rate === ordered ? vatCents : Math.round((net_cents * rate) / 100);
    return [{ rate, net_cents, vat_cents }];
  });
  const vat = vatOf(
    cents,
    agreed.reduce((sum, each) => addVat(sum, each), []),
  );
  const net_cents = sumCents(vat.map((each) => each.net_cents));
  return {
    ...headOf(order, facts),
    kind: 'advance',
    delivery: { ...headOf(order, facts).delivery, day: received },
    lines: vat.map((each): InvoiceLine => {
      return {
        name: advanceLine(order, (rate) => rateThen(rate) === each.rate),
        quantity: 1,
        unit: '',
        unit_price_cents: each.net_cents,
        net_cents: each.net_cents,
        vat_rate: each.rate,
      };
    }),
    vat,
    ...(zero && vat.some(({ rate }) => rate === 0) && { zero }),
    net_cents,
    gross_cents: cents,
    prepaid_cents: cents,
    payable_cents: 0,
  };
}

/** Goods that the line of an advance names. */
const MAX_NAMED = 8;

/** `Anzahlung auf Bestellung B-7K3M9-QX2TP: 24 t Kies 16/32` */
function advanceLine({ order_number, lines }: InvoicedOrder, has: (rate: VatRate) => boolean) {
  const names = lines
    .filter(({ vat_rate = STANDARD_VAT_RATE }) => has(vat_rate))
    .map(({ quantity, unit = '', product_name }) => {
      return `${quantityText(quantity, unit)} ${product_name}`;
    });
  const more = names.length > MAX_NAMED ? ['weitere'] : [];
  const goods = [...names.slice(0, MAX_NAMED), ...more].join(', ');
  return `Anzahlung auf Bestellung ${order_number}${goods && `: ${goods}`}`;
}

const amountsText = ({ rate, net_cents, vat_cents }: Invoice['vat'][number]) =>
  `netto ${formatEuro(net_cents)}, ${rate} % MwSt. ${formatEuro(vat_cents)}, brutto ${formatEuro(net_cents + vat_cents)}`;

/** What a final invoice says of each advance and rate (§ 14 (5) sentence 2 UStG), and then of what they leave. */
export function advanceTexts({ advances = [], vat }: Pick<Invoice, 'advances' | 'vat'>): string[] {
  if (advances.length === 0) return [];
  const left = advances.reduce((rest, each) => addVat(rest, each.vat, -1), vat);
  return [
    ...advances.flatMap((each) =>
      each.vat.map(
        (amounts) =>
          `Abzüglich Anzahlungsrechnung ${each.number} vom ${formatDay(each.day)}, erhalten am ${formatDay(each.received)}: ${amountsText(amounts)}`,
      ),
    ),
    ...left.map((amounts) => `Es verbleiben: ${amountsText(amounts)}`),
  ];
}
