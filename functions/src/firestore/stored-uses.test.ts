import { expect, test } from 'vitest';
import { recentUses, type StoredUses, withUse } from './stored-uses.ts';

const WINDOW_MS = 60_000;
const START_MS = Date.parse('2026-03-02T09:30:00.000Z');

const useAt = (stored: StoredUses | undefined, atMs: number): StoredUses =>
  withUse(recentUses(stored, atMs - WINDOW_MS), atMs, WINDOW_MS);

const countAt = (stored: StoredUses | undefined, atMs: number): number =>
  recentUses(stored, atMs - WINDOW_MS).reduce((sum, { count }) => sum + count, 0);

test('counts thousands of uses in a window in a small document', () => {
  let stored: StoredUses | undefined;
  for (let used = 0; used < 12_000; used += 1) stored = useAt(stored, START_MS + used * 10);
  expect(countAt(stored, START_MS + 119_990)).toBeGreaterThanOrEqual(6000);
  expect(countAt(stored, START_MS + 119_990)).toBeLessThanOrEqual(6100);
  expect(stored?.used_at.length).toBeLessThanOrEqual(61);
});

test('a use counts for the whole window, and at most a sixtieth longer', () => {
  const stored = useAt(useAt(undefined, START_MS), START_MS + 999);
  expect(countAt(stored, START_MS + WINDOW_MS)).toBe(2);
  expect(countAt(stored, START_MS + WINDOW_MS + 999)).toBe(0);
});

test('a single use counts for the window and no longer', () => {
  const stored = useAt(undefined, START_MS + 123);
  expect(countAt(stored, START_MS + 123 + WINDOW_MS - 1)).toBe(1);
  expect(countAt(stored, START_MS + 123 + WINDOW_MS)).toBe(0);
});

test('a process with a slow clock neither loses uses nor shortens their time', () => {
  const stored = useAt(useAt(undefined, START_MS + 30_000), START_MS);
  expect(countAt(stored, START_MS + 30_000)).toBe(2);
  expect(stored.expires_at.toMillis()).toBe(START_MS + 30_000 + WINDOW_MS);
});
