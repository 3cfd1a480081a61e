import { PassThrough } from 'node:stream';
import { type LocalFirestore, startLocalFirestore } from '@shop/emulators/firestore';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { GRAVEL, PLATE, SLATE, storeProducts, storeRentalTools } from '../test/shop-data.ts';
import { orderNumber, storeContacts, storeOrders } from '../test/stored-data.ts';
import { indexStored } from './index-stored.ts';

const PROJECT = 'demo-index';
let local: LocalFirestore;
let app: ReturnType<typeof initializeApp>;
let firestore: Firestore;

beforeAll(async () => {
  local = await startLocalFirestore();
  app = initializeApp({ projectId: PROJECT }, 'index');
  firestore = getFirestore(app);
  firestore.settings({ host: local.address, ssl: false });
});
beforeEach(() => local.reset());
afterAll(async () => {
  await deleteApp(app);
  await local.stop();
});

async function run(...args: string[]) {
  const output = new PassThrough();
  const errors = new PassThrough();
  const config = { projectId: PROJECT };
  const code = await indexStored(args, { config, firestoreHost: local.address, output, errors });
  return { code, output: String(output.read() ?? ''), errors: String(errors.read() ?? '') };
}

const stored = async (index: number) =>
  (await firestore.doc(`orders/${orderNumber(index)}`).get()).data();

const report = (
  heading: string,
  [orders, requests, products, tools]: readonly number[],
) => `${heading} in ${PROJECT} at ${local.address}:
  ${orders} of 2 orders
  ${requests} of 2 requests
  ${products} of 2 products
  ${tools} of 1 rental tools
`;

test('counts older documents, indexes them with --yes, and then finds nothing to do', async () => {
  await storeOrders(firestore, { customer_name: 'Jörg Groß' }, { payment_state: 'paid' });
  await firestore.doc('orders/B-BR0KE-00000').set({ customer_name: 'Erika' });
  await storeContacts(firestore, {}, { status: 'done' });
  await storeProducts(firestore, GRAVEL, { ...SLATE, visibility: 'hidden' });
  await storeRentalTools(firestore, PLATE);
  expect(await run()).toEqual({
    code: 0,
    output: `${report('Would index', [2, 1, 2, 1])}Nothing was changed. Add --yes to do it.\n`,
    errors: '',
  });
  expect(await stored(0)).not.toHaveProperty('search_tokens');
  expect((await run('--yes')).output).toBe(report('Indexed', [2, 1, 2, 1]));
  expect(await stored(0)).toMatchObject({
    payment_state: 'open',
    open_cents: 98_53,
    due_day: '2026-03-16',
    search_tokens: expect.arrayContaining(['jor', 'gross', '90009']),
  });
  expect(await stored(1)).toMatchObject({ payment_state: 'paid' });
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
  const before = local.usage().writes;
  expect((await run('--yes')).output).toBe(report('Indexed', [0, 0, 0, 0]));
  expect(local.usage().writes).toBe(before);
});

test('refuses an unknown option in one line', async () => {
  expect(await run('--force')).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^Unknown option '--force'.+Usage: npm run index .+\n$/),
  });
});
