import type { Cents } from '../money/money.ts';
import { articleDigits } from '../product/article-number.ts';
import { emailWords, numberWords, phoneWords, tokensOf, wordsOf } from '../search/search-tokens.ts';
import { formatAmount, formatEuro } from '../text/format.ts';

export interface SearchableOrder {
  order_number: string;
  customer_name: string;
  customer_email: string;
  customer_phone: string;
  company_name: string;
  company_address: string;
  customer_number?: string | undefined;
  customer_reference?: string | undefined;
  site?: string | undefined;
  invoice_address?: string | undefined;
  order_items: readonly { product_id?: number; product_name: string; article_number?: string }[];
  invoices?: readonly { number: string; gross_cents?: Cents }[];
  total_cents?: Cents;
  gross_cents?: Cents | undefined;
  delivery?:
    | {
        street: string;
        postal_code: string;
        city: string;
        contact_name: string;
        contact_phone: string;
      }
    | undefined;
}

/** With and without thousands separator: `1.713,71` and `1713,71`. */
const amountWords = (cents: Cents | undefined): string[] =>
  cents === undefined ? [] : [formatEuro(cents), formatAmount(cents)].flatMap(wordsOf);

/**
 * Prefixes, from two characters on, of all words that find an order: number, names, company,
 * e-mail, phone, addresses, building site, products, amounts, invoices and the customer's own number. Case, umlauts
 * and accents are folded.
 */
export function orderTokens(order: SearchableOrder): string[] {
  const { delivery, order_number, customer_reference = '', invoice_address = '' } = order;
  const { invoices = [] } = order;
  const words = [
    ...[order_number, order.customer_number ?? '', ...invoices.map(({ number }) => number)].flatMap(
      numberWords,
    ),
    ...[order.customer_name, order.company_name].flatMap(wordsOf),
    ...emailWords(order.customer_email),
    ...phoneWords(order.customer_phone),
    ...[customer_reference, order.site ?? ''].flatMap(wordsOf),
    ...[order.company_address, invoice_address].flatMap(wordsOf),
    ...[order.total_cents, order.gross_cents, ...invoices.map((each) => each.gross_cents)].flatMap(
      amountWords,
    ),
    ...(delivery
      ? [
          ...[delivery.street, delivery.postal_code, delivery.city].flatMap(wordsOf),
          ...wordsOf(delivery.contact_name),
          ...phoneWords(delivery.contact_phone),
        ]
      : []),
    ...order.order_items.flatMap(({ product_id, product_name, article_number = '' }) => [
      ...(product_id === undefined ? [] : [articleDigits(product_id)]),
      ...wordsOf(product_name),
      ...wordsOf(article_number),
    ]),
  ];
  return tokensOf(words);
}
