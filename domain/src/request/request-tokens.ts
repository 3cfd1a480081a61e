import { numberWords, phoneWords, tokensOf, wordsOf } from '../search/search-tokens.ts';
import type { StoredContact } from './contact.ts';

/** What a request is found by. */
type SearchableRequest = Pick<StoredContact, 'name' | 'email' | 'phone' | 'message'> & {
  order_number?: string | undefined;
  postal_code?: string | undefined;
  items?: readonly { product_name: string }[] | undefined;
};

/** The beginnings of all words by which a request is found: of the message, the line that names the company. */
export function requestTokens(request: SearchableRequest): string[] {
  const { name, email, phone, message, order_number = '', postal_code = '', items = [] } = request;
  const company = /^Firma: *(.*)/.exec(message)?.[1] ?? '';
  const texts = [name, company, email, postal_code, ...items.map((item) => item.product_name)];
  const words = [...texts.flatMap(wordsOf), ...phoneWords(phone)];
  return tokensOf(order_number ? [...numberWords(order_number), ...words] : words);
}
