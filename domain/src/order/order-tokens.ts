import type { Cents } from '../money/money.ts';
import { articleDigits } from '../product/article-number.ts';
import {
  amountWords,
  emailWords,
  numberWords,
  phoneWords,
  tokensOf,
  wordsOf,
} from '../search/search-tokens.ts';
import {
  ORDER_FIELDS,
  type OrderField,
  type OrderFieldName,
  TEXTS,
  type TextsOf,
} from './order-fields.ts';

export interface SearchableOrder extends Partial<TextsOf<'head'>> {
  order_number: string;
  customer_number?: string | undefined;
  order_items: readonly { product_id?: number; product_name: string; article_number?: string }[];
  invoices?: readonly { number: string; gross_cents?: Cents }[];
  total_cents?: Cents;
  gross_cents?: Cents | undefined;
  delivery?: Partial<TextsOf<'delivery'>> | undefined;
}

const WORDS = { phone: phoneWords, email: emailWords, not: () => [] };

/**
 * Prefixes, from two characters on, of all words that find an order: number, names, company,
 * e-mail, phone, addresses, building site, products, amounts, invoices and the customer's own number. Case, umlauts
 * and accents are folded.
 */
export function orderTokens(order: SearchableOrder): string[] {
  const { delivery, order_number, invoices = [] } = order;
  const texts: { [F in OrderFieldName]?: string | undefined } = { ...order, ...delivery };
  const words = [
    ...[order_number, order.customer_number ?? '', ...invoices.map(({ number }) => number)].flatMap(
      numberWords,
    ),
    ...TEXTS.all.flatMap((name) => {
      const { found }: OrderField = ORDER_FIELDS[name];
      return (found ? WORDS[found] : wordsOf)(texts[name] ?? '');
    }),
    ...[order.total_cents, order.gross_cents, ...invoices.map((each) => each.gross_cents)].flatMap(
      amountWords,
    ),
    ...order.order_items.flatMap(({ product_id, product_name, article_number = '' }) => [
      ...(product_id === undefined ? [] : [articleDigits(product_id)]),
      ...wordsOf(product_name),
      ...wordsOf(article_number),
    ]),
  ];
  return tokensOf(words);
}
