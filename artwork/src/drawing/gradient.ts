import { tag } from './svg.ts';

/** Where along the gradient, which colour, how opaque. */
export type Stop = readonly [offset: number, color: string, opacity?: number];

const stops = (list: readonly Stop[]) =>
  list
    .map(([offset, color, opacity = 1]) =>
      tag('stop', { offset, stop_color: color, stop_opacity: opacity }),
    )
    .join('');

/** A linear gradient across the painted shape, from one corner of its box (0 to 1) to another. */
export function linear(
  id: string,
  from: readonly [number, number],
  to: readonly [number, number],
  list: readonly Stop[],
): string {
  const line = { x1: from[0], y1: from[1], x2: to[0], y2: to[1] };
  return tag('linearGradient', { id, ...line }, stops(list));
}

/** A radial gradient in shares of the painted shape's box. */
export function radial(
  id: string,
  center: readonly [number, number],
  radius: number,
  list: readonly Stop[],
): string {
  return tag('radialGradient', { id, cx: center[0], cy: center[1], r: radius }, stops(list));
}
