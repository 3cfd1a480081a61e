import { beforeEach, expect, test } from 'vitest';
import { Transactions } from './transactions.ts';

let transactions: Transactions;

beforeEach(() => {
  transactions = new Transactions();
});

const begin = () => transactions.begin(undefined);

/** Whether a transaction gets a document without waiting. */
async function getsAtOnce(path: string): Promise<boolean> {
  let hasIt = false;
  void transactions.lock(begin(), [path]).then(() => {
    hasIt = true;
  });
  await new Promise(setImmediate);
  return hasIt;
}

/** Runs a transaction that reads a document and writes some. */
function run(readPath: string, writtenPaths: readonly string[]): void {
  const transaction = begin();
  transaction.addDocumentRead(readPath, undefined);
  transactions.learn(transaction, new Set(writtenPaths));
  transactions.end(transaction);
}

test('a document that another transaction has read is waited for', async () => {
  await transactions.lock(begin(), ['a/b']);
  expect(await getsAtOnce('a/b')).toBe(false);
});

test('a document that transactions turned out only to read is not waited for', async () => {
  run('a/b', ['a/other']);
  await transactions.lock(begin(), ['a/b']);
  expect(await getsAtOnce('a/b')).toBe(true);
});

test('a document is waited for again once a transaction has written it', async () => {
  run('a/b', []);
  run('a/b', ['a/b']);
  await transactions.lock(begin(), ['a/b']);
  expect(await getsAtOnce('a/b')).toBe(false);
});

test('a transaction that was rolled back while it waited is told so and keeps nothing', async () => {
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

test('a rollback after the end is no error, one of an unknown transaction is', () => {
  const transaction = begin();
  transactions.end(transaction);
  transactions.rollback(transaction.id);
  expect(() => transactions.rollback(Buffer.from('unknown'))).toThrow(/no longer valid/);
});
