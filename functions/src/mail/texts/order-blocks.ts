import { COMPANY } from '@shop/domain/company';
import { foreignHint } from '@shop/domain/order/buyer';
import {
  ORDER_FIELDS,
  type OrderField,
  type OrderFieldName,
  orderFacts,
  TEXTS,
  toldAs,
} from '@shop/domain/order/order-fields';
import { kindOf } from '@shop/domain/order/order-kinds';
import { type OrderSum, orderSums, pricesNote } from '@shop/domain/order/order-sums';
import { stageText } from '@shop/domain/delivery/stage';
import { formatArticleNumber } from '@shop/domain/product/article-number';
import { formatEuro } from '@shop/domain/text/format';
import { orderedQuantity } from '@shop/domain/text/quantity';
import {
  isFreeLine,
  type StoredOrder,
  type StoredOrderItem,
  type StoredSums,
} from '../../stored/order.ts';
import { storedAmounts } from '../../stored/order-view.ts';
import { type Block, emailFact, type Fact, phoneFact } from './blocks.ts';
import { type Html, html } from './html.ts';
import { COLORS, STYLES } from './look.ts';
import { oneLine, plausibleName, plausiblePhone, plausibleReference } from './mail-text.ts';

/** With no-break spaces. */
export const PHONE = COMPANY.phone.display.replaceAll(' ', '\u00a0');
export const QUESTIONS = `Haben Sie Fragen? Antworten Sie auf diese E-Mail oder rufen Sie uns an: ${PHONE}.`;

/** The ordered items and totals; narrow enough for a phone. */
export function orderTable(order: StoredSums): Block {
  const table = html`<table width="100%" cellpadding="0" cellspacing="0" border="0">
${order.order_items.map(itemRow)}${sumsOf(order).map(sumRow)}</table>
<p style="${STYLES.small}">${pricesNote(order.gross_cents)}</p>\n`;
  return { html: table, text: orderLines(order) };
}

/** The order's number, and the customer's own. */
export function numberFacts(order: StoredOrder) {
  return [
    { label: kindOf(order).numberLabel, value: order.order_number },
    { label: 'Angebot', value: order.quote_number ?? '' },
    ...quotedFacts(order, TEXTS.reference),
  ];
}

const PLAUSIBLE = { name: plausibleName, reference: plausibleReference, phone: plausiblePhone };

/** What the customer wrote, for a mail that somebody else may get: without what is not plausible. */
export const quotedFacts = <N extends OrderFieldName>(
  record: { [F in N]?: string | undefined } | undefined,
  names: readonly N[],
): Fact[] =>
  orderFacts(record, names, 'customer').flatMap(({ name, label, value }) => {
    const { quoted }: OrderField = ORDER_FIELDS[name];
    return quoted ? { label, value: PLAUSIBLE[quoted](value) } : [];
  });

const FACTS: Partial<Record<OrderFieldName, (text: string) => Fact>> = {
  customer_email: emailFact,
  customer_phone: phoneFact,
  contact_phone: phoneFact,
  country: (code) => ({ label: '', value: foreignHint(code) ?? '' }),
};

/** All that the customer wrote, for the office. */
export const writtenFacts = <N extends OrderFieldName>(
  record: { [F in N]?: string | undefined },
  names: readonly N[],
): Fact[] =>
  names.map((name) => {
    const value = oneLine(record[name] ?? '');
    return { value, ...FACTS[name]?.(value), label: toldAs(name) };
  });

export function greetingOf(customerName: string): string {
  const shown = plausibleName(customerName);
  return shown === '' ? 'Guten Tag,' : `Guten Tag ${shown},`;
}

/** A sentence that is also used elsewhere, put after the greeting and its comma. */
export const afterGreeting = (sentence: string) => sentence.replace(/^Am /, 'am ');

function orderLines(order: StoredSums): string[] {
  return [
    ...order.order_items.map(
      (item) =>
        `- ${item.product_name}: ${quantityOf(item)} = ${formatEuro(item.total_price_cents)}${isFreeLine(item) ? '' : ` (${articleOf(item)})`}${stageOf(item)}`,
    ),
    '',
    ...sumsOf(order).map(({ label, amount }) => `${label}: ${amount}`),
    pricesNote(order.gross_cents),
  ];
}

function itemRow(item: StoredOrderItem): Html {
  return html`<tr><td style="${STYLES.value}${STYLES.line}"><strong>${item.product_name}</strong><br><span style="font-size:14px;color:${COLORS.slate};">${quantityOf(item)}<br>${articleOf(item)}${stageOf(item)}</span></td><td align="right" valign="top" style="${STYLES.amount}${STYLES.line}">${formatEuro(item.total_price_cents)}</td></tr>\n`;
}

function sumRow({ label, amount, kind }: OrderSum): Html {
  const [name, value] = SUM_STYLES[kind];
  return html`<tr><td style="${name}">${label}</td><td align="right" valign="top" style="${value}">${amount}</td></tr>\n`;
}

const SUM_STYLES = {
  part: [STYLES.value, STYLES.amount],
  total: [STYLES.total, STYLES.totalAmount],
  gross: [`${STYLES.value}font-weight:bold;`, `${STYLES.amount}font-weight:bold;`],
} as const;

const sumsOf = (order: StoredSums) => orderSums(storedAmounts(order));

const articleOf = (item: StoredOrderItem): string =>
  isFreeLine(item) ? '' : `Art.-Nr. ${formatArticleNumber(item.product_id, item.article_number)}`;

const stageOf = (item: StoredOrderItem): string => {
  const text = stageText(item);
  return text ? `, ${text}` : '';
};

const quantityOf = (item: StoredOrderItem): string =>
  `${orderedQuantity(item)} × ${formatEuro(item.unit_price_cents)}`;
