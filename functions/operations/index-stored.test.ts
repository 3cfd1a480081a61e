import { expect, test } from 'vitest';
import { packRows } from '../src/stored/datev-batch.ts';
import { firestoreOfFile, runCommand } from '../test/run-command.ts';
import { GRAVEL, PLATE, SLATE, storeProducts, storeRentalTools } from '../test/shop-data.ts';
import { orderNumber, storeContacts, storedItem, storeOrders } from '../test/stored-data.ts';
import {
  BOOK_ENTRY_V1,
  CUSTOMER_V1,
  DATEV_BATCH_V1,
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
  [orders, requests, products, tools, deposits, entries, months, customers = 0]: readonly number[],
) => `${heading} in ${PROJECT} at ${local.address}:
  ${orders} of 2 orders
  ${requests} of 2 requests
  0 of 0 quotes
  ${products} of 2 products
  ${tools} of 1 rental tools
  ${customers} of 1 customers
  ${deposits} of 1 deposits of rental bookings
  ${entries} of 1 entries of the book
  ${months} of 1 months of the book
`;

test('counts older documents, indexes them with --yes, then finds none', async () => {
  const at = '2026-03-02T07:42';
  const slip = { number: 'W 1', gross_kg: 3, tare_kg: 1, net_kg: 2, weighed_at: at, plate: '' };
  const weighed = storedItem({ delivered: { quantity: 2, slips: [slip] } });
  const first = { customer_name: 'Jörg Groß', order_items: [weighed] };
  // Earlier versions called an order open that has no invoice yet.
  await storeOrders(firestore, first, { payment_state: 'open', open_cents: 98_53 });
  const exported = [12_345, 12_346].map((debtor) => ({
    ...{ id: `row-${debtor}`, day: '2026-03-02', purpose: 'bank' as const, cents: -1_00, debtor },
    ...{ order_number: orderNumber(1), customer: '', payment: '', voucher: '', text: '' },
  }));
  const batch = { ...DATEV_BATCH_V1, rows: packRows(exported) };
  await firestore.doc('datevBatches/2026-03-1').set(batch);
  await firestore.doc('orders/B-BR0KE-00000').set({ customer_name: 'Erika' });
  await storeContacts(firestore, {}, { status: 'done' });
  await storeProducts(firestore, GRAVEL, { ...SLATE, visibility: 'hidden' });
  await storeRentalTools(firestore, PLATE);
  await firestore.doc('customers/10001').set({ ...CUSTOMER_V1, search_tokens: [] });
  // Earlier versions closed a booking without settling its deposit.
  const held = { ...RENTAL_BOOKING_V1, state: 'closed', deposit: { state: 'held' } };
  await firestore.doc('rentalBookings/M-7K2MQ-4XN8T').set(held);
  const { vat: _, shares: __, ...entry } = BOOK_ENTRY_V1;
  await firestore.doc(`invoiceBook/${entry.number}`).set(entry);
  const billed = INVOICE_V1.content.replace('B-7K3M9-QX2TP', orderNumber(0));
  await firestore.doc(`invoices/${entry.number}`).set({ ...INVOICE_V1, content: billed });
  expect(await run()).toEqual({
    code: 0,
    output: `${report('Would index', [2, 2, 2, 1, 1, 1, 1, 1])}Nothing was changed. Add --yes to do it.\n`,
    errors: '',
  });
  expect(await stored(0)).not.toHaveProperty('search_tokens');
  expect((await run('--yes')).output).toBe(report('Indexed', [2, 2, 2, 1, 1, 1, 1, 1]));
  expect(await stored(0)).toMatchObject({
    payment_state: 'none',
    open_cents: 0,
    slips: ['W1'],
    search_tokens: expect.arrayContaining(['jor', 'gross', '90009']),
  });
  // The account of its first row.
  expect(await stored(1)).toMatchObject({ payment_state: 'none', open_cents: 0, debtor: 12_345 });
  const statuses = (await firestore.collection('contacts').get()).docs.map((each) =>
    each.get('status'),
  );
  expect(statuses).toEqual(['open', 'done']);
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
    net_cents: 490_18,
    shares: [
      { category: 'Schüttgut', name: 'Kies 16/32', kg: 11_840 },
      { category: 'Sonstiges', net_cents: 148_00 },
    ],
  });
  const claim = await firestore.doc('claims/M-7K2MQ-4XN8T-K').get();
  const { deposit_cents } = held;
  expect(claim.data()).toMatchObject({
    step: 'settle',
    credit_cents: deposit_cents,
    user_id: 'erika',
  });
  const booking = await firestore.doc('rentalBookings/M-7K2MQ-4XN8T').get();
  expect(booking.get('deposit')).toEqual({ state: 'held', due_cents: deposit_cents });
  const before = local.usage().writes;
  expect((await run('--yes')).output).toBe(report('Indexed', [0, 0, 0, 0, 0, 0, 0]));
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
