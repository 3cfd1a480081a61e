import { COMPANY } from '@shop/domain/company';
import { stageText } from '@shop/domain/delivery/stage';
import { deliveredText } from '@shop/domain/handover/deliveries';
import type { Cents } from '@shop/domain/money/money';
import { grossCents } from '@shop/domain/money/vat';
import { foreignHint } from '@shop/domain/order/buyer';
import {
  ORDER_FIELDS,
  type OrderField,
  type OrderFieldName,
  orderFacts,
  TEXTS,
  toldAs,
} from '@shop/domain/order/order-fields';
import { GROSS_NOTE, grossOrderSums, type OrderGross } from '@shop/domain/order/order-gross';
import { kindOf } from '@shop/domain/order/order-kinds';
import { type OrderSum, orderSums, pricesNote } from '@shop/domain/order/order-sums';
import { formatArticleNumber } from '@shop/domain/product/article-number';
import { formatEuro } from '@shop/domain/text/format';
import { orderedQuantity } from '@shop/domain/text/quantity';
import {
  isFreeLine,
  type StoredOrder,
  type StoredOrderItem,
  type StoredSums,
} from '../../stored/order.ts';
import { grossIfPrivate, storedAmounts, toOrder } from '../../stored/order-view.ts';
import { type Block, emailFact, type Fact, phoneFact } from './blocks.ts';
import { type Html, html } from './html.ts';
import { COLORS, STYLES } from './look.ts';
import {
  addressLine,
  oneLine,
  plausibleName,
  plausiblePhone,
  plausibleReference,
} from './mail-text.ts';

/** With no-break spaces. */
export const PHONE = COMPANY.phone.display.replaceAll(' ', '\u00a0');
export const QUESTIONS = `Haben Sie Fragen? Antworten Sie auf diese E-Mail oder rufen Sie uns an: ${PHONE}.`;

/** The ordered items and totals; narrow enough for a phone. With `gross`, gross amounts come first. */
export function orderTable(order: StoredSums, gross?: OrderGross): Block {
  const { order_items } = order;
  const lines = order_items.map((item, index) => lineOf(item, order_items, gross?.lines[index]));
  const amounts = storedAmounts(order);
  const sums = gross ? grossOrderSums(amounts, gross) : orderSums(amounts);
  const note = gross ? GROSS_NOTE : pricesNote(order.gross_cents);
  const table = html`<table width="100%" cellpadding="0" cellspacing="0" border="0">
${lines.map(itemRow)}${sums.map(sumRow)}</table>
<p style="${STYLES.small}">${note}</p>\n`;
  const text = [
    ...lines.map(lineText),
    '',
    ...sums.map(({ label, amount }) => `${label}: ${amount}`),
  ];
  return { html: table, text: [...text, note] };
}

/** The same for the customer: gross prices first, except for companies. */
export const customersTable = (order: StoredOrder): Block =>
  orderTable(order, grossIfPrivate(order));

/** The order's number, and the customer's own. */
export function numberFacts(order: StoredOrder) {
  return [
    { label: kindOf(order).numberLabel, value: order.order_number },
    { label: 'Angebot', value: order.quote_number ?? '' },
    { label: 'Bisher', value: deliveredText(toOrder(order)) ?? '' },
    ...quotedFacts(order, TEXTS.reference),
  ];
}

const PLAUSIBLE = { name: plausibleName, reference: plausibleReference, phone: plausiblePhone };

/** The customer's texts for a mail that may reach somebody else: only plausible ones. */
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
  company_address: (text) => ({ label: '', value: addressLine(text) }),
  invoice_address: (text) => ({ label: '', value: addressLine(text) }),
  country: (code) => ({ label: '', value: foreignHint(code) ?? '' }),
};

/** All that the customer wrote, for the office. */
export const writtenFacts = <N extends OrderFieldName>(
  record: { [F in N]?: string | undefined },
  names: readonly N[],
): Fact[] =>
  names.map((name) => {
    const text = record[name] ?? '';
    const { value, href } = FACTS[name]?.(text) ?? { value: text };
    return { value: oneLine(value), ...(href && { href }), label: toldAs(name) };
  });

export function greetingOf(customerName: string): string {
  const shown = plausibleName(customerName);
  return shown === '' ? 'Guten Tag,' : `Guten Tag ${shown},`;
}

/** A sentence that is also used elsewhere, put after the greeting and its comma. */
export const afterGreeting = (sentence: string) => sentence.replace(/^Am /, 'am ');

interface Line {
  name: string;
  /** `2 t × 24,50 €`, gross `2 t je 29,16 €` */
  quantity: string;
  article: string;
  /** When it is wanted, with a leading comma. */
  stage: string;
  amount: string;
  /** Net amount to show beside a gross one. */
  net: string;
}

function lineOf(
  item: StoredOrderItem,
  items: readonly StoredOrderItem[],
  grossShare: Cents | undefined,
): Line {
  const { unit_price_cents, total_price_cents, vat_rate } = item;
  const isGross = grossShare !== undefined;
  const unitCents = isGross ? grossCents(unit_price_cents, vat_rate) : unit_price_cents;
  const stage = stageText(item, isFreeLine(item) ? [] : items);
  return {
    name: item.product_name,
    // A gross price is rounded: times the quantity it would not be the amount.
    quantity: `${orderedQuantity(item)} ${isGross ? 'je' : '×'} ${formatEuro(unitCents)}`,
    article: isFreeLine(item)
      ? ''
      : `Art.-Nr. ${formatArticleNumber(item.product_id, item.article_number)}`,
    stage: stage ? `, ${stage}` : '',
    amount: formatEuro(grossShare ?? total_price_cents),
    net: isGross ? `netto ${formatEuro(total_price_cents)}` : '',
  };
}

function lineText({ name, quantity, amount, net, article, stage }: Line): string {
  const more = [net, article].filter(Boolean).join(', ');
  return `- ${name}: ${quantity}${net ? ', zusammen' : ' ='} ${amount}${more && ` (${more})`}${stage}`;
}

function itemRow({ name, quantity, article, stage, amount, net }: Line): Html {
  const small = `font-size:14px;color:${COLORS.slate};`;
  const beside = net ? html`<br><span style="${small}font-weight:normal;">${net}</span>` : '';
  return html`<tr><td style="${STYLES.value}${STYLES.line}"><strong>${name}</strong><br><span style="${small}">${quantity}<br>${article}${stage}</span></td><td align="right" valign="top" style="${STYLES.amount}${STYLES.line}">${amount}${beside}</td></tr>\n`;
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
