import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { NEWEST_FIRST, readPosition, writePosition } from './position.ts';

test('reads a written position back to the nanosecond', () => {
  const position = { value: new Timestamp(1_772_443_800, 123_456_789), id: 'B-0A1B2-C3D4E' };
  expect(readPosition(writePosition(position))).toEqual(position);
});

test.each([
  ['number', 8280, '8280.B-0A1B2-C3D4E'],
  ['day', '2026-11-23', '2026-11-23.B-0A1B2-C3D4E'],
] as const)('a position by %s is read back', (kind, value, text) => {
  const sort = { ...NEWEST_FIRST, kind };
  expect(writePosition({ value, id: 'B-0A1B2-C3D4E' })).toBe(text);
  expect(readPosition(text, sort)).toEqual({ value, id: 'B-0A1B2-C3D4E' });
  expect(readPosition('1.2.a', sort)).toBeUndefined();
  expect(readPosition('2026-13-01.a', sort)).toBeUndefined();
});

test('reads a text position back, also from a header', () => {
  const sort = { ...NEWEST_FIRST, kind: 'text' } as const;
  const position = { value: 'öl 1.5 漢/字', id: '12' };
  const written = writePosition(position);
  expect(written).toMatch(/^[!-~]+$/);
  expect(readPosition(written, sort)).toEqual(position);
  expect(readPosition('%E0%A4.12', sort)).toBeUndefined();
  expect(readPosition(`${'a'.repeat(1501)}.12`, sort)).toBeUndefined();
});

test.each([
  '',
  '1.2',
  '8280.a',
  '2026-11-23.a',
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
