import { type Camera, cross, dot, litBy, minus, placed, unit, type Vector } from './camera.ts';
import { type Point, polygon } from './geometry.ts';
import { path } from './svg.ts';

export interface Prism {
  /** The middle of its lower edge, and its turn around the vertical axis in degrees. */
  at: Vector;
  turn?: number;
  length: number;
  /** The convex cross-section: depth and height of its corners. */
  profile: readonly Point[];
  color: string;
  /** Of its two ends, if they differ. */
  endColor?: string;
  /** Colour of its edges, light by default. */
  edge?: string;
}

/** The cross-section of a block. */
export const block = (depth: number, height: number): Point[] => [
  [-depth / 2, 0],
  [-depth / 2, height],
  [depth / 2, height],
  [depth / 2, 0],
];

/** A straight body with flat faces, such as a kerb: its cross-section drawn out along its length. */
export function prism(camera: Camera, shape: Prism): string {
  const { at, turn, length, profile, color, endColor = color, edge = '#ffffff' } = shape;
  const place = (x: number, [z, y]: Point) => placed([x, y, z], at, turn);
  const ends = [-length / 2, length / 2].map((x) => profile.map((corner) => place(x, corner)));
  const [left = [], right = []] = ends;
  const sides = left.map((corner, i) => {
    const next = (i + 1) % left.length;
    return [corner, right[i] ?? corner, right[next] ?? corner, left[next] ?? corner];
  });
  const middle = centerOf([...left, ...right]);
  return [
    ...ends.map((corners) => face(camera, corners, middle, endColor, edge)),
    ...sides.map((corners) => face(camera, corners, middle, color, edge)),
  ].join('');
}

function centerOf(points: readonly Vector[]): Vector {
  const mean = (axis: 0 | 1 | 2) =>
    points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return [mean(0), mean(1), mean(2)];
}

/** A flat face of a body around `middle`; nothing if it is turned away. */
function face(
  camera: Camera,
  corners: readonly Vector[],
  middle: Vector,
  color: string,
  edge: string,
): string {
  const [a = middle, b = middle, c = middle] = corners;
  const normal = unit(cross(minus(b, a), minus(c, a)));
  const outward: Vector =
    dot(normal, minus(a, middle)) > 0 ? normal : [-normal[0], -normal[1], -normal[2]];
  if (dot(outward, minus(camera.place, a)) < 0) return '';
  const outline = polygon(corners.map(camera.project));
  const line = { stroke: edge, stroke_width: 1.4, stroke_opacity: 0.25 };
  return path(outline, litBy(color, outward), { ...line, stroke_linejoin: 'round' });
}
