import { beforeEach, expect, test } from 'vitest';
import { apiWithoutMails } from '../test/api-for-tests.ts';
import { PROJECT } from '../test/google/identity-toolkit.ts';
import { runCommand } from '../test/run-command.ts';
import { orderNumber, storeOrders } from '../test/stored-data.ts';
import { invoices, verifyChain } from './invoices.ts';

const api = apiWithoutMails();
const invoice = (number: string) => api.firestore.doc(`invoices/${number}`);
const problems = async () => (await verifyChain(api.firestore)).problems;

beforeEach(async () => {
  const delivered = { order_status: 'delivered', customer_email: '' };
  await storeOrders(api.firestore, ...Array.from({ length: 5 }, () => delivered));
  const write = (request_id: string, ...indexes: number[]) =>
    api.post(
      '/api/admin/invoices',
      { request_id, order_numbers: indexes.map(orderNumber) },
      api.asAdmin(),
    );
  await write('request-1', 0, 1, 2);
  api.clock.now = new Date('2027-01-04T10:00:00Z');
  await write('request-2', 3, 4);
});

test('an untouched chain is unbroken across years', async () => {
  expect(await verifyChain(api.firestore)).toEqual({ count: 5, problems: [] });
});

test('reports a changed invoice', async () => {
  const { content } = (await invoice('RE-2026-00002').get()).data() as { content: string };
  await invoice('RE-2026-00002').update({ content: content.replace('8280', '8281') });
  expect(await problems()).toEqual(['RE-2026-00002 was changed']);
});

test('reports a deleted invoice, except the oldest, whose retention may be over', async () => {
  await invoice('RE-2026-00001').delete();
  expect(await problems()).toEqual([]);
  await invoice('RE-2026-00003').delete();
  expect(await problems()).toEqual(['RE-2027-00001 does not follow RE-2026-00002']);
  await invoice('RE-2027-00002').delete();
  expect(await problems()).toContain('the next would not follow RE-2027-00001');
});

test('reports an invoice written past the counter', async () => {
  await invoice('RE-2027-00004').set((await invoice('RE-2027-00002').get()).data() ?? {});
  expect(await problems()).toEqual([
    'RE-2027-00004 was changed',
    'numbers are missing before RE-2027-00004',
    'RE-2027-00004 does not follow RE-2027-00002',
    'the next would not follow RE-2027-00004',
  ]);
});

test('after a restore it skips the numbers assigned since, and the chain counts as unbroken', async () => {
  const run = (...args: string[]) => {
    const firestoreHost = process.env.FIRESTORE_EMULATOR_HOST;
    const config = { projectId: PROJECT };
    return runCommand((streams) => invoices(args, { config, firestoreHost, ...streams }));
  };
  const skip = (number: string) => run('--continue-after', number, '--yes');
  expect((await skip('RE-2027-00002')).errors).toBe('The last number is already 2 of 2027.\n');
  expect((await skip('2027-9')).errors).toContain('is no number');
  expect((await run('--continue-after', 'RE-2027-00040')).errors).toContain('add --yes');
  expect((await skip('RE-2027-00040')).output).toContain('follows RE-2027-00040');
  expect(await problems()).toEqual([]);
  await storeOrders(api.firestore, { order_status: 'delivered', customer_email: '' });
  const body = { request_id: 'request-3', order_numbers: [orderNumber(0)] };
  expect(await (await api.post('/api/admin/invoices', body, api.asAdmin())).json()).toMatchObject([
    { number: 'RE-2027-00041' },
  ]);
  expect((await run('--verify')).output).toContain('6 invoices');
  await invoice('RE-2027-00002').delete();
  expect(await problems()).toHaveLength(2);
});
