import { expect, test, vi } from 'vitest';
import { DocumentLocks } from './document-locks.ts';

const PATIENCE_MS = 5000;

/** Whether a promise is settled once everything that can run has run. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false;
  void promise.then(() => {
    settled = true;
  });
  await new Promise(setImmediate);
  return settled;
}

test('those who want the same document get it one after the other, in their order', async () => {
  const locks = new DocumentLocks(PATIENCE_MS);
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

test('a holder may ask again, and other documents are free', async () => {
  const locks = new DocumentLocks(PATIENCE_MS);
  const holder = {};
  await locks.acquire(holder, 'a');
  await locks.acquire(holder, 'a');
  await locks.acquire({}, 'b');
});

test('a circle of those who wait for each other is not closed', async () => {
  const locks = new DocumentLocks(PATIENCE_MS);
  const [first, second, third] = [{}, {}, {}];
  await locks.acquire(first, 'a');
  await locks.acquire(second, 'b');
  await locks.acquire(third, 'c');
  const waiting = [locks.acquire(first, 'b'), locks.acquire(second, 'c')];
  // Would wait for the first, who waits for the second, who waits for the third.
  await locks.acquire(third, 'a');
  locks.release(third);
  locks.release(second);
  await Promise.all(waiting);
});

test('a holder that never lets go is waited for only so long', async () => {
  vi.useFakeTimers();
  const locks = new DocumentLocks(PATIENCE_MS);
  await locks.acquire({}, 'a');
  const waiting = locks.acquire({}, 'a');
  vi.advanceTimersByTime(PATIENCE_MS);
  vi.useRealTimers();
  await waiting;
});

test('it is waited for only once: then it has lost all that it held', async () => {
  vi.useFakeTimers();
  const locks = new DocumentLocks(PATIENCE_MS);
  const [killed, next] = [{}, {}];
  await locks.acquire(killed, 'a');
  await locks.acquire(killed, 'b');
  const waiting = locks.acquire(next, 'a');
  vi.advanceTimersByTime(PATIENCE_MS);
  vi.useRealTimers();
  await waiting;
  await locks.acquire(next, 'b');
  expect(await isSettled(locks.acquire({}, 'a'))).toBe(false);
});

test('one that gives up while it waits lets the others move up', async () => {
  const locks = new DocumentLocks(PATIENCE_MS);
  const [first, second, third] = [{}, {}, {}];
  await locks.acquire(first, 'a');
  const secondHas = locks.acquire(second, 'a');
  const thirdHas = locks.acquire(third, 'a');
  locks.release(second);
  await secondHas;
  locks.release(first);
  await thirdHas;
});
