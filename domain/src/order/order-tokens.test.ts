import { expect, test } from 'vitest';
import { amountToken, MAX_TOKENS, queryTokens } from '../search/search-tokens.ts';
import { orderTokens, type SearchableOrder } from './order-tokens.ts';

const ORDER: SearchableOrder = {
  order_number: 'B-7K3M9-QX2TP',
  customer_name: 'Jörg Großmüller-Weiß',
  customer_email: 'j.gross+bau@tiefbau-sued.example',
  customer_phone: '+49 (0)69 90009-123',
  company_name: 'Gala-Bau Grünwald GmbH & Co. KG',
  company_address: 'Bauweg 1\n61348 Bad Homburg',
  customer_reference: 'BV Südring/Kst. 8815',
  site: 'Neubau Gartenstraße',
  invoices: [{ number: 'RE-2026-00017', gross_cents: 1713_71 }],
  gross_cents: 571_43,
  order_items: [{ product_id: 401, product_name: 'Pflasterstein „Rustikal“ 20/10/8, anthrazit' }],
  delivery: {
    street: 'Am Alten Hafen 12',
    postal_code: '12355',
    city: 'Königs Wusterhausen',
    contact_name: 'Ömer Çelik',
    contact_phone: '0171/2345678',
  },
};

function finds(query: string, order = ORDER): boolean {
  const tokens = new Set(orderTokens(order));
  const wanted = queryTokens(query);
  return wanted.length > 0 && wanted.every((token) => tokens.has(token));
}

const QUERIES = [
  'B-7K3M9-QX2TP | b-7k3m9 | RE-2026-00017 | re 2026 00017 | b7k3m9qx | 7K3M9 | QX2TP | kst 8815',
  'gartenstr | suedring | Groß | grossm | Großmüller | Grossmueller | jörg weiss | Joerg | grun',
  'Gruenwald | gala bau | j.gross+bau@tiefbau-sued.example | tiefbau | 069 90009123 | 06990009',
  '+49 69 90009-123 | 0049 69 90009123 | 90009123 | 90009 | 9123 | 0171 2345678 | 61348 | 12355',
  '1235 | Königs Wu | Çelik | celik | pflast | Pflasterstein anthrazit | 20/10/8 | 10401 | 10 401',
  'Pflaster 12355 grün | pflastersteine | Alten Hafen 12 | bauweg | 571,43 € | 1.713,71 | 1713,71',
].flatMap((line) => line.split(' | '));

test.each(QUERIES)('finds an order by %s', (query) => expect(finds(query)).toBe(true));

test.each([
  ['Łukasz Bjørn', 'lukasz', 'bjorn', 'Łukasz', 'bjoern'],
  ['Đorđe Ægir Işık', 'dorde', 'aegir', 'isik', 'IŞIK'],
  ["Pat O'Brien", 'obrien', "o'brien", 'O’Brien', 'brien', 'pat obr'],
  ['Pat OBrien', "o'brien", 'obrien'],
  ['H&S Tiefbau', 'H&S', 'h & s', 'hs tief'],
  ['M + W', 'M+W', 'mw', 'm & w'],
  ['X.Y.Z. GmbH', 'XYZ', 'X.Y.Z.', 'x.y.z. gmbh'],
])('finds %s by letters and initials, however they are typed', (company_name, ...queries) => {
  const order = { ...ORDER, company_name, customer_email: 'a@xn--mller-kva.de' };
  expect(queries.filter((query) => !finds(query, order))).toEqual([]);
  expect(finds('a@müller.de', order) && finds('xn--mller', order)).toBe(true);
});

test.each([
  ['the middle of a word', 'müller'],
  ['a word that another order has', 'Großmann'],
  ['one word too many', 'Jörg Schmidt'],
  ['one letter', 'J'],
  ['nothing', '  '],
  ['punctuation', '—„“'],
  ['the number of another order', 'B-7K3M9-QX2TQ'],
  ['another street', 'Waldweg'],
])('does not find an order by %s', (_, query) => expect(finds(query)).toBe(false));

test('searches a longer word by its first twelve letters', () => {
  expect(queryTokens('Frostschutzkies')).toEqual(['frostschutzk']);
});

test('puts the longest words first, each once, eight at most', () => {
  expect(queryTokens('bau Baustelle bau')).toEqual(['baustelle', 'bau']);
  expect(queryTokens('aa bb cc dd ee ff gg hh ii jj')).toHaveLength(8);
});

test('a hundred products yield a bounded number of tokens, including the customer’s', () => {
  const order_items = Array.from({ length: 100 }, (_, id) => ({
    product_id: id,
    product_name: `${id}Artikelname ${id}Rustikales ${id}Anthrazit`,
  }));
  const tokens = orderTokens({ ...ORDER, order_items });
  expect(tokens).toHaveLength(MAX_TOKENS);
  expect(tokens).toContain('grossmuller');
});

test('finds an erased order by its numbers only', () => {
  const nothing = { customer_name: '', customer_email: '', customer_phone: '', company_name: '' };
  const erased = {
    ...ORDER,
    ...nothing,
    company_address: '',
    customer_reference: undefined,
    site: undefined,
    order_items: [],
    delivery: undefined,
  };
  expect(finds('B-7K3M9-QX2TP', erased)).toBe(true);
  const numbers = 'b7k3m9qx2tp re202600017 1713,71 571,43 171371 57143';
  expect(orderTokens(erased).filter((token) => !numbers.includes(token))).toEqual([]);
});

test.each([
  ['571,43', '57143'],
  ['571,43 €', '57143'],
  ['1.713,71 Euro', '171371'],
  ['1.713', '1713'],
  ['1713,7', '17137'],
])('the amount %s is found by one token', (query, token) => {
  expect(amountToken(query)).toBe(token);
  expect(orderTokens(ORDER)).toContain(token);
});

test.each(['1713', '10.1', 'RE-2026-00017', '0171 2345678', '12345 Bauweg', '20/10/8'])(
  '%s is no amount',
  (query) => expect(amountToken(query)).toBeUndefined(),
);
