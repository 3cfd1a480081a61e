import { expect, test, vi } from 'vitest';
import { DocumentLocks } from './document-locks.ts';

const TIMEOUT_MS = 5000;

/** Whether a promise has settled once all pending callbacks have run. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false;
  void promise.then(() => {
    settled = true;
  });
  await new Promise(setImmediate);
  return settled;
}

test('waiting transactions get a document one after the other, in order', async () => {
  const locks = new DocumentLocks(TIMEOUT_MS);
  const [first, second, third] = [{}, {}, {}];
  await locks.acquire(first, 'a');
  const order: string[] = [];
  const secondHas = locks.acquire(second, 'a').then(() => order.push('second'));
  const thirdHas = locks.acquire(third, 'a').then(() => order.push('third'));
  expect(await isSettled(secondHas)).toBe(false);
  locks.release(first);
  await secondHas;
  expect(await isSettled(thirdHas)).toBe(false);
  locks.release(second);
  await thirdHas;
  expect(order).toEqual(['second', 'third']);
});

test('a holder can acquire again, and other documents are free', async () => {
  const locks = new DocumentLocks(TIMEOUT_MS);
  const holder = {};
  await locks.acquire(holder, 'a');
  await locks.acquire(holder, 'a');
  await locks.acquire({}, 'b');
});

test('acquire returns without the lock where it would deadlock', async () => {
  const locks = new DocumentLocks(TIMEOUT_MS);
  const [first, second, third] = [{}, {}, {}];
  await locks.acquire(first, 'a');
  await locks.acquire(second, 'b');
  await locks.acquire(third, 'c');
  const waiting = [locks.acquire(first, 'b'), locks.acquire(second, 'c')];
  // Would close a cycle: the first waits for the second, the second for the third.
  await locks.acquire(third, 'a');
  locks.release(third);
  locks.release(second);
  await Promise.all(waiting);
});

test('a timed-out holder loses all its locks', async () => {
  vi.useFakeTimers();
  const locks = new DocumentLocks(TIMEOUT_MS);
  const [killed, next] = [{}, {}];
  await locks.acquire(killed, 'a');
  await locks.acquire(killed, 'b');
  const waiting = locks.acquire(next, 'a');
  vi.advanceTimersByTime(TIMEOUT_MS);
  vi.useRealTimers();
  await waiting;
  await locks.acquire(next, 'b');
  expect(await isSettled(locks.acquire({}, 'a'))).toBe(false);
});

test('the others move up when a waiter gives up', async () => {
  const locks = new DocumentLocks(TIMEOUT_MS);
  const [first, second, third] = [{}, {}, {}];
  await locks.acquire(first, 'a');
  const secondHas = locks.acquire(second, 'a');
  const thirdHas = locks.acquire(third, 'a');
  locks.release(second);
  await secondHas;
  locks.release(first);
  await thirdHas;
});
