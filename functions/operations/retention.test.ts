import { expect, test } from 'vitest';
import { firestoreOfFile, runCommand } from '../test/run-command.ts';
import { createdAt, orderNumber, storeContacts, storeOrders } from '../test/stored-data.ts';
import { retention } from './retention.ts';

const PROJECT = 'demo-retention';
const { local, firestore } = await firestoreOfFile(PROJECT);

/** Runs the command on 22 November 2026. */
const run = (...args: string[]) => {
  const config = { projectId: PROJECT };
  const now = () => new Date('2026-11-22T12:00:00Z');
  return runCommand((streams) =>
    retention(args, { config, firestoreHost: local.address, now, ...streams }),
  );
};

const lines = (orders: number, general: number, letters: number, mails: number) => [
  `  orders from before 2018-01-01: ${orders}`,
  '  bookings from before 2018-01-01: 0',
  '  invoices from before 2018-01-01: 0',
  '  DATEV batches from before 2018-01-01: 0',
  `  general requests from before 2026-05-26: ${general}`,
  `  business letters from before 2020-01-01: ${letters}`,
  '  customers from before 2018-01-01: 0',
  '  quotes from before 2020-01-01: 0',
  '  drafts of quotes from before 2026-05-26: 0',
  '  letters on orders from before 2020-01-01: 0',
  `  undelivered mails from before 2026-10-23: ${mails}`,
];

test('reports what it would delete, deletes it with --yes, and then finds nothing', async () => {
  const [lastYear] = createdAt('2017-12-31T22:59:59Z');
  const [kept] = createdAt('2017-12-31T23:00:00Z');
  await storeOrders(
    firestore,
    { order_status: 'delivered', ...lastYear },
    { order_status: 'delivered', ...kept },
  );
  await storeContacts(firestore, { request_type: 'complaint', ...lastYear });
  const where = `${PROJECT} at ${local.address}`;
  const ending = 'Nothing was changed. Add --yes to do it.';
  const texts = (...parts: string[]) => `${parts.join('\n')}\n`;
  expect(await run()).toEqual({
    code: 0,
    output: texts(`Would delete from ${where}:`, ...lines(1, 0, 1, 0), ending),
    errors: '',
  });
  expect((await firestore.collection('orders').get()).size).toBe(2);
  const done = await run('--yes');
  expect(done.output).toBe(texts(`Deleted from ${where}:`, ...lines(1, 0, 1, 0)));
  expect((await firestore.collection('orders').get()).docs.map(({ id }) => id)).toEqual([
    orderNumber(1),
  ]);
  const again = await run('--yes');
  expect(again.output).toBe(texts(`Deleted from ${where}:`, ...lines(0, 0, 0, 0)));
});
