import { wordsOf } from '../search/search-tokens.ts';

/** Evidence that an order and a customer's record are the same company or person. */
interface Likeness {
  taxNumber?: string | undefined;
  emails: readonly (string | undefined)[];
  address?: string | undefined;
  name: string;
}

const joinedWords = (text: string) => wordsOf(text).join('');

/** Abbreviates the word for street, as some people do. */
const addressKey = (address: string) =>
  joinedWords(address.replace(/stra(?:ß|ss)e\b|str\b\.?/giu, 'str'));

/** Keys to match records by, strongest first: VAT ID, e-mail addresses, address, name. */
export function likenessKeys({ taxNumber = '', emails, address = '', name }: Likeness): string[] {
  const keys: [kind: string, text: string][] = [
    ['v', joinedWords(taxNumber)],
    ...emails.map((email = ''): [string, string] => ['e', email.toLowerCase()]),
    ['a', addressKey(address)],
    ['n', joinedWords(name)],
  ];
  return [
    ...new Set(keys.flatMap(([kind, text]) => (text ? `${kind}:${text.slice(0, 200)}` : []))),
  ];
}

/** An order's keys, possibly a company's. */
export const orderLikeness = (order: {
  tax_number: string;
  customer_email: string;
  company_name: string;
  customer_name: string;
  company_address: string;
  invoice_address?: string | undefined;
}): string[] =>
  likenessKeys({
    taxNumber: order.tax_number,
    emails: [order.customer_email],
    address: order.company_address || order.invoice_address,
    name: order.company_name || order.customer_name,
  });
