import { type RateCents, splitCents } from '../books/ledger.ts';
import { COMPANY } from '../company.ts';
import type { DeliveryMethod } from '../delivery/delivery-terms.ts';
import type { Delivered, WeighingSlip } from '../handover/delivered.ts';
import { type Cents, milli, sumCents, timesCents } from '../money/money.ts';
import {
  grossSumCents,
  SMALL_AMOUNT_CENTS,
  STANDARD_VAT_RATE,
  type VatAmount,
  type VatRate,
  vatAmounts,
} from '../money/vat.ts';
import { invoiceTaxNumber } from '../order/buyer.ts';
import type { OrderDelivery } from '../order/delivery-wish.ts';
import type { InvoiceKind } from '../order/order.ts';
import { type PartFields, partsOf, shownParts } from '../order/order-parts.ts';
import { rebateLabel } from '../order/order-sums.ts';
import { type Rebate, rebateByRate } from '../order/rebate.ts';
import { CASH_DISCOUNT, discountOn, earlyDiscountOn } from '../payment/payment-conditions.ts';
import {
  type InvoicedPayment,
  type PaidBy,
  paymentConditions,
  paymentMethodOf,
} from '../payment/payment-methods.ts';
import type { BankAccount } from '../payment/payment-terms.ts';
import { formatArticleNumber } from '../product/article-number.ts';
import { type Balance, balanceOf } from '../receivable/balance.ts';
import type { Entry } from '../receivable/entries.ts';
import { rateOn, type VatRates, type ZeroRate } from '../settings/vat-rates.ts';
import { formatEuro, formatNumber } from '../text/format.ts';
import { readPostalAddress } from '../text/postal-address.ts';
import { lastDay } from '../time/bank-days.ts';
import {
  addDays,
  type CalendarDay,
  daysBetween,
  formatDay,
  monthsBefore,
} from '../time/calendar.ts';
import { deliveryAddress } from '../tour/delivery-text.ts';

/** One of several deliveries that an invoice joins. */
export interface Delivery {
  order_number: string;
  ordered_day: CalendarDay;
  /** The day of supply. */
  day: CalendarDay;
  customer_reference?: string | undefined;
  site?: string | undefined;
  site_id?: string | undefined;
  /** In one line; of a delivery, not of a pickup. */
  address?: string | undefined;
  method?: DeliveryMethod | undefined;
  zone?: string | undefined;
}

/** `Lieferschein B-7K3M9-QX2TP vom 24.11.2026, Ihr Zeichen 4711`. */
export function deliveryText({ order_number, day, customer_reference, site }: Delivery): string {
  return [
    `Lieferschein ${order_number} vom ${formatDay(day)}`,
    ...(site ? [`Baustelle ${site}`] : []),
    ...(customer_reference ? [`Ihr Zeichen ${customer_reference}`] : []),
  ].join(', ');
}

/** A line; quantity and amount are negative in a cancellation and a credit note. */
export interface InvoiceLine {
  article_number?: string;
  name: string;
  /** The delivered quantity, to three decimals. */
  quantity: number;
  unit: string;
  /** Number of rented items; the quantity counts the days of all of them. */
  pieces?: number;
  unit_price_cents: Cents;
  net_cents: Cents;
  vat_rate: VatRate;
  /** The ordered quantity, if it differs. */
  ordered?: number;
  reason?: string;
  slips?: WeighingSlip[];
  /** In a collective invoice: the delivery it belongs to. */
  of?: Delivery;
  /** In a credit note: the position of the invoice's line, from 0; missing for an amount. */
  of_line?: number;
}

/** A deduction from the net amounts of one rate (BG-20); negative in a cancellation. */
export interface Allowance {
  rate: VatRate;
  net_cents: Cents;
  reason: string;
}

export const allowanceLabel = ({ reason, rate }: Allowance) => `${reason} (auf ${rate} % MwSt.)`;

/**
 * An invoice, its cancellation, a credit note on a part of it, or an advance invoice: the one object behind PDF, XML, mails and
 * screens. It is written once and never changed (§ 146 (4) AO). Amounts in cents, days in Berlin.
 */
