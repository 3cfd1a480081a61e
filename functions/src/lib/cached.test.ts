import { expect, test } from 'vitest';
import { cached } from './cached.ts';

const TTL_MS = 60_000;

/** A cache whose source may fail or hang. */
function open() {
  const source = { nowMs: 0, value: 1, read: async () => source.value };
  const stale: number[] = [];
  const cache = cached({
    read: () => source.read(),
    now: () => new Date(source.nowMs),
    ttlMs: TTL_MS,
    onStale: (ageMs) => stale.push(ageMs),
  });
  const orStale = async () => (await cache.orStale()).value;
  const fresh = async () => (await cache.fresh()).value;
  return { source, cache, orStale, fresh, stale };
}

const fail = () => Promise.reject(new Error('gone'));

test('does not read a fresh value again', async () => {
  const { source, orStale, fresh } = open();
  await orStale();
  source.value = 2;
  source.nowMs = TTL_MS - 1;
  expect([await orStale(), await fresh()]).toEqual([1, 1]);
  source.nowMs = TTL_MS;
  expect([await orStale(), await fresh()]).toEqual([2, 2]);
});

test('ages nothing when the clock is set back', async () => {
  const { source, fresh } = open();
  source.nowMs = 10 * TTL_MS;
  await fresh();
  source.value = 2;
  source.nowMs = 0;
  expect(await fresh()).toBe(2);
});

test('while reading fails, `orStale` returns the last value and `fresh` throws', async () => {
  const { source, orStale, fresh, stale } = open();
  await orStale();
  source.nowMs = TTL_MS;
  source.read = fail;
  expect(await orStale()).toBe(1);
  await expect(fresh()).rejects.toThrow('gone');
  expect(stale).toEqual([TTL_MS]);
});

test('retries and reports a failed read only after five seconds', async () => {
  const { source, orStale, stale } = open();
  await orStale();
  source.nowMs = TTL_MS;
  let tried = 0;
  source.read = () => {
    tried += 1;
    return fail();
  };
  await Promise.all([orStale(), orStale()]);
  await orStale();
  expect([tried, stale.length]).toEqual([1, 1]);
  source.nowMs += 5000;
  source.read = async () => 2;
  expect(await orStale()).toBe(2);
});

test('a value expires after an hour', async () => {
  const { source, orStale } = open();
  await orStale();
  source.read = fail;
  source.nowMs = 3_600_000 - 1;
  expect(await orStale()).toBe(1);
  source.nowMs = 3_600_000;
  await expect(orStale()).rejects.toThrow('gone');
});

test('`orStale` waits a second for a new value and caches it once it comes', async () => {
  const { source, orStale, fresh } = open();
  await orStale();
  source.nowMs = TTL_MS;
  let arrive = (_value: number) => {};
  source.read = () => new Promise((resolve) => (arrive = resolve));
  expect(await orStale()).toBe(1);
  arrive(2);
  expect(await fresh()).toBe(2);
});

test('throws the failure if there is no value', async () => {
  const { source, orStale } = open();
  source.read = fail;
  await expect(orStale()).rejects.toThrow('gone');
  source.read = async () => 1;
  expect(await orStale()).toBe(1);
});

test('returns a value with the time of its reading', async () => {
  const { source, cache } = open();
  source.nowMs = 7;
  expect(await cache.orStale()).toEqual({ value: 1, readAtMs: 7 });
  source.nowMs = 7 + TTL_MS;
  source.read = fail;
  expect(await cache.orStale()).toEqual({ value: 1, readAtMs: 7 });
});

test('reads an expired value again, and serves it while that fails', async () => {
  const { source, cache, orStale, fresh } = open();
  await orStale();
  source.value = 2;
  cache.expire();
  source.read = fail;
  expect(await orStale()).toBe(1);
  source.read = async () => source.value;
  expect(await fresh()).toBe(2);
});
