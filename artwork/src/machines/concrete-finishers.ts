import type { Drawing } from '../drawing/drawing.ts';
import { PALETTE } from '../drawing/palette.ts';
import { FLOOR, standing, studio } from '../drawing/studio.ts';
import { box, disc, group, oval, path, stroke } from '../drawing/svg.ts';
import { MAKERS } from './paint.ts';
import { barrel, engine, grip, panel, pin, plate, SHEEN, tube } from './parts.ts';

const { kerb, ink, slate, asphalt, steel, concrete } = PALETTE;

const HOSE = 'M300 380C380 300 470 300 520 360S640 440 668 300';

const poker: Drawing = () =>
  studio(
    SHEEN,
    standing(110, 390),
    standing(610, 720),
    stroke(HOSE, ink, 26, { stroke_linecap: 'round' }),
    stroke(HOSE, slate, 22, { stroke_dasharray: '3 8', opacity: 0.6 }),
    stroke(HOSE, slate, 6, { transform: 'translate(-3 -6)', opacity: 0.8 }),
    plate(126, 350, 210, 140, MAKERS.wackerNeuson.main, 26),
    plate(112, 380, 60, 86, asphalt, 14),
    ...[0, 1, 2, 3].map((i) => box(122, 394 + i * 16, 40, 7, slate, { rx: 3 })),
    plate(196, 386, 108, 60, MAKERS.wackerNeuson.dark, 10),
    disc(226, 416, 16, ink),
    disc(272, 416, 11, concrete),
    plate(310, 354, 34, 52, kerb, 8),
    tube(
      [
        [168, 350],
        [176, 306],
        [280, 306],
        [290, 350],
      ],
      18,
      ink,
    ),
    box(140, 488, 180, 14, ink, { rx: 6 }),
    group(
      { transform: 'rotate(7 668 300)' },
      plate(650, 280, 38, 40, kerb, 8),
      barrel(646, 312, 46, 150, steel, 10),
      path('M646 452H692V468C692 500 646 500 646 468Z', steel),
      path('M646 452H692V468C692 500 646 500 646 468Z', 'url(#barrel)'),
    ),
  );

const powerTrowel: Drawing = () =>
  studio(
    SHEEN,
    standing(240, 660),
    tube(
      [
        [420, 420],
        [230, 150],
        [160, 116],
      ],
      18,
      kerb,
    ),
    grip([176, 124], [124, 100], 24),
    plate(270, 208, 40, 28, MAKERS.wackerNeuson.main, 6),
    ...[
      [250, 470],
      [380, 520],
      [530, 520],
      [650, 470],
    ].map(([x = 0, tilt = 0]) =>
      path(`M450 462L${x} ${tilt - 20}L${x + (x < 450 ? 60 : -60)} ${tilt - 4}Z`, steel),
    ),
    oval(450, 448, 220, 40, 'none', { stroke: MAKERS.wackerNeuson.main, stroke_width: 13 }),
    oval(450, 478, 220, 30, 'none', { stroke: MAKERS.wackerNeuson.dark, stroke_width: 11 }),
    ...[-214, -130, 0, 130, 214].map((dx) =>
      tube(
        [
          [450 + dx, 452],
          [450 + dx, 486],
        ],
        9,
        MAKERS.wackerNeuson.dark,
      ),
    ),
    plate(386, 408, 128, 40, asphalt, 10),
    engine(372, 410, 1.12),
    tube(
      [
        [370, 420],
        [370, 260],
        [400, 230],
        [520, 230],
        [544, 260],
        [544, 420],
      ],
      13,
      kerb,
    ),
  );

const screed: Drawing = () =>
  studio(
    SHEEN,
    standing(40, 760),
    path('M0 512H800V600H0Z', '#a3a5a2'),
    path('M0 512H800V524H0Z', '#c3c5c2'),
    tube(
      [
        [360, 460],
        [220, 210],
        [160, 176],
      ],
      16,
      kerb,
    ),
    tube(
      [
        [440, 460],
        [580, 210],
        [640, 176],
      ],
      16,
      kerb,
    ),
    grip([176, 185], [128, 160], 24),
    grip([624, 185], [672, 160], 24),
    tube(
      [
        [262, 286],
        [538, 286],
      ],
      12,
      kerb,
    ),
    engine(332, 452, 0.95),
    plate(300, 444, 200, 32, asphalt, 8),
    panel(
      [
        [30, 470],
        [770, 470],
        [770, 488],
        [742, 510],
        [58, 510],
        [30, 492],
      ],
      steel,
      6,
    ),
    stroke('M34 474H766', '#ffffff', 4, { opacity: 0.7 }),
    box(30, 486, 740, 8, MAKERS.wackerNeuson.main),
  );

const grinder: Drawing = () =>
  studio(
    SHEEN,
    standing(170, 470, FLOOR + 8),
    group(
      { transform: 'rotate(-8 400 380)' },
      stroke('M690 330C740 330 770 380 800 440', ink, 12),
      panel(
        [
          [360, 296],
          [680, 300],
          [700, 330],
          [690, 368],
          [360, 380],
        ],
        MAKERS.hilti.main,
        24,
      ),
      plate(560, 304, 124, 68, asphalt, 22),
      stroke('M590 318V358M608 318V358M626 318V358M644 318V358', slate, 6),
      panel(
        [
          [214, 410],
          [240, 300],
          [330, 276],
          [390, 296],
          [396, 410],
        ],
        kerb,
        18,
      ),
      plate(264, 206, 38, 92, ink, 16),
      panel(
        [
          [168, 408],
          [440, 408],
          [462, 452],
          [446, 482],
          [166, 482],
          [148, 452],
        ],
        MAKERS.hilti.dark,
        18,
      ),
      path('M160 482H450L436 500H174Z', ink),
      ...Array.from({ length: 16 }, (_, i) => box(168 + i * 17, 490, 10, 16, slate, { rx: 2 })),
      barrel(430, 430, 170, 38, ink, 18),
      stroke('M450 430V468M474 430V468M498 430V468M522 430V468M546 430V468M570 430V468', slate, 4),
      pin([320, 340], 14),
      box(430, 318, 100, 10, MAKERS.hilti.dark, { rx: 5 }),
    ),
  );

export const CONCRETE_FINISHERS = {
  innenruettler: poker,
  fluegelglaetter: powerTrowel,
  ruettelbohle: screed,
  betonschleifer: grinder,
} satisfies Record<string, Drawing>;
