import { formatArticleNumber } from '@shop/domain/article-number';
import { COMPANY } from '@shop/domain/company';
import { formatDateTime, formatEuro } from '@shop/domain/format';
import { orderedQuantity } from '@shop/domain/order';
import type { StoredOrder, StoredOrderItem } from '../../stored/order.ts';
import { type Html, html } from './html.ts';
import { COLORS, STYLES } from './look.ts';
import { plausibleName } from './mail-text.ts';

type OrderLines = Pick<
  StoredOrder,
  'order_items' | 'subtotal_cents' | 'delivery_cents' | 'total_cents'
>;

/** With no-break spaces. */
const PHONE = COMPANY.phone.display.replaceAll(' ', '\u00a0');
export const QUESTIONS = `Haben Sie Fragen? Antworten Sie auf diese E-Mail oder rufen Sie uns an: ${PHONE}.`;

const VAT_NOTE = 'Alle Preise zzgl. MwSt.';

/** The ordered items and the sums; narrow enough for a phone. */
export function orderTable(order: OrderLines): Html {
  return html`<table width="100%" cellpadding="0" cellspacing="0" border="0">
${order.order_items.map(itemRow)}${sums(order).map(([label, amount]) => sumRow(label, amount))}<tr><td style="${STYLES.total}">Gesamtsumme</td><td align="right" style="${STYLES.total}">${formatEuro(order.total_cents)}</td></tr>
</table>
<p style="${STYLES.small}">${VAT_NOTE}</p>\n`;
}

export function greetingOf(customerName: string): string {
  const shown = plausibleName(customerName);
  return shown === '' ? 'Guten Tag,' : `Guten Tag ${shown},`;
}

export function placedAt({ created_at }: Pick<StoredOrder, 'created_at'>): string {
  return `${formatDateTime(created_at.toDate().toISOString())} Uhr`;
}

/** The same as lines of plain text. */
export function orderLines(order: OrderLines): string[] {
  return [
    ...order.order_items.map(
      (item) =>
        `- ${item.product_name}: ${quantityOf(item)} = ${formatEuro(item.total_price_cents)} (${articleOf(item)})`,
    ),
    '',
    ...sums(order).map(([label, amount]) => `${label}: ${amount}`),
    `Gesamtsumme: ${formatEuro(order.total_cents)}`,
    VAT_NOTE,
  ];
}

function itemRow(item: StoredOrderItem): Html {
  return html`<tr><td style="${STYLES.value}${STYLES.line}"><strong>${item.product_name}</strong><br><span style="font-size:14px;color:${COLORS.slate};">${quantityOf(item)}<br>${articleOf(item)}</span></td><td align="right" valign="top" style="${STYLES.amount}${STYLES.line}">${formatEuro(item.total_price_cents)}</td></tr>\n`;
}

function sumRow(label: string, amount: string): Html {
  return html`<tr><td style="${STYLES.value}">${label}</td><td align="right" style="${STYLES.amount}">${amount}</td></tr>\n`;
}

function sums({ subtotal_cents, delivery_cents }: OrderLines): [string, string][] {
  return [
    ['Zwischensumme', formatEuro(subtotal_cents)],
    ['Lieferung', delivery_cents === 0 ? 'Kostenlos' : formatEuro(delivery_cents)],
  ];
}

function articleOf({ product_id }: StoredOrderItem): string {
  return `Art.-Nr. ${formatArticleNumber(product_id)}`;
}

function quantityOf(item: StoredOrderItem): string {
  return `${orderedQuantity(item)} × ${formatEuro(item.unit_price_cents)}`;
}
