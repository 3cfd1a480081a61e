import { tag } from './svg.ts';

/** Offset, colour and opacity. */
export type Stop = readonly [offset: number, color: string, opacity?: number];

const stops = (list: readonly Stop[]) =>
  list
    .map(([offset, color, opacity = 1]) =>
      tag('stop', { offset, stop_color: color, stop_opacity: opacity }),
    )
    .join('');

/** A linear gradient between two points of the shape's bounding box (0 to 1). */
export function linear(
  id: string,
  from: readonly [number, number],
  to: readonly [number, number],
  list: readonly Stop[],
): string {
  const line = { x1: from[0], y1: from[1], x2: to[0], y2: to[1] };
  return tag('linearGradient', { id, ...line }, stops(list));
}

/** A radial gradient relative to the shape's bounding box. */
export function radial(
  id: string,
  center: readonly [number, number],
  radius: number,
  list: readonly Stop[],
): string {
  return tag('radialGradient', { id, cx: center[0], cy: center[1], r: radius }, stops(list));
}
