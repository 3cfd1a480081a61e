import { boolean, mixed } from 'yup';
import { requestIdSchema } from '../fields/input-fields.ts';
import type { ListedInvoice } from '../invoice/invoice-list.ts';
import { type Cents, sumCents, toEuro } from '../money/money.ts';
import { type InvoiceKind, isOfAdvance } from '../order/order.ts';
import type { OwnConditions } from '../payment/payment-conditions.ts';
import type { FigureTable } from '../statistics/figures.ts';
import type { RevenueShare } from '../statistics/month-sums.ts';
import { requiredObject, textSchema } from '../text/validation.ts';
import type { CalendarDay } from '../time/calendar.ts';
import type { CustomerSite } from './building-site.ts';
import { creditReasonText } from './credit-reason.ts';
import type { CustomerMember } from './customer-fields.ts';
import { CONDITION_SOURCES, type ConditionSource } from './joined-customers.ts';
import type { OwnPrices } from './own-prices.ts';

/** Gives an order to the customer in the path, or takes it away again. */
export interface CustomerOrderRequest {
  order_number: string;
  is_removed?: boolean | undefined;
  /** Rejects this customer as proposed: the order is somebody else's. */
  is_other?: boolean | undefined;
  /** Reason to exceed the customer's credit, once the server asks. */
  credit_reason?: string | undefined;
  /** Whether to bill it as the record says, too. */
  as_record?: boolean | undefined;
}

const NO_CUSTOMER = 'Diesen Kunden gibt es nicht.';
const text = () => textSchema().typeError(NO_CUSTOMER).required(NO_CUSTOMER).max(40, NO_CUSTOMER);

export const customerOrderSchema = requiredObject<CustomerOrderRequest>(NO_CUSTOMER, {
  order_number: text(),
  is_removed: boolean().typeError(NO_CUSTOMER).optional(),
  is_other: boolean().typeError(NO_CUSTOMER).optional(),
  credit_reason: creditReasonText(),
  as_record: boolean().typeError(NO_CUSTOMER).optional(),
});

/** Merges the customer in the path into another: `K-10001`. Repeated until no orders are left to move. */
export interface CustomerMergeRequest {
  request_id: string;
  into: string;
  /** Whose conditions and prices survive the merge. */
  conditions?: ConditionSource | undefined;
}

export const customerMergeSchema = requiredObject<CustomerMergeRequest>(NO_CUSTOMER, {
  request_id: requestIdSchema,
  into: text(),
  conditions: mixed<ConditionSource>().oneOf(CONDITION_SOURCES, NO_CUSTOMER).optional(),
});

export interface CustomerMergeResult {
  /** Orders moved by this request. */
  moved: number;
  has_more: boolean;
}

/** What the office sees of a customer besides the record. */
export interface CustomerFigures {
  /** Open items by age; with a site, only its invoices. */
  open: FigureTable;
  /** Invoiced by year, net, and the tonnes of it. */
  revenue: FigureTable;
  tonnes: FigureTable;
  /** Tonnes by material, and net by building site, in the latest years. */
  materials: FigureTable;
  sites: FigureTable;
  /** The newest fifty. */
  invoices: ListedInvoice[];
  /** Sent by the record's address or one of its accounts. */
  rentals: CustomerRental[];
  /** Whether there are more invoices than are counted. */
  is_cut: boolean;
  /** In euro, gross; only if there is a limit. */
  credit?: CreditUse;
}

/** What a customer owes, and how much of the credit is used, while an order is taken; in euro, gross. */
export interface CustomerDebt {
  open_amount: number;
  /** How many orders that is. */
  open_count: number;
  credit?: CreditUse;
}

/** How many customers' sums are read at once: a page of their list. */
export const MAX_SUMMED = 50;

/** What the list shows of a customer besides the record; in euro. */
export interface CustomerSums extends Pick<CustomerDebt, 'open_amount'> {
  number: string;
  /** Invoiced this calendar year, net, as in `CustomerFigures`. */
  revenue: number;
  /** Missing if they never ordered. */
  last_order_day?: CalendarDay;
}

export interface CreditUse {
  limit_amount: number;
  used_amount: number;
}

export interface CustomerRental {
  booking_number: string;
  tool_name: string;
  state: string;
  start_day: CalendarDay;
  end_day: CalendarDay;
}

/** What an account sees of its company's; sums of money only if it may see invoices. */
export type CompanyFigures = Pick<CustomerFigures, 'materials' | 'is_cut'> &
  Partial<Pick<CustomerFigures, 'revenue' | 'sites'>>;

/** An invoice that a company has yet to pay; in euro. */
export interface OpenInvoice {
  number: string;
  order_number: string;
  site?: string;
  due_day?: CalendarDay;
  open_amount: number;
}

