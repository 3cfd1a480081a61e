import type { Drawing } from '../drawing/drawing.ts';
import { blur } from '../drawing/filters.ts';
import { polygon } from '../drawing/geometry.ts';
import { linear } from '../drawing/gradient.ts';
import { between, type Random } from '../drawing/prng.ts';
import { box, disc, group, oval, path, stroke } from '../drawing/svg.ts';
import { excavator } from '../machines/excavators.ts';
import { SHEEN } from '../machines/parts.ts';
import {
  daySky,
  type Ground,
  groundShadow,
  hills,
  scene,
  tippedHeap,
  tree,
  woods,
} from './landscape.ts';
import { breakerArm, finisher, tandemRoller } from './road-machines.ts';
import { cone } from './safety.ts';
import { at, tipper } from './vehicles.ts';

const GROUND: Ground = { width: 800, height: 600, horizon: 250 };

function backdrop(random: Random): string {
  return [
    SHEEN,
    blur('cast', '16 5'),
    daySky(GROUND),
    hills(random, GROUND, 70, '#a5b7a6'),
    hills(random, { ...GROUND, horizon: 262 }, 34, '#86a07c'),
    woods(random, GROUND, 268, 40, '#5f8152'),
  ].join('');
}

function scattered(random: Random, top: number, colors: [string, string], count = 900): string {
  return Array.from({ length: count }, () => {
    const share = random();
    const [x, y] = [Math.round(random() * 800), Math.round(top + share * (600 - top))];
    return disc(
      x,
      y,
      Number((0.7 + share * between(random, 0.6, 2.4)).toFixed(1)),
      random() < 0.5 ? colors[0] : colors[1],
      { opacity: 0.7 },
    );
  }).join('');
}

/** A finished road with kerbs, markings and a roller on its way back. */
export const roadBuilding: Drawing = (random) =>
  scene(
    GROUND,
    backdrop(random),
    box(0, 262, 800, 340, '#7e9c5a'),
    scattered(random, 270, ['#6c8c4a', '#92b06c'], 1400),
    linear(
      'fresh',
      [0, 0],
      [0, 1],
      [
        [0, '#6d7073'],
        [0.3, '#45494d'],
        [1, '#2a2e31'],
      ],
    ),
    path(
      polygon([
        [372, 264],
        [428, 264],
        [780, 600],
        [20, 600],
      ]),
      'url(#fresh)',
    ),
    path(
      polygon([
        [366, 264],
        [372, 264],
        [20, 600],
        [-60, 600],
      ]),
      '#cfd0cb',
    ),
    path(
      polygon([
        [428, 264],
        [434, 264],
        [860, 600],
        [780, 600],
      ]),
      '#bfc1bc',
    ),
    ...[
      [0.02, 0.07],
      [0.12, 0.2],
      [0.28, 0.42],
      [0.54, 0.76],
    ].map(([a = 0, b = 0]) => {
      const w = (s: number) => 1.4 + 9 * s;
      return path(
        polygon([
          [400 - w(a), 264 + 336 * a],
          [400 + w(a), 264 + 336 * a],
          [400 + w(b), 264 + 336 * b],
          [400 - w(b), 264 + 336 * b],
        ]),
        '#f4f4f1',
      );
    }),
    groundShadow(510, 452, 300),
    at(360, 452, 0.52, tandemRoller()),
    tree(random, 90, 420, 130, '#5c8a45'),
    tree(random, 720, 400, 110, '#5c8a45'),
    cone(190, 520, 54),
    cone(262, 440, 36),
    cone(310, 384, 24),
  );

