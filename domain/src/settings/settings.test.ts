import { expect, test } from 'vitest';
import { BUILT_IN_SETTINGS, type Settings, shopOptions } from './settings.ts';

/** Each value of a setting replaced by another. */
function changed(value: unknown): unknown {
  if (Array.isArray(value)) return ['changed'];
  if (typeof value !== 'object' || value === null) return 'changed';
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, changed(each)]));
}

test('every option of the shop follows from a setting', () => {
  const builtIn = Object.entries(shopOptions(BUILT_IN_SETTINGS));
  const set = shopOptions(changed(BUILT_IN_SETTINGS) as Settings);
  const unchanged = builtIn.filter(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(set[name as keyof typeof set]),
  );
  expect(unchanged).toEqual([]);
});
