import { RENTAL_EXTRAS } from '@shop/domain/booking/booking-price';
import { bookingState } from '@shop/domain/booking/booking-state';
import { RENTER_FIELD_NAMES, toldAs } from '@shop/domain/booking/renter';
import { CUSTOMER_RECORD, invitedText } from '@shop/domain/customer/customer-fields';
import { headerOf, plainFields } from '@shop/domain/fields/field';
import { invoiceBadge } from '@shop/domain/invoice/invoice-list';
import { type Cents, toCents } from '@shop/domain/money/money';
import type { StoredCustomer } from '@shop/domain/office/stored-catalogue';
import { INVOICE_TITLES } from '@shop/domain/order/order';
import {
  type FieldOf,
  shownText,
  TEXTS,
  toldAs as toldInOrders,
} from '@shop/domain/order/order-fields';
import { kindOf } from '@shop/domain/order/order-kinds';
import { ORDER_PART_NAMES, ORDER_PARTS, partsOf } from '@shop/domain/order/order-parts';
import { orderStatus } from '@shop/domain/order/order-status';
import { paymentBadge } from '@shop/domain/payment/order-payments';
import { paymentMethodOf } from '@shop/domain/payment/payment-methods';
import { requestTypeLabel } from '@shop/domain/request/contact';
import { requestStatusBadge } from '@shop/domain/request/request-handling';
import {
  OPEN_ITEM_COLUMNS,
  type OpenItem,
  openItemCents,
} from '@shop/domain/statistics/open-items';
import { CSV_BOM, csvAmount, csvDateTime, csvRow } from '@shop/domain/text/csv';
import { customerNumber } from '@shop/domain/text/customer-number';
import { orderedQuantity } from '@shop/domain/text/quantity';
import { berlinDay, type CalendarDay, formatDay } from '@shop/domain/time/calendar';
import type { Firestore, Query, Timestamp } from 'firebase-admin/firestore';
import { CUSTOMER_STORE } from '../changes/entry-stores.ts';
import { storedPages } from '../firestore/list-page.ts';
import type { Sort } from '../firestore/position.ts';
import type { Log } from '../lib/log.ts';
import { openItemPages } from '../receivables/open-items.ts';
import { claimOf, orderBalance } from '../stored/balance.ts';
import { contactsOf, type StoredContactRequest } from '../stored/contact.ts';
import { customersOf } from '../stored/entry.ts';
import { invoiceBookOf, type StoredBookEntry } from '../stored/invoice.ts';
import type { StoredNote } from '../stored/notes.ts';
import { ordersOf, type StoredOrder, type StoredOrderItem } from '../stored/order.ts';
import { invoiceOfOrder } from '../stored/order-invoices.ts';
import { rebateTaken } from '../stored/order-view.ts';
import { chargedOf, rentalBookingsOf, type StoredRentalBooking } from '../stored/rental-booking.ts';

interface ExportDeps {
  firestore: Firestore;
  log: Log;
  now: () => Date;
}

/** A column's title, and its cell for one document. */
type CsvColumn<T> = readonly [title: string, cell: (stored: T) => string];

/** An ordered amount; empty for orders that only join others, which have it. */
const ordered = (centsOf: (order: StoredOrder) => Cents) => (order: StoredOrder) =>
  kindOf(order).joinsOthers ? '' : csvAmount(centsOf(order));

const textColumn = (name: FieldOf<'head'>): CsvColumn<StoredOrder> => [
  toldInOrders(name),
  (order) => shownText(name, order[name]),
];

const ORDER_COLUMNS: readonly CsvColumn<StoredOrder>[] = [
  ['Auftragsnummer', (order) => order.order_number],
  ['Datum', createdAt],
  ['Status', (order) => orderStatus(order.order_status, order.delivery?.method).label],
  ...TEXTS.customer.map(textColumn),
  ['Zahlungsart', (order) => paymentMethodOf(order.payment_method).label],
  ['Artikel', (order) => order.order_items.map(itemText).join(' | ')],
  ['Warenwert (EUR)', ordered((order) => order.subtotal_cents)],
  ...ORDER_PART_NAMES.map(
    (name): CsvColumn<StoredOrder> => [
      `${ORDER_PARTS[name].label(undefined)} (EUR)`,
      (order) => csvAmount(partsOf(order, 'cents')[name]),
    ],
  ),
  ['Gesamtbetrag (EUR)', ordered((order) => order.total_cents)],
  ['Gesamtbetrag brutto (EUR)', ordered(({ gross_cents }) => gross_cents)],
  textColumn('notes'),
  [
    'Rechnung',
    (order) => (invoiceOfOrder(order) ?? { number: order.collected_by?.invoice }).number ?? '',
  ],
  [
    'Berechnet brutto (EUR)',
    (order) => csvAmount(invoiceOfOrder(order) ? orderBalance(order).debtCents : 0),
  ],
  ['Zahlung', (order) => paymentBadge(orderBalance(order).state).label],
  ['Bezahlt (EUR)', (order) => csvAmount(orderBalance(order).paidCents)],
  ['Offen (EUR)', (order) => csvAmount(orderBalance(order).openCents)],
  ['Fällig am', (order) => formatDay(claimOf(order).dueDay ?? '')],
  ...TEXTS.reference.map(textColumn),
  ['Kundennummer', (order) => order.customer_number ?? ''],
  ['Rabatt (EUR)', (order) => csvAmount(order.rebate ? rebateTaken(order) : 0)],
];

