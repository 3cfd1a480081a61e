import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { readPosition, writePosition } from './position.ts';

test('a written position is read back to the nanosecond', () => {
  const position = { createdAt: new Timestamp(1_772_443_800, 123_456_789), id: 'B-0A1B2-C3D4E' };
  expect(readPosition(writePosition(position))).toEqual(position);
});

test.each([
  '',
  '1.2',
  '1.2.',
  '.2.a',
  '-1.2.a',
  '1.2.a/b',
  '1.2.a\n',
  '1e3.2.a',
  '253402300800.0.a',
  '1.1000000000.a',
  '1.2.a.b',
  '1.2.__reserved__',
  `1.2.${'a'.repeat(65)}`,
])('%j is not a position', (text) => {
  expect(readPosition(text)).toBeUndefined();
});
