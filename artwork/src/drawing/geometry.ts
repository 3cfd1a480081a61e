export type Point = readonly [number, number];

const digits = (value: number) => String(Math.round(value * 10) / 10);
const pair = ([x, y]: Point) => `${digits(x)} ${digits(y)}`;

const at = (points: readonly Point[], index: number): Point =>
  points[(index + points.length) % points.length] ?? [0, 0];

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
