import { expect, test } from 'vitest';
import { lastDay } from './bank-days.ts';

test.each([
  ['Monday', '2026-11-30', '2026-11-30'],
  ['Saturday', '2026-11-28', '2026-11-30'],
  ['Sunday', '2026-11-29', '2026-11-30'],
  ['Christmas, before a weekend', '2026-12-25', '2026-12-28'],
])('a last day on a %s, § 193 BGB', (_day, day, moved) => {
  expect(lastDay(day, new Set(['2026-12-25', '2026-12-26']))).toBe(moved);
});
