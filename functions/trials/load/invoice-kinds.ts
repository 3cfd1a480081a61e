import { randomUUID } from 'node:crypto';
import { invoiceNumber } from '@shop/domain/invoice/invoice';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { invoiceToken } from '../../src/mail/cancel-token.ts';
import type { StoredBookEntry } from '../../src/stored/invoice.ts';
import type { StoredOrder } from '../../src/stored/order.ts';
import { storeAll } from '../../test/shop-data.ts';
import { orderNumber, storedOrder } from '../../test/stored-data.ts';
import { asAdmin, get, kind, PAGE_READS, post, type RequestKind } from './request-kinds.ts';

/** Their numbers are beyond those of other orders; the first three are invoiced. */
const DELIVERED = Array.from({ length: 10 }, (_, index) => orderNumber(9000 + index));
const [FIRST = ''] = DELIVERED;
const INVOICE = invoiceNumber('2026', 1);
/** When tests begin. */
const NOW = new Date('2026-03-02T09:30:00.123Z');

/** Stores delivered orders of a customer, and a book of more than a page of invoices of last year. */
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
  const entries = Array.from({ length: 60 }, (_, index): [string, StoredBookEntry] => {
    const number = invoiceNumber('2025', index + 1);
    const entry: StoredBookEntry = {
      ...{ number, kind: 'invoice', order_number: orderNumber(0), created_at: at },
      ...{ day: '2025-12-01', month: '2025-12', customer: 'Erika Muster', user_id: null },
      ...{ gross_cents: 98_53, open_cents: 0, state: 'paid', search_tokens: ['must'] },
      schema_version: 1,
    };
    return [`invoiceBook/${number}`, entry];
  });
  await storeAll(firestore, [...orders, ...entries]);
}

/** In this order: what is delivered is invoiced, and one invoice cancelled. */
export const INVOICE_KINDS: readonly RequestKind[] = [
  kind('admin: billing corrected', { reads: 2, writes: 1 }, ({ admin }) => {
    const billing = { buyer_reference: '991-01234-56', address: 'Weg 2, 12345 Musterstadt' };
    return post(`admin/orders/${FIRST}/billing`, billing, { cookie: admin });
  }),
  kind('admin: what was delivered', { reads: 2, writes: 1 }, ({ admin }) => {
    const lines = [{ line: 0, quantity: 1.9 }];
    return post(`admin/orders/${FIRST}/delivered`, { lines }, { cookie: admin });
  }),
  kind('admin: preview of 10 invoices', { reads: 11 }, asAdmin('invoice-preview')),
  kind('admin: preview of one invoice', { reads: 2 }, asAdmin(`invoice-preview?order=${FIRST}`)),
  // Chain, account, role, mail quota and orders; for each order: the order, its invoice, book entry, paper, mail
  // and the mail's mark.
  kind('admin: 3 invoices written', { reads: 10, writes: 20 }, ({ admin }) => {
    const body = { request_id: randomUUID(), order_numbers: DELIVERED.slice(0, 3) };
    return post('admin/invoices', body, { cookie: admin });
  }),
  kind('admin: invoices, one page', { reads: PAGE_READS }, asAdmin('invoices')),
  kind('admin: invoices, a search', { reads: PAGE_READS }, asAdmin('invoices?search=must')),
  kind('admin: sums of invoices', { reads: 1 }, asAdmin('invoice-totals')),
  kind('admin: 3 invoices as ZIP', { reads: 6 }, asAdmin('invoices/2026-03.zip')),
  kind('admin: 3 invoices for DATEV', { reads: 4 }, asAdmin('invoices/2026-03.csv')),
  kind('admin: an invoice as PDF', { reads: 2 }, ({ admin }) =>
    get(`invoices/${INVOICE}/pdf`, { cookie: admin }),
  ),
  kind('invoice, by the link of its mail', { reads: 1 }, () =>
    get(`invoices/${INVOICE}/pdf?token=${invoiceToken('link key', INVOICE, NOW)}`),
  ),
  kind('own invoice', { reads: 2 }, ({ customer }) =>
    get(`invoices/${INVOICE}/pdf`, { cookie: customer }),
  ),
  kind('admin: confirmation', { reads: 1 }, asAdmin(`orders/${FIRST}/confirmation.pdf`)),
  kind('admin: reminder', { reads: 1 }, asAdmin(`orders/${FIRST}/reminder.pdf`)),
  kind('admin: delivery note', { reads: 1 }, asAdmin(`delivery-notes/${FIRST}.pdf`)),
  kind('admin: an invoice cancelled', { reads: 7, writes: 9 }, ({ admin }) =>
    post(
      `admin/invoices/${INVOICE}/cancel`,
      { request_id: randomUUID(), reason: 'Falsche Menge' },
      { cookie: admin },
    ),
  ),
];
