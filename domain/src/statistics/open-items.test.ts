import { expect, test } from 'vitest';
import { AGE_LABELS, ageOf } from './open-items.ts';

test.each([
  [undefined, 'nicht fällig'],
  ['2026-12-24', 'nicht fällig'],
  ['2026-11-30', 'nicht fällig'],
  ['2026-11-29', '1–30 Tage'],
  ['2026-10-31', '1–30 Tage'],
  ['2026-10-30', '31–60 Tage'],
  ['2026-10-01', '31–60 Tage'],
  ['2026-09-30', '61–90 Tage'],
  ['2026-09-01', '61–90 Tage'],
  ['2026-08-31', 'über 90 Tage'],
])('what was due on %s is %s on 30 November', (dueDay, age) => {
  expect(ageOf(dueDay, '2026-11-30')).toBe(age);
  expect(AGE_LABELS).toContain(age);
});