/** What the tables need of an entry of the invoice book. */
interface BookEntry {
  number: string;
  kind: InvoiceKind;
  customer: string;
  day: CalendarDay;
  open_cents: Cents;
  due_day?: CalendarDay | undefined;
  vat?: readonly { net_cents: Cents }[] | undefined;
  shares?:
    | readonly Pick<RevenueShare, 'name' | 'kg' | 'net_cents' | 'site' | 'site_id'>[]
    | undefined;
  site?: string | undefined;
  site_id?: string | undefined;
}

/** Splits an entry by building site: its invoice may cover several. */
function bySite(entry: BookEntry): BookEntry[] {
  const { site_id, shares = [] } = entry;
  const sites = [...new Set(shares.map((share) => share.site_id))];
  if (site_id !== undefined || sites.every((each) => each === undefined)) return [entry];
  return sites.map((each) => {
    const own = shares.filter((share) => share.site_id === each);
    const net_cents = sumCents(own.map((share) => share.net_cents));
    return { ...entry, site: own[0]?.site, site_id: each, shares: own, vat: [{ net_cents }] };
  });
}

/** Whether an invoice covers a building site; always true without one. */
export const isOfSite = (entry: BookEntry, site: string): boolean =>
  !site || bySite(entry).some((part) => part.site_id === site);

const YEARS_COMPARED = 3;
const WITHOUT_SITE = 'ohne Baustelle';

const netOf = (entries: readonly BookEntry[]) =>
  toEuro(sumCents(entries.flatMap(({ vat = [] }) => vat.map(({ net_cents }) => net_cents))));

function tonnesOf(entries: readonly BookEntry[], material?: string): number {
  const shares = entries.flatMap((entry) => entry.shares ?? []);
  const counted = shares.filter(({ name }) => material === undefined || name === material);
  return counted.reduce((sum, { kg }) => sum + kg, 0) / 1000;
}

/**
 * What a customer was invoiced by year, without advances, the latest first, by material and by building site; with a
 * site, for that alone.
 */
export function customerFigures(
  all: readonly BookEntry[],
  site = '',
): Pick<CustomerFigures, 'revenue' | 'tonnes' | 'materials' | 'sites'> {
  const billed = all.filter(({ kind }) => !isOfAdvance(kind));
  const entries = billed.flatMap(bySite).filter((entry) => !site || entry.site_id === site);
  const years = [...new Set(entries.map(({ day }) => day.slice(0, 4)))].sort().reverse();
  const compared = years.slice(0, YEARS_COMPARED);
  const of = (year: string) => entries.filter(({ day }) => day.startsWith(year));
  const inYears = (
    title: string,
    unit: FigureTable['unit'],
    amountOf: (entries: readonly BookEntry[]) => number,
  ): FigureTable => {
    const rows = years.map((name) => ({ name, values: [amountOf(of(name))] }));
    return { title, head: 'Jahr', series: [title], unit, rows };
  };
  const byName = (
    table: Omit<FigureTable, 'series' | 'rows'>,
    names: readonly string[],
    amountOf: (entries: readonly BookEntry[], name: string) => number,
  ): FigureTable => {
    const values = (name: string) => compared.map((year) => amountOf(of(year), name));
    const rows = [...new Set(names)].map((name) => ({ name, values: values(name) }));
    const sum = (row: { values: number[] }) =>
      row.values.reduce((total, value) => total + value, 0);
    return { ...table, series: compared, rows: rows.sort((a, b) => sum(b) - sum(a)) };
  };
  const weighed = entries.flatMap(({ shares = [] }) => shares.filter(({ kg }) => kg !== 0));
  // The latest of a site's names.
  const names = new Map(entries.toReversed().map(({ site, site_id }) => [site_id, site]));
  const nameOf = ({ site_id }: BookEntry) => names.get(site_id) ?? WITHOUT_SITE;
  const hasSites = entries.some((entry) => entry.site !== undefined);
  return {
    revenue: inYears('Umsatz netto', 'euro', netOf),
    tonnes: inYears('Tonnen', 'tonnes', (booked) => tonnesOf(booked)),
    materials: byName(
      { title: 'Tonnen nach Material', head: 'Material', unit: 'tonnes' },
      weighed.map(({ name }) => name),
      tonnesOf,
    ),
    sites: byName(
      { title: 'Umsatz netto nach Baustelle', head: 'Baustelle', unit: 'euro' },
      hasSites ? entries.map(nameOf) : [],
      (booked, name) => netOf(booked.filter((entry) => nameOf(entry) === name)),
    ),
  };
}

/** A company as one of its accounts sees it. */
export interface OwnCompany
  extends Omit<CustomerMember, 'email' | 'invited_day'>,
    OwnConditions,
    OwnPrices {
  number: string;
  name: string;
  address: string;
  country: string;
  tax_number: string;
  buyer_reference: string;
  /** Only for members who may order. */
  contact_name?: string;
  phone?: string;
  sites: CustomerSite[];
  may_see_orders: boolean;
  /** In euro, gross; only if there is a limit, and only for members who may order. */
  credit?: CreditUse;
  /** For members who may change them. */
  members?: CustomerMember[];
}
