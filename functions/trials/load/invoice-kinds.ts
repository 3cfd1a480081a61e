import { invoiceNumber } from '@shop/domain/invoice/invoice';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { signedLink } from '../../src/accounts/signed-link.ts';
import type { StoredBookEntry } from '../../src/stored/invoice.ts';
import type { StoredOrder } from '../../src/stored/order.ts';
import { storeAll } from '../../test/shop-data.ts';
import { orderNumber, storedInvoice, storedOrder } from '../../test/stored-data.ts';
import { CUSTOMER_V1 } from '../../test/stored-fixtures.ts';
import { kind, type RequestKind } from './request-kinds.ts';

/** Their numbers follow those of other orders; the first three get invoices. */
const DELIVERED = Array.from({ length: 10 }, (_, index) => orderNumber(9000 + index));
const [FIRST = ''] = DELIVERED;
/** Orders of a customer with collective invoices. */
const COLLECTED = [9100, 9101].map(orderNumber);
const INVOICE = invoiceNumber('2026', 1);
/** A prepaid order of a company. */
const PAID_AHEAD = orderNumber(9110);
/** Last year's invoices, more than a page. */
const BILLED = Array.from({ length: 60 }, (_, index) => invoiceNumber('2025', index + 1));
/** When the tests start. */
const NOW = new Date('2026-03-02T09:30:00.123Z');

/** Stores a customer's delivered orders, and a book with more than a page of last year's invoices, all overdue. */
export async function prepareInvoices(firestore: Firestore, uid: string): Promise<void> {
  const sent = { by_uid: 'chef', open_cents: 98_53, fee_cents: 0, interest_cents: 0 };
  const at = Timestamp.fromDate(NOW);
  const orders = DELIVERED.map((order_number): [string, StoredOrder] => {
    const order = storedOrder({
      order_number,
      user_id: uid,
      customer_email: `${order_number}@example.de`,
      order_status: 'delivered',
      gross_cents: 98_53,
      open_cents: 98_53,
      payment_state: 'open',
      due_day: '2026-03-16',
      to_invoice: true,
      reminders: [{ ...sent, id: 'reminder-0001', at, pay_by: '2026-04-01' }],
    });
    return [`orders/${order_number}`, order];
  });
  const overdue = BILLED.map((number, index): [string, StoredOrder] => {
    const [order_number, day] = [orderNumber(9200 + index), '2025-12-01'];
    const due_day = '2025-12-15';
    const order = storedOrder({
      order_number,
      order_status: 'delivered',
      due_day,
      invoices: [storedInvoice({ number, created_at: at, day, due_day })],
    });
    return [`orders/${order_number}`, unbooked(order)];
  });
  const entries = BILLED.map((number): [string, StoredBookEntry] => {
    const entry: StoredBookEntry = {
      number,
      kind: 'invoice',
      order_number: orderNumber(0),
      created_at: at,
      day: '2025-12-01',
      month: '2025-12',
      customer: 'Erika Muster',
      user_id: null,
      gross_cents: 98_53,
      open_cents: 0,
      state: 'paid',
      search_tokens: ['must'],
      vat: [{ rate: 19, net_cents: 82_80, vat_cents: 15_73 }],
      shares: [],
      schema_version: 1,
    };
    return [`invoiceBook/${number}`, entry];
  });
  const collected = COLLECTED.map((order_number): [string, StoredOrder] => {
    const of = { order_number, customer_number: 'K-19000', company_name: 'Bau GmbH' };
    const where = { company_address: 'Weg 3, 12345 Musterstadt', customer_email: 'bau@example.de' };
    const done = { order_status: 'delivered', delivered_day: '2026-02-02', to_invoice: true };
    return [`orders/${order_number}`, storedOrder({ ...of, ...where, ...done })];
  });
  const payment = {
    id: 'payment-0001',
    what: 'paid' as const,
    cents: 50_00,
    day: '2026-03-02',
    by_uid: 'chef',
    at,
  };
  const ahead = storedOrder({
    order_number: PAID_AHEAD,
    payment_method: 'vorkasse',
    company_name: 'Bau GmbH',
    customer_email: 'ahead@example.de',
    entries: [payment],
  });
  const customer = { ...CUSTOMER_V1, id: 19_000, invoicing: 'monthly', member_emails: [] };
  await storeAll(firestore, [...orders, ...overdue, ...collected, ...entries]);
  await storeAll(firestore, [['customers/19000', customer]]);
  await storeAll(firestore, [[`orders/${PAID_AHEAD}`, unbooked(ahead)]]);
}

