import type { Drawing } from '../drawing/drawing.ts';
import { radial } from '../drawing/gradient.ts';
import { PALETTE } from '../drawing/palette.ts';
import { standing, studio } from '../drawing/studio.ts';
import { box, disc, group, path, stroke } from '../drawing/svg.ts';
import { MAKERS } from './paint.ts';
import { barrel, engine, panel, pin, plate, SHEEN, tube, wheel } from './parts.ts';

const { red, kerb, ink, slate, asphalt, steel, slab, concrete } = PALETTE;

function socket(x: number, y: number, color: string): string {
  return (
    disc(x, y, 27, ink) +
    disc(x, y, 23, color) +
    disc(x, y, 14, asphalt) +
    disc(x - 5, y, 3, slab) +
    disc(x + 5, y, 3, slab)
  );
}

const BLUE = '#2d6da3';

const inverter: Drawing = () =>
  studio(
    SHEEN,
    standing(190, 610),
    panel(
      [
        [190, 470],
        [184, 290],
        [230, 226],
        [560, 226],
        [612, 290],
        [610, 470],
        [580, 490],
        [220, 490],
      ],
      MAKERS.honda.main,
      40,
    ),
    panel(
      [
        [300, 240],
        [330, 170],
        [470, 170],
        [502, 240],
        [470, 246],
        [450, 206],
        [350, 206],
        [330, 246],
      ],
      ink,
      18,
    ),
    plate(214, 300, 190, 150, asphalt, 18),
    socket(268, 352, BLUE),
    socket(338, 352, BLUE),
    plate(240, 398, 130, 30, ink, 8),
    disc(260, 413, 7, '#5fbf4b'),
    box(280, 409, 76, 8, slate, { rx: 4 }),
    ...Array.from({ length: 7 }, (_, i) =>
      box(440, 306 + i * 20, 130, 10, MAKERS.honda.dark, { rx: 5 }),
    ),
    plate(380, 214, 54, 16, kerb, 6),
    box(230, 486, 60, 16, ink, { rx: 6 }),
    box(510, 486, 60, 16, ink, { rx: 6 }),
  );

const generator: Drawing = () =>
  studio(
    SHEEN,
    standing(130, 680),
    barrel(160, 330, 180, 130, kerb, 20),
    ...Array.from({ length: 5 }, (_, i) => box(176, 350 + i * 20, 60, 8, ink, { rx: 4 })),
    engine(370, 470, 1.55, slate),
    plate(180, 200, 440, 76, MAKERS.endress.main, 24),
    plate(360, 188, 60, 18, ink, 6),
    plate(156, 290, 180, 96, asphalt, 8),
    socket(196, 338, BLUE),
    socket(258, 338, red),
    plate(292, 312, 34, 52, ink, 4),
    disc(309, 328, 6, '#5fbf4b'),
    tube(
      [
        [140, 484],
        [140, 204],
        [164, 180],
        [636, 180],
        [660, 204],
        [660, 484],
        [140, 484],
      ],
      20,
      kerb,
    ),
    wheel(230, 468, 38, slate),
    tube(
      [
        [560, 484],
        [560, 500],
      ],
      22,
      ink,
    ),
    tube(
      [
        [662, 230],
        [730, 216],
      ],
      14,
      kerb,
    ),
  );

const distributor: Drawing = () =>
  studio(
    SHEEN,
    standing(230, 570),
    tube(
      [
        [250, 500],
        [250, 90],
        [270, 70],
        [530, 70],
        [550, 90],
        [550, 500],
      ],
      18,
      kerb,
    ),
    tube(
      [
        [210, 500],
        [310, 500],
      ],
      18,
      kerb,
    ),
    tube(
      [
        [490, 500],
        [590, 500],
      ],
      18,
      kerb,
    ),
    panel(
      [
        [236, 130],
        [564, 130],
        [564, 446],
        [236, 446],
      ],
      MAKERS.walther.main,
      16,
    ),
    plate(262, 152, 276, 86, asphalt, 8),
    ...Array.from(
      { length: 8 },
      (_, i) =>
        plate(276 + i * 32, 170, 26, 50, concrete, 3) +
        box(284 + i * 32, 178, 10, 16, ink, { rx: 2 }),
    ),
    path('M262 152H538V176L262 214Z', '#ffffff', { opacity: 0.14 }),
    ...[0, 1, 2].map((i) => socket(304 + i * 96, 288, i === 1 ? red : BLUE)),
    ...[0, 1].map((i) =>
      group(
        { transform: `translate(${340 + i * 120} 382)` },
        disc(0, 0, 42, ink),
        disc(0, 0, 37, red),
        disc(0, 0, 24, asphalt),
        ...[0, 72, 144, 216, 288].map((a) => disc(0, -13, 4, slab, { transform: `rotate(${a})` })),
      ),
    ),
    path('M270 400L288 366H278L292 340H272L260 378H270Z', ink, { transform: 'translate(-12 10)' }),
  );

function lamp(x: number, y: number, tilt: number): string {
  return group(
    { transform: `translate(${x} ${y}) rotate(${tilt})` },
    disc(0, 0, 150, 'url(#shine)'),
    plate(-86, -58, 172, 116, asphalt, 14),
    plate(-72, -44, 144, 88, '#fff6d8', 8),
    ...Array.from({ length: 12 }, (_, i) =>
      disc(-54 + (i % 4) * 36, -26 + Math.floor(i / 4) * 26, 9, '#ffe08a'),
    ),
    ...Array.from({ length: 6 }, (_, i) => box(-78 + i * 28, -72, 12, 16, kerb, { rx: 3 })),
  );
}

const floodlight: Drawing = () =>
  studio(
    SHEEN,
    radial('shine', [0.5, 0.5], 0.5, [
      [0, '#ffe9a8', 0.9],
      [1, '#ffe9a8', 0],
    ]),
    standing(230, 570),
    tube(
      [
        [400, 350],
        [240, 496],
      ],
      15,
      MAKERS.brennenstuhl.main,
    ),
    tube(
      [
        [400, 350],
        [560, 496],
      ],
      15,
      MAKERS.brennenstuhl.main,
    ),
    tube(
      [
        [400, 350],
        [410, 500],
      ],
      15,
      MAKERS.brennenstuhl.dark,
    ),
    tube(
      [
        [320, 424],
        [480, 424],
      ],
      9,
      kerb,
    ),
    barrel(388, 170, 24, 200, steel, 6),
    plate(376, 330, 48, 34, ink, 6),
    tube(
      [
        [270, 180],
        [530, 180],
      ],
      16,
      kerb,
    ),
    lamp(278, 140, -8),
    lamp(522, 140, 8),
    pin([400, 182], 13),
    stroke('M412 360C460 380 450 460 520 470S660 520 800 500', ink, 8),
  );

export const ELECTRICITY = {
  'stromerzeuger-inverter': inverter,
  stromerzeuger: generator,
  baustromverteiler: distributor,
  baustrahler: floodlight,
} satisfies Record<string, Drawing>;
