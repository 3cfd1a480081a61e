import { shade, vary } from './color.ts';
import { blur } from './filters.ts';
import { centerOf, type Point, polygon, ring, scaled, smooth } from './geometry.ts';
import { linear, radial } from './gradient.ts';
import { between, pick, type Random } from './prng.ts';
import { type Spot, scatter } from './scatter.ts';
import { HEIGHT, path, WIDTH } from './svg.ts';

export type Colors = readonly [string, ...string[]];

/** The light from the upper left for all stones. Add it to each picture once. */
export const STONE_LIGHT = [
  blur('soft', 7),
  radial('lit', [0.34, 0.26], 0.85, [
    [0, '#ffffff', 0.5],
    [0.32, '#ffffff', 0.14],
    [0.58, '#000000', 0.04],
    [0.86, '#000000', 0.42],
    [1, '#000000', 0.55],
  ]),
  linear(
    'facet',
    [0, 0],
    [1, 1],
    [
      [0, '#ffffff', 0.16],
      [0.5, '#ffffff', 0],
      [1, '#000000', 0.2],
    ],
  ),
].join('');

const SOFT_SHADOW = { opacity: 0.8, filter: 'url(#soft)' };

export type DrawStone = (random: Random, spot: Spot, color: string) => string;

function castShadow(outline: (move: Point) => string, radius: number): string {
  if (radius > 28) return path(outline([radius * 0.13, radius * 0.17]), '#0c0a08', SOFT_SHADOW);
  const [near, far] = [radius * 0.1, radius * 0.22];
  const dark = '#0c0a08';
  const far1 = path(outline([far, far * 1.25]), dark, { fill_opacity: 0.22 });
  return far1 + path(outline([near, near * 1.3]), dark, { fill_opacity: 0.45 });
}

/** A stone rounded by a river: no corners, one soft light. */
export const pebble: DrawStone = (random, { center, radius }, color) => {
  const corners = radius < 6 ? 5 : radius < 40 ? 7 : 9;
  const flat = between(random, 0.62, 0.95);
  const points = ring(random, { center, radius: radius * 1.08, corners, rough: 0.09, flat });
  const shadow = castShadow((move) => smooth(scaled(points, 1, move)), radius);
  const outline = smooth(points);
  return shadow + path(outline, color) + path(outline, 'url(#lit)');
};

/** The light on a side that faces (x, y), between -1 and 1. */
function lightOn([x, y]: Point): number {
  const length = Math.hypot(x, y) || 1;
  return (-0.6 * x - 0.8 * y) / length;
}

function facets(outer: readonly Point[], inner: readonly Point[], color: string): string {
  const [cx, cy] = centerOf(outer);
  return outer
    .map((point, i) => {
      const j = (i + 1) % outer.length;
      const [next, innerNext, innerHere] = [
        outer[j] ?? point,
        inner[j] ?? point,
        inner[i] ?? point,
      ];
      const facing: Point = [(point[0] + next[0]) / 2 - cx, (point[1] + next[1]) / 2 - cy];
      const lit = lightOn(facing);
      const tone = shade(color, lit > 0 ? lit * 0.2 : lit * 0.52);
      return path(polygon([point, next, innerNext, innerHere]), tone);
    })
    .join('');
}

/** A crushed stone: corners, and faces that are lit separately. */
export const shard: DrawStone = (random, { center, radius }, color) => {
  const corners = pick(random, [5, 6, 6, 7]);
  const flat = between(random, 0.6, 0.95);
  const points = ring(random, { center, radius: radius * 1.12, corners, rough: 0.16, flat });
  const shadow = castShadow((move) => polygon(scaled(points, 1, move)), radius);
  const body = path(polygon(points), shade(color, -0.25));
  if (radius < 3.5)
    return shadow + path(polygon(points), color) + path(polygon(points), 'url(#facet)');
  const move: Point = [between(random, -0.16, 0.1) * radius, between(random, -0.2, 0.02) * radius];
  const top = scaled(points, between(random, 0.42, 0.68), move).map<Point>(([x, y]) => [
    x + between(random, -0.1, 0.1) * radius,
    y + between(random, -0.1, 0.1) * radius,
  ]);
  const face = polygon(top);
  const sides = facets(points, top, color);
  return shadow + body + sides + path(face, shade(color, 0.08)) + path(face, 'url(#facet)');
};

export interface HeapOptions {
  stone: DrawStone;
  colors: Colors;
  /** Radius of the next stone in pixels. */
  radius: () => number;
  /** How far each stone's colour may leave its base. */
  variation?: number;
  /** Layers from the bottom up; the lower ones lie in the dark. */
  layers?: number;
  spacing?: number;
  patience?: number;
  width?: number;
  height?: number;
}

/** Stones over stones until the ground is covered, seen from above. */
export function heap(random: Random, options: HeapOptions): string {
  const { stone, colors, variation = 0.14, layers = 3, patience = 40 } = options;
  const { width = WIDTH, height = HEIGHT, spacing = 0.78 } = options;
  return Array.from({ length: layers }, (_, layer) => {
    const depth = (layers - 1 - layer) / Math.max(1, layers - 1);
    const spots = scatter(random, { width, height, radius: options.radius, spacing, patience });
    const paint = (spot: Spot) =>
      stone(random, spot, shade(vary(random, pick(random, colors), variation), -0.5 * depth));
    return spots.map(paint).join('');
  }).join('');
}
