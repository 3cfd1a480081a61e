import type { Drawing } from '../drawing/drawing.ts';
import { PALETTE } from '../drawing/palette.ts';
import { standing, studio } from '../drawing/studio.ts';
import { box, disc, stroke } from '../drawing/svg.ts';
import { MAKERS } from './paint.ts';
import { engine, grip, panel, plate, SHEEN, tube } from './parts.ts';

const { kerb, ink, slate, asphalt, steel } = PALETTE;

function drum(x: number, y: number, radius: number, pads: boolean): string {
  const feet = pads ? { stroke_dasharray: '22 16', stroke_width: 20 } : { stroke_width: 6 };
  return [
    disc(x, y, radius - 8, 'none', { stroke: slate, ...feet }),
    disc(x, y, radius - 12, kerb),
    disc(x, y, radius - 26, steel),
    disc(x, y, radius - 26, 'url(#sheen)'),
    disc(x, y, radius * 0.34, MAKERS.bomag.main),
    disc(x, y, radius * 0.14, ink),
  ].join('');
}

const trenchRoller: Drawing = () =>
  studio(
    SHEEN,
    standing(130, 670),
    drum(236, 414, 88, true),
    drum(560, 414, 88, true),
    panel(
      [
        [130, 380],
        [146, 280],
        [196, 240],
        [380, 240],
        [388, 390],
        [300, 350],
        [180, 350],
      ],
      MAKERS.bomag.main,
      18,
    ),
    panel(
      [
        [412, 390],
        [420, 240],
        [610, 240],
        [656, 284],
        [668, 380],
        [620, 350],
        [500, 350],
      ],
      MAKERS.bomag.main,
      18,
    ),
    plate(376, 300, 50, 80, ink, 8),
    ...Array.from({ length: 5 }, (_, i) =>
      box(196, 268 + i * 14, 120, 7, MAKERS.bomag.dark, { rx: 3 }),
    ),
    plate(470, 262, 120, 60, asphalt, 8),
    disc(640, 330, 12, '#fff4cf'),
    tube(
      [
        [190, 240],
        [190, 212],
        [300, 212],
        [300, 240],
      ],
      13,
      ink,
    ),
    plate(560, 60, 118, 84, asphalt, 14),
    tube(
      [
        [650, 62],
        [664, 22],
      ],
      6,
      ink,
    ),
    disc(594, 98, 17, slate),
    disc(644, 98, 17, slate),
    disc(594, 96, 9, MAKERS.bomag.main),
    disc(644, 96, 9, MAKERS.bomag.main),
    stroke('M560 150Q520 190 500 226', slate, 4, { stroke_dasharray: '8 10' }),
  );

const duplexRoller: Drawing = () =>
  studio(
    SHEEN,
    standing(280, 700),
    tube(
      [
        [350, 360],
        [180, 196],
        [120, 180],
      ],
      18,
      kerb,
    ),
    tube(
      [
        [390, 350],
        [210, 160],
        [150, 148],
      ],
      18,
      kerb,
    ),
    grip([150, 184], [96, 176], 24),
    grip([184, 152], [126, 144], 24),
    drum(380, 414, 88, false),
    drum(600, 414, 88, false),
    panel(
      [
        [330, 360],
        [340, 312],
        [640, 312],
        [656, 360],
        [620, 396],
        [360, 396],
      ],
      kerb,
      14,
    ),
    engine(412, 314, 1.1),
    panel(
      [
        [330, 322],
        [336, 220],
        [396, 204],
        [408, 322],
      ],
      MAKERS.bomag.main,
      14,
    ),
    panel(
      [
        [606, 322],
        [610, 216],
        [650, 230],
        [660, 322],
      ],
      MAKERS.bomag.main,
      14,
    ),
    plate(470, 362, 70, 22, MAKERS.bomag.main, 6),
  );

export const ROLLERS = {
  grabenwalze: trenchRoller,
  doppelvibrationswalze: duplexRoller,
} satisfies Record<string, Drawing>;
