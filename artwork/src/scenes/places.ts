import type { Drawing } from '../drawing/drawing.ts';
import { blur } from '../drawing/filters.ts';
import { polygon } from '../drawing/geometry.ts';
import { linear } from '../drawing/gradient.ts';
import { PALETTE } from '../drawing/palette.ts';
import { between, type Random } from '../drawing/prng.ts';
import { box, disc, path, stroke } from '../drawing/svg.ts';
import { wheelLoader } from '../machines/loaders.ts';
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
import { at, tipper } from './vehicles.ts';

const GROUND: Ground = { width: 800, height: 600, horizon: 290 };

function driveway(random: Random): string {
  const lines = Array.from({ length: 15 }, (_, row) => {
    const [near, far] = [(row / 15) ** 1.7, ((row + 1) / 15) ** 1.7];
    const y = (s: number) => 372 + s * 240;
    const left = (s: number) => 452 - s * 300;
    const right = (s: number) => 588 + s * 150;
    const columns = 9;
    return Array.from({ length: columns + 1 }, (_, i) => {
      const shift = row % 2 ? 0.5 : 0;
      const [a, b] = [Math.max(0, (i - shift) / columns), Math.min(1, (i + 1 - shift) / columns)];
      if (b <= a) return '';
      const x = (s: number, t: number) => left(s) + (right(s) - left(s)) * t;
      const tone =
        ['#a9a59d', '#9c988f', '#b5b1a8', '#a39284'][Math.floor(random() * 4)] ?? '#a9a59d';
      return path(
        polygon([
          [x(near, a), y(near)],
          [x(near, b), y(near)],
          [x(far, b), y(far)],
          [x(far, a), y(far)],
        ]),
        tone,
        { stroke: '#6f6b63', stroke_width: 1.6 },
      );
    }).join('');
  });
  return lines.join('');
}

function flowers(random: Random, x: number, y: number, width: number): string {
  return Array.from({ length: 90 }, () => {
    const [px, py] = [x + random() * width, y - random() * 30];
    return disc(
      Math.round(px),
      Math.round(py),
      Number(between(random, 3, 8).toFixed(1)),
      ['#4f7a38', '#5f8f45', '#6ea352', '#c9506b', '#f0c84a'][Math.floor(random() * 5)] ??
        '#4f7a38',
    );
  }).join('');
}

/** A house with a paved drive, a low wall and a garden. */
export const gardens: Drawing = (random) =>
  scene(
    GROUND,
    SHEEN,
    blur('cast', '14 5'),
    daySky(GROUND),
    hills(random, GROUND, 60, '#a5b7a6'),
    woods(random, GROUND, 300, 60, '#6a8b5a'),
    linear(
      'lawn',
      [0, 0],
      [0, 1],
      [
        [0, '#8db065'],
        [1, '#5c8340'],
      ],
    ),
    box(0, 292, 800, 320, 'url(#lawn)'),
    tree(random, 90, 380, 190, '#5c8a45'),
    groundShadow(470, 376, 520),
    box(250, 190, 420, 186, '#f1ece0'),
    box(250, 340, 420, 36, '#b9b1a1'),
    path(
      polygon([
        [222, 196],
        [300, 84],
        [622, 84],
        [700, 196],
      ]),
      '#7c3d2d',
    ),
    path(
      polygon([
        [222, 196],
        [300, 84],
        [622, 84],
        [700, 196],
      ]),
      'url(#sheen)',
    ),
    ...[112, 140, 168].map((y) =>
      stroke(`M${300 - (y - 84) * 0.7} ${y}H${622 + (y - 84) * 0.7}`, '#5f2c20', 3, {
        opacity: 0.6,
      }),
    ),
    box(286, 226, 70, 80, '#ffffff') + box(293, 233, 56, 66, 'url(#pane)'),
    box(380, 226, 52, 150, '#3a4a3f', { rx: 3 }) + disc(422, 304, 4, '#e0c060'),
    box(456, 240, 128, 136, '#d6d2c7') +
      Array.from({ length: 5 }, (_, i) => box(460, 246 + i * 26, 120, 20, '#c3beb1')).join(''),
    box(604, 226, 48, 80, '#ffffff') + box(610, 233, 36, 66, 'url(#pane)'),
    driveway(random),
    path(
      polygon([
        [452, 372],
        [152, 612],
        [128, 612],
        [444, 372],
      ]),
      '#d3d1ca',
    ),
    path(
      polygon([
        [588, 372],
        [738, 612],
        [764, 612],
        [596, 372],
      ]),
      '#bdbbb4',
    ),
    box(-10, 430, 250, 62, '#a7a39a') +
      stroke(
        'M-10 450H240M-10 471H240M40 430V450M110 430V450M180 430V450M10 450V471M80 450V471M150 450V471M220 450V471M40 471V492M110 471V492M180 471V492',
        '#7d796f',
        2.5,
      ),
    box(-14, 422, 260, 12, '#c9c6be', { rx: 2 }),
    flowers(random, 0, 424, 236),
    flowers(random, 640, 400, 130),
    tree(random, 740, 396, 96, '#6b9a4e'),
  );

