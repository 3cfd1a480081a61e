import type { Cents } from '../money/money.ts';
import { formatAmount, formatEuro } from '../text/format.ts';
import { shownEmail } from '../text/shown-email.ts';
import { foldWord, joinParts, plainWord } from './search-text.ts';

const MIN_TOKEN_LENGTH = 2;
/** Longer words are found by their first letters. */
export const MAX_TOKEN_LENGTH = 12;
/** Bounds the index entries of an order with a hundred products, the last of which are then not found. */
export const MAX_TOKENS = 2000;
/** Maximum number of query words; further ones are ignored. */
const MAX_QUERY_WORDS = 8;
/** Fewer trailing digits of a phone number find nothing. */
const MIN_LAST_DIGITS = 4;
/** Phone numbers and article numbers; `16/32` and `20/10/8` are sizes. */
const SEPARATED_NUMBER = /^(?=.*\d{3})(?=(?:\D*\d){5})[\d\s+/().-]+$/;

/** Prefixes, from two characters on, of all words that find an entry. */
export const tokensOf = (words: readonly string[]): string[] =>
  [...new Set(words.flatMap(beginningsOf))].slice(0, MAX_TOKENS);

/**
 * The tokens that an entry must have to match a query, longest first; none if the query has no word
 * of two characters. Digits with separators count as one number, `+49` as `0`.
 */
export function queryTokens(query: string): string[] {
  const text = withoutCountryCode(query.trim());
  const tokens = numberOrWords(text)
    .map((word) => word.slice(0, MAX_TOKEN_LENGTH))
    .filter((word) => word.length >= MIN_TOKEN_LENGTH);
  return [...new Set(tokens)].sort((a, b) => b.length - a.length).slice(0, MAX_QUERY_WORDS);
}

/** An order number or a number is one word. */
function numberOrWords(text: string): string[] {
  if (/^B-[\dA-Z]{5}(-[\dA-Z]{0,5})?$/i.test(text)) return [foldWord(text)];
  return SEPARATED_NUMBER.test(text) ? [text.replace(/\D/g, '')] : wordsApart(joinParts(text));
}

/** The words of a text, with case, umlauts and accents folded; `O'Brien` also as one word. */
export const wordsOf = (text: string): string[] => [
  ...new Set([...wordsApart(text), ...wordsApart(joinParts(text))]),
];

/** `B.A.U.`, `e.V.` */
const INITIALS = /(?<![\p{L}\p{N}])(?:\p{L}\.)+\p{L}(?![\p{L}\p{N}])/gu;

function wordsApart(text: string): string[] {
  return text
    .normalize('NFC')
    .replace(INITIALS, (initials) => initials.replaceAll('.', ''))
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => plainWord(word))
    .filter(Boolean);
}

/** An amount is found with and without thousands separator, `1.713,71` and `1713,71`, and by `amountToken`. */
export const amountWords = (cents: Cents | undefined): string[] =>
  cents ? [...[formatEuro(cents), formatAmount(cents)].flatMap(wordsOf), String(cents)] : [];

const AMOUNT = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?\s*(?:€|euro?)?$/i;

/**
 * The one token that finds an amount: `171371` for `1.713,71 €`, as `82` and `80` are parts of too many numbers.
 * Undefined for what is a number without comma or separator, or no amount.
 */
export function amountToken(query: string): string | undefined {
  const [, euros = '', cents = ''] = AMOUNT.exec(query.trim()) ?? [];
  const isAmount = cents !== '' || euros.includes('.');
  return isAmount ? euros.replaceAll('.', '') + cents : undefined;
}

/** An order number is found whole, without its first letter, and by its parts. */
export function numberWords(orderNumber: string): string[] {
  const joined = foldWord(orderNumber);
  return [joined, joined.slice(1), ...wordsOf(orderNumber)];
}

/** The words of an address, both as mail servers and as people write it. */
export const emailWords = (email: string): string[] => [
  ...wordsOf(email),
  ...wordsOf(shownEmail(email)),
];

/** A phone number is found by its beginning, with or without area code, and by its last digits. */
export function phoneWords(phone: string): string[] {
  const groups = withoutCountryCode(phone.trim()).match(/\d+/g) ?? [];
  const digits = groups.join('');
  const lastDigits = Array.from(
    { length: Math.max(0, digits.length - MIN_LAST_DIGITS) },
    (_, index) => digits.slice(index + 1),
  );
  return [...groups.map((_, index) => groups.slice(index).join('')), ...lastDigits];
}

/** `069 1234` for `+49 (0)69 1234`. */
const withoutCountryCode = (phone: string): string =>
  phone.replace(/^(?:\+|00)\s*49[\s/-]*(?:\(0\))?\s*/, '0');

function beginningsOf(word: string): string[] {
  const longest = Math.min(word.length, MAX_TOKEN_LENGTH);
  const count = Math.max(0, longest - MIN_TOKEN_LENGTH + 1);
  return Array.from({ length: count }, (_, index) => word.slice(0, index + MIN_TOKEN_LENGTH));
}
