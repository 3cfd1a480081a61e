import type { Point } from './geometry.ts';

/** The part of the polygon that is nearer to `own` than to `other`. */
function clip(cell: readonly Point[], own: Point, other: Point): Point[] {
  const [nx, ny] = [other[0] - own[0], other[1] - own[1]];
  const [mx, my] = [(other[0] + own[0]) / 2, (other[1] + own[1]) / 2];
  const side = ([x, y]: Point) => (x - mx) * nx + (y - my) * ny;
  return cell.flatMap((point, i) => {
    const next = cell[(i + 1) % cell.length] ?? point;
    const [here, there] = [side(point), side(next)];
    const share = here / (here - there);
    const cut: Point = [
      point[0] + (next[0] - point[0]) * share,
      point[1] + (next[1] - point[1]) * share,
    ];
    const kept = here <= 0 ? [point] : [];
    return here <= 0 !== there <= 0 ? [...kept, cut] : kept;
  });
}

/** The cell of each site within the frame: polygons that share their edges. */
export function voronoi(sites: readonly Point[], width: number, height: number): Point[][] {
  const margin = 80;
  const frame: Point[] = [
    [-margin, -margin],
    [width + margin, -margin],
    [width + margin, height + margin],
    [-margin, height + margin],
  ];
  return sites.map((site) =>
    sites.reduce<Point[]>(
      (cell, other) => (other === site ? cell : clip(cell, site, other)),
      frame,
    ),
  );
}
