import { articleDigits } from './article-number.ts';
import { foldUmlauts, foldWord } from './search-text.ts';

/** What the search for orders looks at. */
export interface SearchableOrder {
  order_number: string;
  customer_name: string;
  customer_email: string;
  customer_phone: string;
  company_name: string;
  company_address: string;
  order_items: readonly { product_id?: number; product_name: string }[];
  delivery?:
    | { postal_code: string; city: string; contact_name: string; contact_phone: string }
    | undefined;
}

const MIN_TOKEN_LENGTH = 2;
/** Longer words are found by their first letters. */
const MAX_TOKEN_LENGTH = 12;
/** Bounds the index entries of an order with a hundred products, whose last ones are then not found. */
export const MAX_TOKENS = 2000;
/** Of a query; further words are ignored. */
const MAX_QUERY_WORDS = 8;
/** Phone numbers and article numbers; `16/32` and `20/10/8` are sizes. */
const SEPARATED_NUMBER = /^(?=.*\d{3})(?=(?:\D*\d){5})[\d\s+/().-]+$/;
const MIN_LAST_DIGITS = 4;

/**
 * The beginnings, from two characters on, of all words by which an order is found: number, names,
 * company, e-mail, phone, postcode, town and products. Case, umlauts and accents are folded.
 */
export function orderTokens(order: SearchableOrder): string[] {
  const { delivery, order_number } = order;
  const joinedNumber = foldWord(order_number);
  const words = [
    joinedNumber,
    joinedNumber.slice(1),
    ...[order_number, order.customer_name, order.company_name, order.customer_email].flatMap(
      wordsOf,
    ),
    ...phoneWords(order.customer_phone),
    ...(order.company_address.match(/\b\d{5}\b/g) ?? []),
    ...(delivery
      ? [
          ...[delivery.postal_code, delivery.city, delivery.contact_name].flatMap(wordsOf),
          ...phoneWords(delivery.contact_phone),
        ]
      : []),
    ...order.order_items.flatMap(({ product_id, product_name }) => [
      ...(product_id === undefined ? [] : [articleDigits(product_id)]),
      ...wordsOf(product_name),
    ]),
  ];
  return [...new Set(words.flatMap(beginningsOf))].slice(0, MAX_TOKENS);
}

/**
 * The tokens that an order must have to be found by a query, longest first; none if the query has no
 * word of two characters. Digits with separators count as one number, `+49` as `0`.
 */
export function queryTokens(query: string): string[] {
  const text = withoutCountryCode(query.trim());
  const tokens = queryWords(text)
    .map((word) => word.slice(0, MAX_TOKEN_LENGTH))
    .filter((word) => word.length >= MIN_TOKEN_LENGTH);
  return [...new Set(tokens)].sort((a, b) => b.length - a.length).slice(0, MAX_QUERY_WORDS);
}

function queryWords(text: string): string[] {
  if (/^B-[\dA-Z]{5}(-[\dA-Z]{0,5})?$/i.test(text)) return [foldWord(text)];
  return SEPARATED_NUMBER.test(text) ? [text.replace(/\D/g, '')] : wordsOf(text);
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => foldUmlauts(foldWord(word)))
    .filter(Boolean);
}

/** A phone number is found by its beginning, with or without area code, and by its last digits. */
function phoneWords(phone: string): string[] {
  const groups = withoutCountryCode(phone.trim()).match(/\d+/g) ?? [];
  const digits = groups.join('');
  const lastDigits = Array.from(
    { length: Math.max(0, digits.length - MIN_LAST_DIGITS) },
    (_, index) => digits.slice(index + 1),
  );
  return [...groups.map((_, index) => groups.slice(index).join('')), ...lastDigits];
}

/** `069 1234` for `+49 (0)69 1234`. */
function withoutCountryCode(phone: string): string {
  return phone.replace(/^(?:\+|00)\s*49[\s/-]*(?:\(0\))?\s*/, '0');
}

function beginningsOf(word: string): string[] {
  const longest = Math.min(word.length, MAX_TOKEN_LENGTH);
  const count = Math.max(0, longest - MIN_TOKEN_LENGTH + 1);
  return Array.from({ length: count }, (_, index) => word.slice(0, index + MIN_TOKEN_LENGTH));
}
