/** Writes a PDF of each of the shop's papers and an invoice's XML into `docs/samples`: `npm run samples`. */
import { mkdir, writeFile } from 'node:fs/promises';
import { ciiXml } from '@shop/domain/invoice/cii';
import { cancellationOf } from '@shop/domain/invoice/corrections';
import type { InvoicedOrder } from '@shop/domain/invoice/invoiced-order';
import { creditOf, INVOICES, invoicedOrder } from '@shop/domain/testing/invoices';
import { berlinMidnight } from '@shop/domain/time/calendar';
import { Timestamp } from 'firebase-admin/firestore';
import { invoicePdf } from '../src/documents/invoice-paper.ts';
import { confirmationPdf, deliveryNotesPdf, reminderPdf } from '../src/documents/order-papers.ts';
import type { StoredOrder, StoredReminder } from '../src/stored/order.ts';

const FOLDER = new URL('../../docs/samples/', import.meta.url);
const INVOICE = INVOICES['with a Leitweg-ID'];
const CANCELLATION = { number: 'RE-2026-00002', day: '2026-11-25', reason: 'Falsche Menge' };

const CREDIT = creditOf(INVOICE);

const at = (day: string) => Timestamp.fromDate(berlinMidnight(day));
const REMINDER: StoredReminder = {
  id: 'reminder-0002',
  by_uid: 'office',
  at: at('2026-12-18'),
  open_cents: INVOICE.gross_cents,
  fee_cents: 500,
  interest_cents: 161,
  pay_by: '2026-12-25',
};

function sampleOrder(order: InvoicedOrder = invoicedOrder()): StoredOrder {
  const { orderedOn, deliveredOn, lines, paid_cents, ...written } = order;
  const subtotal_cents = 445_80;
  const total_cents = subtotal_cents + order.delivery_cents;
  return {
    ...(written as Omit<StoredOrder, 'created_at'>),
    created_at: at(orderedOn),
    customer_phone: '0151 23456789',
    notes: 'Bitte eine Stunde vorher anrufen.',
    order_status: 'delivered',
    delivery_day: deliveredOn,
    due_day: '2026-12-08',
    order_items: lines.map(({ quantity, unit_price_cents, ...line }) => ({
      ...(line as StoredOrder['order_items'][number]),
      quantity,
      unit_price_cents,
      total_price_cents: quantity * unit_price_cents,
      weight_kg: line.unit === 't' ? 1000 : 20,
    })),
    subtotal_cents,
    total_cents,
    vat: [
      { rate: 19, net_cents: 395_80, vat_cents: 75_20 },
      { rate: 7, net_cents: 99_00, vat_cents: 6_93 },
    ],
    gross_cents: 576_93,
    reminders: [{ id: 'reminder-0001', by_uid: 'office', at: at('2026-12-10') }, REMINDER],
    invoices: [
      {
        number: INVOICE.number,
        kind: 'invoice',
        created_at: at(INVOICE.day),
        day: INVOICE.day,
        supply_day: INVOICE.delivery.day,
        gross_cents: INVOICE.gross_cents,
        payable_cents: INVOICE.payable_cents,
        vat: INVOICE.vat,
        due_day: '2026-12-08',
      },
    ],
    user_id: null,
    schema_version: 1,
  };
}

await mkdir(FOLDER, { recursive: true });
const order = sampleOrder();
const files: Record<string, Buffer | string> = {
  'auftragsbestaetigung.pdf': await confirmationPdf(order),
  'lieferschein.pdf': await deliveryNotesPdf([order], berlinMidnight('2026-11-23')),
  'rechnung.pdf': await invoicePdf(INVOICE),
  'stornorechnung.pdf': await invoicePdf(cancellationOf(INVOICE, CANCELLATION)),
  'rechnungskorrektur.pdf': await invoicePdf(CREDIT),
  'mahnung.pdf': await reminderPdf(order, REMINDER),
  'xrechnung.xml': ciiXml(INVOICE, 'xrechnung'),
  'xrechnung-korrektur.xml': ciiXml(CREDIT, 'xrechnung'),
};
for (const [name, content] of Object.entries(files)) {
  await writeFile(new URL(name, FOLDER), content);
  process.stdout.write(`docs/samples/${name}\n`);
}