export interface Invoice {
  kind: InvoiceKind;
  /** `RE-2026-00001`: numbered without gaps, cancellations included. */
  number: string;
  day: CalendarDay;
  /** The invoice that a cancellation or a credit note corrects (§ 31 (5) UStDV). */
  cancels?: {
    number: string;
    day: CalendarDay;
    reason: string;
    /** The credit notes before a cancellation, which reverses what they have left. */
    credits?: string[];
  };
  /** `booking_number` is that of the billed rental. */
  order: { number: string; day: CalendarDay; booking_number?: string };
  customer_reference?: string;
  /** The customer's building site (BT-11). */
  site?: string;
  /** The Leitweg-ID of a public buyer (BT-10): the customer also gets an XRechnung. */
  buyer_reference?: string;
  seller: {
    name: string;
    street: string;
    postal_code: string;
    city: string;
    vat_id: string;
    register: string;
    managing_director: string;
    phone: string;
    email: string;
  };
  bank: BankAccount;
  buyer: {
    /** Empty for consumers. */
    company: string;
    name: string;
    email: string;
    /** As entered. */
    address: string;
    /** Country of the address; missing for Germany. */
    country?: string;
    /** VAT ids without blanks. */
    tax_number?: string;
    /** The number of the customer's record: `K-10001`. */
    customer_number?: string;
  };
  /**
   * The day of supply, or of an advance that of its receipt; `from` is the first one of a rental, which ends on it, and
   * of several deliveries.
   */
  delivery: { from?: CalendarDay; day: CalendarDay; is_pickup: boolean; address: string };
  lines: InvoiceLine[];
  /** Already deducted from the sums below. */
  allowances?: Allowance[];
  vat: { rate: VatRate; net_cents: Cents; vat_cents: Cents }[];
  /** Why nothing is due at the rate 0, if the settings said so. */
  zero?: ZeroRate;
  net_cents: Cents;
  gross_cents: Cents;
  /** Received before the invoice was written (BT-113). */
  prepaid_cents: Cents;
  /** The share that was invoiced in advance, with its VAT. */
  advances?: AdvanceShare[];
  /** Negative if the company owes a refund. */
  payable_cents: Cents;
  /** Missing if nothing is to be paid. */
  due_day?: CalendarDay;
  /** Missing for transfers. */
  payment?: InvoicedPayment;
  discount?: { percent: number; days: number; until_day: CalendarDay; amount_cents: Cents };
  /** What a credit note leaves to pay or to pay back. */
  leaves?: Pick<Balance, 'openCents' | 'creditCents' | 'dueDay' | 'discount'>;
}

/** What an advance invoice has taxed of money that an order holds; amounts are negative where it went elsewhere. */
export interface AdvanceShare {
  number: string;
  day: CalendarDay;
  /** When the money came, which is when its VAT was due. */
  received: CalendarDay;
  vat: Invoice['vat'];
}

/** The data of an order that its invoice needs. */
export interface InvoicedOrder extends PartFields<'cents'>, PaidBy {
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
  customer_reference?: string | undefined;
  site?: string | undefined;
  buyer_reference?: string | undefined;
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
  /** A due day that the customer was told before there was an invoice. */
  due_day?: CalendarDay | undefined;
  /** Until when a payment before the invoice may have taken its discount: as long as a cancelled one allowed. */
  discount_until?: CalendarDay | undefined;
  /** Discount deadline of an invoice that this one replaces: a missed discount does not come back. */
  promised_until?: CalendarDay | undefined;
  /** Claimed by reminders before there was an invoice: paid last, and not shown on any invoice. */
  claimed_cents?: Cents;
}

/** `RE-2026-00001`. */
export function invoiceNumber(year: string, count: number): string {
  return `RE-${year}-${String(count).padStart(5, '0')}`;
}

/** Stands for the number of an invoice, credit note or quote that is only previewed. */
export const DRAFT_NUMBER = 'Entwurf';

export function isInvoiceNumber(text: string): boolean {
  return /^RE-\d{4}-\d{5,7}$/.test(text);
}

