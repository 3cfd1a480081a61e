import type { Drawing } from '../drawing/drawing.ts';
import { PALETTE } from '../drawing/palette.ts';
import { FLOOR, standing, studio } from '../drawing/studio.ts';
import { box, disc, group, path, stroke } from '../drawing/svg.ts';
import { MAKERS, type Paint } from './paint.ts';
import { barrel, grip, panel, plate, SHEEN, tube } from './parts.ts';

const { kerb, ink, slate, asphalt, steel } = PALETTE;

const hammerDrill =
  (big: boolean, paint: Paint): Drawing =>
  () =>
    studio(
      SHEEN,
      standing(150, 700, FLOOR - 40),
      group(
        {
          transform: `translate(${big ? 26 : 30} ${big ? 0 : -6}) rotate(${big ? -4 : -10} 400 320)`,
        },
        barrel(30, big ? 296 : 300, 170, big ? 26 : 15, steel, 5),
        big
          ? path('M30 292L0 309L30 326Z', steel)
          : stroke('M40 300L60 315M64 300L84 315M88 300L108 315M112 300L132 315', slate, 4),
        barrel(180, 280, 74, 60, ink, 14),
        panel(
          [
            [240, 262],
            [560, 250],
            [600, 300],
            [590, 372],
            [250, 356],
          ],
          paint.main,
          26,
        ),
        panel(
          [
            [400, 340],
            [566, 340],
            [584, 400],
            [566, big ? 452 : 420],
            [424, big ? 452 : 420],
            [404, 396],
          ],
          kerb,
          20,
        ),
        stroke('M440 396H546M440 412H546', slate, 6),
        big
          ? tube(
              [
                [580, 270],
                [690, 262],
                [714, 310],
                [706, 420],
                [560, 432],
              ],
              36,
              ink,
            )
          : panel(
              [
                [540, 256],
                [640, 262],
                [676, 320],
                [690, 470],
                [630, 482],
                [606, 360],
                [556, 350],
              ],
              ink,
              22,
            ),
        plate(big ? 676 : 592, big ? 320 : 352, 26, 56, paint.dark, 8),
        tube(
          [
            [262, 350],
            [256, 450],
          ],
          30,
          ink,
        ),
        stroke('M244 400H272M244 416H272M244 432H272', slate, 5),
        box(290, 288, 200, 10, paint.dark, { rx: 5 }),
        disc(540, 300, 20, asphalt),
        disc(540, 300, 9, paint.main),
        stroke(
          big ? 'M700 430C730 470 760 470 810 450' : 'M664 478C680 530 740 520 810 490',
          ink,
          12,
          { stroke_linecap: 'round' },
        ),
      ),
    );

const breaker: Drawing = () =>
  studio(
    SHEEN,
    standing(330, 470),
    path('M300 500L372 486L428 486L500 500L520 540H280Z', '#a5a7a4'),
    path('M300 500L372 486L400 520L330 540H280Z', '#b9bbb7'),
    path('M396 486L412 540M380 500L350 524M420 500L456 520', 'none', {
      stroke: slate,
      stroke_width: 4,
    }),
    tube(
      [
        [260, 128],
        [540, 128],
      ],
      26,
      ink,
    ),
    grip([230, 128], [310, 128], 34),
    grip([490, 128], [570, 128], 34),
    tube(
      [
        [310, 140],
        [340, 196],
      ],
      18,
      kerb,
    ),
    tube(
      [
        [490, 140],
        [460, 196],
      ],
      18,
      kerb,
    ),
    panel(
      [
        [326, 176],
        [474, 176],
        [486, 220],
        [470, 352],
        [330, 352],
        [314, 220],
      ],
      MAKERS.bosch.main,
      24,
    ),
    plate(346, 112, 108, 74, asphalt, 16),
    stroke('M362 136H438M362 152H438', slate, 6),
    box(344, 236, 112, 11, MAKERS.bosch.dark, { rx: 5 }),
    box(344, 256, 112, 11, MAKERS.bosch.dark, { rx: 5 }),
    box(344, 276, 112, 11, MAKERS.bosch.dark, { rx: 5 }),
    panel(
      [
        [346, 346],
        [454, 346],
        [432, 410],
        [368, 410],
      ],
      kerb,
      10,
    ),
    barrel(384, 404, 32, 70, steel, 4),
    path('M384 470H416L402 514H398Z', steel),
    stroke('M440 120C520 60 600 90 660 70S760 40 800 60', ink, 11, { stroke_linecap: 'round' }),
  );

export const HAMMERS = {
  bohrhammer: hammerDrill(false, MAKERS.makita),
  kombihammer: hammerDrill(true, MAKERS.bosch),
  abbruchhammer: breaker,
} satisfies Record<string, Drawing>;
