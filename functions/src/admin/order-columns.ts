import { csvAmount, csvDateTime } from '@shop/domain/csv';
import { formatNumber } from '@shop/domain/format';
import { orderStatusBadge, paymentMethodLabel } from '@shop/domain/order';
import type { StoredOrder, StoredOrderItem } from '../orders/stored-order.ts';
import type { CsvColumn } from './csv-chunks.ts';

/** The columns of the office's export of orders: one row an order. */
export const ORDER_COLUMNS: readonly CsvColumn<StoredOrder>[] = [
  ['Bestellnummer', (order) => order.order_number],
  ['Datum', (order) => csvDateTime(order.created_at.toDate().toISOString())],
  ['Status', (order) => orderStatusBadge(order.order_status).label],
  ['Name', (order) => order.customer_name],
  ['E-Mail', (order) => order.customer_email],
  ['Telefon', (order) => order.customer_phone],
  ['Firma', (order) => order.company_name],
  ['Firmenadresse', (order) => order.company_address],
  ['USt-IdNr./Steuernummer', (order) => order.tax_number],
  ['Zahlungsart', (order) => paymentMethodLabel(order.payment_method)],
  ['Artikel', (order) => order.order_items.map(itemText).join(' | ')],
  ['Warenwert (EUR)', (order) => csvAmount(order.subtotal_cents)],
  ['Lieferung (EUR)', (order) => csvAmount(order.delivery_cents)],
  ['Gesamtbetrag (EUR)', (order) => csvAmount(order.total_cents)],
  ['Anmerkungen', (order) => order.notes],
];

function itemText({ quantity, unit, product_name }: StoredOrderItem): string {
  return `${formatNumber(quantity)} ${unit} ${product_name}`;
}
