import { shade, vary } from '../drawing/color.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { blur } from '../drawing/filters.ts';
import { polygon } from '../drawing/geometry.ts';
import { linear } from '../drawing/gradient.ts';
import { daylight } from '../drawing/surface.ts';
import { box, canvas, group, HEIGHT, oval, path, stroke, WIDTH } from '../drawing/svg.ts';
import { NATURAL_RED, roofField, tileLight } from './roof-tiles.ts';

const sky =
  linear(
    'sky',
    [0, 0],
    [0, 1],
    [
      [0, '#9fc0d6'],
      [1, '#e7eef0'],
    ],
  ) + box(0, 0, WIDTH, HEIGHT, 'url(#sky)');

const RIDGE_TILE = 'M0 0H206C216 30 216 96 206 132H0C8 96 8 30 0 0Z';

const ridge: Drawing = (random) =>
  canvas(
    WIDTH,
    HEIGHT,
    sky,
    tileLight(NATURAL_RED.profile),
    linear(
      'barrel',
      [0, 0],
      [0, 1],
      [
        [0, '#fff', 0.1],
        [0.25, '#fff', 0.42],
        [0.6, '#000', 0.05],
        [1, '#000', 0.6],
      ],
    ),
    group({ transform: 'translate(0 236)' }, roofField(random, NATURAL_RED)),
    box(0, 0, WIDTH, 232, 'url(#sky)'),
    box(0, 276, WIDTH, 40, '#0a0504', { opacity: 0.6, filter: 'url(#eaves)' }),
    ...[4, 3, 2, 1, 0].map((i) => {
      const color = vary(random, '#b4573a', 0.08);
      return group(
        { transform: `translate(${i * 188 - 60} 168)` },
        path(RIDGE_TILE, '#120806', { opacity: 0.4, transform: 'translate(9 2)' }),
        path(RIDGE_TILE, color),
        path(RIDGE_TILE, 'url(#barrel)'),
        path('M178 -7H210C222 28 222 104 210 139H178C188 104 188 28 178 -7Z', shade(color, 0.06)),
        path('M178 -7H210C222 28 222 104 210 139H178C188 104 188 28 178 -7Z', 'url(#barrel)'),
        oval(158, 40, 4, 4, '#8f989d'),
      );
    }),
    daylight(),
  );

const trapezoid: Drawing = () =>
  canvas(
    WIDTH,
    HEIGHT,
    linear(
      'rib',
      [0, 0],
      [1, 0],
      [
        [0, '#1d2124'],
        [0.1, '#24292d'],
        [0.16, '#7d868b'],
        [0.22, '#5f676c'],
        [0.44, '#545c61'],
        [0.5, '#3a4045'],
        [0.56, '#23282b'],
        [0.64, '#3f464b'],
        [0.8, '#4a5156'],
        [0.95, '#454c51'],
        [1, '#1d2124'],
      ],
    ),
    blur('lap', 6),
    ...Array.from({ length: 6 }, (_, i) => box(i * 160 - 70, -10, 160.6, 620, 'url(#rib)')),
    box(-10, 372, 820, 16, '#000', { opacity: 0.6, filter: 'url(#lap)' }),
    box(-10, 366, 820, 5, '#8b9498', { opacity: 0.5 }),
    ...Array.from({ length: 12 }, (_, i) => {
      const [x, y] = [(i % 6) * 160 + 65, i < 6 ? 330 : 90];
      return (
        oval(x + 3, y + 5, 12, 11, '#000', { opacity: 0.45 }) +
        oval(x, y, 11, 11, '#9aa2a6') +
        oval(x - 1, y - 2, 6.5, 6.5, '#d5dadc')
      );
    }),
    daylight(1.2),
  );

const STEEL = [
  [0, '#5e666b'],
  [0.2, '#b9c1c5'],
  [0.42, '#eef2f3'],
  [0.62, '#aab2b6'],
  [1, '#545c61'],
] as const;

const wall =
  box(0, 0, WIDTH, HEIGHT, '#e4ded2') + box(0, 0, WIDTH, HEIGHT, '#fff', { opacity: 0.15 });

