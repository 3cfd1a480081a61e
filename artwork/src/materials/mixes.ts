import type { Drawing } from '../drawing/drawing.ts';
import { graded } from '../drawing/embedded.ts';
import { type Colors, type DrawStone, pebble, STONE_LIGHT, shard } from '../drawing/stones.ts';
import { daylight, reliefSheet, speckSheet } from '../drawing/surface.ts';
import { box, canvas, HEIGHT, WIDTH } from '../drawing/svg.ts';
import { grainRadius } from './scale.ts';
import { DIABASE, GRANITE, GREYWACKE, LIMESTONE, RECYCLED, RIVER } from './stone-colors.ts';

interface Mix {
  stone: DrawStone;
  colors: Colors;
  /** Colour of the fines between the stones. */
  fines: string;
  /** Maximum grain in millimetres. */
  upTo: number;
  /** Distance between the coarse stones relative to their size: below 1 they touch. */
  coarse?: number;
}

function mixed({ stone, colors, fines, upTo, coarse = 1.15 }: Mix): Drawing {
  return (random) => {
    const range = (low: number, high: number) => () =>
      grainRadius(random, [upTo * low, upTo * high]);
    const fractions = [
      { radius: () => Math.max(2.6, range(0.1, 0.17)()), spacing: 1.05, dim: 0.12 },
      { radius: range(0.2, 0.4), spacing: 1.12, dim: 0.05 },
      { radius: range(0.45, 0.75), spacing: coarse * 1.2 },
      { radius: range(0.7, 1), spacing: coarse * 1.9 },
    ];
    return canvas(
      WIDTH,
      HEIGHT,
      STONE_LIGHT,
      box(0, 0, WIDTH, HEIGHT, fines),
      reliefSheet('bed', 0.7, { frequency: 0.09, octaves: 3, seed: 11, height: 7 }),
      graded(random, { stone, colors, fractions }),
      speckSheet('grain', 0.2, { frequency: 0.3, seed: 7, tone: 0.08, gain: 4 }),
      daylight(),
    );
  };
}

export const MIXES = {
  'kiessand-0-32': mixed({ stone: pebble, colors: RIVER, fines: '#b3976a', upTo: 32 }),
  'betonkies-0-16': mixed({
    stone: pebble,
    colors: RIVER,
    fines: '#a79a83',
    upTo: 18,
    coarse: 0.9,
  }),
  'schotter-0-32': mixed({
    stone: shard,
    colors: DIABASE,
    fines: '#767c7b',
    upTo: 32,
    coarse: 0.95,
  }),
  'schotter-0-45': mixed({
    stone: shard,
    colors: DIABASE,
    fines: '#6d7473',
    upTo: 48,
    coarse: 0.9,
  }),
  'frostschutz-0-45': mixed({ stone: shard, colors: GREYWACKE, fines: '#8b7f6b', upTo: 46 }),
  'kalkschotter-0-32': mixed({
    stone: shard,
    colors: LIMESTONE,
    fines: '#c3b798',
    upTo: 32,
    coarse: 0.95,
  }),
  recyclingschotter: mixed({
    stone: shard,
    colors: RECYCLED,
    fines: '#a0978a',
    upTo: 46,
    coarse: 0.9,
  }),
  'brechsand-splitt': mixed({
    stone: shard,
    colors: GRANITE,
    fines: '#9b9993',
    upTo: 9,
    coarse: 1,
  }),
} satisfies Record<string, Drawing>;
