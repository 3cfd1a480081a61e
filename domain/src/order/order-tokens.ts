import { articleDigits } from '../product/article-number.ts';
import { emailWords, numberWords, phoneWords, tokensOf, wordsOf } from '../search/search-tokens.ts';

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
  invoices?: readonly { number: string }[];
  delivery?:
    | { postal_code: string; city: string; contact_name: string; contact_phone: string }
    | undefined;
}

/**
 * Prefixes, from two characters on, of all words that find an order: number, names, company,
 * e-mail, phone, postcode, town, building site, products, invoices and the customer's own number. Case, umlauts
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
    ...(`${order.company_address}\n${invoice_address}`.match(/\b\d{5}\b/g) ?? []),
    ...(delivery
      ? [
          ...[delivery.postal_code, delivery.city, delivery.contact_name].flatMap(wordsOf),
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
