import type { Drawing } from '../drawing/drawing.ts';
import { PALETTE } from '../drawing/palette.ts';
import { standing, studio } from '../drawing/studio.ts';
import { box, disc } from '../drawing/svg.ts';
import { MAKERS } from './paint.ts';
import { plate, SHEEN, tube, wheel } from './parts.ts';

const { aluminium, kerb, ink, slate, steel, slab } = PALETTE;

function frame(x: number, top: number, bottom: number, width: number, bays: number): string {
  const step = (bottom - top) / bays;
  return [
    ...Array.from({ length: bays * 3 }, (_, i) =>
      tube(
        [
          [x, bottom - (i + 0.5) * (step / 3)],
          [x + width, bottom - (i + 0.5) * (step / 3)],
        ],
        7,
        aluminium,
      ),
    ),
    tube(
      [
        [x, bottom],
        [x, top],
      ],
      13,
      aluminium,
    ),
    tube(
      [
        [x + width, bottom],
        [x + width, top],
      ],
      13,
      aluminium,
    ),
  ].join('');
}

function caster(x: number): string {
  return box(x - 5, 446, 10, 24, slate) + wheel(x, 480, 21, MAKERS.layher.main);
}

const rollingTower: Drawing = () =>
  studio(
    SHEEN,
    standing(200, 620),
    tube(
      [
        [256, 440],
        [560, 260],
      ],
      8,
      steel,
    ),
    tube(
      [
        [560, 440],
        [256, 260],
      ],
      8,
      steel,
    ),
    tube(
      [
        [256, 250],
        [560, 110],
      ],
      8,
      steel,
    ),
    frame(220, 60, 450, 70, 4),
    frame(530, 60, 450, 70, 4),
    ...[74, 112].map((y) =>
      tube(
        [
          [226, y],
          [596, y],
        ],
        9,
        MAKERS.layher.main,
      ),
    ),
    plate(214, 152, 392, 20, '#a87b46', 3),
    box(214, 138, 392, 14, MAKERS.layher.main, { rx: 2 }),
    plate(214, 330, 392, 16, '#a87b46', 3),
    tube(
      [
        [214, 440],
        [606, 440],
      ],
      10,
      aluminium,
    ),
    caster(222),
    caster(290),
    caster(534),
    caster(600),
    tube(
      [
        [226, 420],
        [140, 496],
      ],
      10,
      MAKERS.layher.dark,
    ),
    tube(
      [
        [596, 420],
        [680, 496],
      ],
      10,
      MAKERS.layher.dark,
    ),
  );

const facade: Drawing = () => {
  const columns = [70, 285, 500, 715];
  const floors = [64, 208, 352];
  return studio(
    SHEEN,
    plate(30, -10, 740, 510, '#d9cfbd', 0),
    ...[0, 1, 2].flatMap((c) =>
      floors.map(
        (y) =>
          box(130 + c * 215, y - 6, 92, 104, '#f4f4f1') +
          box(138 + c * 215, y + 2, 76, 88, 'url(#pane)'),
      ),
    ),
    standing(60, 740),
    ...floors.slice(0, 3).map((y, i) =>
      tube(
        [
          [columns[i] ?? 0, y + 124],
          [columns[i + 1] ?? 0, y - 10],
        ],
        7,
        steel,
      ),
    ),
    ...floors.map(
      (y) =>
        plate(56, y + 104, 690, 17, '#a87b46', 2) +
        box(56, y + 88, 690, 15, MAKERS.plettac.main) +
        tube(
          [
            [64, y + 54],
            [736, y + 54],
          ],
          8,
          aluminium,
        ) +
        tube(
          [
            [64, y + 20],
            [736, y + 20],
          ],
          8,
          aluminium,
        ),
    ),
    ...columns.map(
      (x) =>
        tube(
          [
            [x, 494],
            [x, 30],
          ],
          14,
          aluminium,
        ) + plate(x - 18, 486, 36, 14, slate, 3),
    ),
    ...Array.from({ length: 7 }, (_, i) =>
      tube(
        [
          [600, 346 - i * 19 + 110],
          [640, 346 - i * 19 + 110],
        ],
        6,
        slab,
      ),
    ),
    tube(
      [
        [600, 470],
        [600, 330],
      ],
      8,
      slab,
    ),
    tube(
      [
        [640, 470],
        [640, 330],
      ],
      8,
      slab,
    ),
  );
};

function prop(x: number): string {
  return [
    plate(x - 40, 486, 80, 14, kerb, 3),
    plate(x - 13, 270, 26, 218, MAKERS.peri.main, 3),
    plate(x - 8, 70, 16, 210, steel, 3),
    ...Array.from({ length: 9 }, (_, i) => disc(x, 92 + i * 20, 4, ink)),
    plate(x - 19, 256, 38, 34, ink, 4),
    tube(
      [
        [x - 30, 262],
        [x + 34, 276],
      ],
      8,
      slate,
    ),
    plate(x - 40, 58, 80, 14, kerb, 3),
  ].join('');
}

const props: Drawing = () =>
  studio(
    SHEEN,
    plate(60, 0, 680, 34, '#b9bbb7', 0),
    plate(90, 32, 620, 28, '#c99a5b', 2),
    standing(120, 680),
    ...[160, 320, 480, 640].map(prop),
  );

export const SCAFFOLDS = {
  fahrgeruest: rollingTower,
  fassadengeruest: facade,
  baustuetzen: props,
} satisfies Record<string, Drawing>;
