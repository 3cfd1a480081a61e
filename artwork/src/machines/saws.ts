import type { Drawing } from '../drawing/drawing.ts';
import { PALETTE } from '../drawing/palette.ts';
import { FLOOR, standing, studio } from '../drawing/studio.ts';
import { box, disc, group, path, stroke } from '../drawing/svg.ts';
import { MAKERS } from './paint.ts';
import { engine, grip, panel, pin, plate, SHEEN, tube, wheel } from './parts.ts';

const { kerb, ink, slate, asphalt, steel, slab } = PALETTE;

/** A diamond blade: steel disc with a segmented rim. */
function blade(x: number, y: number, radius: number): string {
  return [
    disc(x, y, radius - 5, 'none', {
      stroke: '#5e666b',
      stroke_width: 12,
      stroke_dasharray: `${radius * 0.28} 4`,
    }),
    disc(x, y, radius - 10, '#c3c9cc'),
    disc(x, y, radius - 10, 'url(#pane)', { opacity: 0.35 }),
    disc(x, y, radius * 0.55, 'none', { stroke: '#9aa1a5', stroke_width: 3 }),
    disc(x, y, radius * 0.26, slate),
    disc(x, y, radius * 0.12, slab),
  ].join('');
}

const cutOffSaw: Drawing = () =>
  studio(
    SHEEN,
    standing(120, 680),
    blade(590, 366, 138),
    path('M590 366L454 392A140 140 0 0 1 696 270L660 306Z', MAKERS.stihl.main),
    path('M590 366L454 392A140 140 0 0 1 696 270L660 306Z', 'url(#sheen)'),
    panel(
      [
        [300, 340],
        [590, 336],
        [616, 366],
        [590, 398],
        [300, 420],
      ],
      kerb,
      20,
    ),
    panel(
      [
        [150, 470],
        [146, 330],
        [190, 280],
        [390, 276],
        [424, 330],
        [420, 480],
        [180, 490],
      ],
      MAKERS.stihl.main,
      22,
    ),
    disc(300, 396, 66, asphalt),
    disc(300, 396, 52, ink),
    ...Array.from({ length: 10 }, (_, i) =>
      box(297, 352, 6, 30, slate, { transform: `rotate(${i * 36} 300 396)` }),
    ),
    disc(300, 396, 16, MAKERS.stihl.main),
    panel(
      [
        [108, 440],
        [120, 300],
        [180, 226],
        [290, 222],
        [300, 256],
        [200, 268],
        [160, 320],
        [156, 450],
      ],
      ink,
      18,
    ),
    tube(
      [
        [380, 300],
        [372, 190],
        [420, 168],
        [470, 210],
        [446, 330],
      ],
      22,
      ink,
    ),
    plate(196, 290, 120, 30, MAKERS.stihl.dark, 10),
    box(150, 480, 280, 20, ink, { rx: 8 }),
    disc(590, 366, 20, MAKERS.stihl.main),
    pin([590, 366], 12),
  );

const angleGrinder: Drawing = () =>
  studio(
    SHEEN,
    standing(90, 330, FLOOR - 8),
    group(
      { transform: 'translate(0 -66) rotate(-14 400 330)' },
      stroke('M690 330C740 332 760 360 800 420', ink, 13),
      blade(200, 400, 134),
      path('M200 400L70 378A132 132 0 0 1 322 350Z', kerb),
      path('M200 400L70 378A132 132 0 0 1 322 350Z', 'url(#sheen)'),
      panel(
        [
          [148, 372],
          [160, 300],
          [230, 270],
          [320, 284],
          [330, 366],
          [230, 380],
        ],
        steel,
        22,
      ),
      panel(
        [
          [306, 278],
          [480, 272],
          [500, 300],
          [500, 358],
          [306, 372],
        ],
        MAKERS.bosch.main,
        18,
      ),
      box(330, 306, 120, 9, MAKERS.bosch.dark, { rx: 4 }),
      box(330, 324, 120, 9, MAKERS.bosch.dark, { rx: 4 }),
      panel(
        [
          [486, 276],
          [680, 284],
          [706, 320],
          [700, 372],
          [520, 366],
          [486, 360],
        ],
        ink,
        24,
      ),
      plate(540, 356, 90, 26, MAKERS.bosch.dark, 10),
      plate(212, 176, 44, 104, ink, 20),
      stroke('M218 196H250M218 212H250M218 228H250', slate, 5),
      pin([236, 322], 13),
    ),
  );

const floorSaw: Drawing = () =>
  studio(
    SHEEN,
    standing(190, 700),
    box(0, 506, 800, 94, '#3a3f43'),
    box(0, 506, 800, 7, '#565d62'),
    tube(
      [
        [330, 380],
        [190, 214],
        [130, 196],
      ],
      18,
      kerb,
    ),
    grip([150, 202], [96, 186], 26),
    blade(590, 430, 112),
    box(470, 506, 240, 40, '#3a3f43'),
    box(494, 506, 192, 5, ink),
    panel(
      [
        [470, 430],
        [474, 340],
        [530, 300],
        [650, 300],
        [706, 350],
        [710, 430],
      ],
      MAKERS.husqvarna.main,
      26,
    ),
    panel(
      [
        [220, 440],
        [230, 372],
        [560, 372],
        [580, 450],
        [540, 470],
        [240, 470],
      ],
      kerb,
      14,
    ),
    engine(300, 374, 1.15),
    panel(
      [
        [232, 372],
        [236, 262],
        [290, 250],
        [296, 372],
      ],
      MAKERS.husqvarna.main,
      14,
    ),
    wheel(290, 462, 44, slate),
    wheel(480, 466, 40, slate),
    disc(590, 430, 24, asphalt),
    pin([590, 430], 12),
    tube(
      [
        [700, 330],
        [760, 300],
        [764, 500],
      ],
      9,
      slate,
    ),
    path('M758 500L764 520L770 500Z', MAKERS.husqvarna.main),
  );

export const SAWS = {
  trennschleifer: cutOffSaw,
  winkelschleifer: angleGrinder,
  fugenschneider: floorSaw,
} satisfies Record<string, Drawing>;
