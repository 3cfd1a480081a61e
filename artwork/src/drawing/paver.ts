import { shade, vary } from './color.ts';
import { type Point, polyline, rounded, scaled } from './geometry.ts';
import { pick, type Random } from './prng.ts';
import type { Colors } from './stones.ts';
import { path, stroke } from './svg.ts';

export interface PaverOptions {
  colors: Colors;
  /** Maximum deviation of each stone's colour from its base. */
  variation?: number;
  /** Radius of the corners in pixels. */
  round?: number;
  /** Height of the chamfered edge, 0 to 1. */
  edge?: number;
}

/** One laid stone: body, an edge lit from above, and its own tone. */
export function paver(random: Random, outline: readonly Point[], options: PaverOptions): string {
  const { colors, variation = 0.07, round = 5, edge = 0.6 } = options;
  const color = vary(random, pick(random, colors), variation);
  const body = rounded(outline, round);
  const [first, second, ...rest] = scaled(outline, 0.975);
  const upper = first && second ? polyline([rest[rest.length - 1] ?? first, first, second]) : '';
  return [
    path(body, '#000', { fill_opacity: 0.35, transform: 'translate(2 3)' }),
    path(body, shade(color, -0.34 * edge)),
    path(rounded(scaled(outline, 0.972, [-1.2, -1.6]), round), color),
    stroke(upper, shade(color, 0.5), 2.4, { stroke_opacity: 0.5 * edge, stroke_linejoin: 'round' }),
  ].join('');
}

/** The corners of an upright box, clockwise from the upper left, inset by half a joint. */
export function boxAt(x: number, y: number, width: number, height: number, joint = 4): Point[] {
  const gap = joint / 2;
  return [
    [x + gap, y + gap],
    [x + width - gap, y + gap],
    [x + width - gap, y + height - gap],
    [x + gap, y + height - gap],
  ];
}
