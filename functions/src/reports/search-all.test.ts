import type { FoundKind, OfficeSearch } from '@shop/domain/contract/office-search';
import { customerListFields } from '@shop/domain/customer/customer';
import { EMPTY_WISH } from '@shop/domain/order/delivery-wish';
import { orderTokens } from '@shop/domain/order/order-tokens';
import { GRAVEL, PLATE, SLATE } from '@shop/domain/testing/stored';
import { beforeAll, expect, test } from 'vitest';
import { sharedApi } from '../../test/api-for-tests.ts';
import { storeAll } from '../../test/shop-data.ts';
import { numberedOrders } from '../../test/stored-data.ts';
import {
  BOOK_ENTRY_V1,
  CUSTOMER_V2,
  INVOICE_V1,
  RENTAL_BOOKING_V1,
  SENT_QUOTE_V1,
} from '../../test/stored-fixtures.ts';
import { CUSTOMER_STORE } from '../changes/entry-stores.ts';
import { invoiceTokens } from '../invoices/invoice-chain.ts';
import { readInvoice } from '../stored/invoice.ts';
import { type StoredQuote, withQuoteTokens } from '../stored/quote.ts';
import { type StoredRentalBooking, withBookingTokens } from '../stored/rental-booking.ts';

const api = sharedApi({ catalogueTtlMs: 60_000 });
const INVOICE = readInvoice(INVOICE_V1);

beforeAll(async () => {
  api.mailer.open(false);
  const orders = numberedOrders(
    Array.from({ length: 8 }, (_, index) => ({
      customer_name: index < 7 ? 'Heinz Vielfach' : 'Erika Muster',
      delivery: { ...EMPTY_WISH, street: `Lange Gasse ${index}0` },
    })),
  );
  const booking = { ...RENTAL_BOOKING_V1, street: 'Bauweg 9' } as StoredRentalBooking;
  await storeAll(api.firestore, [
    ...orders.map(
      ([path, order]) => [path, { ...order, search_tokens: orderTokens(order) }] as const,
    ),
    [
      'customers/10001',
      {
        ...CUSTOMER_V2,
        ...customerListFields(CUSTOMER_STORE.toInput(CUSTOMER_V2 as never), 10_001),
      },
    ],
    [
      `invoiceBook/${INVOICE.number}`,
      { ...BOOK_ENTRY_V1, search_tokens: invoiceTokens(INVOICE, BOOK_ENTRY_V1.order_number) },
    ],
    [`quotes/${SENT_QUOTE_V1.number}`, withQuoteTokens(SENT_QUOTE_V1 as never as StoredQuote)],
    [`rentalBookings/${booking.booking_number}`, withBookingTokens(booking)],
    [`products/${GRAVEL.id}`, GRAVEL],
    ['products/8', { ...GRAVEL, id: 8, name: 'Edelsplitt Granit 2/5' }],
    [`products/${SLATE.id}`, { ...SLATE, visibility: 'hidden' }],
    [`rentalTools/${PLATE.id}`, PLATE],
  ]);
});

const ask = (q: string) =>
  api.call(`/api/admin/search?q=${encodeURIComponent(q)}`, { headers: api.asAdmin() });

async function search(q: string): Promise<OfficeSearch> {
  const response = await ask(q);
  expect(response.status, await response.clone().text()).toBe(200);
  return response.json() as Promise<OfficeSearch>;
}

test.each<[what: string, q: string, kind: FoundKind, id: string]>([
  ['an order by its street', 'Gasse 70', 'order', 'B-00000-00007'],
  ['a customer by number', 'K-10001', 'customer', '10001'],
  ['a customer by the street of a site', 'gartenstr 5', 'customer', '10001'],
  ['an invoice by its number', 'RE-2026-00001', 'invoice', BOOK_ENTRY_V1.order_number],
  ['an invoice by the street of its buyer', 'Ringstraße', 'invoice', BOOK_ENTRY_V1.order_number],
  ['an invoice by the street of its delivery', 'Südring 12', 'invoice', BOOK_ENTRY_V1.order_number],
  ['an invoice by its gross amount', '571,43 €', 'invoice', BOOK_ENTRY_V1.order_number],
  ['a quote by its number', 'AN-10001', 'quote', 'AN-10001'],
  ['a quote by the street of the customer', 'Hauptstraße', 'quote', 'AN-10001'],
  ['a booking by its street', 'Bauweg 9', 'booking', 'M-7K2MQ-4XN8T'],
  ['a booking by its gross amount', '201,11', 'booking', 'M-7K2MQ-4XN8T'],
  ['a booking by its net amount', '169,00', 'booking', 'M-7K2MQ-4XN8T'],
  ['an article by its number', '10 001', 'product', '1'],
  ['an article by the end of a word and a size', 'splitt 2/5', 'product', '8'],
  ['a tool by its model', 'VP1550', 'rental_tool', '101'],
])('finds %s', async (_, q, kind, id) => {
  const { found } = await search(q);
  expect(found.map((entry) => [entry.kind, entry.id])).toContainEqual([kind, id]);
});

test.each(['Ruttelplattw', 'VP1551', 'Müller Bau'])(
  'guesses no article or tool for %s',
  async (q) => {
    const kinds = (await search(q)).found.map(({ kind }) => kind);
    expect(kinds).not.toContain('rental_tool');
    expect(kinds).not.toContain('product');
  },
);

test('tells name, amount, day and state of each kind', async () => {
  const [order] = (await search('B-00000-00007')).found;
  expect(order).toEqual({
    kind: 'order',
    id: 'B-00000-00007',
    number: 'B-00000-00007',
    name: 'Erika Muster',
    amount: '98,53\u00a0€ inkl. MwSt.',
    day: '2026-03-02',
    state: { label: 'In Bearbeitung', color: 'yellow' },
  });
  expect((await search('571,43')).found).toEqual([
    {
      kind: 'invoice',
      id: BOOK_ENTRY_V1.order_number,
      number: 'RE-2026-00001',
      name: 'Erika Mustermann',
      amount: '98,53\u00a0€ inkl. MwSt.',
      day: '2026-03-04',
      state: { label: 'offen', color: 'yellow' },
    },
  ]);
  const { found } = await search('Schiefer');
  expect(found).toEqual([
    expect.objectContaining({ kind: 'product', state: { label: 'Ausgeblendet', color: 'grey' } }),
  ]);
});

test('leaves out what lacks a word, and reads five of a kind at most, saying that there may be more', async () => {
  const before = api.usage().reads;
  const { found, more } = await search('Vielfach');
  expect(api.usage().reads - before).toBeLessThanOrEqual(25);
  expect(found.map(({ id }) => id)).toEqual([6, 5, 4, 3, 2].map((n) => `B-00000-0000${n}`));
  expect(more).toEqual(['order']);
  expect((await search('Vielfach Hauptstraße')).found).toEqual([]);
  const kinds = (await search('kies 8/16')).found.map(({ kind }) => kind);
  expect(kinds).not.toContain('product');
});

test('finds nothing without a word, and refuses a text that is too long', async () => {
  expect(await search(' ')).toEqual({ found: [], more: [] });
  expect((await api.call('/api/admin/search', { headers: api.asAdmin() })).status).toBe(200);
  expect((await ask('x')).status).toBe(400);
  expect((await ask('x'.repeat(101))).status).toBe(400);
});
