import { PALETTE } from '../drawing/palette.ts';
import { box, disc, group, path, stroke } from '../drawing/svg.ts';
import { panel, plate, wheel } from '../machines/parts.ts';

const { signal, signalDark, kerb, ink, slate, asphalt, slab } = PALETTE;

/** Moves a vehicle drawn on y = 500 to `x` on the line `y`; a negative `scale` mirrors it. */
export function at(x: number, y: number, scale: number, drawing: string): string {
  const height = Math.abs(scale);
  return group(
    { transform: `translate(${x} ${y - 500 * height}) scale(${scale} ${height})` },
    drawing,
  );
}

/** A three-axle tipper with its cab on the right, about 640 long. */
export function tipper(): string {
  return [
    box(60, 412, 560, 26, ink, { rx: 4 }),
    panel(
      [
        [40, 396],
        [20, 236],
        [48, 226],
        [452, 226],
        [462, 250],
        [452, 396],
      ],
      kerb,
      8,
    ),
    box(30, 226, 430, 16, slate, { rx: 4 }),
    stroke('M120 250L126 388M210 250L212 388M300 250V388M390 250L386 388', slate, 10),
    path('M60 228C120 190 190 206 250 180S400 196 446 228Z', '#a8977c'),
    path('M100 222C150 200 190 208 240 190L220 228H80Z', '#c3b398', { opacity: 0.7 }),
    panel(
      [
        [470, 420],
        [470, 210],
        [492, 186],
        [596, 186],
        [624, 300],
        [640, 330],
        [640, 424],
      ],
      signal,
      16,
    ),
    path('M520 300V212H586L608 300Z', 'url(#pane)'),
    path('M540 212H560L536 290V240Z', '#ffffff', { opacity: 0.45 }),
    stroke('M504 210V420', signalDark, 4),
    box(520, 322, 34, 8, ink, { rx: 4 }),
    panel(
      [
        [584, 384],
        [648, 384],
        [648, 440],
        [600, 440],
      ],
      kerb,
      8,
    ),
    disc(632, 368, 11, '#fff4cf'),
    plate(536, 170, 36, 16, signalDark, 6),
    plate(466, 196, 10, 190, ink, 4),
    wheel(122, 446, 54, slab),
    wheel(240, 446, 54, slab),
    wheel(560, 446, 54, slab),
    box(320, 424, 150, 44, asphalt, { rx: 8 }),
    box(22, 420, 40, 12, '#b3261e', { rx: 3 }),
  ].join('');
}
