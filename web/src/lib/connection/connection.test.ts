import { beforeEach, expect, test, vi } from 'vitest';
import { createConnection } from './connection.ts';

let isOnline: boolean;
let isReached: boolean;
const reachShop = vi.fn(async () => isReached);

beforeEach(() => {
  vi.useFakeTimers();
  isOnline = true;
  isReached = true;
  reachShop.mockClear();
});

function listened() {
  const connection = createConnection({ isDeviceOnline: () => isOnline, reachShop });
  const listener = vi.fn();
  const leave = connection.subscribe(listener);
  return { ...connection, listener, leave };
}

const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

test.each([
  [true, 'the shop answers'],
  [false, 'it does not'],
])(
  'a device that claims to be offline only triggers a check: reached %s, if %s',
  async (reached) => {
    isReached = reached;
    const connection = listened();
    isOnline = false;
    window.dispatchEvent(new Event('offline'));
    await settle();
    expect(connection.get().isLost).toBe(!reached);
    expect(await connection.check()).toBe(reached);
    const opened = listened();
    await settle();
    expect(opened.get().isLost).toBe(!reached);
  },
);

test('trusts a device that claims to be online once the shop answers', async () => {
  isReached = false;
  isOnline = false;
  const connection = listened();
  isOnline = true;
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(connection.get().isLost).toBe(true);
  isReached = true;
  await settle(2000);
  expect(connection.get().isLost).toBe(false);
});

test('a call without an answer is no loss while the shop is reachable', async () => {
  const connection = listened();
  connection.unanswered();
  await settle();
  expect(reachShop).toHaveBeenCalledOnce();
  expect(connection.listener).not.toHaveBeenCalled();
});

test('checks a lost connection at growing intervals until it is back', async () => {
  isReached = false;
  const connection = listened();
  connection.unanswered();
  await settle();
  expect(connection.get().isLost).toBe(true);
  await settle(2000 + 4000 + 8000 + 16_000 + 30_000 + 30_000);
  expect(reachShop).toHaveBeenCalledTimes(1 + 6);
  isReached = true;
  await settle(30_000);
  expect(connection.get().isLost).toBe(false);
  await settle(120_000);
  expect(reachShop).toHaveBeenCalledTimes(8);
});

test('a fresh answer ends the loss', async () => {
  isReached = false;
  const connection = listened();
  connection.unanswered();
  await settle();
  connection.answered('/api/users/me');
  expect(connection.get().isLost).toBe(false);
});

test('knows the age of the oldest stored answer', async () => {
  const connection = listened();
  connection.answered('/api/products', 2000);
  connection.answered('/api/categories', 1000);
  expect(connection.get()).toEqual({ isLost: true, storedAt: 1000 });
  connection.answered('/api/categories');
  expect(connection.get()).toEqual({ isLost: true, storedAt: 2000 });
  connection.answered('/api/products');
  expect(connection.get()).toEqual({ isLost: false, storedAt: undefined });
});

test('alternating stored and fresh answers do not shorten the intervals', async () => {
  const connection = listened();
  for (let round = 0; round < 4; round += 1) {
    connection.answered('/api/products', 1000);
    connection.answered('/api/users/me');
    await settle(2000 * 2 ** round - 1);
    expect(connection.get().isLost).toBe(true);
    await settle(1);
    expect(connection.get().isLost).toBe(false);
  }
});

test('checks nothing without listeners', async () => {
  isReached = false;
  const connection = listened();
  connection.unanswered();
  await settle();
  connection.leave();
  await settle(60_000);
  expect(reachShop).toHaveBeenCalledOnce();
  connection.unanswered();
  expect(reachShop).toHaveBeenCalledOnce();
});
