import { type Camera, cross, dot, litBy, minus, unit, type Vector } from './camera.ts';
import { polygon } from './geometry.ts';
import { path } from './svg.ts';

export interface Mesh {
  columns: number;
  rows: number;
  /** The surface over u and v from -1 to 1; seen from its front, u runs right and v up. */
  surface: (u: number, v: number) => Vector;
  color: (u: number, v: number) => string;
}

/** A curved surface, as small lit quadrangles; what is turned away is left out. */
export function mesh(camera: Camera, { columns, rows, surface, color }: Mesh): string {
  const cells = Array.from({ length: columns * rows }, (_, i) => {
    const [left, bottom] = [
      (2 * (i % columns)) / columns - 1,
      (2 * Math.floor(i / columns)) / rows - 1,
    ];
    const [right, top] = [left + 2 / columns, bottom + 2 / rows];
    const corners = [
      surface(left, bottom),
      surface(right, bottom),
      surface(right, top),
      surface(left, top),
    ] as const;
    const normal = unit(cross(minus(corners[3], corners[1]), minus(corners[2], corners[0])));
    const ray = minus(camera.place, corners[0]);
    if (dot(normal, ray) < 0) return { away: 0, drawn: '' };
    const tone = litBy(color((left + right) / 2, (bottom + top) / 2), normal);
    const outline = polygon(corners.map(camera.project));
    // The stroke closes the seams that antialiasing leaves between neighbours.
    return {
      away: Math.hypot(...ray),
      drawn: path(outline, tone, { stroke: tone, stroke_width: 0.8 }),
    };
  });
  return cells
    .sort((a, b) => b.away - a.away)
    .map(({ drawn }) => drawn)
    .join('');
}
