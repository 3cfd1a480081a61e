import type { Drawing } from '../drawing/drawing.ts';
import type { Random } from '../drawing/prng.ts';
import { type Colors, heap, STONE_LIGHT, shard } from '../drawing/stones.ts';
import { daylight, reliefSheet, speckSheet } from '../drawing/surface.ts';
import { box, canvas, HEIGHT, WIDTH } from '../drawing/svg.ts';
import { grainRadius } from './scale.ts';
import { BASALT, DIABASE, GRANITE, GREYWACKE, LAVA } from './stone-colors.ts';

interface Crushed {
  colors: Colors;
  /** Minimum and maximum grain in millimetres. */
  grain: readonly [number, number];
  ground: string;
  layers?: number;
}

/** A bed of crushed stone of one grain class, as a base for other things. */
export function crushedBed(random: Random, { colors, grain, ground, layers = 3 }: Crushed): string {
  const radius = () => grainRadius(random, grain);
  return [
    STONE_LIGHT,
    box(0, 0, WIDTH, HEIGHT, ground),
    heap(random, { stone: shard, colors, radius, layers, spacing: 0.72 }),
    grain[1] > 60
      ? reliefSheet('rock', 0.55, { frequency: 0.02, octaves: 5, seed: 9, height: 16 })
      : '',
    speckSheet('grain', 0.2, { frequency: 0.4, seed: 7, tone: 0.08, gain: 4 }),
  ].join('');
}

const crushed =
  (options: Crushed): Drawing =>
  (random) =>
    canvas(WIDTH, HEIGHT, crushedBed(random, options), daylight());

export const CRUSHED = {
  gleisschotter: crushed({ colors: GREYWACKE, grain: [34, 63], ground: '#2c2a28' }),
  'splitt-granit-2-5': crushed({
    colors: GRANITE,
    grain: [3.2, 5.6],
    ground: '#77736e',
    layers: 2,
  }),
  'splitt-basalt-8-11': crushed({ colors: BASALT, grain: [8, 12], ground: '#17191c' }),
  'splitt-basalt-16-22': crushed({ colors: BASALT, grain: [17, 24], ground: '#17191c' }),
  schroppen: crushed({ colors: DIABASE, grain: [70, 170], ground: '#202324', layers: 4 }),
  lavagranulat: crushed({ colors: LAVA, grain: [8, 16], ground: '#1f100d' }),
} satisfies Record<string, Drawing>;
