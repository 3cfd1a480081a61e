import { expect, test } from 'vitest';
import { UsageMeter } from './usage.ts';

test.each([
  [0, 1],
  [1, 1],
  [1000, 1],
  [1001, 2],
  [5000, 5],
])('an aggregation over %i index entries costs %i reads', (entries, reads) => {
  const usage = new UsageMeter();
  usage.addAggregation(entries);
  expect(usage.total).toEqual({ reads, writes: 0, deletes: 0 });
});