/** The company's current details as the seller. */
export function sellerOf(): Invoice['seller'] {
  return {
    name: COMPANY.name,
    street: COMPANY.street,
    postal_code: COMPANY.postalCode,
    city: COMPANY.city,
    vat_id: COMPANY.vatId,
    register: COMPANY.register,
    managing_director: COMPANY.managingDirector,
    phone: COMPANY.phone.display,
    email: COMPANY.email,
  };
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

function goodsLines(order: InvoicedOrder): InvoiceLine[] {
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
    const delivery = order.delivery && { ...order.delivery, isRental: !!order.booking_number };
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
function atAgreedGross(order: InvoicedOrder, rates: Pick<VatRates, 'changes'>) {
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
function withRounding(order: InvoicedOrder): InvoicedOrder {
  if (order.rounding || !order.vat) return order;
  const agreed = order.vat.map(({ rate, net_cents: netCents, vat_cents }) => {
    return { rate, netCents, vatCents: vat_cents };
  });
  return { ...order, rounding: lessVat(agreed, agreedVat(order)) };
}

/** Cents by which a credit note, rounded for itself, and the invoice of the rest may differ from the whole. */
const MAX_ROUNDED = 5;

/** The order rounded so that its invoice comes to what credit notes left of the one before. */
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

/** What a day and the settings say; `holidays` are the public ones after that day. */
export interface InvoiceFacts extends Pick<Invoice, 'number' | 'day' | 'bank'> {
  holidays: ReadonlySet<CalendarDay>;
  vatRates?: Pick<VatRates, 'changes' | 'zero'>;
}

/** Buyer and subject of an invoice; `lines` name the place of delivery if the order has none. */
export function headOf(
  order: InvoicedOrder,
  { number, day, bank }: Pick<InvoiceFacts, 'number' | 'day' | 'bank'>,
  lines: readonly InvoiceLine[] = [],
) {
  const country = billedCountry(order);
  return {
    number,
    day,
    order: {
      number: order.order_number,
      day: order.orderedOn,
      ...(order.booking_number && { booking_number: order.booking_number }),
    },
    ...(order.customer_reference && { customer_reference: order.customer_reference }),
    ...(order.site && { site: order.site }),
    ...(order.buyer_reference && { buyer_reference: order.buyer_reference }),
    seller: sellerOf(),
    bank,
    buyer: {
      company: order.company_name.trim(),
      name: order.customer_name,
      email: order.customer_email,
      address: invoiceAddress(order),
      ...(country && { country }),
      ...(order.tax_number && { tax_number: invoiceTaxNumber(order.tax_number) }),
      ...(order.customer_number && { customer_number: order.customer_number }),
    },
    delivery: {
      ...(order.handedOutOn && { from: order.handedOutOn }),
      day: order.deliveredOn,
      is_pickup: order.delivery?.method === 'pickup',
      address: order.delivery ? deliveryAddress(order.delivery) : sharedAddress(lines),
    },
  };
}

/**
 * The invoice of a delivered order, written on a day. Its last days to pay are working days (§ 193 BGB), and
 * never before one that the customer was told with the order.
 */
export function invoiceOf(ordered: InvoicedOrder, facts: InvoiceFacts): Invoice {
  const { day, holidays, vatRates = {} } = facts;
  const order = withRounding(ordered);
  const { zero } = vatRates;
  const { lines, rebates, kept, vat: agreed } = atAgreedGross(order, vatRates);
  const { taken, vat } = withEarlyDiscount(order, agreed, day, holidays);
  const allowances = [...rebates, ...kept, ...taken];
  const gross_cents = grossSumCents(vat);
  const paidOnClaims = Math.max(0, order.paid_cents - gross_cents);
  const prepaid_cents = order.paid_cents - Math.min(order.claimed_cents ?? 0, paidOnClaims);
  const payable_cents = gross_cents - prepaid_cents;
  const { invoiced } = paymentMethodOf(order.payment_method);
  const { days: daysToPay, percent, discountDays } = paymentConditions(order);
  const until_day = order.promised_until ?? lastDay(addDays(day, discountDays), holidays);
  const { due_day: told = day } = order;
  const ownDay = addDays(day, daysToPay);
  const due_day = lastDay(ownDay > told ? ownDay : told, holidays);
  const amount_cents = payable_cents - discountOn(payable_cents, percent);
  return {
    ...headOf(order, facts, lines),
    kind: 'invoice',
    lines,
    ...(allowances.length > 0 && { allowances }),
    vat: vat.map(({ rate, netCents, vatCents }) => {
      return { rate, net_cents: netCents, vat_cents: vatCents };
    }),
    ...(zero && vat.some(({ rate }) => rate === 0) && { zero }),
    net_cents: sumCents(vat.map(({ netCents }) => netCents)),
    gross_cents,
    prepaid_cents,
    ...(order.advances?.length && { advances: [...order.advances] }),
    payable_cents,
    ...(payable_cents > 0 && { due_day }),
    ...(invoiced !== 'transfer' && { payment: invoiced }),
    ...(percent > 0 &&
      amount_cents > 0 &&
      until_day >= day && {
        discount: { percent, days: daysBetween(day, until_day), until_day, amount_cents },
      }),
  };
}

/** Where all that a collective invoice bills was delivered; empty if that is several places. */
function sharedAddress(lines: readonly InvoiceLine[]): string {
  const [address = '', ...others] = new Set(lines.map((line) => line.of?.address));
  return others.length === 0 ? address : '';
}

function rebatesOf({ rebate }: InvoicedOrder, lines: readonly InvoiceLine[]): Allowance[] {
  if (!rebate) return [];
  const nets = lines.map(({ vat_rate: rate, net_cents: cents }) => ({ rate, cents }));
  return rebateByRate(rebate, nets).map(({ rate, cents: net_cents }) => {
    return { rate, net_cents, reason: rebateLabel(rebate) };
  });
}

/** Discounts that payments before the invoice may have taken: one promised with an earlier order, or the invoice's own. */
function earlyDiscounts(
  order: InvoicedOrder,
  day: CalendarDay,
  holidays: ReadonlySet<CalendarDay>,
) {
  const { company_name, payment_method, orderedOn, due_day, discount_until = day } = order;
  const { hasDiscount } = paymentMethodOf(payment_method);
  const isPromised = due_day !== undefined && company_name.trim() !== '' && hasDiscount;
  const untilDay = lastDay(addDays(orderedOn, CASH_DISCOUNT.days), holidays);
  const { percent } = paymentConditions(order);
  const own = `${formatNumber(percent)} % Skonto bei Zahlung vor der Rechnung`;
  const promised = `${CASH_DISCOUNT.percent} % Skonto bei Zahlung bis ${formatDay(untilDay)}`;
  return [
    ...(isPromised ? [{ percent: CASH_DISCOUNT.percent, untilDay, reason: promised }] : []),
    ...(percent > 0 ? [{ percent, untilDay: discount_until, reason: own }] : []),
  ];
}

/** The discount that payments have taken before an invoice of that gross amount. */
function takenEarly(
  order: InvoicedOrder,
  gross: Cents,
  day: CalendarDay,
  holidays: ReadonlySet<CalendarDay>,
) {
  const { orderedOn, received = [] } = order;
  const entries = [{ what: 'invoiced' as const, cents: gross, day: orderedOn }, ...received];
  return earlyDiscounts(order, day, holidays)
    .map(({ untilDay, ...each }) => {
      const discount = { cents: earlyDiscountOn(gross, each.percent), untilDay };
      const claim = { kind: 'invoice' as const, reference: '', entries, discount };
      return { ...each, cents: balanceOf(claim).discountCents };
    })
    .find(({ cents }) => cents > 0);
}

/**
 * What a part of an order leaves unpaid because all of the order was paid ahead, less a discount. It and the rest then
 * have their share of that discount with their invoices.
 */
export function earlyDiscountOfPart(
  order: InvoicedOrder,
  [gross, ofPart]: readonly [Cents, Cents],
  day: CalendarDay,
  holidays: ReadonlySet<CalendarDay>,
): Cents {
  const taken = takenEarly(order, gross, day, holidays);
  return taken ? Math.min(taken.cents, earlyDiscountOn(ofPart, taken.percent)) : 0;
}

/**
 * Deducts a discount taken before the invoice, so that nothing stays open and no discount is booked later. Splits
 * gross amounts, as payments are gross.
 */
function withEarlyDiscount(
  order: InvoicedOrder,
  vat: readonly VatAmount[],
  day: CalendarDay,
  holidays: ReadonlySet<CalendarDay>,
): { taken: Allowance[]; vat: readonly VatAmount[] } {
  const cents = grossSumCents(vat);
  const used = takenEarly(order, cents, day, holidays);
  if (!used) return { taken: [], vat };
  const gross = vat.map(({ rate, netCents, vatCents }) => ({ rate, cents: netCents + vatCents }));
  const left = splitCents(cents - used.cents, gross).map(({ rate, cents: each }) => {
    const netCents = Math.round((each * 100) / (100 + rate));
    return { rate, netCents, vatCents: each - netCents };
  });
  const { reason } = used;
  const taken = vat.map(({ rate, netCents }, index) => {
    return { rate, net_cents: netCents - (left[index]?.netCents ?? 0), reason };
  });
  return { taken: taken.filter(({ net_cents }) => net_cents !== 0), vat: left };
}

/** Why an order cannot be invoiced, as a German sentence. */
export function invoiceProblem(order: InvoicedOrder): string | undefined {
  const { gross_cents, buyer } = invoiceOf(order, {
    number: '',
    day: order.deliveredOn,
    bank: COMPANY.bank,
    holidays: new Set(),
  });
  if (goodsLines(order).length === 0) {
    return 'Von dieser Bestellung wurde nichts geliefert.';
  }
  return addressProblem({ gross_cents, buyer });
}

/** Why an invoice cannot be written without the buyer's address, as a German sentence. */
export function addressProblem({
  gross_cents,
  buyer,
}: Pick<Invoice, 'gross_cents' | 'buyer'>): string | undefined {
  return gross_cents > SMALL_AMOUNT_CENTS && buyer.address === ''
    ? 'Die Rechnungsanschrift fehlt; über 250 € muss sie auf der Rechnung stehen.'
    : undefined;
}

/** What the reason on a correction is the reason of. */
export const REASON_LABELS: Record<InvoiceKind, string> = {
  invoice: 'Grund',
  cancellation: 'Grund der Stornierung',
  credit: 'Grund der Korrektur',
  advance: 'Grund',
  advance_cancellation: 'Grund der Stornierung',
};

/** Whether it joins several deliveries. */
export const isCollective = ({ lines }: Pick<Invoice, 'lines'>) => lines.some(({ of }) => of);

/** When and how much to pay, as sentences. */
export function paymentSentences(invoice: Invoice): string[] {
  const { kind, payable_cents, due_day, discount, cancels, prepaid_cents } = invoice;
  if (kind === 'cancellation' && cancels) {
    const together = cancels.credits ? ` zusammen mit ${cancels.credits.join(' und ')}` : '';
    return [
      `Diese Stornorechnung hebt die Rechnung ${cancels.number} vom ${formatDay(cancels.day)}${together} vollständig auf. Was Sie darauf schon bezahlt haben, erstatten oder verrechnen wir.`,
    ];
  }
  if (kind === 'advance') {
    return [
      `Die Leistung ist noch nicht erbracht. Sie haben diese Anzahlung am ${formatDay(invoice.delivery.day)} bezahlt; zu zahlen ist darauf nichts. Die Rechnung über die Leistung zieht sie mit ihrer MwSt. ab.`,
    ];
  }
  if (kind === 'advance_cancellation' && cancels) {
    return [
      `Diese Stornorechnung hebt die Anzahlungsrechnung ${cancels.number} vom ${formatDay(cancels.day)} auf, soweit sie nicht schon mit einer Teillieferung verrechnet ist. Was Sie darauf bezahlt haben, erstatten oder verrechnen wir.`,
    ];
  }
  if (kind === 'credit' && cancels) {
    return [
      `Diese Rechnungskorrektur mindert die Rechnung ${cancels.number} vom ${formatDay(cancels.day)} um ${formatEuro(-invoice.gross_cents)}.`,
      ...(invoice.leaves ? [leftSentence(invoice.leaves)] : []),
    ];
  }
  if (payable_cents < 0) {
    return [`Sie haben ${formatEuro(-payable_cents)} zu viel bezahlt; wir erstatten sie Ihnen.`];
  }
  if (payable_cents === 0) {
    return [prepaid_cents > 0 ? 'Der Betrag ist vollständig bezahlt.' : 'Es ist nichts zu zahlen.'];
  }
  const when = due_day === invoice.day ? 'sofort' : `bis ${formatDay(due_day ?? invoice.day)}`;
  return [
    invoice.payment?.sentence ?? `Zahlbar ${when} ohne Abzug.`,
    ...(discount
      ? [
          `Bei Zahlung bis ${formatDay(discount.until_day)} ziehen Sie ${formatNumber(discount.percent)} % Skonto ab und zahlen ${formatEuro(discount.amount_cents)}.`,
        ]
      : []),
  ];
}

function leftSentence(left: NonNullable<Invoice['leaves']>): string {
  const { openCents, creditCents, dueDay, discount } = left;
  if (creditCents > 0) {
    return `Sie haben damit ${formatEuro(creditCents)} zu viel bezahlt; wir erstatten sie Ihnen.`;
  }
  if (openCents === 0) return 'Damit ist nichts mehr zu zahlen.';
  const until = dueDay ? ` bis ${formatDay(dueDay)}` : '';
  const cheaper = discount
    ? `, bei Zahlung bis ${formatDay(discount.untilDay)} nur ${formatEuro(discount.cents)}`
    : '';
  return `Zu zahlen sind damit noch ${formatEuro(openCents)}${until}${cheaper}.`;
}

/** What the invoice says of its goods at 0 %. */
export function zeroText({ zero }: Pick<Invoice, 'zero'>): string | undefined {
  return zero && `${zero.kind === 'exempt' ? 'Steuerfrei' : '0 % Umsatzsteuer'}: ${zero.text}`;
}

/** Whether the customer's PDF carries the invoice as XML: customers in business read it by machine. */
export function hasXml(invoice: Invoice): boolean {
  return invoice.buyer.company !== '';
}

/**
 * Whether there is an XRechnung: it needs a buyer reference, an e-mail address and a parseable postal
 * address.
 */
export function hasXRechnung({ buyer, buyer_reference }: Invoice): boolean {
  return (
    Boolean(buyer_reference) &&
    readPostalAddress(buyer.address, Boolean(buyer.country)) !== undefined &&
    buyer.email !== ''
  );
}
