import { rows } from '../drawing/bonds.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { blur } from '../drawing/filters.ts';
import { centerOf } from '../drawing/geometry.ts';
import { linear } from '../drawing/gradient.ts';
import { PALETTE } from '../drawing/palette.ts';
import { paver } from '../drawing/paver.ts';
import { between, pick, type Random } from '../drawing/prng.ts';
import { sandBed } from '../drawing/sand-bed.ts';
import { daylight, reliefSheet } from '../drawing/surface.ts';
import { box, canvas, disc, group, HEIGHT, path, stroke, WIDTH } from '../drawing/svg.ts';
import { excavator } from '../machines/excavators.ts';
import { hazard, SHEEN, tube } from '../machines/parts.ts';
import { daySky, type Ground, hills, scene, woods } from './landscape.ts';
import { cone } from './safety.ts';
import { at } from './vehicles.ts';

const GROUND: Ground = { width: 800, height: 600, horizon: 200 };

function dots(
  random: Random,
  frame: [number, number, number, number],
  colors: [string, ...string[]],
  size: number,
  count: number,
): string {
  const [x, y, width, height] = frame;
  return Array.from({ length: count }, () =>
    disc(
      Math.round(x + random() * width),
      Math.round(y + random() * height),
      Number(between(random, size * 0.4, size).toFixed(1)),
      pick(random, colors),
    ),
  ).join('');
}

function cutaway(random: Random): string {
  return [
    SHEEN,
    daySky(GROUND),
    hills(random, GROUND, 50, '#a5b7a6'),
    woods(random, GROUND, 212, 34, '#5f8152'),
    linear(
      'soil',
      [0, 0],
      [0, 1],
      [
        [0, '#8d6a45'],
        [0.5, '#7b5a3a'],
        [1, '#5b4029'],
      ],
    ),
    box(0, 206, 800, 400, 'url(#soil)'),
    dots(random, [0, 240, 800, 360], ['#a58258', '#5f4429', '#94734c', '#b3a184'], 6, 900),
    box(0, 200, 800, 34, '#4f6f33'),
    box(0, 228, 800, 16, '#3b2a1b'),
  ].join('');
}

function pipe(x: number, y: number, radius: number): string {
  return [
    disc(x, y, radius, '#8d8f8c'),
    disc(x, y, radius, 'url(#sheen)'),
    disc(x, y, radius - 4, '#b9bbb7'),
    disc(x, y, radius * 0.76, '#2a2d2f'),
    path(
      `M${x - radius * 0.6} ${y + radius * 0.46}A${radius * 0.76} ${radius * 0.76} 0 0 0 ${x + radius * 0.6} ${y + radius * 0.46}Z`,
      '#4f7f95',
    ),
    disc(x, y, radius * 0.76, 'none', { stroke: '#6d6f6d', stroke_width: 5 }),
  ].join('');
}

/** A sewer pipe on its bed in a shored trench, the next pipes beside it. */
export const sewerWorks: Drawing = (random) =>
  scene(
    GROUND,
    cutaway(random),
    path('M236 206H564V560H236Z', '#2c2118'),
    path('M252 206H548V548H252Z', '#4b3827'),
    dots(random, [252, 470, 296, 84], ['#a39a8c', '#8a8278', '#b9b0a1', '#6f6860'], 10, 620),
    pipe(400, 412, 92),
    dots(random, [252, 496, 296, 60], ['#a39a8c', '#8a8278', '#b9b0a1', '#6f6860'], 10, 420),
    hazard(236, 190, 20, 14),
    box(232, 170, 24, 390, PALETTE.signal),
    box(544, 170, 24, 390, PALETTE.signal),
    ...[230, 300, 370, 440, 510].map(
      (y) => box(232, y, 24, 8, PALETTE.signalDark) + box(544, y, 24, 8, PALETTE.signalDark),
    ),
    tube(
      [
        [256, 250],
        [544, 250],
      ],
      20,
      PALETTE.slate,
    ),
    at(4, 214, 0.34, excavator('canopy')),
    pipe(640, 168, 38),
    pipe(720, 168, 38),
    pipe(680, 100, 38),
    daylight(0.7),
  );

const DUCTS = [
  [330, 470, 34, '#b3261e'],
  [410, 476, 28, '#2d6da3'],
  [478, 482, 22, '#e0a100'],
  [368, 420, 17, '#e0621f'],
  [410, 420, 17, '#4d8a3a'],
  [452, 422, 17, '#e0621f'],
] as const;