/** An excavator loads a tipper. */
export const earthWorks: Drawing = (random) =>
  scene(
    GROUND,
    backdrop(random),
    linear(
      'earth',
      [0, 0],
      [0, 1],
      [
        [0, '#b08c5c'],
        [1, '#7a5a38'],
      ],
    ),
    path('M0 280C120 268 240 292 400 282S680 268 800 284V600H0Z', 'url(#earth)'),
    scattered(random, 300, ['#c9a676', '#5f4429']),
    tippedHeap(random, { left: 470, right: 860, y: 420, height: 130, color: '#8d6a43', grain: 6 }),
    groundShadow(210, 410, 330),
    at(30, 410, 0.55, tipper()),
    path('M-10 470C120 440 180 452 260 470S480 520 810 470V610H-10Z', '#8f6c45'),
    path('M-10 540C140 520 260 560 420 556S700 520 810 540V610H-10Z', '#6b4d30'),
    groundShadow(600, 492, 330),
    at(790, 494, -0.72, excavator('cabin')),
  );

function steam(random: Random): string {
  return Array.from({ length: 16 }, () =>
    oval(
      Math.round(between(random, 60, 420)),
      Math.round(between(random, 380, 470)),
      56,
      26,
      '#ffffff',
      { opacity: 0.2, filter: 'url(#mist)' },
    ),
  ).join('');
}

/** A paver lays hot asphalt, a roller follows it. */
export const asphaltWorks: Drawing = (random) =>
  scene(
    GROUND,
    backdrop(random),
    box(0, 264, 800, 340, '#8a9a68'),
    path('M0 320H800V600H0Z', '#a39a8b'),
    scattered(random, 330, ['#c0b7a6', '#7d7568']),
    linear(
      'hot',
      [0, 0],
      [0, 1],
      [
        [0, '#303336'],
        [1, '#131517'],
      ],
    ),
    path('M0 420H352L330 540H0Z', 'url(#hot)'),
    path('M0 420H352L350 428H0Z', '#565a5d'),
    scattered(random, 540, ['#c0b7a6', '#7d7568'], 240),
    groundShadow(530, 500, 520),
    at(286, 502, 0.78, finisher()),
    groundShadow(150, 452, 270),
    at(10, 454, 0.46, tandemRoller()),
    blur('mist', 14),
    steam(random),
    cone(720, 560, 70),
    cone(600, 574, 70),
  );

function rubble(random: Random): string {
  return Array.from({ length: 70 }, () => {
    const share = random();
    const [x, y, size] = [
      260 + random() * 520,
      500 - share * 130 * (1 - Math.abs(random() - 0.5)) + random() * 60,
      between(random, 16, 46),
    ];
    const tone =
      ['#a5a39c', '#b7b3a9', '#8d8b85', '#a9543c', '#c4c1b8'][Math.floor(random() * 5)] ??
      '#a5a39c';
    const turn = `translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${(random() * 360).toFixed(0)}) scale(${(size / 40).toFixed(2)})`;
    return (
      path('M-22 -14L8 -20L24 -4L14 18L-16 16Z', tone, {
        transform: turn,
        stroke: '#4d4b47',
        stroke_width: 1.5,
      }) + path('M-22 -14L8 -20L4 -4L-14 0Z', '#fff', { opacity: 0.2, transform: turn })
    );
  }).join('');
}

/** A breaker demolishes a wall; the rubble is sorted. */
export const demolition: Drawing = (random) =>
  scene(
    GROUND,
    backdrop(random),
    box(0, 264, 800, 340, '#a0927a'),
    scattered(random, 290, ['#bdb09a', '#75684f']),
    path(
      'M420 500V150L470 150L486 190L540 176L556 236L610 224L640 300L690 320L700 500Z',
      '#b5b1a7',
    ),
    path('M420 500V150L440 150V500Z', '#d2cfc6'),
    ...[190, 250, 310, 370, 430].map((y) =>
      stroke(`M440 ${y}H${560 + (y - 190) * 0.5}`, '#8d897f', 3, { opacity: 0.6 }),
    ),
    box(500, 330, 80, 110, '#6d6a64'),
    stroke(
      'M480 186C488 150 500 150 506 128M552 232C566 200 580 206 588 180M636 296C650 270 664 276 670 250',
      '#6d4a35',
      5,
    ),
    rubble(random),
    tippedHeap(random, { left: -40, right: 270, y: 560, height: 110, color: '#a5a39c', grain: 8 }),
    group({ transform: 'translate(60 40) scale(1.05)' }, breakerArm()),
    cone(700, 570, 70),
  );
