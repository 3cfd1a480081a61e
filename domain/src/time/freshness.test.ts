import { expect, test } from 'vitest';
import { FRESHNESS_SECONDS } from './freshness.ts';

test('a change shows within a minute, whatever lies between', () => {
  const seconds = Object.values(FRESHNESS_SECONDS).reduce((sum, part) => sum + part, 0);
  expect(seconds).toBeLessThanOrEqual(60);
});
