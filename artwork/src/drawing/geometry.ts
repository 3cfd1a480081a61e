import { between, type Random } from './prng.ts';

export type Point = readonly [number, number];

const digits = (value: number) => String(Math.round(value * 10) / 10);
const pair = ([x, y]: Point) => `${digits(x)} ${digits(y)}`;

/** Path data of a closed polygon. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(pair).join('L')}Z`;
}

/** Path data of an open row of lines. */
export function polyline(points: readonly Point[]): string {
  return `M${points.map(pair).join('L')}`;
}

const at = (points: readonly Point[], index: number): Point =>
  points[(index + points.length) % points.length] ?? [0, 0];

/** Path data of a closed soft curve through all points. */
export function smooth(points: readonly Point[]): string {
  const segments = points.map((point, i) => {
    const [before, next, after] = [at(points, i - 1), at(points, i + 1), at(points, i + 2)];
    const out: Point = [point[0] + (next[0] - before[0]) / 6, point[1] + (next[1] - before[1]) / 6];
    const into: Point = [next[0] - (after[0] - point[0]) / 6, next[1] - (after[1] - point[1]) / 6];
    return `C${pair(out)} ${pair(into)} ${pair(next)}`;
  });
  return `M${pair(at(points, 0))}${segments.join('')}Z`;
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const share = length === 0 ? 0 : Math.min(0.5, distance / length);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** Path data of a polygon with its corners rounded by up to `radius`. */
export function rounded(points: readonly Point[], radius: number): string {
  const corners = points.map((corner, i) => {
    const start = towards(corner, at(points, i - 1), radius);
    const end = towards(corner, at(points, i + 1), radius);
    return `${i === 0 ? 'M' : 'L'}${pair(start)}Q${pair(corner)} ${pair(end)}`;
  });
  return `${corners.join('')}Z`;
}

export interface RingShape {
  center: Point;
  radius: number;
  corners: number;
  /** How much the corners leave the circle, as a share of the radius. */
  rough: number;
  /** Height as a share of the width, before turning. */
  flat: number;
}

/** Points around a squeezed, turned, uneven circle: the outline of a stone. */
export function ring(random: Random, shape: RingShape): Point[] {
  const turn = random() * Math.PI * 2;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return Array.from({ length: shape.corners }, (_, i) => {
    const angle = ((i + between(random, -0.3, 0.3)) / shape.corners) * Math.PI * 2;
    const reach = shape.radius * (1 + between(random, -shape.rough, shape.rough));
    const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach * shape.flat];
    return [shape.center[0] + x * cos - y * sin, shape.center[1] + x * sin + y * cos];
  });
}

export function centerOf(points: readonly Point[]): Point {
  const sum = points.reduce<Point>((total, [x, y]) => [total[0] + x, total[1] + y], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

/** The points drawn in (`factor` below 1) towards their centre, then moved. */
export function scaled(points: readonly Point[], factor: number, move: Point = [0, 0]): Point[] {
  const [cx, cy] = centerOf(points);
  return points.map(([x, y]) => [
    cx + (x - cx) * factor + move[0],
    cy + (y - cy) * factor + move[1],
  ]);
}
