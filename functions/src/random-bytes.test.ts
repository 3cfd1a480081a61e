import { expect, test } from 'vitest';
import { randomBytes } from './random-bytes.ts';

test.each([0, 1, 16, 5000])('%i bytes are as many as were asked for', (count) => {
  expect(randomBytes(count)).toHaveLength(count);
});

test('no byte is given twice, nor changed once it was given', () => {
  const given = Array.from({ length: 2000 }, () => randomBytes(16));
  const texts = given.map((bytes) => Buffer.from(bytes).toString('hex'));
  expect(new Set(texts).size).toBe(2000);
  expect(given.map((bytes) => Buffer.from(bytes).toString('hex'))).toEqual(texts);
});
