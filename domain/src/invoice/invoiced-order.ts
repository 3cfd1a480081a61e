import type { RateCents } from '../books/ledger.ts';
import type { Delivered } from '../handover/delivered.ts';
import { type Cents, milli, sumCents, timesCents } from '../money/money.ts';
import {
  grossSumCents,
  STANDARD_VAT_RATE,
  type VatAmount,
  type VatRate,
  vatAmounts,
} from '../money/vat.ts';
import type { OrderDelivery } from '../order/delivery-wish.ts';
import type { TextsOf } from '../order/order-fields.ts';
import { kindOf } from '../order/order-kinds.ts';
import { type PartFields, partsOf, shownParts } from '../order/order-parts.ts';
import { rebateLabel } from '../order/order-sums.ts';
import { type Rebate, rebateByRate } from '../order/rebate.ts';
import type { PaidBy } from '../payment/payment-methods.ts';
import { formatArticleNumber } from '../product/article-number.ts';
import type { Entry } from '../receivable/entries.ts';
import { rateOn, type VatRates } from '../settings/vat-rates.ts';
import { type CalendarDay, monthsBefore } from '../time/calendar.ts';
import { deliveryAddress } from '../tour/delivery-text.ts';
import type { AdvanceShare, Allowance, Delivery, Invoice, InvoiceLine } from './invoice.ts';

/** The data of an order that its invoice needs. */
export interface InvoicedOrder extends PartFields<'cents'>, PaidBy, TextsOf<'reference'> {
  order_number: string;
  customer_number?: string | undefined;
  booking_number?: string | undefined;
  /** The days of order and delivery. */
  orderedOn: CalendarDay;
  /** The day of the prices and rates, if not `orderedOn`: a quote's. */
  pricedOn?: CalendarDay | undefined;
  /** The office passes a change of VAT on to a consumer (§ 29 UStG). */
  passes_on_vat?: boolean | undefined;
  deliveredOn: CalendarDay;
  /** The first day of a rental, and of several deliveries. */
  handedOutOn?: CalendarDay | undefined;
  customer_name: string;
  customer_email: string;
  company_address: string;
  tax_number: string;
  invoice_address?: string | undefined;
  country?: string | undefined;
  delivery?: OrderDelivery | undefined;
  lines: readonly {
    product_id: number;
    article_number?: string | undefined;
    product_name: string;
    unit?: string | undefined;
    pieces?: number | undefined;
    quantity: number;
    unit_price_cents: Cents;
    vat_rate?: VatRate | undefined;
    delivered?: Delivered | undefined;
    of?: Delivery | undefined;
  }[];
  rebate?: Rebate | undefined;
  /** For an order delivered in parts, or a part of one: the VAT agreed, including its share of rounding differences. */
  vat?: Invoice['vat'] | undefined;
  /** Replaces that share with the rounding difference over the quantities delivered; see `roundingLeft`. */
  rounding?: readonly VatAmount[] | undefined;
  paid_cents: Cents;
  /** The share that was invoiced in advance. */
  advances?: readonly AdvanceShare[] | undefined;
  /** Each payment and refund in it. */
  received?: readonly Entry[] | undefined;
  /** A due day already announced to the customer before there was an invoice. */
  due_day?: CalendarDay | undefined;
  /** Until when a payment before the invoice may have taken its discount: as long as a cancelled one allowed. */
  discount_until?: CalendarDay | undefined;
  /** Discount deadline of an invoice that this one replaces: a missed discount does not come back. */
  promised_until?: CalendarDay | undefined;
  /** Claimed by reminders before there was an invoice: paid last, and not shown on any invoice. */
  claimed_cents?: Cents;
}

/** The invoice address of an order: the company's, else a separate one, else the delivery address. */
export function invoiceAddress(order: InvoicedOrder): string {
  const { delivery } = order;
  const site = delivery?.street && delivery.city ? deliveryAddress(delivery) : '';
  return (order.company_address || order.invoice_address || site).trim();
}

/** The invoice address's country unless it is Germany; sites are in Germany. */
export function billedCountry({ company_address, invoice_address, country }: InvoicedOrder) {
  return company_address || invoice_address ? country : undefined;
}

