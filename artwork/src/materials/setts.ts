import { arches, rows } from '../drawing/bonds.ts';
import { shade, vary } from '../drawing/color.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { centerOf, type Point, smooth } from '../drawing/geometry.ts';
import { between, pick, type Random } from '../drawing/prng.ts';
import { type Colors, STONE_LIGHT } from '../drawing/stones.ts';
import { daylight, reliefSheet, speckSheet } from '../drawing/surface.ts';
import { box, canvas, HEIGHT, path, WIDTH } from '../drawing/svg.ts';
import { BASALT, GRANITE } from './stone-colors.ts';

interface Sett {
  center: Point;
  turn: number;
}

/** A hewn cube from above: four bulging sides, none of them straight. */
function sett(random: Random, { center, turn }: Sett, size: number, color: string): string {
  const half = size / 2;
  const corners = [
    [-1, -1],
    [0, -1.08],
    [1, -1],
    [1.08, 0],
    [1, 1],
    [0, 1.08],
    [-1, 1],
    [-1.08, 0],
  ];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const points = corners.map<Point>(([x = 0, y = 0]) => {
    const [px, py] = [
      x * half * between(random, 0.84, 0.97),
      y * half * between(random, 0.84, 0.97),
    ];
    return [center[0] + px * cos - py * sin, center[1] + px * sin + py * cos];
  });
  const body = smooth(points);
  const [cx, cy] = centerOf(points);
  const face = smooth(
    points.map<Point>(([x, y]) => [
      cx + (x - cx) * 0.8 - size * 0.03,
      cy + (y - cy) * 0.8 - size * 0.04,
    ]),
  );
  return [
    path(body, '#0b0a09', {
      fill_opacity: 0.5,
      transform: `translate(${size * 0.05} ${size * 0.07})`,
    }),
    path(body, shade(color, -0.28)),
    path(body, 'url(#facet)'),
    path(face, color),
    path(face, 'url(#facet)'),
  ].join('');
}

interface Setts {
  colors: Colors;
  size: number;
  joint: string;
  layout: (random: Random) => Sett[];
}

function setts({ colors, size, joint, layout }: Setts): Drawing {
  return (random) =>
    canvas(
      WIDTH,
      HEIGHT,
      STONE_LIGHT,
      box(0, 0, WIDTH, HEIGHT, joint),
      reliefSheet('joints', 0.7, { frequency: 0.35, octaves: 2, seed: 2, height: 3 }),
      layout(random)
        .map((place) =>
          sett(
            random,
            place,
            size * between(random, 0.95, 1.04),
            vary(random, pick(random, colors), 0.1),
          ),
        )
        .join(''),
      reliefSheet('hewn', 0.6, {
        frequency: 2.4 / size,
        octaves: 4,
        seed: 5,
        height: size / 9,
        lift: 0.35,
      }),
      speckSheet('mica', 0.35, { frequency: 0.4, seed: 3, tone: 0.08, gain: 6 }),
      daylight(),
    );
}

const uneven = (size: number, offset: number) => (random: Random) =>
  rows({ width: size, height: size, offset }).map((outline) => ({
    center: centerOf(outline).map(
      (value) => value + between(random, -0.03, 0.03) * size,
    ) as unknown as Point,
    turn: between(random, -0.05, 0.05),
  }));

export const SETTS = {
  'granit-mosaikpflaster': setts({
    colors: GRANITE,
    size: 34,
    joint: '#6b6459',
    layout: () => arches(34, 270),
  }),
  'granit-kleinpflaster': setts({
    colors: ['#a9a7a4', '#999896', '#b7b4af', '#8b8b8b'],
    size: 62,
    joint: '#5b554b',
    layout: () => arches(62, 430),
  }),
  'granit-grosspflaster': setts({
    colors: ['#a8a19a', '#978f88', '#b5aca2', '#8d8985', '#a39080'],
    size: 118,
    joint: '#4d473e',
    layout: uneven(118, 0.47),
  }),
  'basalt-kleinpflaster': setts({
    colors: BASALT,
    size: 66,
    joint: '#8b8373',
    layout: uneven(66, 0.42),
  }),
} satisfies Record<string, Drawing>;
