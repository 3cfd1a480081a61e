import { pick, randomFrom } from '../drawing/prng.ts';
import { type Point, type Shades, type Shape, TILE } from './tile.ts';

interface Stones {
  seed: number;
  /** Stones per row of the tile, and rows; an even number, since every other row is offset. */
  columns: number;
  rows: number;
  shades: Shades;
  /** Minimum and maximum share of its cell that a stone fills. */
  fill: readonly [number, number];
  rounded: boolean;
}

/** Closely packed broken or round stones. */
export function stones({ seed, columns, rows, shades, fill, rounded }: Stones): Shape[] {
  const random = randomFrom(seed);
  const corner = cornersOf(columns, rows, random);
  const [smallest, largest] = fill;
  return Array.from({ length: rows * columns }, (_, index) => {
    const row = Math.floor(index / columns);
    const left = 2 * (index % columns) + (row % 2);
    const outline = [0, 1, 2].map((step) => corner(row, left + step));
    const below = [2, 1, 0].map((step) => corner(row + 1, left + step));
    return {
      outline: shrink([...outline, ...below], smallest + random() * (largest - smallest)),
      shade: pick(random, shades),
      rounded,
    };
  });
}

/** Jittered corners of a honeycomb that wraps around at the edges. */
function cornersOf(columns: number, rows: number, random: () => number) {
  const width = TILE / (2 * columns);
  const height = TILE / rows;
  const across = 2 * columns;
  const shaken = Array.from({ length: across * rows }, (_, index): Point => {
    const row = Math.floor(index / across);
    const zigzag = (index + row) % 2 === 0 ? height / 6 : -height / 6;
    const shake = (size: number) => (random() - 0.5) * size;
    return [
      (index % across) * width + shake(width * 0.9),
      row * height + zigzag + shake(height * 0.4),
    ];
  });
  return (row: number, column: number): Point => {
    const [x, y] = shaken[(row % rows) * across + (column % across)] ?? [0, 0];
    return [x + (column >= across ? TILE : 0), y + (row >= rows ? TILE : 0)];
  };
}

function shrink(outline: readonly Point[], scale: number): Point[] {
  const mean = (axis: 0 | 1) =>
    outline.reduce((sum, point) => sum + point[axis], 0) / outline.length;
  const [x0, y0] = [mean(0), mean(1)];
  return outline.map(([x, y]) => [x0 + (x - x0) * scale, y0 + (y - y0) * scale]);
}
