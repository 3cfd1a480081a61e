import type { Drawing } from '../drawing/drawing.ts';
import { PALETTE } from '../drawing/palette.ts';
import { standing, studio } from '../drawing/studio.ts';
import { box, disc, stroke } from '../drawing/svg.ts';
import { MAKERS } from './paint.ts';
import { barrel, engine, panel, plate, SHEEN, tube } from './parts.ts';

const { red, kerb, ink, slate, asphalt, steel, slab } = PALETTE;

const submersible: Drawing = () =>
  studio(
    SHEEN,
    standing(250, 560),
    stroke('M470 330C540 320 560 240 600 220S700 190 810 120', '#2f6f97', 62),
    stroke('M470 318C536 308 552 224 596 202S700 172 800 104', '#6fa6c6', 9, { opacity: 0.7 }),
    stroke('M380 130C360 60 260 80 200 50S80 40 -10 70', ink, 12),
    barrel(280, 150, 210, 260, MAKERS.tsurumi.main, 40),
    box(280, 216, 210, 12, MAKERS.tsurumi.dark),
    box(280, 330, 210, 12, MAKERS.tsurumi.dark),
    tube(
      [
        [324, 156],
        [330, 108],
        [440, 108],
        [446, 156],
      ],
      20,
      ink,
    ),
    panel(
      [
        [420, 300],
        [500, 294],
        [506, 372],
        [420, 380],
      ],
      kerb,
      10,
    ),
    panel(
      [
        [256, 400],
        [514, 400],
        [536, 470],
        [524, 500],
        [246, 500],
        [234, 470],
      ],
      kerb,
      16,
    ),
    ...Array.from({ length: 11 }, (_, i) => box(262 + i * 23, 430, 11, 52, ink, { rx: 4 })),
    stroke('M284 240C210 250 190 300 186 350', ink, 7),
    panel(
      [
        [160, 340],
        [206, 334],
        [220, 400],
        [196, 420],
        [164, 412],
      ],
      red,
      14,
    ),
    plate(340, 244, 92, 60, asphalt, 8),
    stroke('M356 264H416M356 282H400', slab, 5, { opacity: 0.6 }),
  );

const petrolPump: Drawing = () =>
  studio(
    SHEEN,
    standing(140, 680),
    stroke('M640 400C700 400 730 440 810 450', '#2f6f97', 58),
    stroke('M640 388C700 388 730 426 800 434', '#6fa6c6', 8, { opacity: 0.7 }),
    plate(150, 462, 500, 26, kerb, 6),
    engine(180, 464, 1.5),
    panel(
      [
        [440, 460],
        [430, 350],
        [470, 290],
        [580, 290],
        [626, 350],
        [620, 460],
      ],
      kerb,
      26,
    ),
    disc(528, 384, 68, slate),
    disc(528, 384, 50, asphalt),
    disc(528, 384, 18, MAKERS.honda.main),
    plate(490, 226, 76, 74, steel, 6),
    box(480, 222, 96, 18, slate, { rx: 5 }),
    plate(610, 362, 44, 76, steel, 6),
    tube(
      [
        [150, 490],
        [150, 190],
        [174, 166],
        [640, 166],
        [664, 190],
        [664, 490],
        [150, 490],
      ],
      18,
      MAKERS.honda.main,
    ),
    box(170, 490, 60, 12, ink, { rx: 5 }),
    box(590, 490, 60, 12, ink, { rx: 5 }),
  );

export const PUMPS = {
  tauchpumpe: submersible,
  schmutzwasserpumpe: petrolPump,
} satisfies Record<string, Drawing>;
