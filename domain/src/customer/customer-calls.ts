import { boolean, type ObjectSchema } from 'yup';
import { requestIdSchema } from '../fields/input-fields.ts';
import type { ListedInvoice } from '../invoice/invoice-list.ts';
import { type Cents, sumCents, toEuro } from '../money/money.ts';
import type { OwnConditions } from '../payment/payment-conditions.ts';
import type { FigureTable } from '../statistics/figures.ts';
import { openItems } from '../statistics/open-items.ts';
import { requiredObject, textSchema } from '../text/validation.ts';
import type { CalendarDay } from '../time/calendar.ts';
import type { CustomerSite } from './building-site.ts';
import type { CustomerMember } from './customer-fields.ts';
import type { OwnPrices } from './own-prices.ts';

/** Gives an order to the customer in the path, or takes it away again. */
export interface CustomerOrderRequest {
  order_number: string;
  is_removed?: boolean | undefined;
}

const NO_CUSTOMER = 'Diesen Kunden gibt es nicht.';
const text = () => textSchema().typeError(NO_CUSTOMER).required(NO_CUSTOMER).max(40, NO_CUSTOMER);

export const customerOrderSchema: ObjectSchema<CustomerOrderRequest> = requiredObject(NO_CUSTOMER, {
  order_number: text(),
  is_removed: boolean().typeError(NO_CUSTOMER).optional(),
});

/** Merges the customer in the path into another: `K-10001`. Repeated until no orders are left to move. */
export interface CustomerMergeRequest {
  request_id: string;
  into: string;
}

export const customerMergeSchema: ObjectSchema<CustomerMergeRequest> = requiredObject(NO_CUSTOMER, {
  request_id: requestIdSchema,
  into: text(),
});

export interface CustomerMergeResult {
  /** Orders moved by this request. */
  moved: number;
  has_more: boolean;
}

/** What the office sees of a customer beside the record. */
export interface CustomerFigures {
  /** Open invoices by age. */
  open: FigureTable;
  /** Invoiced by year, net, and the tonnes of it. */
  revenue: FigureTable;
  tonnes: FigureTable;
  /** The newest fifty. */
  invoices: ListedInvoice[];
  /** Of the record's address and its accounts. */
  rentals: CustomerRental[];
  /** Whether there are more invoices than are counted. */
  is_cut: boolean;
}

export interface CustomerRental {
  booking_number: string;
  tool_name: string;
  state: string;
  start_day: CalendarDay;
  end_day: CalendarDay;
}

/** What the tables need of an entry of the invoice book. */
interface BookEntry {
  number: string;
  customer: string;
  day: CalendarDay;
  open_cents: Cents;
  due_day?: CalendarDay | undefined;
  vat?: readonly { net_cents: Cents }[] | undefined;
  shares?: readonly { kg: number }[] | undefined;
}

/** What a customer owes by age, and what they were invoiced by year, the latest first. */
export function customerFigures(
  entries: readonly BookEntry[],
  today: CalendarDay,
): Pick<CustomerFigures, 'open' | 'revenue' | 'tonnes'> {
  const years = [...new Set(entries.map(({ day }) => day.slice(0, 4)))].sort().reverse();
  const byYear = (amountOf: (entry: BookEntry) => number) =>
    years.map((name) => {
      const values = entries.filter(({ day }) => day.startsWith(name)).map(amountOf);
      return { name, total: values.reduce((sum, value) => sum + value, 0) };
    });
  const table = (
    title: string,
    unit: FigureTable['unit'],
    rows: { name: string; value: number }[],
  ) => {
    const shown = rows.map(({ name, value }) => ({ name, values: [value] }));
    return { title, head: 'Jahr', series: [title], unit, rows: shown };
  };
  const net = byYear(({ vat = [] }) => sumCents(vat.map(({ net_cents }) => net_cents)));
  const kg = byYear(({ shares = [] }) => shares.reduce((sum, share) => sum + share.kg, 0));
  return {
    open: openItems(
      entries.filter(({ open_cents }) => open_cents > 0),
      today,
    ),
    revenue: table(
      'Umsatz netto',
      'euro',
      net.map(({ name, total }) => ({ name, value: toEuro(total) })),
    ),
    tonnes: table(
      'Tonnen',
      'tonnes',
      kg.map(({ name, total }) => ({ name, value: total / 1000 })),
    ),
  };
}

/** A company as one of its accounts sees it. */
export interface OwnCompany extends Omit<CustomerMember, 'email'>, OwnConditions, OwnPrices {
  number: string;
  name: string;
  address: string;
  country: string;
  tax_number: string;
  buyer_reference: string;
  sites: CustomerSite[];
  /** For who may change them. */
  members?: CustomerMember[];
}
