import type { Drawing } from '../drawing/drawing.ts';
import { PALETTE } from '../drawing/palette.ts';
import { standing, studio } from '../drawing/studio.ts';
import { box, disc, path, stroke } from '../drawing/svg.ts';
import { MAKERS } from './paint.ts';
import { barrel, grip, panel, plate, SHEEN, tube } from './parts.ts';

const { kerb, ink, slate, asphalt, steel } = PALETTE;

const coreDrill: Drawing = () =>
  studio(
    SHEEN,
    standing(200, 640),
    plate(200, 476, 420, 24, kerb, 6),
    disc(240, 470, 12, steel),
    disc(580, 470, 12, steel),
    plate(476, 84, 44, 396, steel, 6),
    ...Array.from({ length: 26 }, (_, i) => box(478, 100 + i * 14, 12, 6, slate)),
    tube(
      [
        [520, 300],
        [600, 470],
      ],
      16,
      kerb,
    ),
    plate(440, 168, 110, 110, kerb, 12),
    disc(548, 222, 30, asphalt),
    tube(
      [
        [548, 222],
        [620, 180],
      ],
      11,
      slate,
    ),
    tube(
      [
        [548, 222],
        [520, 300],
      ],
      11,
      slate,
    ),
    tube(
      [
        [548, 222],
        [488, 160],
      ],
      11,
      slate,
    ),
    disc(548, 222, 13, MAKERS.hilti.main),
    panel(
      [
        [310, 130],
        [440, 130],
        [446, 280],
        [430, 306],
        [322, 306],
        [304, 280],
      ],
      MAKERS.hilti.main,
      20,
    ),
    plate(322, 84, 108, 56, asphalt, 16),
    stroke('M340 100H412M340 116H412', slate, 6),
    box(328, 180, 94, 10, MAKERS.hilti.dark, { rx: 5 }),
    box(328, 200, 94, 10, MAKERS.hilti.dark, { rx: 5 }),
    tube(
      [
        [312, 220],
        [240, 214],
      ],
      28,
      ink,
    ),
    barrel(348, 304, 56, 26, slate, 4),
    barrel(318, 328, 116, 148, steel, 4),
    path(
      'M318 468H434V480H424V474H412V480H396V474H382V480H366V474H352V480H338V474H328V480H318Z',
      MAKERS.hilti.dark,
    ),
    stroke('M300 260C240 300 180 300 150 380S120 460 90 500', '#3f7fa8', 10, {
      stroke_linecap: 'round',
    }),
  );

const stoneSplitter: Drawing = () =>
  studio(
    SHEEN,
    standing(180, 640),
    plate(180, 440, 450, 34, kerb, 6),
    box(210, 472, 44, 28, ink, { rx: 4 }),
    box(556, 472, 44, 28, ink, { rx: 4 }),
    plate(228, 130, 54, 320, kerb, 8),
    plate(528, 130, 54, 320, kerb, 8),
    panel(
      [
        [208, 108],
        [602, 108],
        [602, 172],
        [208, 172],
      ],
      MAKERS.probst.main,
      12,
    ),
    box(220, 184, 8, 250, MAKERS.probst.dark, { rx: 3 }),
    box(582, 184, 8, 250, MAKERS.probst.dark, { rx: 3 }),
    barrel(376, 72, 58, 130, slate, 8),
    barrel(390, 196, 30, 60, '#d5dadc', 4),
    panel(
      [
        [290, 246],
        [520, 246],
        [520, 290],
        [430, 290],
        [405, 318],
        [380, 290],
        [290, 290],
      ],
      asphalt,
      6,
    ),
    plate(300, 334, 100, 90, '#a3a6a5', 4),
    plate(410, 334, 100, 90, '#9b9e9d', 4),
    path('M396 334L412 360L398 384L410 424L414 424L404 384L418 360L406 334Z', ink),
    path('M382 442L405 420L428 442Z', asphalt),
    tube(
      [
        [570, 140],
        [680, 60],
      ],
      18,
      kerb,
    ),
    grip([660, 75], [704, 42], 28),
  );

export const STONE_TOOLS = {
  kernbohrgeraet: coreDrill,
  steinknacker: stoneSplitter,
} satisfies Record<string, Drawing>;
