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

test('a verify write is not billed', () => {
  const usage = new UsageMeter();
  const name = 'projects/p/databases/d/documents/docs/a';
  const fieldTransforms = [{ fieldPath: 'n', increment: { integerValue: '1' } }];
  usage.addWrites([{ verify: name }, { transform: { document: name, fieldTransforms } }]);
  expect(usage.total).toEqual({ reads: 0, writes: 1, deletes: 0 });
});