const hasArticle = ({ product_id, article_number }: InvoicedOrder['lines'][number]) =>
  product_id > 0 || article_number !== undefined;

export function goodsLines(order: InvoicedOrder): InvoiceLine[] {
  return order.lines.flatMap((line) => {
    const { quantity: ordered, delivered, unit = '', unit_price_cents, product_id } = line;
    const quantity = delivered?.quantity ?? ordered;
    if (quantity === 0) return [];
    return {
      ...(hasArticle(line) && {
        article_number: formatArticleNumber(product_id, line.article_number),
      }),
      name: line.product_name,
      quantity,
      unit,
      ...(line.pieces && { pieces: line.pieces }),
      unit_price_cents,
      net_cents: timesCents(unit_price_cents, quantity),
      vat_rate: line.vat_rate ?? STANDARD_VAT_RATE,
      ...(quantity !== ordered && { ordered }),
      ...(delivered?.reason && { reason: delivered.reason }),
      ...(delivered?.slips?.length && { slips: delivered.slips }),
      ...(line.of && { of: line.of }),
    };
  });
}

/** The parts of the order's total besides its goods, as lines of their own, taxed as what was delivered. */
function partLines(order: InvoicedOrder, goods: readonly InvoiceLine[]): InvoiceLine[] {
  const taxed = goods.length > 0 ? goods : order.lines;
  const rates = taxed.map((line) => line.vat_rate ?? STANDARD_VAT_RATE);
  return shownParts(partsOf(order, 'cents'), rates).flatMap(({ label, cents, rate }) => {
    if (cents === 0) return [];
    const price = { quantity: 1, unit: '', unit_price_cents: cents, net_cents: cents };
    const delivery = order.delivery && { ...order.delivery, isRental: kindOf(order).isRental };
    return { name: label(delivery), ...price, vat_rate: rate };
  });
}

/** The agreed rate as it applies on the day of supply. */
const rateOfSupply = (
  { deliveredOn, orderedOn, pricedOn = orderedOn }: InvoicedOrder,
  rate: VatRate,
  rates: Pick<VatRates, 'changes'>,
): VatRate => rateOn(rate, rates, deliveredOn, pricedOn);

/** The order at its agreed net prices and the rates that apply on the day of supply. */
function taxedOnDelivery(order: InvoicedOrder, rates: Pick<VatRates, 'changes'>): InvoicedOrder {
  const { deliveredOn, orderedOn, pricedOn = orderedOn } = order;
  const lines = order.lines.map(({ vat_rate = STANDARD_VAT_RATE, ...line }) => {
    const { day = deliveredOn, ordered_day = pricedOn } = line.of ?? {};
    return { ...line, vat_rate: rateOn(vat_rate, rates, day, ordered_day) };
  });
  // A new rate means rounding VAT again.
  const rounding = order.rounding?.map(({ rate: agreed, netCents, vatCents }) => {
    const rate = rateOfSupply(order, agreed, rates);
    return { rate, netCents, vatCents: rate === agreed ? vatCents : 0 };
  });
  return { ...order, lines, rounding };
}

/** Whether gross prices are binding: consumers see these, and a change of VAT does not affect them. */
export const keepsGross = ({ company_name, passes_on_vat = false }: InvoicedOrder): boolean =>
  company_name.trim() === '' && !passes_on_vat;

/**
 * Whether a consumer's contract was made more than four months before a change of VAT, so that the office may pass it
 * on (§ 29 UStG).
 */
export function mayPassOnVat(order: InvoicedOrder, rates: Pick<VatRates, 'changes'>): boolean {
  const { company_name, orderedOn, deliveredOn, lines } = order;
  const used = lines.map(({ vat_rate = STANDARD_VAT_RATE }) => vat_rate);
  return (rates.changes ?? []).some(
    ({ from, rate }) =>
      company_name.trim() === '' &&
      used.includes(rate) &&
      from <= deliveredOn &&
      orderedOn < monthsBefore(from, 4),
  );
}

const GROSS_KEPT = 'Ihr Bruttopreis bleibt, wie vereinbart';

