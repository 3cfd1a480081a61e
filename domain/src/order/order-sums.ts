import { type CartItem, lineTotalCents } from '../cart/cart.ts';
import { type DeliveryMethod, type DeliveryTerms, FLAT_RATE } from '../delivery/delivery-terms.ts';
import { orderWeightKg, type WeighedLine } from '../delivery/order-weight.ts';
import { type Cents, sumCents, toCents } from '../money/money.ts';
import {
  grossSumCents,
  type Taxed,
  taxed,
  type VatAmount,
  type VatRate,
  vatAmounts,
} from '../money/vat.ts';
import { formatEuro, formatNumber } from '../text/format.ts';
import { grossTotalLabel, vatLabel } from '../text/vat-text.ts';
import type { Order, OrderRebate } from './order.ts';
import {
  type OrderPart,
  type PartCents,
  type PartFields,
  partCosts,
  partsOf,
  shownParts,
} from './order-parts.ts';

/** The data of a line of goods that totals need. */
export interface TaxedLine extends WeighedLine {
  totalCents: Cents;
  /** The standard rate if missing. */
  vatRate?: VatRate | undefined;
}

/** Net amounts, and the gross one with its VAT by rate. */
export interface OrderTotals {
  subtotalCents: Cents;
  parts: PartCents;
  /** Goods and parts, net. */
  totalCents: Cents;
  vat: VatAmount[];
  grossCents: Cents;
}

/** What the office has agreed on: other prices of parts, and a rebate on all net amounts. */
export interface Agreed {
  parts?: Partial<PartCents>;
  rebate?: (nets: readonly Taxed[]) => readonly Taxed[];
}

export function orderTotals(
  lines: readonly TaxedLine[],
  terms: DeliveryTerms = FLAT_RATE,
  agreed: Agreed = {},
): OrderTotals {
  const subtotalCents = sumCents(lines.map((line) => line.totalCents));
  const costs = partCosts(terms, { cents: subtotalCents, weightKg: orderWeightKg(lines) });
  const parts = { ...costs, ...agreed.parts };
  const goods = lines.map(({ totalCents, vatRate }) => taxed(totalCents, vatRate));
  const shown = shownParts(
    parts,
    goods.map(({ rate }) => rate),
  );
  const others = shown.map(({ cents: netCents, rate }) => ({ netCents, rate }));
  const rebates = agreed.rebate?.([...goods, ...others]) ?? [];
  const taken = rebates.map(({ netCents, rate }) => ({ netCents: -netCents, rate }));
  const vat = goods.length > 0 ? vatAmounts([...goods, ...others, ...taken]) : [];
  const totalCents = sumCents([
    subtotalCents,
    ...Object.values(parts),
    ...taken.map(({ netCents }) => netCents),
  ]);
  return { subtotalCents, parts, totalCents, vat, grossCents: grossSumCents(vat) };
}

/** Totals of a cart with delivery: shown to the shopper and sent with the order. */
export function cartTotals(
  items: readonly Pick<CartItem, 'price' | 'quantity' | 'vat_rate' | 'weight_kg'>[],
  terms?: DeliveryTerms,
): OrderTotals {
  const lines = items.map((item) => {
    const { quantity, weight_kg, vat_rate: vatRate } = item;
    return { quantity, weight_kg, vatRate, totalCents: lineTotalCents(item) };
  });
  return orderTotals(lines, terms);
}

/** Why an order of this net total and these terms is not accepted, as a German sentence; undefined if it is. */
export function orderTotalProblem(
  totalCents: Cents,
  { options: { max_order } }: DeliveryTerms,
): string | undefined {
  const maxCents = toCents(max_order);
  if (totalCents <= maxCents) return undefined;
  return `Bestellungen über mehr als ${formatEuro(maxCents)} netto nehmen wir nur auf Anfrage an. Bitte fordern Sie ein Angebot an.`;
}

/** The stored amounts of an order; old orders have neither VAT nor a gross amount. */
export interface OrderAmounts {
  subtotalCents: Cents;
  parts: Partial<PartCents>;
  rebate?: { label: string; cents: Cents } | undefined;
  /** Net. */
  totalCents: Cents;
  vat?: readonly VatAmount[] | undefined;
  grossCents?: Cents | undefined;
  delivery?: { method: DeliveryMethod; zone?: string; isRental?: boolean } | undefined;
}

type WireAmounts = Pick<
  Order,
  'subtotal_amount' | 'rebate' | 'total_amount' | 'vat' | 'gross_amount'
> &
  PartFields<'amount'> & {
    delivery?: { method: DeliveryMethod; zone?: string };
    booking_number?: string | undefined;
  };

export function orderAmounts(order: WireAmounts): OrderAmounts {
  return {
    subtotalCents: toCents(order.subtotal_amount),
    parts: partsOf(order, 'amount'),
    rebate: order.rebate && {
      label: rebateLabel(order.rebate),
      cents: toCents(order.rebate.amount),
    },
    totalCents: toCents(order.total_amount),
    vat: order.vat?.map(({ rate, net_amount, vat_amount }) => {
      return { rate, netCents: toCents(net_amount), vatCents: toCents(vat_amount) };
    }),
    grossCents: order.gross_amount === undefined ? undefined : toCents(order.gross_amount),
    delivery: order.delivery && { ...order.delivery, isRental: !!order.booking_number },
  };
}

/** `Rabatt 5 %: Treue`; without a reason for callers who know only the order's number. */
export const rebateLabel = ({ percent, reason }: Pick<OrderRebate, 'percent' | 'reason'>): string =>
  [`Rabatt${percent === undefined ? '' : ` ${formatNumber(percent)} %`}`, reason]
    .filter(Boolean)
    .join(': ');

/** A line below the goods; `total` is net, `gross` the amount to pay. */
export interface OrderSum {
  label: string;
  amount: string;
  kind: 'part' | 'total' | 'gross';
  part?: OrderPart;
}

/** The sums of an order as every page and mail shows them, from goods to gross total. */
export function orderSums(amounts: OrderAmounts): OrderSum[] {
  const { subtotalCents, parts, rebate, totalCents, delivery } = amounts;
  return [
    part('Zwischensumme', formatEuro(subtotalCents)),
    ...partSums(parts, delivery),
    ...(rebate ? [part(rebate.label, formatEuro(-rebate.cents))] : []),
    { label: 'Gesamtsumme', amount: formatEuro(totalCents), kind: 'total' },
    ...taxes(amounts),
  ];
}

export const partSums = (
  parts: Partial<PartCents>,
  delivery: OrderAmounts['delivery'],
): OrderSum[] =>
  shownParts(parts).map(({ name, label, cents }) => {
    const amount = cents === 0 ? 'Kostenlos' : formatEuro(cents);
    return { ...part(label(delivery), amount), part: name };
  });

/** Note below the sums; orders without a gross amount are net throughout. */
export function pricesNote(grossCents: Cents | undefined): string {
  if (grossCents === undefined) return 'Alle Preise zzgl. MwSt.';
  return 'Einzelpreise, Lieferung und Gesamtsumme zzgl. MwSt.';
}

function taxes({ vat = [], grossCents }: OrderAmounts): OrderSum[] {
  if (grossCents === undefined) return [];
  return [
    ...vat.map((amount) => part(vatLabel(amount, vat), formatEuro(amount.vatCents))),
    { label: grossTotalLabel(vat), amount: formatEuro(grossCents), kind: 'gross' },
  ];
}

export function part(label: string, amount: string): OrderSum {
  return { label, amount, kind: 'part' };
}
