import { emailWords, numberWords, phoneWords, tokensOf, wordsOf } from '../search/search-tokens.ts';
import type { StoredContact } from './contact.ts';

type SearchableRequest = Pick<StoredContact, 'name' | 'email' | 'phone' | 'message'> & {
  order_number?: string | undefined;
  postal_code?: string | undefined;
  items?: readonly { product_name: string }[] | undefined;
};

/**
 * Prefixes of all words that find a request; of the message, only the line with the company counts.
 */
export function requestTokens(request: SearchableRequest): string[] {
  const { name, email, phone, message, order_number = '', postal_code = '', items = [] } = request;
  const company = /^Firma: *(.*)/.exec(message)?.[1] ?? '';
  const texts = [name, company, postal_code, ...items.map((item) => item.product_name)];
  const words = [...texts.flatMap(wordsOf), ...emailWords(email), ...phoneWords(phone)];
  return tokensOf(order_number ? [...numberWords(order_number), ...words] : words);
}
