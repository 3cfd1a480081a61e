import { PassThrough } from 'node:stream';
import { type LocalFirestore, startLocalFirestore } from '@shop/emulators/firestore';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { orderNumber, storeContacts, storeOrders } from '../test/stored-data.ts';
import { indexOrders } from './index-orders.ts';

const PROJECT = 'demo-index-orders';
let local: LocalFirestore;
let app: ReturnType<typeof initializeApp>;
let firestore: Firestore;

beforeAll(async () => {
  local = await startLocalFirestore();
  app = initializeApp({ projectId: PROJECT }, 'index-orders');
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
  const code = await indexOrders(args, { config, firestoreHost: local.address, output, errors });
  return { code, output: String(output.read() ?? ''), errors: String(errors.read() ?? '') };
}

const stored = async (index: number) =>
  (await firestore.doc(`orders/${orderNumber(index)}`).get()).data();

test('counts older orders, indexes them with --yes, and then finds nothing to do', async () => {
  await storeOrders(firestore, { customer_name: 'Jörg Groß' }, { payment_state: 'paid' });
  await firestore.doc('orders/B-BR0KE-00000').set({ customer_name: 'Erika' });
  await storeContacts(firestore, {}, { status: 'done' });
  const where = `${PROJECT} at ${local.address}`;
  expect(await run()).toEqual({
    code: 0,
    output: `Would index 2 of 2 orders and 1 requests in ${where}.\nNothing was changed. Add --yes to do it.\n`,
    errors: '',
  });
  expect(await stored(0)).not.toHaveProperty('search_tokens');
  expect((await run('--yes')).output).toBe(`Indexed 2 of 2 orders and 1 requests in ${where}.\n`);
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
  const before = local.usage().writes;
  expect((await run('--yes')).output).toBe(`Indexed 0 of 2 orders and 0 requests in ${where}.\n`);
  expect(local.usage().writes).toBe(before);
});

test('refuses an unknown option in one line', async () => {
  expect(await run('--force')).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^Unknown option '--force'.+Usage: npm run index-orders.+\n$/),
  });
});
