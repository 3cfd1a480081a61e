import type { Point } from './geometry.ts';
import { boxAt } from './paver.ts';
import { HEIGHT, WIDTH } from './svg.ts';

/** Margin beyond the picture, so that a bond can be rotated. */
const MARGIN = 320;

export interface BondOptions {
  width: number;
  height: number;
  joint?: number;
  /** Offset of each row from the one above, as a share of the length. */
  offset?: number;
}

/** Rows of equal stones: stretcher bond, or stack bond where the offset is 0. */
export function rows({ width, height, joint = 4, offset = 0.5 }: BondOptions): Point[][] {
  const lines = Math.ceil((HEIGHT + 2 * MARGIN) / height);
  const columns = Math.ceil((WIDTH + 2 * MARGIN) / width) + 1;
  return Array.from({ length: lines }, (_, line) =>
    Array.from({ length: columns }, (_, column) => {
      const shift = ((line * offset) % 1) * width;
      return boxAt(column * width - shift - MARGIN, line * height - MARGIN, width, height, joint);
    }),
  ).flat();
}

/** Herringbone of stones twice as long as wide. */
export function herringbone(unit: number, joint = 4): Point[][] {
  const [columns, lines] = [WIDTH, HEIGHT].map((size) => Math.ceil((size + 2 * MARGIN) / unit)) as [
    number,
    number,
  ];
  return Array.from({ length: columns * lines }, (_, cell) => {
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    const phase = (((x - y) % 4) + 4) % 4;
    const [left, top] = [x * unit - MARGIN, y * unit - MARGIN];
    if (phase === 0) return [boxAt(left, top, unit * 2, unit, joint)];
    return phase === 3 ? [boxAt(left, top, unit, unit * 2, joint)] : [];
  }).flat();
}

/** Interlocking I-shaped stones, column by column. */
export function doubleT(width: number, height: number): Point[][] {
  const [dent, slope, gap] = [width * 0.16, height * 0.09, 2.5];
  const column = (x: number, top: number): Point[] => {
    const quarter = height / 4;
    const heights = [
      0,
      quarter - slope,
      quarter + slope,
      3 * quarter - slope,
      3 * quarter + slope,
      height,
    ];
    const depth = [0, 0, dent, dent, 0, 0];
    const y = (i: number) => top + (heights[i] ?? 0) + (i === 0 ? gap : i === 5 ? -gap : 0);
    const left = depth.map<Point>((d, i) => [x + d + gap, y(i)]);
    const right = depth.map<Point>((d, i) => [x + width - d - gap, y(i)]);
    return [...left.slice(0, 1), ...right, ...left.slice(1).reverse()];
  };
  const pitch = width - dent;
  return Array.from({ length: Math.ceil(WIDTH / pitch) + 2 }, (_, i) =>
    Array.from({ length: Math.ceil(HEIGHT / height) + 2 }, (_, j) =>
      column(i * pitch - width, j * height - height - (i % 2) * (height / 2)),
    ),
  ).flat();
}

/** Segmental arches: small setts in adjoining arcs. */
export function arches(size: number, span: number): { center: Point; turn: number }[] {
  const radius = span * 0.72;
  const half = Math.asin(span / 2 / radius);
  const perArc = Math.round((2 * half * radius) / size);
  const columns = Math.ceil(WIDTH / span) + 1;
  const lines = Math.ceil((HEIGHT + radius) / size) + 4;
  return Array.from({ length: columns * lines * perArc }, (_, index) => {
    const stone = index % perArc;
    const line = Math.floor(index / perArc) % lines;
    const column = Math.floor(index / perArc / lines);
    const angle = -half + ((stone + 0.5) / perArc) * 2 * half;
    const x = (column - 0.15) * span + span / 2 + Math.sin(angle) * radius;
    const y = line * size - size * 3 + (1 - Math.cos(angle)) * radius;
    return { center: [x, y], turn: angle };
  });
}
