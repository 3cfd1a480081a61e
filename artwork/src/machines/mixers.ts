import type { Drawing } from '../drawing/drawing.ts';
import { PALETTE } from '../drawing/palette.ts';
import { FLOOR, standing, studio } from '../drawing/studio.ts';
import { box, disc, group, oval, stroke } from '../drawing/svg.ts';
import { MAKERS } from './paint.ts';
import { grip, panel, plate, SHEEN, tube, wheel } from './parts.ts';

const { kerb, ink, slate, asphalt, steel, slab } = PALETTE;

const mixer: Drawing = () =>
  studio(
    SHEEN,
    standing(170, 640),
    tube(
      [
        [330, 330],
        [210, 494],
      ],
      18,
      kerb,
    ),
    tube(
      [
        [470, 340],
        [590, 494],
      ],
      18,
      kerb,
    ),
    tube(
      [
        [180, 496],
        [270, 496],
      ],
      16,
      kerb,
    ),
    tube(
      [
        [250, 440],
        [550, 440],
      ],
      14,
      kerb,
    ),
    wheel(570, 462, 40, slate),
    group(
      { transform: 'rotate(-32 400 260)' },
      panel(
        [
          [290, 150],
          [350, 96],
          [450, 96],
          [510, 150],
          [530, 270],
          [480, 370],
          [320, 370],
          [270, 270],
        ],
        MAKERS.atika.main,
        26,
      ),
      box(268, 262, 264, 26, kerb, { rx: 6 }),
      box(268, 262, 264, 26, 'none', {
        rx: 4,
        stroke: ink,
        stroke_width: 5,
        stroke_dasharray: '9 7',
      }),
      oval(400, 100, 74, 24, ink),
      oval(400, 104, 62, 17, '#6b6d6c'),
      stroke('M340 100C344 124 456 124 460 100', MAKERS.atika.dark, 7),
    ),
    plate(466, 258, 112, 96, asphalt, 14),
    stroke('M486 284H558M486 300H558M486 316H558', slate, 6),
    disc(540, 338, 9, MAKERS.atika.main),
    tube(
      [
        [330, 340],
        [320, 300],
      ],
      26,
      kerb,
    ),
    disc(250, 330, 62, 'none', { stroke: kerb, stroke_width: 13 }),
    stroke('M250 270V390M190 330H310', kerb, 9),
    disc(250, 330, 14, slate),
  );

const stirrer: Drawing = () =>
  studio(
    SHEEN,
    standing(290, 520, FLOOR),
    panel(
      [
        [250, 350],
        [550, 350],
        [520, 500],
        [280, 500],
      ],
      asphalt,
      16,
    ),
    oval(400, 352, 151, 26, kerb),
    oval(400, 356, 136, 20, '#8d8f8c'),
    tube(
      [
        [400, 230],
        [400, 356],
      ],
      15,
      steel,
    ),
    stroke('M372 352C390 338 412 366 430 350', slab, 7),
    plate(356, 96, 88, 140, MAKERS.collomix.main, 24),
    plate(366, 64, 68, 46, ink, 14),
    stroke('M376 76H424M376 90H424', slate, 5),
    plate(376, 230, 48, 26, slate, 6),
    tube(
      [
        [360, 150],
        [280, 140],
        [252, 190],
        [280, 236],
        [362, 214],
      ],
      18,
      kerb,
    ),
    tube(
      [
        [440, 150],
        [520, 140],
        [548, 190],
        [520, 236],
        [438, 214],
      ],
      18,
      kerb,
    ),
    grip([254, 172], [254, 208], 26),
    grip([546, 172], [546, 208], 26),
    box(372, 150, 56, 10, MAKERS.collomix.dark, { rx: 5 }),
    box(372, 168, 56, 10, MAKERS.collomix.dark, { rx: 5 }),
    stroke('M400 64C400 30 470 30 560 40S680 90 700 60', ink, 9, { stroke_linecap: 'round' }),
  );

export const MIXERS = {
  betonmischer: mixer,
  handruehrwerk: stirrer,
} satisfies Record<string, Drawing>;
