import type { Drawing } from '../drawing/drawing.ts';
import { blur } from '../drawing/filters.ts';
import { type Point, polygon } from '../drawing/geometry.ts';
import { linear } from '../drawing/gradient.ts';
import { between, type Random } from '../drawing/prng.ts';
import { box, disc, oval, path } from '../drawing/svg.ts';
import { excavator } from '../machines/excavators.ts';
import { SHEEN } from '../machines/parts.ts';
import { eveningSky, type Ground, hills, scene, tippedHeap, woods } from './landscape.ts';
import { tandemRoller } from './road-machines.ts';
import { barrier, cone } from './safety.ts';
import { at, tipper } from './vehicles.ts';

const GROUND: Ground = { width: 1600, height: 900, horizon: 430 };

function longShadow(x: number, y: number, width: number): string {
  return oval(x - width * 0.32, y + 6, width * 0.75, 17, '#1a120a', {
    opacity: 0.5,
    filter: 'url(#cast)',
  });
}

/**
 * Points along the road: `side` is 0 at its left edge and 1 at its right, `near` is 0 at the
 * horizon.
 */
function onRoad(side: number, near: number): Point {
  const [left, right] = [780 - 660 * near, 830 + 190 * near];
  return [left + (right - left) * side, 438 + 462 * near];
}

const strip = (from: number, to: number) =>
  polygon([onRoad(from, 0), onRoad(to, 0), onRoad(to, 1), onRoad(from, 1)]);

const road = [
  linear(
    'fresh',
    [0, 0],
    [0, 1],
    [
      [0, '#7a6a58'],
      [0.14, '#4b4743'],
      [0.5, '#2b2d2f'],
      [1, '#1b1e21'],
    ],
  ),
  linear(
    'gleam',
    [0, 0],
    [0, 1],
    [
      [0, '#ffd79a', 0.6],
      [0.5, '#ffc77a', 0.16],
      [1, '#ffc77a', 0],
    ],
  ),
  path(strip(0, 1), 'url(#fresh)'),
  path(strip(0.62, 0.98), 'url(#gleam)'),
  path(strip(-0.075, 0), '#c9c3b6'),
  path(strip(-0.115, -0.075), '#8d8679'),
  path(strip(1, 1.075), '#d9d0bf'),
].join('');

function marking(): string {
  return [0.06, 0.13, 0.24, 0.4, 0.64]
    .map((far, i) => {
      const near = far + 0.05 + i * 0.022;
      const line = [
        onRoad(0.492, far),
        onRoad(0.508, far),
        onRoad(0.508, near),
        onRoad(0.492, near),
      ];
      return path(polygon(line), '#f0e9da');
    })
    .join('');
}

function pebbles(random: Random): string {
  return Array.from({ length: 2600 }, () => {
    const depth = random() ** 0.7;
    const [x, y] = [random() * 1600, 470 + depth * 430];
    const inRoad = x > 780 - depth * 760 && x < 832 + depth * 270;
    return inRoad
      ? ''
      : disc(
          Math.round(x),
          Math.round(y),
          Number((0.6 + depth * between(random, 0.8, 3.2)).toFixed(1)),
          random() < 0.5 ? '#d6b98c' : '#6e5638',
          { opacity: 0.7 },
        );
  }).join('');
}

/** The wide scene of the home page: a road under construction towards a low sun. */
export const roadSite: Drawing = (random) =>
  scene(
    GROUND,
    SHEEN,
    blur('cast', '22 5'),
    eveningSky(GROUND, 850, 62),
    hills(random, GROUND, 96, '#8d8d86'),
    hills(random, { ...GROUND, horizon: 440 }, 56, '#6f7160'),
    woods(random, GROUND, 446, 44, '#4d5540'),
    linear(
      'earth',
      [0, 0],
      [0, 1],
      [
        [0, '#c79f68'],
        [0.25, '#a57f50'],
        [1, '#6a4d30'],
      ],
    ),
    box(0, 438, 1600, 462, 'url(#earth)'),
    pebbles(random),
    road,
    marking(),
    longShadow(540, 540, 240),
    at(392, 540, 0.36, tipper()),
    longShadow(790, 520, 150),
    at(708, 514, 0.24, tandemRoller()),
    longShadow(330, 668, 560),
    tippedHeap(random, { left: -10, right: 420, y: 660, height: 190, color: '#b39a73', grain: 7 }),
    tippedHeap(random, { left: -150, right: 220, y: 730, height: 170, color: '#8f8a82', grain: 9 }),
    longShadow(1330, 740, 600),
    at(1590, 742, -0.92, excavator('cabin')),
    tippedHeap(random, { left: 990, right: 1180, y: 756, height: 76, color: '#8a6a45', grain: 6 }),
    ...([0.9, 0.66, 0.48, 0.35, 0.26] as const).map((near) => {
      const [x, y] = onRoad(-0.14, near);
      return longShadow(x, y, near * 62) + cone(x, y, near * 92);
    }),
    longShadow(1400, 866, 240),
    barrier(1290, 868, 230),
    linear(
      'veil',
      [0, 0],
      [0, 1],
      [
        [0, '#ffd08a', 0],
        [0.48, '#ffc878', 0.28],
        [0.7, '#ffb65c', 0.06],
        [1, '#20140a', 0.28],
      ],
    ),
    box(0, 0, 1600, 900, 'url(#veil)'),
  );
