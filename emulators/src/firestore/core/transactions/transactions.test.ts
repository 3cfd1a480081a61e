import { beforeEach, expect, test } from 'vitest';
import { Transactions } from './transactions.ts';

let transactions: Transactions;

beforeEach(() => {
  transactions = new Transactions();
});

const begin = () => transactions.begin();

/** Whether a transaction acquires a document without waiting. */
async function getsAtOnce(path: string): Promise<boolean> {
  let hasIt = false;
  void transactions.lock(begin(), [path]).then(() => {
    hasIt = true;
  });
  await new Promise(setImmediate);
  return hasIt;
}

/** Runs a transaction that reads one document and writes others. */
function run(readPath: string, writtenPaths: readonly string[]): void {
  const transaction = begin();
  transaction.addDocumentRead(readPath, undefined);
  transactions.trackContention(transaction, new Set(writtenPaths));
  transactions.end(transaction);
}

test('a transaction waits for a document that another one has read', async () => {
  await transactions.lock(begin(), ['a/b']);
  expect(await getsAtOnce('a/b')).toBe(false);
});

test('a transaction does not wait for a document that others only ever read', async () => {
  run('a/b', ['a/other']);
  await transactions.lock(begin(), ['a/b']);
  expect(await getsAtOnce('a/b')).toBe(true);
});

test('a transaction waits again once a document has been written in a transaction', async () => {
  run('a/b', []);
  run('a/b', ['a/b']);
  await transactions.lock(begin(), ['a/b']);
  expect(await getsAtOnce('a/b')).toBe(false);
});

test('a transaction rolled back while waiting fails and holds no lock', async () => {
  const first = begin();
  await transactions.lock(first, ['a/b']);
  const second = begin();
  const waiting = transactions.lock(second, ['a/b', 'a/c']);
  transactions.rollback(second.id);
  await expect(waiting).rejects.toThrow(/no longer valid/);
  transactions.end(first);
  expect(await getsAtOnce('a/b')).toBe(true);
  expect(await getsAtOnce('a/c')).toBe(true);
});

test('rolling back an ended transaction is accepted, an unknown one is refused', () => {
  const transaction = begin();
  transactions.end(transaction);
  transactions.rollback(transaction.id);
  expect(() => transactions.rollback(Buffer.from('unknown'))).toThrow(/no longer valid/);
});
