/** Edge of a seamlessly repeating tile in px. */
export const TILE = 240;

export type Point = readonly [x: number, y: number];

export type Shades = readonly [string, ...string[]];

/** An outline in px and its fill. */
export interface Shape {
  outline: readonly Point[];
  shade: string;
  rounded?: boolean;
}

/**
 * Draws shapes as an SVG of twice the tile's size, for high-density screens; what crosses an edge
 * wraps around.
 */
export function drawTile(ground: string, shapes: readonly Shape[]): string {
  const paths = new Map<string, string>();
  for (const { outline, shade, rounded } of shapes.flatMap(wrapped)) {
    paths.set(shade, (paths.get(shade) ?? '') + (rounded ? roundPath(outline) : path(outline)));
  }
  const drawn = [...paths].map(([shade, d]) => `<path fill="${shade}" d="${d}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${2 * TILE}" height="${2 * TILE}" viewBox="0 0 ${TILE} ${TILE}"><path fill="${ground}" d="M0 0h${TILE}v${TILE}H0z"/>${drawn}</svg>`;
}

function wrapped(shape: Shape): Shape[] {
  const shifts = [-TILE, 0, TILE];
  return shifts
    .flatMap((dx) => shifts.map((dy) => shape.outline.map(([x, y]): Point => [x + dx, y + dy])))
    .filter(isVisible)
    .map((outline) => ({ ...shape, outline }));
}

function isVisible(outline: readonly Point[]): boolean {
  const overlaps = (values: number[]) => Math.max(...values) > 0 && Math.min(...values) < TILE;
  return overlaps(outline.map(([x]) => x)) && overlaps(outline.map(([, y]) => y));
}

function path(outline: readonly Point[]): string {
  return `M${outline.map(at).join('L')}z`;
}

/** Connects the midpoints of the edges, bent towards the corners between them. */
function roundPath(outline: readonly Point[]): string {
  const middles = outline.map((point, index) => middle(point, next(outline, index)));
  const bends = middles.map(
    (_, index) => `Q${at(next(outline, index))} ${at(next(middles, index))}`,
  );
  return `M${at(middles[0] ?? [0, 0])}${bends.join('')}z`;
}

function next(points: readonly Point[], index: number): Point {
  return points[(index + 1) % points.length] ?? [0, 0];
}

function middle([x1, y1]: Point, [x2, y2]: Point): Point {
  return [(x1 + x2) / 2, (y1 + y2) / 2];
}

function at([x, y]: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