function duct([x, y, radius, color]: (typeof DUCTS)[number]): string {
  return (
    disc(x + 3, y + 5, radius, '#3a2508', { opacity: 0.4 }) +
    disc(x, y, radius, color) +
    disc(x, y, radius, 'url(#sheen)') +
    disc(x, y, radius * 0.58, PALETTE.ink) +
    disc(x, y, radius * 0.26, '#c98a4b')
  );
}

/** Ducts for power, water, gas and fibre in a bed of sand under a road. */
export const cableWorks: Drawing = (random) =>
  scene(
    GROUND,
    cutaway(random),
    box(0, 196, 800, 26, '#3a3f43'),
    box(0, 196, 800, 5, '#6d7276'),
    box(0, 222, 800, 40, '#8a8782'),
    dots(random, [0, 224, 800, 36], ['#a5a29c', '#6f6c67', '#bdb9b1'], 7, 700),
    path('M262 190H548L530 540H280Z', '#8b6a47'),
    dots(random, [290, 262, 226, 90], ['#a58258', '#6f5034', '#94734c', '#b3a184'], 8, 260),
    path('M272 372H538L530 540H280Z', '#dcbf85'),
    dots(random, [284, 376, 240, 160], ['#c9a765', '#ecd6a6'], 2, 700),
    box(292, 330, 226, 13, '#ffb310'),
    stroke('M296 336.500H516', PALETTE.ink, 3, { stroke_dasharray: '26 10' }),
    ...DUCTS.map(duct),
    cone(200, 196, 74),
    cone(610, 196, 74),
    group(
      { transform: 'translate(640 40)' },
      disc(60, 74, 66, '#7a5636'),
      disc(60, 74, 56, '#e0621f'),
      ...[48, 40, 32].map((r) => disc(60, 74, r, 'none', { stroke: '#b34a12', stroke_width: 3 })),
      disc(60, 74, 22, '#7a5636'),
      disc(60, 74, 8, PALETTE.ink),
      box(-14, 142, 150, 14, '#5b3f26', { rx: 4 }),
    ),
    daylight(0.7),
  );

const laid = (point: readonly [number, number]) => point[0] + point[1] * 0.35 < 500;

function mallet(): string {
  return group(
    { transform: 'translate(580 350) rotate(-32)' },
    box(-20, -22, 290, 34, '#2a1a08', {
      rx: 16,
      opacity: 0.4,
      filter: 'url(#cast)',
      transform: 'translate(8 16)',
    }),
    box(-92, -70, 116, 140, '#2a1a08', {
      rx: 18,
      opacity: 0.45,
      filter: 'url(#cast)',
      transform: 'translate(10 18)',
    }),
    box(0, -17, 270, 30, '#c28a4a', { rx: 14 }),
    box(0, -15, 270, 9, '#fff', { rx: 5, opacity: 0.3 }),
    box(-96, -72, 116, 140, PALETTE.ink, { rx: 18 }),
    box(-96, -72, 116, 140, 'url(#barrel)', { rx: 18 }),
  );
}

/** Unfinished paving on its bed of sand, with mallet and guide line. */
export const pavingWorks: Drawing = (random) =>
  canvas(
    WIDTH,
    HEIGHT,
    SHEEN,
    blur('cast', 9),
    sandBed(random, { color: '#cfae74', waves: 10, seed: 19 }),
    rows({ width: 132, height: 66 })
      .filter((outline) => laid(centerOf(outline)))
      .map((outline) =>
        paver(random, outline, {
          colors: ['#9fa3a4', '#8f9496', '#a9adad', '#b08a78'],
          variation: 0.09,
        }),
      )
      .join(''),
    reliefSheet('face', 0.3, { frequency: 0.5, octaves: 3, seed: 5, height: 1.5, lift: 0.25 }),
    stroke('M536 -10L330 610', '#3a2508', 5, { opacity: 0.4, transform: 'translate(6 8)' }),
    stroke('M536 -10L330 610', '#e0402f', 4),
    mallet(),
    ...[
      [600, 90, 10],
      [690, 150, -16],
    ].map(([x = 0, y = 0, turn = 0]) =>
      group(
        { transform: `translate(${x} ${y}) rotate(${turn})` },
        paver(
          random,
          [
            [0, 0],
            [128, 0],
            [128, 62],
            [0, 62],
          ],
          { colors: ['#9fa3a4'] },
        ),
      ),
    ),
    daylight(),
  );