function bay(random: Random, x: number, color: string, grain: number): string {
  return [
    box(x, 250, 146, 130, '#8f918e'),
    box(x, 250, 146, 130, '#000', { opacity: 0.25 }),
    tippedHeap(random, { left: x + 2, right: x + 158, y: 392, height: 118, color, grain }),
    box(x - 10, 240, 18, 154, '#c3c5c1'),
    box(x + 8, 240, 6, 154, '#8d8f8c'),
  ].join('');
}

/** The company's yard: hall, bays of bulk goods, loader and tipper. */
export const yard: Drawing = (random) =>
  scene(
    GROUND,
    SHEEN,
    blur('cast', '14 5'),
    daySky(GROUND),
    hills(random, GROUND, 60, '#a5b7a6'),
    woods(random, GROUND, 300, 50, '#6a8b5a'),
    linear(
      'yard',
      [0, 0],
      [0, 1],
      [
        [0, '#b9bab5'],
        [1, '#8d8f8b'],
      ],
    ),
    box(0, 300, 800, 300, 'url(#yard)'),
    ...Array.from({ length: 9 }, (_, i) =>
      stroke(`M${-400 + i * 200} 600L${240 + i * 40} 372`, '#7d7f7b', 2, { opacity: 0.5 }),
    ),
    stroke('M0 430H800M0 490H800', '#7d7f7b', 2, { opacity: 0.5 }),
    groundShadow(180, 376, 400),
    path(
      polygon([
        [-20, 376],
        [-20, 120],
        [170, 82],
        [360, 120],
        [360, 376],
      ]),
      '#d9dad6',
    ),
    ...Array.from({ length: 19 }, (_, i) =>
      box(-20 + i * 20, 122, 3, 254, '#b9bbb7', { opacity: 0.7 }),
    ),
    path(
      polygon([
        [-30, 126],
        [170, 84],
        [370, 126],
        [370, 106],
        [170, 62],
        [-30, 106],
      ]),
      PALETTE.kerb,
    ),
    box(-20, 160, 380, 30, PALETTE.signal),
    box(24, 212, 130, 164, PALETTE.asphalt) + box(34, 300, 110, 76, '#0f1113'),
    ...Array.from({ length: 5 }, (_, i) => box(24, 216 + i * 17, 130, 12, PALETTE.kerb)),
    box(186, 212, 130, 164, PALETTE.kerb) +
      Array.from({ length: 9 }, (_, i) => box(186, 216 + i * 18, 130, 13, PALETTE.slate)).join(''),
    bay(random, 372, '#c9ab75', 3),
    bay(random, 518, '#9a9288', 6),
    bay(random, 664, '#5f6468', 7),
    groundShadow(560, 476, 360),
    at(390, 478, 0.5, wheelLoader()),
    groundShadow(190, 540, 420),
    at(0, 542, 0.64, tipper()),
  );
