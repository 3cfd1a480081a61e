import { relief } from '../drawing/filters.ts';
import { between, type Random, seeded } from '../drawing/prng.ts';
import {
  type Colors,
  type DrawStone,
  heap,
  pebble,
  STONE_LIGHT,
  shard,
} from '../drawing/stones.ts';
import { box, canvas } from '../drawing/svg.ts';
import { BASALT, DIABASE, LIMESTONE, RIVER } from '../materials/stone-colors.ts';

/** Wide enough never to repeat where the strip is shown. */
export const LAYER_WIDTH = 1200;

interface Layer {
  height: number;
  ground: string;
  /** From fine to coarse: what is coarser lies over what is finer. */
  stones: readonly {
    stone: DrawStone;
    colors: Colors;
    radius: readonly [number, number];
    spacing: number;
    layers?: number;
  }[];
}

function layer(name: string, { height, ground, stones }: Layer): string {
  const random: Random = seeded(name);
  const grit = { filter: 'url(#grit)', style: 'mix-blend-mode:multiply', opacity: 0.5 };
  return canvas(
    LAYER_WIDTH,
    height,
    STONE_LIGHT,
    relief('grit', { frequency: 0.3, octaves: 3, seed: 7, height: 3, lift: 0.3 }),
    box(0, 0, LAYER_WIDTH, height, ground),
    box(0, 0, LAYER_WIDTH, height, '#000', grit),
    ...stones.map(({ stone, colors, radius: [low, high], spacing, layers = 1 }) =>
      heap(random, {
        stone,
        colors,
        radius: () => between(random, low, high),
        layers,
        spacing,
        width: LAYER_WIDTH,
        height,
      }),
    ),
  );
}

const TAR: Colors = ['#3a4046', '#2f3439', '#474d53', '#2a2f33', '#555b60'];

/** The courses of a road in section, each a strip of its own, and its height in pixels. */
export const LAYERS = {
  asphalt: {
    height: 110,
    ground: '#1d2124',
    stones: [{ stone: shard, colors: TAR, radius: [1.5, 4.5], spacing: 1.05 }],
  },
  binder: {
    height: 130,
    ground: '#191c1f',
    stones: [
      { stone: shard, colors: TAR, radius: [2, 4], spacing: 1.1 },
      { stone: shard, colors: BASALT, radius: [6, 12], spacing: 1.05 },
    ],
  },
  ballast: {
    height: 180,
    ground: '#4c5253',
    stones: [
      { stone: shard, colors: DIABASE, radius: [3, 7], spacing: 0.9 },
      { stone: shard, colors: DIABASE, radius: [8, 15], spacing: 0.95 },
      { stone: shard, colors: DIABASE, radius: [15, 24], spacing: 1.15 },
    ],
  },
  gravel: {
    height: 260,
    ground: '#7d6d57',
    stones: [
      { stone: pebble, colors: RIVER, radius: [3, 7], spacing: 0.9 },
      { stone: pebble, colors: [...RIVER, ...LIMESTONE], radius: [8, 16], spacing: 0.95 },
      { stone: pebble, colors: RIVER, radius: [16, 27], spacing: 1.2 },
    ],
  },
  sand: {
    height: 120,
    ground: '#c3a274',
    stones: [
      { stone: pebble, colors: ['#a98a5c', '#d0b080', '#9b7d54'], radius: [1, 3.4], spacing: 2.6 },
    ],
  },
} satisfies Record<string, Layer>;

export type LayerKind = keyof typeof LAYERS;

export function drawLayer(kind: LayerKind): string {
  return layer(kind, LAYERS[kind]);
}
