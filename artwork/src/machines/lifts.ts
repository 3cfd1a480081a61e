import type { Drawing } from '../drawing/drawing.ts';
import { PALETTE } from '../drawing/palette.ts';
import { standing, studio } from '../drawing/studio.ts';
import { box, disc, group, path } from '../drawing/svg.ts';
import { MAKERS } from './paint.ts';
import { cylinder, hazard, panel, pin, plate, SHEEN, tube, wheel } from './parts.ts';

const { aluminium, kerb, ink, slate, asphalt, steel } = PALETTE;

const inclinedHoist: Drawing = () =>
  studio(
    SHEEN,
    plate(560, 120, 260, 380, '#d9d4c8', 0),
    path('M530 130L680 30L830 130Z', '#8d4733'),
    box(620, 190, 90, 110, '#f4f4f1'),
    box(628, 198, 74, 94, 'url(#pane)'),
    standing(90, 560),
    tube(
      [
        [120, 488],
        [590, 78],
      ],
      17,
      aluminium,
    ),
    tube(
      [
        [146, 500],
        [612, 96],
      ],
      17,
      aluminium,
    ),
    ...Array.from({ length: 14 }, (_, i) =>
      tube(
        [
          [140 + i * 33, 471 - i * 29],
          [158 + i * 33, 490 - i * 29],
        ],
        7,
        steel,
      ),
    ),
    tube(
      [
        [430, 240],
        [470, 496],
      ],
      14,
      kerb,
    ),
    tube(
      [
        [440, 300],
        [400, 496],
      ],
      11,
      kerb,
    ),
    group(
      { transform: 'translate(330 306) rotate(-41)' },
      plate(-84, -22, 168, 20, MAKERS.geda.main, 4),
      plate(66, -110, 18, 96, MAKERS.geda.dark, 4),
      ...[0, 1, 2].map(
        (i) =>
          plate(-76 + i * 46, -62, 42, 40, '#b4573a', 3) +
          plate(-60 + i * 40, -100, 40, 36, '#a94f35', 3),
      ),
      disc(-60, 4, 12, ink),
      disc(60, 4, 12, ink),
    ),
    plate(86, 440, 92, 56, asphalt, 10),
    disc(132, 468, 18, MAKERS.geda.main),
    wheel(196, 480, 22, slate),
    disc(594, 80, 17, kerb),
  );

const scissorLift: Drawing = () => {
  const cross = (y: number) =>
    tube(
      [
        [230, y],
        [560, y - 84],
      ],
      19,
      kerb,
    ) +
    tube(
      [
        [560, y],
        [230, y - 84],
      ],
      19,
      slate,
    ) +
    pin([395, y - 42], 11) +
    pin([230, y], 9) +
    pin([560, y], 9);
  return studio(
    SHEEN,
    standing(170, 640),
    cross(414),
    cross(330),
    cross(246),
    cylinder([300, 408], [470, 300], 24),
    ...[
      [180, 60],
      [290, 60],
      [400, 60],
      [510, 60],
      [620, 60],
    ].map(([x = 0, y = 0]) =>
      tube(
        [
          [x, 160],
          [x, y],
        ],
        11,
        kerb,
      ),
    ),
    tube(
      [
        [180, 60],
        [620, 60],
      ],
      13,
      kerb,
    ),
    tube(
      [
        [180, 106],
        [620, 106],
      ],
      9,
      kerb,
    ),
    plate(168, 142, 464, 26, MAKERS.genie.main, 5),
    plate(590, 66, 44, 48, ink, 6),
    disc(612, 84, 8, '#b3261e'),
    panel(
      [
        [176, 414],
        [624, 414],
        [640, 440],
        [632, 476],
        [168, 476],
        [160, 440],
      ],
      MAKERS.genie.main,
      14,
    ),
    hazard(200, 452, 400, 18),
    plate(206, 424, 90, 20, MAKERS.genie.dark, 5),
    wheel(238, 472, 32, slate),
    wheel(562, 472, 32, slate),
  );
};

export const LIFTS = {
  schraegaufzug: inclinedHoist,
  scherenarbeitsbuehne: scissorLift,
} satisfies Record<string, Drawing>;