/** Totals at changed rates of VAT: a consumer's gross amounts stay as agreed, only the VAT in them changes. */
export function atAgreedGross(order: InvoicedOrder, rates: Pick<VatRates, 'changes'>) {
  const sums = billedSums(taxedOnDelivery(order, rates));
  if (!keepsGross(order)) return { ...sums, kept: [] };
  const before = billedSums(order);
  const isOne = order.lines.every(({ of }) => of === undefined);
  const agreed = isOne
    ? before.vat.map((each) => ({ ...each, now: rateOfSupply(order, each.rate, rates) }))
    : agreedOfDeliveries(before.lines, sums.lines);
  const vat = sums.vat.map((natural) => {
    const same = agreed.filter(({ now }) => now === natural.rate);
    if (same.every(({ rate, now }) => rate === now)) return natural;
    const cents = grossSumCents(same);
    const netCents = Math.round((cents * 100) / (100 + natural.rate));
    return { rate: natural.rate, netCents, vatCents: cents - netCents };
  });
  const kept = sums.vat.flatMap(({ rate, netCents }, index): Allowance[] => {
    const net_cents = netCents - (vat[index]?.netCents ?? 0);
    return net_cents === 0 ? [] : [{ rate, net_cents, reason: GROSS_KEPT }];
  });
  return { ...sums, vat, kept };
}

/** The agreed amounts by rate, and by the one on the day of each delivery, of lines before and after the change. */
function agreedOfDeliveries(before: readonly InvoiceLine[], after: readonly InvoiceLine[]) {
  return [...new Set(after.map(({ vat_rate }) => vat_rate))].flatMap((now) => {
    const same = before.filter((_, index) => after[index]?.vat_rate === now);
    const nets = same.map(({ net_cents: netCents, vat_rate: rate }) => ({ netCents, rate }));
    return vatAmounts(nets).map((each) => ({ ...each, now }));
  });
}

/** An order's lines, rebates, and amounts due by rate. */
function billedSums(order: InvoicedOrder) {
  const goods = goodsLines(order);
  const lines = [...goods, ...partLines(order, goods)];
  const rebates = rebatesOf(order, lines);
  const vat = vatAmounts([
    ...lines.map(({ net_cents: netCents, vat_rate: rate }) => ({ netCents, rate })),
    ...rebates.map(({ net_cents, rate }) => ({ netCents: -net_cents, rate })),
  ]);
  const nets = goods.map(({ net_cents: cents, vat_rate: rate }) => ({ cents, rate }));
  const { rounding = [] } = order;
  const rounded = roundedNets(nets, rounding);
  return {
    lines: lines.map((line, index) => ({ ...line, net_cents: rounded[index] ?? line.net_cents })),
    rebates,
    vat: lessVat(vat, rounding, 1),
  };
}

/** Subtracts amounts by rate or, if `sign` is 1, adds them. */
function lessVat(
  amounts: readonly VatAmount[],
  others: readonly VatAmount[],
  sign: 1 | -1 = -1,
): VatAmount[] {
  return amounts.map(({ rate, ...each }) => {
    const other = others.find((of) => of.rate === rate) ?? { netCents: 0, vatCents: 0 };
    return {
      rate,
      netCents: each.netCents + sign * other.netCents,
      vatCents: each.vatCents + sign * other.vatCents,
    };
  });
}

/** Net amounts with the rounding difference of each rate added to the largest. */
export function roundedNets(
  nets: readonly RateCents[],
  rounding: readonly VatAmount[],
): readonly Cents[] {
  const largest = rounding.map(({ rate }) => {
    const same = nets.filter((each) => each.rate === rate);
    return same.find(({ cents }) => cents === Math.max(...same.map((each) => each.cents)));
  });
  return nets.map((net) => net.cents + (rounding[largest.indexOf(net)]?.netCents ?? 0));
}

/** Adds an order's share of its parts' rounding difference, as agreed. */
export function withRounding(order: InvoicedOrder): InvoicedOrder {
  if (order.rounding || !order.vat) return order;
  const agreed = order.vat.map(({ rate, net_cents: netCents, vat_cents }) => {
    return { rate, netCents, vatCents: vat_cents };
  });
  return { ...order, rounding: lessVat(agreed, agreedVat(order)) };
}

