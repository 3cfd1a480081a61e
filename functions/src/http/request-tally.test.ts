import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LogEntry } from '../log.ts';
import { openTally, TALLY_MS } from './request-tally.ts';

const LIST = { method: 'GET', route: '/api/products', status: 200 };
const UNCHANGED = { ...LIST, status: 304 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('requests that are alike become one line, with their number and the slowest', () => {
  const log: LogEntry[] = [];
  const count = openTally((entry) => log.push(entry));
  for (const ms of [3, 40, 1]) count({ ...LIST, ms });
  count({ ...UNCHANGED, ms: 2 });
  vi.advanceTimersByTime(TALLY_MS - 1);
  expect(log).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(log).toEqual([
    { severity: 'INFO', message: 'GET /api/products 200 × 3', ...LIST, count: 3, ms: 40 },
    { severity: 'INFO', message: 'GET /api/products 304 × 1', ...UNCHANGED, count: 1, ms: 2 },
  ]);
});

test('what was told is not told again, and nothing is said of quiet times', () => {
  const log: LogEntry[] = [];
  const count = openTally((entry) => log.push(entry));
  count({ ...LIST, ms: 1 });
  vi.advanceTimersByTime(10 * TALLY_MS);
  count({ ...LIST, ms: 2 });
  vi.advanceTimersByTime(TALLY_MS);
  expect(log.map(({ count, ms }) => [count, ms])).toEqual([
    [1, 1],
    [1, 2],
  ]);
});
