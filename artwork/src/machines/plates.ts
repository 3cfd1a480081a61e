import type { Drawing } from '../drawing/drawing.ts';
import { PALETTE } from '../drawing/palette.ts';
import { standing, studio } from '../drawing/studio.ts';
import { box, disc, group } from '../drawing/svg.ts';
import { MAKERS, type Paint } from './paint.ts';
import { barrel, engine, grip, panel, pin, plate, SHEEN, tube } from './parts.ts';

const { kerb, ink, slate, asphalt, steel } = PALETTE;

const basePlate = (left: number, right: number) =>
  panel(
    [
      [left, 452],
      [left + 34, 462],
      [right - 34, 462],
      [right, 452],
      [right - 16, 500],
      [left + 16, 500],
    ],
    kerb,
    12,
  ) + box(left + 22, 490, right - left - 44, 10, ink, { rx: 4 });

function guardFrame(paint: Paint, left: number, right: number, top: number): string {
  return tube(
    [
      [left, 464],
      [left, top + 20],
      [left + 20, top],
      [right - 20, top],
      [right, top + 20],
      [right, 464],
    ],
    16,
    paint.main,
  );
}

const forwardPlate: Drawing = () =>
  studio(
    SHEEN,
    standing(210, 590),
    tube(
      [
        [300, 410],
        [196, 170],
        [150, 138],
      ],
      17,
      kerb,
    ),
    grip([170, 152], [118, 118]),
    basePlate(200, 600),
    plate(270, 428, 260, 34, asphalt, 8),
    disc(330, 436, 36, slate),
    disc(330, 436, 26, ink),
    engine(360, 426, 1.18),
    guardFrame(MAKERS.wackerNeuson, 320, 580, 232),
    group(
      { transform: 'rotate(-23 244 310)' },
      plate(214, 262, 56, 104, MAKERS.wackerNeuson.dark, 12),
      plate(228, 252, 20, 14, ink, 4),
    ),
  );

const reversiblePlate =
  (heavy: boolean, paint: Paint): Drawing =>
  () =>
    studio(
      SHEEN,
      standing(170, 660),
      basePlate(heavy ? 150 : 190, heavy ? 680 : 640),
      plate(240, 408, 360, 58, asphalt, 10),
      disc(300, 432, 34, slate),
      disc(300, 432, 14, ink),
      disc(540, 432, 34, slate),
      disc(540, 432, 14, ink),
      engine(350, 410, heavy ? 1.25 : 1.05),
      heavy
        ? panel(
            [
              [290, 400],
              [290, 232],
              [320, 200],
              [590, 200],
              [616, 232],
              [616, 400],
            ],
            paint.main,
            22,
          )
        : guardFrame(paint, 310, 560, 232) +
            panel(
              [
                [316, 296],
                [330, 226],
                [540, 226],
                [554, 296],
              ],
              paint.main,
              12,
            ) +
            box(350, 252, 170, 12, paint.dark, { rx: 6 }),
      heavy
        ? Array.from({ length: 5 }, (_, i) =>
            box(330, 262 + i * 20, 120, 9, paint.dark, { rx: 4 }),
          ).join('') + plate(490, 250, 90, 110, asphalt, 10)
        : '',
      tube(
        [
          [330, 420],
          [250, 180],
          [214, 120],
        ],
        20,
        kerb,
      ),
      tube(
        [
          [214, 120],
          [128, 118],
        ],
        14,
        kerb,
      ),
      grip([214, 120], [140, 118], 24),
      plate(224, 142, 42, 30, paint.main, 6),
      heavy
        ? tube(
            [
              [420, 200],
              [420, 172],
              [500, 172],
              [500, 200],
            ],
            14,
            ink,
          )
        : '',
    );

function bellows(x: number, y: number): string {
  return Array.from({ length: 6 }, (_, i) => barrel(x - 44, y + i * 19, 88, 15, ink, 7)).join('');
}

const rammer: Drawing = () =>
  studio(
    SHEEN,
    standing(310, 520),
    group(
      { transform: 'rotate(-7 420 480)' },
      panel(
        [
          [300, 470],
          [328, 448],
          [500, 448],
          [530, 462],
          [520, 502],
          [318, 502],
        ],
        kerb,
        12,
      ),
      box(318, 494, 202, 9, ink, { rx: 4 }),
      barrel(392, 404, 56, 52, steel, 6),
      bellows(420, 292),
      panel(
        [
          [352, 300],
          [352, 214],
          [376, 184],
          [480, 184],
          [496, 214],
          [488, 300],
        ],
        MAKERS.wackerNeuson.main,
        16,
      ),
      engine(468, 292, 0.72, PALETTE.slate),
      plate(366, 130, 116, 62, MAKERS.wackerNeuson.dark, 18),
      plate(410, 118, 28, 14, ink, 4),
      tube(
        [
          [362, 236],
          [250, 172],
          [214, 106],
          [236, 84],
          [470, 84],
          [560, 128],
          [590, 200],
          [500, 246],
        ],
        17,
        kerb,
      ),
      grip([216, 104], [246, 86], 24),
      grip([240, 85], [330, 84], 24),
      pin([364, 238], 11),
      pin([500, 244], 11),
    ),
  );

export const PLATES = {
  'ruettelplatte-vorwaerts': forwardPlate,
  'ruettelplatte-reversierbar': reversiblePlate(false, MAKERS.bomag),
  'ruettelplatte-schwer': reversiblePlate(true, MAKERS.wackerNeuson),
  vibrationsstampfer: rammer,
} satisfies Record<string, Drawing>;
