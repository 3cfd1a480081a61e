/** The order of the UTF-8 bytes, which Firestore uses; JavaScript compares UTF-16 units. */
export function compareUtf8(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i += 1) {
    const left = a.charCodeAt(i);
    const right = b.charCodeAt(i);
    if (left !== right) {
      // A surrogate belongs to a code point above every other unit.
      return isSurrogate(left) === isSurrogate(right)
        ? Math.sign(left - right)
        : Number(isSurrogate(left)) - Number(isSurrogate(right));
    }
  }
  return Math.sign(a.length - b.length);
}

const NUMERIC_ID_START = '__id';
const NUMERIC_ID = /^__id(-?\d+)__$/;

/** Sorts resource paths segment by segment, numeric ids (`__id7__`) before names. */
export function comparePaths(a: string, b: string): number {
  return a.includes(NUMERIC_ID_START) || b.includes(NUMERIC_ID_START)
    ? compareSegmentwise(a, b)
    : compareNames(a, b);
}

/** Avoids splitting paths without numeric ids; a query compares many. */
function compareNames(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  let i = 0;
  while (i < length && a.charCodeAt(i) === b.charCodeAt(i)) {
    i += 1;
  }
  // The path that ends first sorts first.
  if (a[i] === '/' || b[i] === '/') {
    return i === a.length || (a[i] === '/' && i < b.length) ? -1 : 1;
  }
  return compareUtf8(a, b);
}

function compareSegmentwise(a: string, b: string): number {
  const left = a.split('/');
  const right = b.split('/');
  for (let i = 0; i < Math.min(left.length, right.length); i += 1) {
    const order = compareSegments(left[i] ?? '', right[i] ?? '');
    if (order !== 0) return order;
  }
  return Math.sign(left.length - right.length);
}

function compareSegments(a: string, b: string): number {
  const left = a.startsWith(NUMERIC_ID_START) ? NUMERIC_ID.exec(a)?.[1] : undefined;
  const right = b.startsWith(NUMERIC_ID_START) ? NUMERIC_ID.exec(b)?.[1] : undefined;
  if (left !== undefined && right !== undefined) return compareBigInts(BigInt(left), BigInt(right));
  if (left === undefined && right === undefined) return compareUtf8(a, b);
  return left === undefined ? 1 : -1;
}

export const compareBigInts = (a: bigint, b: bigint): number => (a === b ? 0 : a < b ? -1 : 1);

const isSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdfff;
