import { vary } from '../drawing/color.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { blur, rough } from '../drawing/filters.ts';
import { linear } from '../drawing/gradient.ts';
import { between, pick, type Random } from '../drawing/prng.ts';
import { scatter } from '../drawing/scatter.ts';
import { heap, pebble, STONE_LIGHT, shard } from '../drawing/stones.ts';
import { daylight, reliefSheet, speckSheet } from '../drawing/surface.ts';
import { box, canvas, group, HEIGHT, path, stroke, WIDTH } from '../drawing/svg.ts';
import { crushedBed } from './crushed.ts';
import { grassBlade } from './grass.ts';
import { BOULDER, DIABASE, GREYWACKE, LIMESTONE } from './stone-colors.ts';

const rockFace = reliefSheet('rock', 0.6, {
  frequency: 0.018,
  octaves: 6,
  seed: 9,
  height: 18,
  lift: 0.25,
});

function wire(spacing: number): string {
  const lines = (vertical: boolean) =>
    Array.from({ length: 10 }, (_, i) =>
      vertical ? `M${i * spacing + 20} -10V610` : `M-10 ${i * spacing + 20}H810`,
    ).join('');
  return [true, false]
    .map(
      (vertical) =>
        stroke(lines(vertical), '#000', 8, { opacity: 0.5, transform: 'translate(7 10)' }) +
        stroke(lines(vertical), '#8f989d', 8) +
        stroke(lines(vertical), '#e9eef0', 2.6, { transform: 'translate(-1.5 -1.5)' }),
    )
    .join('');
}

const gabion: Drawing = (random) =>
  canvas(
    WIDTH,
    HEIGHT,
    STONE_LIGHT,
    box(0, 0, WIDTH, HEIGHT, '#25231f'),
    heap(random, {
      stone: shard,
      colors: [...LIMESTONE, '#a9a294'],
      radius: () => between(random, 46, 88),
      layers: 4,
      spacing: 0.7,
    }),
    reliefSheet('rock', 0.5, { frequency: 0.03, octaves: 5, seed: 9, height: 10, lift: 0.25 }),
    wire(124),
    daylight(),
  );

const tufts = (random: Random) =>
  scatter(random, {
    width: WIDTH,
    height: HEIGHT,
    radius: () => between(random, 10, 44),
    spacing: 0.8,
  })
    .sort((a, b) => a.center[1] - b.center[1])
    .map(({ center: [x, y], radius }) =>
      // From single blades to tufts.
      Array.from({ length: Math.round(radius * between(random, 0.1, 1.1)) }, () =>
        grassBlade(
          random,
          x + between(random, -1, 1) * radius * 1.2,
          y + between(random, -0.5, 0.5) * radius,
          between(random, 10, 30 + radius * 0.5),
        ),
      ).join(''),
    )
    .join('');

const gravelLawn: Drawing = (random) =>
  canvas(
    WIDTH,
    HEIGHT,
    crushedBed(random, { colors: GREYWACKE, grain: [8, 26], ground: '#4a3b2a' }),
    speckSheet('soil', 0.5, { frequency: 0.02, seed: 12, tone: 0.16, gain: 5, octaves: 4 }),
    tufts(random),
    daylight(),
  );

const path08: Drawing = (random) =>
  canvas(
    WIDTH,
    HEIGHT,
    box(0, 0, WIDTH, HEIGHT, '#c9b184'),
    reliefSheet('lie', 0.6, {
      frequency: '0.006 0.012',
      octaves: 3,
      seed: 3,
      height: 9,
      lift: 0.4,
    }),
    reliefSheet('grit', 0.75, { frequency: 0.22, octaves: 3, seed: 6, height: 4, lift: 0.3 }),
    STONE_LIGHT,
    heap(random, {
      stone: shard,
      colors: ['#d6c39a', '#b99f70', '#cbb68a', '#a89068'],
      radius: () => between(random, 3.4, 8),
      layers: 1,
      spacing: 1.5,
    }),
    group(
      { transform: 'translate(80 60) rotate(-58 400 300)' },
      box(-200, -420, 1200, 330, '#000', { opacity: 0.32 }),
      turf(random),
    ),
    daylight(),
  );

function turf(random: Random): string {
  const blades = Array.from({ length: 3400 }, (_, i) => {
    const y = -320 + (i / 3400) * 250;
    return grassBlade(
      random,
      between(random, -180, 980),
      y - between(random, 0, 10),
      between(random, 16, 40),
    );
  });
  return box(-200, -420, 1200, 318, '#39551f') + blades.join('');
}

const WATER =
  'M-10 442C60 420 96 462 170 440S260 424 330 452S430 470 500 438S640 430 690 456S770 440 810 430V620H-10Z';

const armour: Drawing = (random) =>
  canvas(
    WIDTH,
    HEIGHT,
    STONE_LIGHT,
    box(0, 0, WIDTH, HEIGHT, '#23272a'),
    heap(random, {
      stone: shard,
      colors: DIABASE,
      radius: () => between(random, 90, 150),
      layers: 4,
      spacing: 0.62,
    }),
    rockFace,
    linear(
      'water',
      [0, 0],
      [0, 1],
      [
        [0, '#7fa3ab', 0.3],
        [0.3, '#4f7f8d', 0.72],
        [1, '#2b5564', 0.95],
      ],
    ),
    rough('ripples', { frequency: '0.007 0.045', octaves: 3, seed: 5, height: 12, lift: 0.45 }),
    path(WATER, 'url(#water)', { filter: 'url(#ripples)' }),
    stroke(WATER, '#eef6f7', 3, { opacity: 0.4 }),
    daylight(),
  );

const boulders: Drawing = (random) => {
  const places = [
    [215, 215, 165],
    [560, 200, 140],
    [440, 465, 130],
    [120, 480, 95],
    [690, 455, 110],
  ] as const;
  return canvas(
    WIDTH,
    HEIGHT,
    STONE_LIGHT,
    blur('dusk', 3),
    box(0, 0, WIDTH, HEIGHT, '#47632c'),
    Array.from({ length: 3800 }, (_, i) =>
      grassBlade(random, random() * WIDTH, (i / 3800) * 640, between(random, 14, 34)),
    ).join(''),
    places
      .map(([x, y, radius]) =>
        pebble(random, { center: [x, y], radius }, vary(random, pick(random, BOULDER), 0.08)),
      )
      .join(''),
    rockFace,
    speckSheet('mica', 0.3, { frequency: 0.3, seed: 3, tone: 0.1, gain: 6 }),
    daylight(),
  );
};

export const ROCKS = {
  gabionensteine: gabion,
  schotterrasen: gravelLawn,
  'wegedecke-0-8': path08,
  wasserbausteine: armour,
  findlinge: boulders,
} satisfies Record<string, Drawing>;
