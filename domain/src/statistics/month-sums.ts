import { chargedRent } from '../booking/rent-line.ts';
import type { DeliveryMethod } from '../delivery/delivery-terms.ts';
import type { Invoice } from '../invoice/invoice.ts';
import { type Cents, milli, sumCents } from '../money/money.ts';
import { type InvoiceKind, isOfAdvance } from '../order/order.ts';
import { ORDER_PART_NAMES, ORDER_PARTS } from '../order/order-parts.ts';

/** What invoices charged for one material or tool, in one place; negative in what takes an invoice back. */
export interface RevenueShare {
  category: string;
  /** Empty for what is neither in the catalogue nor a tool: the document of a month has to stay small. */
  name: string;
  /** The zone of the delivery. */
  place: string;
  net_cents: Cents;
  /** 0 if the weight is unknown. */
  kg: number;
  /** Charged for all pieces of a tool, to three decimals, so that nothing is left of what is credited bit by bit. */
  days: number;
  /** The building site of the delivery, in the entry of an invoice of several; the sums of a month ignore it. */
  site?: string | undefined;
  site_id?: string | undefined;
}

/** What an entry of the invoice book adds to the sums of its month. */
export interface BookedRevenue {
  kind?: InvoiceKind | undefined;
  gross_cents: Cents;
  vat?: readonly { net_cents: Cents }[] | undefined;
  shares?: readonly RevenueShare[] | undefined;
  customer_number?: string | undefined;
}

/** Sums of the invoices, cancellations and credit notes of a month. */
export interface MonthSums {
  /** `2026-11` */
  month: string;
  documents: number;
  net_cents: Cents;
  gross_cents: Cents;
  shares: RevenueShare[];
  /** Net revenue by customer number; zero amounts are left out, and so is the field if nothing remains. */
  customers?: Readonly<Record<string, Cents>>;
}

interface Place {
  method?: DeliveryMethod | undefined;
  zone?: string | undefined;
  site?: string | undefined;
  site_id?: string | undefined;
}

interface SoldOrder {
  delivery?: Place | undefined;
  order_items: readonly {
    product_id: number;
    product_name: string;
    category?: string | undefined;
    weight_kg?: number | undefined;
  }[];
}

const DELIVERY = 'Lieferung';
const OTHERS = 'Sonstiges';
const ALLOWANCES = 'Nachlässe';
export const PICKED_UP = 'Abholung';
const KG: Readonly<Record<string, number>> = { t: 1000, kg: 1 };

/** What an invoice charged, by category, material or tool, and place of its order; its net in all. */
export function revenueShares(
  { lines, allowances = [] }: Pick<Invoice, 'lines' | 'allowances'>,
  { delivery, order_items }: SoldOrder,
): RevenueShare[] {
  const shareAt =
    ({ method, zone, site, site_id }: Place = {}) =>
    (category: string, net_cents: Cents, { name = '', kg = 0, days = 0 } = {}) => {
      const place = method === 'pickup' ? PICKED_UP : (zone ?? DELIVERY);
      return { category, name, place, net_cents, kg, days, ...(site && { site, site_id }) };
    };
  const shares = lines.map((line): RevenueShare => {
    const { name, unit, quantity, net_cents, article_number, of = delivery } = line;
    const share = shareAt(of);
    // Free lines may be called as anything, but have a unit, and neither an article nor a category.
    const item = order_items.find(({ product_id, product_name, category }) => {
      const isKnown = product_id === 0 ? category !== undefined : article_number !== undefined;
      return isKnown && product_name === name;
    });
    if (!item) {
      const { method = 'delivery', zone } = of ?? {};
      const labels = ORDER_PART_NAMES.map((part) => ORDER_PARTS[part].label({ method, zone }));
      const category = unit === '' && labels.includes(name) ? DELIVERY : OTHERS;
      return share(category, net_cents);
    }
    const { product_id, category = OTHERS, weight_kg = 0 } = item;
    if (product_id === 0) {
      const { tool = '', days = 0 } = chargedRent(line) ?? {};
      return share(category, net_cents, { name: tool, days });
    }
    const kg = quantity * (KG[unit] ?? weight_kg);
    const rounded = Math.sign(kg) * Math.round(Math.abs(kg));
    return share(category, net_cents, { name, kg: rounded });
  });
  const taken = allowances.map(({ net_cents }) => shareAt(delivery)(ALLOWANCES, -net_cents));
  return merged([...shares, ...taken]);
}

/** The month's sums with another entry, unless that is an advance; the order of entries makes no difference. */
export function addToMonth(sums: MonthSums, entry: BookedRevenue): MonthSums {
  const { kind = 'invoice', gross_cents, shares = [], customer_number } = entry;
  if (isOfAdvance(kind)) return sums;
  const added = {
    ...sums,
    documents: sums.documents + 1,
    net_cents: sums.net_cents + netOf(entry),
    gross_cents: sums.gross_cents + gross_cents,
    shares: merged([...sums.shares, ...shares.map(({ site: _, site_id: __, ...share }) => share)]),
  };
  return moveInMonth(added, { ...entry, customer_number: undefined }, customer_number);
}

/** The month's sums with an entry of them given to another customer, or to none. */
export function moveInMonth(
  { customers, ...sums }: MonthSums,
  entry: BookedRevenue,
  to: string | undefined,
): MonthSums {
  const after = { ...customers };
  const add = (number: string | undefined, cents: Cents) => {
    if (number !== undefined) after[number] = (after[number] ?? 0) + cents;
    if (number !== undefined && after[number] === 0) delete after[number];
  };
  add(entry.customer_number, -netOf(entry));
  add(to, netOf(entry));
  return { ...sums, ...(Object.keys(after).length > 0 && { customers: after }) };
}

/** What a customer was invoiced in these months, net and without advances. */
export const invoicedTo = (number: string, months: readonly MonthSums[]): Cents =>
  sumCents(months.map(({ customers }) => customers?.[number] ?? 0));

const netOf = ({ kind = 'invoice', vat = [] }: BookedRevenue): Cents =>
  isOfAdvance(kind) ? 0 : sumCents(vat.map(({ net_cents }) => net_cents));

export const emptyMonth = (month: string): MonthSums => {
  return { month, documents: 0, net_cents: 0, gross_cents: 0, shares: [] };
};

const keyOf = ({ category, name, place, site_id = '' }: RevenueShare) =>
  [category, name, place, site_id].join('\n');

/** One share for each category, name, place and site, in their order. */
function merged(all: readonly RevenueShare[]): RevenueShare[] {
  const sums = new Map<string, RevenueShare>();
  for (const share of all) {
    const before = sums.get(keyOf(share)) ?? { net_cents: 0, kg: 0, days: 0 };
    sums.set(keyOf(share), {
      ...share,
      net_cents: before.net_cents + share.net_cents,
      kg: before.kg + share.kg,
      days: (milli(before.days) + milli(share.days)) / 1000,
    });
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, share]) => share);
}