const gutter: Drawing = (random) =>
  canvas(
    WIDTH,
    HEIGHT,
    wall,
    tileLight(NATURAL_RED.profile),
    blur('cast', 14),
    linear('zinc', [0, 0], [0, 1], [...STEEL]),
    linear('pipe', [0, 0], [1, 0], [...STEEL]),
    group(
      { transform: 'translate(0 -334)' },
      roofField(random, { ...NATURAL_RED, colors: ['#4c4f52', '#45484b'] }),
    ),
    box(0, 258, WIDTH, 400, '#e4ded2'),
    box(0, 258, WIDTH, 44, '#8a6c48'),
    box(0, 296, WIDTH, 90, '#000', { opacity: 0.45, filter: 'url(#cast)' }),
    box(-10, 270, 820, 26, '#596166'),
    path('M-10 282H810V300C810 372 790 396 740 396H-10Z', 'url(#zinc)'),
    stroke('M-10 284H806', '#f2f5f6', 9),
    stroke('M-10 290H806', '#6c7479', 3),
    ...[90, 310, 530, 720].map(
      (x) =>
        stroke(`M${x} 262V300C${x + 6} 360 ${x + 8} 384 ${x + 10} 400`, '#6d757a', 16) +
        stroke(`M${x - 3} 264V300C${x + 3} 360 ${x + 5} 384 ${x + 7} 398`, '#d5dbdd', 5),
    ),
    path('M560 394H680L664 440V610H576V440Z', 'url(#pipe)'),
    daylight(),
  );

const downpipe: Drawing = () =>
  canvas(
    WIDTH,
    HEIGHT,
    wall,
    ...Array.from({ length: 40 }, (_, i) => {
      const [row, column] = [Math.floor(i / 5), i % 5];
      return box(
        column * 196 - (row % 2) * 98 - 60,
        row * 78 - 10,
        188,
        70,
        row % 3 === column % 3 ? '#a5563f' : '#9c4e39',
        { rx: 3 },
      );
    }),
    blur('cast', 14),
    linear('pipe', [0, 0], [1, 0], [...STEEL]),
    path('M330 -10H500V610H330Z', '#000', {
      opacity: 0.6,
      filter: 'url(#cast)',
      transform: 'translate(36 10)',
    }),
    box(320, -10, 170, 620, 'url(#pipe)'),
    box(312, 250, 186, 64, 'url(#pipe)', { rx: 6 }),
    stroke('M312 312H498', '#4d555a', 4),
    ...[110, 470].map(
      (y) =>
        box(302, y, 206, 40, 'url(#pipe)', { rx: 5 }) +
        stroke(`M302 ${y + 2}H508M302 ${y + 38}H508`, '#5b6368', 3) +
        box(500, y + 4, 54, 32, '#8f989d', { rx: 4 }) +
        oval(528, y + 20, 9, 9, '#545c61'),
    ),
    daylight(),
  );

const skylight: Drawing = (random) =>
  canvas(
    WIDTH,
    HEIGHT,
    tileLight(NATURAL_RED.profile),
    blur('cast', 12),
    linear(
      'glass',
      [0, 0],
      [1, 1],
      [
        [0, '#dcebf3'],
        [0.35, '#8fb4cb'],
        [0.5, '#b7d3e2'],
        [0.52, '#7fa6bf'],
        [1, '#3d6079'],
      ],
    ),
    roofField(random, NATURAL_RED),
    box(240, 60, 340, 470, '#000', {
      opacity: 0.7,
      filter: 'url(#cast)',
      transform: 'translate(12 16)',
    }),
    box(226, 44, 348, 486, '#2b3035', { rx: 6 }),
    path(
      polygon([
        [214, 524],
        [586, 524],
        [610, 566],
        [190, 566],
      ]),
      '#3a4045',
    ),
    box(244, 62, 312, 440, '#545c61', { rx: 4 }),
    box(258, 96, 284, 392, 'url(#glass)'),
    path('M300 96H390L258 300V170Z', '#fff', { opacity: 0.35 }),
    path('M430 96H458L258 410V370Z', '#fff', { opacity: 0.25 }),
    stroke('M258 488H542V96', '#e8eef0', 3, { opacity: 0.6 }),
    box(232, 50, 336, 34, '#454c51', { rx: 4 }),
    stroke('M236 52H564', '#aab2b6', 3),
    daylight(),
  );

export const ROOF_PARTS = {
  firstziegel: ridge,
  trapezblech: trapezoid,
  dachrinne: gutter,
  fallrohr: downpipe,
  dachflaechenfenster: skylight,
} satisfies Record<string, Drawing>;