/** Neither exported nor listed with the open items, whose costs would depend on it. */
const unbooked = ({ to_books: _, account_cents: __, ...order }: StoredOrder): StoredOrder => order;

/** In this order: first delivered orders are invoiced, then one invoice is credited in part and cancelled. */
export const INVOICE_KINDS: readonly RequestKind[] = [
  kind('admin: billing corrected', `admin/orders/${FIRST}/billing`, {
    body: { buyer_reference: '991-01234-38', address: 'Weg 2, 12345 Musterstadt' },
  }),
  kind('admin: what was delivered', `admin/orders/${FIRST}/delivered`, {
    body: { lines: [{ line: 0, quantity: 1.9 }] },
  }),
  kind('admin: preview of 10 invoices', 'admin/invoice-preview'),
  kind('admin: preview of one invoice', `admin/invoice-preview?order=${FIRST}`, {
    cost: { reads: 4 },
  }),
  // Chain, account, role, mail quota and orders; for each order: the order, its invoice, book entry, paper, mail
  // and the mail's mark.
  kind('admin: 3 invoices written', 'admin/invoices', {
    body: { request_id: '{{id}}', order_numbers: DELIVERED.slice(0, 3) },
  }),
  kind('admin: invoices, a search', 'admin/invoices?search=must'),
  kind('admin: figures', 'admin/figures'),
  kind('admin: open items', 'admin/open-items'),
  kind('admin: 3 invoices as ZIP', 'admin/invoices/2026-03.zip'),
  kind('admin: 3 invoices for DATEV', 'admin/datev', {
    body: { request_id: '{{id}}', month: '2026-03' },
  }),
  kind('admin: batches for DATEV', 'admin/datev?month=2026-03'),
  kind('admin: a batch for DATEV', 'admin/datev/2026-03-1.csv'),
  kind('admin: an invoice as PDF', `invoices/${INVOICE}/pdf`, { as: 'admin' }),
  kind(
    'invoice, by the link of its mail',
    `invoices/${INVOICE}/pdf?token=${signedLink('link key', { purpose: 'invoice', number: INVOICE }, NOW)}`,
    { cost: { reads: 1 } },
  ),
  kind('own invoice', `invoices/${INVOICE}/pdf`, { as: 'customer' }),
  kind('admin: confirmation', `admin/orders/${FIRST}/confirmation.pdf`),
  kind('admin: reminders stopped', `admin/orders/${FIRST}/events`, {
    body: { what: 'reminder_stop', until: '2030-01-01', reason: 'complaint' },
  }),
  kind('admin: a rest written off', `admin/orders/${FIRST}/write-off`, {
    body: { id: '{{id}}', reason: 'goodwill' },
  }),
  kind('admin: run of reminders', 'admin/reminder-run', { cost: { reads: 56 } }),
  kind('admin: 3 reminders refused, none is due', 'admin/reminder-run', {
    body: { id: '{{id}}', order_numbers: DELIVERED.slice(0, 3) },
    cost: { reads: 21, writes: 0 },
  }),
  kind('admin: 3 letters that were posted before', 'admin/reminder-letters', {
    body: { order_numbers: DELIVERED.slice(0, 3), papers: ['reminder-0001'] },
    cost: { reads: 6, writes: 0 },
  }),
  kind('admin: reminder', `admin/orders/${FIRST}/reminder.pdf`),
  kind('admin: delivery note', `admin/delivery-notes/${FIRST}.pdf`),
  kind('admin: what is left of an invoice', `admin/invoices/${INVOICE}/left`),
  kind('admin: draft of a credit note', 'admin/draft-paper', {
    body: {
      credit: { number: INVOICE, reason: 'x', lines: [{ line: 0, quantity: 1 }], amounts: [] },
    },
  }),
  kind('admin: an invoice credited', `admin/invoices/${INVOICE}/credit`, {
    body: {
      request_id: '{{id}}',
      reason: 'Zu viel',
      lines: [{ line: 0, quantity: 1 }],
      amounts: [],
    },
  }),
  kind('admin: an invoice cancelled', `admin/invoices/${INVOICE}/cancel`, {
    body: { request_id: '{{id}}', reason: 'Falsche Menge' },
  }),
  kind('admin: an advance invoice', `admin/orders/${PAID_AHEAD}/advance-invoice`, {
    body: { request_id: '{{id}}', payment: 'payment-0001' },
  }),
  kind('admin: preview of collective invoices', 'admin/collective-invoices'),
  kind('admin: 2 deliveries in one invoice', 'admin/collective-invoices', {
    body: { request_id: '{{id}}', order_numbers: COLLECTED },
  }),
];
