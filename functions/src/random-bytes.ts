import { randomBytes as drawBytes } from 'node:crypto';

const DRAWN = 4096;
let left = Buffer.alloc(0);

/** Random bytes for secrets, each given once. They are drawn many at a time: the way there costs most. */
export function randomBytes(count: number): Uint8Array {
  if (left.length < count) left = drawBytes(Math.max(count, DRAWN));
  const given = left.subarray(0, count);
  left = left.subarray(count);
  return given;
}
