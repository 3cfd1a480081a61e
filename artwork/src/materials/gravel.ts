import type { Drawing } from '../drawing/drawing.ts';
import type { Random } from '../drawing/prng.ts';
import { type Colors, heap, pebble, STONE_LIGHT } from '../drawing/stones.ts';
import { daylight, speckSheet } from '../drawing/surface.ts';
import { box, canvas, HEIGHT, WIDTH } from '../drawing/svg.ts';
import { grainRadius } from './scale.ts';
import { CLAY, RIVER, WHITE } from './stone-colors.ts';

interface Gravel {
  colors: Colors;
  /** Minimum and maximum grain in millimetres. */
  grain: readonly [number, number];
  ground: string;
  layers?: number;
}

function gravel({ colors, grain, ground, layers = 3 }: Gravel): Drawing {
  return (random: Random) =>
    canvas(
      WIDTH,
      HEIGHT,
      STONE_LIGHT,
      box(0, 0, WIDTH, HEIGHT, ground),
      heap(random, { stone: pebble, colors, radius: () => grainRadius(random, grain), layers }),
      speckSheet('grain', 0.16, { frequency: 0.35, seed: 4, tone: 0.1, gain: 4 }),
      daylight(),
    );
}

export const GRAVELS = {
  'kies-16-32': gravel({ colors: RIVER, grain: [16, 32], ground: '#3a3129' }),
  'kies-8-16': gravel({ colors: RIVER, grain: [8, 16], ground: '#3a3129' }),
  'kies-2-8': gravel({ colors: RIVER, grain: [3, 8], ground: '#6b5d4c', layers: 3 }),
  'zierkies-weiss': gravel({ colors: WHITE, grain: [16, 25], ground: '#55524c' }),
  flusskiesel: gravel({ colors: RIVER, grain: [60, 115], ground: '#2b2621', layers: 4 }),
  blaehton: gravel({ colors: CLAY, grain: [8, 16], ground: '#2e1a11' }),
} satisfies Record<string, Drawing>;