/** Cents by which a credit note, rounded for itself, and the invoice of the rest may differ from the whole. */
const MAX_ROUNDED = 5;

/** The order rounded so that its invoice equals what credit notes left of the previous one. */
export function roundedTo(
  order: InvoicedOrder,
  { vat, gross_cents }: Pick<Invoice, 'vat' | 'gross_cents'>,
  left: Invoice['vat'],
): InvoicedOrder {
  const [wanted = [], own = []] = [left, vat].map((amounts) =>
    amounts.map(({ rate, net_cents: netCents, vat_cents: vatCents }) => {
      return { rate, netCents, vatCents };
    }),
  );
  if (Math.abs(grossSumCents(wanted) - gross_cents) > MAX_ROUNDED) return order;
  const { rounding = [] } = withRounding(order);
  return { ...order, rounding: lessVat(lessVat(wanted, own), rounding, 1) };
}

/** The agreed amounts due, by rate. */
export const agreedVat = (order: InvoicedOrder): VatAmount[] => billedSums(asOrdered(order)).vat;

/** The order as if delivered exactly as ordered. */
export const asOrdered = (order: InvoicedOrder): InvoicedOrder => {
  const lines = order.lines.map(({ delivered: _, ...line }) => line);
  return { ...order, lines };
};

/**
 * The rounding difference, by rate, that makes an order and its other parts add up to the price of all their goods at
 * once: line totals, rebate and VAT are rounded per part.
 */
export function roundingLeft(
  order: InvoicedOrder,
  parts: readonly InvoicedOrder[],
  rates: Pick<VatRates, 'changes'> = {},
): readonly VatAmount[] {
  const family = [{ ...order, rounding: [] }, ...parts.map(withRounding)];
  // After a change of VAT, parts still share a consumer's gross amount.
  const applied = keepsGross(order) ? {} : rates;
  const sums = family.map((each) => billedSums(taxedOnDelivery(each, applied)));
  const together = new Map<string, InvoiceLine>();
  for (const line of sums.flatMap(({ lines }) => lines)) {
    const { article_number, name, unit, unit_price_cents, vat_rate } = line;
    const goods = JSON.stringify([article_number, name, unit, unit_price_cents, vat_rate]);
    const milliAll = milli(together.get(goods)?.quantity ?? 0) + milli(line.quantity);
    together.set(goods, { ...line, quantity: milliAll / 1000 });
  }
  const nets = [...together.values()].map(({ vat_rate: rate, unit_price_cents, quantity }) => {
    return { rate, cents: timesCents(unit_price_cents, quantity) };
  });
  const rebate = sharedRebate(family.map((each) => each.rebate));
  const taken = sums.flatMap(({ rebates }) =>
    rebates.map(({ rate, net_cents: cents }) => ({ rate, cents })),
  );
  const all = vatAmounts([
    ...nets.map(({ rate, cents: netCents }) => ({ rate, netCents })),
    ...(rebate ? rebateByRate(rebate, nets) : taken).map(({ rate, cents }) => {
      return { rate, netCents: -cents };
    }),
  ]);
  return sums.reduce((left, { vat }) => lessVat(left, vat), all);
}

/** The combined rebate of all parts; undefined if their rebates differ. */
function sharedRebate(rebates: readonly (Rebate | undefined)[]): Rebate | undefined {
  const [first] = rebates.filter((each) => each !== undefined);
  const isSame = rebates.every((each) =>
    first?.percent === undefined ? each?.percent === undefined : each?.percent === first.percent,
  );
  if (!first || !isSame) return undefined;
  return { ...first, cents: sumCents(rebates.map((each) => each?.cents ?? 0)) };
}

function rebatesOf({ rebate }: InvoicedOrder, lines: readonly InvoiceLine[]): Allowance[] {
  if (!rebate) return [];
  const nets = lines.map(({ vat_rate: rate, net_cents: cents }) => ({ rate, cents }));
  return rebateByRate(rebate, nets).map(({ rate, cents: net_cents }) => {
    return { rate, net_cents, reason: rebateLabel(rebate) };
  });
}
