import type { Point } from './geometry.ts';

/**
 * Strokes of each glyph on a grid of 4 by 6, as `x y` digits. Drawn as paths, so that pictures do
 * not depend on installed fonts.
 */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  A: ['062046', '1434'],
  B: ['06003041423303', '3344453606'],
  C: ['4130100105163645'],
  D: ['06002041452606'],
  E: ['40000646', '0333'],
  H: ['0006', '4046', '0343'],
  I: ['2026'],
  L: ['000646'],
  M: ['0600234046'],
  N: ['06004640'],
  O: ['100105163645413010'],
  Ö: ['100105163645413010'],
  P: ['06003041423303'],
  Q: ['100105163645413010', '2446'],
  R: ['06003041423303', '2346'],
  S: ['413010010213334445361605'],
  T: ['0040', '2026'],
  U: ['000516364540'],
  Z: ['00400646'],
  '0': ['100105163645413010'],
  '2': ['01103041420646'],
  '3': ['0110304142334445361605', '1333'],
  '4': ['36300444'],
  '5': ['400002324345361605'],
  '7': ['004016'],
  '8': ['103041423313020110', '1304051636454433'],
  '/': ['4006'],
  '-': ['0343'],
  ',': ['2517'],
  ' ': [],
};

const UMLAUT_DOTS: readonly Point[][] = [
  [
    [1.2, -1.4],
    [1.2, -1.3],
  ],
  [
    [2.8, -1.4],
    [2.8, -1.3],
  ],
];

function strokesOf(sign: string): Point[][] {
  const rows = (SIGNS[sign] ?? []).map((row) => {
    const digits = [...row].map(Number);
    const count = Math.floor(digits.length / 2);
    return Array.from(
      { length: count },
      (_, i): Point => [digits[2 * i] ?? 0, digits[2 * i + 1] ?? 0],
    );
  });
  return sign === 'Ö' ? [...rows, ...UMLAUT_DOTS] : rows;
}

/** The strokes of a word in capitals 6 high, centred on x, with its top at y = 0. */
export function letterStrokes(word: string): Point[][] {
  const left = -(word.length * 5.6 - 1.6) / 2;
  return [...word].flatMap((sign, i) =>
    strokesOf(sign).map((row) => row.map(([x, y]): Point => [left + i * 5.6 + x, y])),
  );
}
