import { expect, test } from 'vitest';
import { readLines } from './cart-lines.ts';

test.each([
  [
    '7x20,8x3,7x5',
    [
      { product_id: 7, quantity: 25 },
      { product_id: 8, quantity: 3 },
    ],
  ],
  ['x,7x0,7x1.5,-1x2,7,7xx2', []],
])('%s in the address asks for %j', (text, lines) => {
  expect(readLines(text)).toEqual(lines);
});
