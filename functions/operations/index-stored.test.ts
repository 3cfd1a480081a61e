import { GRAVEL, PLATE, SLATE } from '@shop/domain/testing/stored';
import { expect, test } from 'vitest';
import { firestoreOfFile, runCommand } from '../test/run-command.ts';
import { storeProducts, storeRentalTools } from '../test/shop-data.ts';
import { orderNumber, storeContacts, storedItem, storeOrders } from '../test/stored-data.ts';
import {
  BOOK_ENTRY_V1,
  CUSTOMER_V1,
  INVOICE_V1,
  RENTAL_BOOKING_V1,
} from '../test/stored-fixtures.ts';
import { indexStored } from './index-stored.ts';

const PROJECT = 'demo-index';
const { local, firestore } = await firestoreOfFile(PROJECT);

const run = (...args: string[]) => {
  const config = { projectId: PROJECT };
  return runCommand((streams) =>
    indexStored(args, { config, firestoreHost: local.address, ...streams }),
  );
};

const stored = async (index: number) =>
  (await firestore.doc(`orders/${orderNumber(index)}`).get()).data();

const report = (
  heading: string,
  [orders, requests, products, tools, months, customers, bookings, invoices]: readonly number[],
) => `${heading} in ${PROJECT} at ${local.address}:
  ${orders} of 2 orders
  ${requests} of 1 requests
  0 of 0 quotes
  ${bookings} of 1 rental bookings
  ${invoices} of 1 invoices
  ${products} of 2 products
  ${tools} of 1 rental tools
  ${customers} of 1 customers
  ${months} of 1 months of the book
`;

test('counts outdated documents, indexes them with --yes, then finds none', async () => {
  const at = '2026-03-02T07:42';
  const slip = { number: 'W 1', gross_kg: 3, tare_kg: 1, net_kg: 2, weighed_at: at, plate: '' };
  const weighed = storedItem({ delivered: { quantity: 2, slips: [slip] } });
  const first = { customer_name: 'Jörg Groß', order_items: [weighed] };
  await storeOrders(firestore, { ...first, search_tokens: [], slips: [] }, { open_cents: 98_53 });
  await firestore.doc('orders/B-BR0KE-00000').set({ customer_name: 'Erika' });
  await storeContacts(firestore, {});
  await storeProducts(firestore, GRAVEL, { ...SLATE, visibility: 'hidden' });
  await storeRentalTools(firestore, PLATE);
  await firestore.doc('customers/10001').set({ ...CUSTOMER_V1, search_tokens: [] });
  await firestore.doc(`invoiceBook/${BOOK_ENTRY_V1.number}`).set(BOOK_ENTRY_V1);
  await firestore.doc(`invoices/${INVOICE_V1.number}`).set(INVOICE_V1);
  const booking = { ...RENTAL_BOOKING_V1, street: 'Bauweg 9' };
  await firestore.doc('rentalBookings/M-00000-00001').set(booking);
  expect(await run()).toEqual({
    code: 0,
    output: `${report('Would index', [2, 1, 2, 1, 1, 1, 1, 1])}Nothing was changed. Add --yes to do it.\n`,
    errors: '',
  });
  expect(await stored(0)).toMatchObject({ search_tokens: [] });
  expect((await run('--yes')).output).toBe(report('Indexed', [2, 1, 2, 1, 1, 1, 1, 1]));
  expect(await stored(0)).toMatchObject({
    payment_state: 'none',
    open_cents: 0,
    slips: ['W1'],
    search_tokens: expect.arrayContaining(['jor', 'gross', '90009']),
  });
  expect(await stored(1)).toMatchObject({ payment_state: 'none', open_cents: 0 });
  expect((await firestore.doc('products/1').get()).data()).toEqual({
    ...GRAVEL,
    visibility: 'visible',
    changed_in: 0,
    has_price: true,
    sort_price: 2890,
    sort_name: 'kies 000000000016/000000000032',
    search_tokens: expect.arrayContaining(['ki', 'kies', '16', 'schutt', '10001']),
  });
  expect((await firestore.doc('products/7').get()).data()).toMatchObject({
    visibility: 'hidden',
    has_price: false,
  });
  expect((await firestore.doc('rentalTools/101').get()).data()).toMatchObject({
    search_tokens: expect.arrayContaining(['vp1550', 'wacker', '000101']),
  });
  expect((await firestore.doc('bookMonths/2026-03').get()).data()).toMatchObject({
    documents: 1,
    net_cents: 82_80,
    shares: [{ category: 'Schüttgut', name: 'Kies 16/32', kg: 2000 }],
  });
  const tokensOf = async (path: string) => (await firestore.doc(path).get()).get('search_tokens');
  expect(await tokensOf('rentalBookings/M-00000-00001')).toEqual(
    expect.arrayContaining(['bauweg', '20111', '16900']),
  );
  expect(await tokensOf(`invoiceBook/${BOOK_ENTRY_V1.number}`)).toEqual(
    expect.arrayContaining(['ringstrasse', 'sudring', '57143']),
  );
  const before = local.usage().writes;
  expect((await run('--yes')).output).toBe(report('Indexed', [0, 0, 0, 0, 0, 0, 0, 0]));
  expect(local.usage().writes).toBe(before);
});

test('packs the catalogue of an older release', async () => {
  await firestore.doc('settings/revision').set({ revision: 4, schema_version: 1 });
  await run('--yes');
  const packed = { products: 4, rentalTools: 4, categories: 4, settings: 4 };
  expect((await firestore.doc('settings/revision').get()).get('packed')).toEqual(packed);
  const { writes } = local.usage();
  await run('--yes');
  expect(local.usage().writes).toBe(writes);
});

test('refuses an unknown option in one line', async () => {
  const message = /^Unknown option '--force'.+Usage: npm run index .+\n$/;
  expect(await run('--force')).toMatchObject({ code: 1, errors: expect.stringMatching(message) });
});