const CONTACT_COLUMNS: readonly CsvColumn<StoredContactRequest>[] = [
  ['Datum', createdAt],
  ['Art der Anfrage', (contact) => requestTypeLabel(contact.request_type)],
  ['Name', (contact) => contact.name],
  ['E-Mail', (contact) => contact.email],
  ['Telefon', (contact) => contact.phone],
  ['Nachricht', (contact) => contact.message],
  ['Artikel', (contact) => (contact.items ?? []).map(itemText).join(' | ')],
  ['Postleitzahl', (contact) => contact.postal_code ?? ''],
  ['Status', (contact) => requestStatusBadge(contact.status ?? 'open').label],
  ['Notizen', (contact) => textsOf(contact.notes)],
  ['Antworten', (contact) => textsOf(contact.replies)],
];

const BOOKING_COLUMNS: readonly CsvColumn<StoredRentalBooking>[] = [
  ['Buchungsnummer', (booking) => booking.booking_number],
  ['Datum', createdAt],
  ['Stand', ({ kind, state }) => (kind === 'downtime' ? 'Ausfall' : bookingState(state).label)],
  ['Gerät', (booking) => booking.tool_name],
  ['Stück', (booking) => String(booking.pieces)],
  ['Mietbeginn', (booking) => formatDay(booking.start_day)],
  ['Mietende', (booking) => formatDay(booking.end_day)],
  ...RENTER_FIELD_NAMES.map(
    (name): CsvColumn<StoredRentalBooking> => [toldAs(name), (booking) => booking[name] ?? ''],
  ),
  ['Miete (EUR)', (booking) => csvAmount(booking.rental_cents)],
  [`${RENTAL_EXTRAS.insurance.label} (EUR)`, (booking) => csvAmount(booking.insurance_cents)],
  [
    'Bringen und holen (EUR)',
    ({ transport_cents: cents, ...booking }) =>
      cents === undefined ? 'nach Absprache' : csvAmount(chargedOf(booking, cents)),
  ],
  ['Netto (EUR)', (booking) => csvAmount(booking.net_cents)],
  ['Kaution (EUR)', (booking) => csvAmount(booking.deposit_cents)],
  ['Abrechnung', (booking) => booking.order_number ?? ''],
];

type VatField = 'net_cents' | 'vat_cents';
const ofRate =
  (field: VatField, rate: number) =>
  ({ vat = [] }: StoredBookEntry) =>
    csvAmount(vat.find((each) => each.rate === rate)?.[field] ?? 0);

/** The rates of § 12 UStG; amounts at other rates as a text. */
const VAT_COLUMNS: readonly CsvColumn<StoredBookEntry>[] = [
  ['Netto 19 % (EUR)', ofRate('net_cents', 19)],
  ['MwSt. 19 % (EUR)', ofRate('vat_cents', 19)],
  ['Netto 7 % (EUR)', ofRate('net_cents', 7)],
  ['MwSt. 7 % (EUR)', ofRate('vat_cents', 7)],
  ['Netto 0 % (EUR)', ofRate('net_cents', 0)],
  [
    'Andere Steuersätze',
    ({ vat = [] }) =>
      vat
        .filter(({ rate }) => ![19, 7, 0].includes(rate))
        .map((of) => `${of.rate} %: ${csvAmount(of.net_cents)} + ${csvAmount(of.vat_cents)}`)
        .join(' | '),
  ],
];

const BOOK_COLUMNS: readonly CsvColumn<StoredBookEntry>[] = [
  ['Nummer', (entry) => entry.number],
  ['Art', (entry) => INVOICE_TITLES[entry.kind]],
  ['Datum', (entry) => formatDay(entry.day)],
  ['Kunde', (entry) => entry.customer],
  ['Bestellung', (entry) => entry.order_number],
  ...VAT_COLUMNS,
  ['Brutto (EUR)', (entry) => csvAmount(entry.gross_cents)],
  ['Offen (EUR)', (entry) => csvAmount(entry.open_cents)],
  ['Fällig am', (entry) => formatDay(entry.due_day ?? '')],
  ['Stand', (entry) => invoiceBadge(entry.state, undefined, '').label],
];

const openColumns = (today: CalendarDay): readonly CsvColumn<OpenItem>[] => [
  ['Nummer', (item) => item.number],
  ['Datum', (item) => formatDay(item.day)],
  ['Kunde', (item) => item.customer],
  ['Bestellung', (item) => item.order_number],
  ['Brutto (EUR)', (item) => csvAmount(item.gross_cents)],
  ['Offen (EUR)', (item) => csvAmount(item.open_cents)],
  ['Fällig am', (item) => formatDay(item.due_day ?? '')],
  ...OPEN_ITEM_COLUMNS.map((column): CsvColumn<OpenItem> => {
    const cell = (item: OpenItem) => openItemCents(item, column, today);
    return [`${column} (EUR)`, (item) => (cell(item) === 0 ? '' : csvAmount(cell(item)))];
  }),
  ['Kundennummer', (item) => item.customer_number ?? ''],
  ['Debitorenkonto', (item) => String(item.debtor ?? '')],
];

/** A field of the record's table as text, with its label as title. */
function recordColumn([name, field]: (typeof RECORD_FIELDS)[number]): CsvColumn<StoredCustomer> {
  const shown = (value: unknown): string => {
    if (field.type === 'euro') return csvAmount(toCents(Number(value)));
    if (field.type === 'number') return Number(value).toLocaleString('de-DE', PLAIN_NUMBER);
    if (field.type === 'flag') return value ? 'ja' : 'nein';
    const { labels = {} } = field as { labels?: Readonly<Record<string, string>> };
    return labels[String(value)] ?? String(value);
  };
  return [
    headerOf(field),
    (customer) => {
      const value = CUSTOMER_STORE.toInput(customer)[name];
      return value === undefined ? '' : shown(value);
    },
  ];
}

const RECORD_FIELDS = plainFields(CUSTOMER_RECORD);
const PLAIN_NUMBER = { useGrouping: false, maximumFractionDigits: 2 } as const;

const CUSTOMER_COLUMNS: readonly CsvColumn<StoredCustomer>[] = [
  ['Kundennummer', ({ id }) => customerNumber(id)],
  ...RECORD_FIELDS.map(recordColumn),
  [
    'Konten',
    ({ members }) =>
      members
        .map((member) => [member.email, invitedText(member) ?? []].flat().join(', '))
        .join(' | '),
  ],
  ['Baustellen', ({ sites }) => sites.map(({ name }) => name).join(' | ')],
];

function textsOf(texts: readonly StoredNote[] = []): string {
  return texts.map(({ text }) => text).join(' | ');
}

function createdAt({ created_at }: { created_at: Timestamp }): string {
  return csvDateTime(created_at.toDate().toISOString());
}

function itemText(item: Pick<StoredOrderItem, 'product_name' | 'quantity' | 'unit'>): string {
  return `${orderedQuantity(item)} ${item.product_name}`;
}

/** All documents of a kind as CSV, newest first or customers by name, in chunks; by file name. */
export const CSV_EXPORTS = {
  orders: ({ firestore, log }: ExportDeps) => csvChunks(ordersOf(firestore), ORDER_COLUMNS, log),
  contacts: ({ firestore, log }: ExportDeps) =>
    csvChunks(contactsOf(firestore), CONTACT_COLUMNS, log),
  'rental-bookings': ({ firestore, log }: ExportDeps) =>
    csvChunks(rentalBookingsOf(firestore), BOOKING_COLUMNS, log),
  'invoice-book': ({ firestore, log }: ExportDeps) =>
    csvChunks(invoiceBookOf(firestore), BOOK_COLUMNS, log),
  customers: ({ firestore, log }: ExportDeps) =>
    csvChunks(customersOf(firestore), CUSTOMER_COLUMNS, log, BY_NAME),
  'open-items': (deps: ExportDeps) =>
    csvOf(openItemPages(deps), openColumns(berlinDay(deps.now()))),
};

const BY_NAME: Sort = { field: 'sort_name', direction: 'asc', kind: 'text' };

const csvChunks = <T extends object>(
  query: Query<T>,
  columns: readonly CsvColumn<T>[],
  log: Log,
  sort?: Sort,
) => csvOf(storedPages(query, log, sort), columns);

async function* csvOf<T>(
  pages: AsyncIterable<readonly T[]>,
  columns: readonly CsvColumn<T>[],
): AsyncGenerator<string> {
  // With the first page, so that a failing Firestore is answered with 503, not with a file of titles.
  let titles = CSV_BOM + csvRow(columns.map(([title]) => title));
  for await (const page of pages) {
    yield titles + page.map((stored) => csvRow(columns.map(([, cell]) => cell(stored)))).join('');
    titles = '';
  }
  if (titles) yield titles;
}
