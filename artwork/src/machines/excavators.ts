import type { Drawing } from '../drawing/drawing.ts';
import type { Point } from '../drawing/geometry.ts';
import { PALETTE } from '../drawing/palette.ts';
import { FLOOR, standing, studio } from '../drawing/studio.ts';
import { box, disc, group, path, stroke } from '../drawing/svg.ts';
import { MAKERS, type Paint, YELLOW } from './paint.ts';
import { crawler, cylinder, panel, pin, plate, SHEEN, tube } from './parts.ts';

type Cab = 'open' | 'canopy' | 'cabin';

const { kerb, ink, slate, asphalt, steel } = PALETTE;

function arm(paint: Paint): string {
  return [
    cylinder([366, 392], [438, 226], 26),
    panel(
      [
        [350, 392],
        [414, 206],
        [450, 146],
        [498, 120],
        [590, 150],
        [596, 186],
        [510, 172],
        [470, 210],
        [392, 404],
      ],
      paint.main,
      20,
    ),
    stroke('M388 372L446 214L476 172', paint.dark, 5, { opacity: 0.8, stroke_linejoin: 'round' }),
    cylinder([462, 130], [600, 120], 22),
    panel(
      [
        [562, 132],
        [612, 108],
        [634, 128],
        [668, 330],
        [648, 352],
        [624, 336],
        [590, 190],
      ],
      paint.main,
      14,
    ),
    cylinder([618, 150], [674, 300], 18),
    tube(
      [
        [674, 300],
        [700, 346],
      ],
      14,
      slate,
    ),
    panel(
      [
        [634, 336],
        [700, 336],
        [724, 372],
        [700, 446],
        [640, 462],
        [590, 440],
        [616, 424],
        [628, 384],
      ],
      kerb,
      12,
    ),
    path('M590 440L576 462L606 448M606 446L598 470L624 454M624 452L622 474L644 460', steel),
    path('M640 352L694 350L706 376L690 426L646 440Z', slate, { opacity: 0.5 }),
    pin([372, 388], 12),
    pin([578, 168], 12),
    pin([648, 340], 11),
  ].join('');
}

function seat(): string {
  return (
    plate(216, 318, 78, 22, ink, 8) +
    panel(
      [
        [212, 336],
        [218, 244],
        [238, 236],
        [246, 330],
      ],
      ink,
      10,
    ) +
    tube(
      [
        [306, 340],
        [326, 270],
      ],
      10,
      asphalt,
    ) +
    disc(328, 264, 10, ink)
  );
}

const cabs: Record<Cab, (paint: Paint) => string> = {
  open: () =>
    seat() +
    tube(
      [
        [186, 300],
        [186, 150],
        [200, 138],
        [262, 138],
        [274, 150],
        [270, 300],
      ],
      15,
      kerb,
    ),
  canopy: (paint) =>
    seat() +
    tube(
      [
        [192, 330],
        [204, 132],
      ],
      15,
      kerb,
    ) +
    tube(
      [
        [348, 340],
        [340, 134],
      ],
      13,
      kerb,
    ) +
    panel(
      [
        [176, 108],
        [362, 108],
        [372, 132],
        [172, 136],
      ],
      paint.main,
      10,
    ),
  cabin: (paint) =>
    panel(
      [
        [188, 362],
        [196, 128],
        [334, 128],
        [366, 236],
        [362, 362],
      ],
      asphalt,
      16,
    ) +
    path('M212 232L216 152H262V232Z', 'url(#pane)') +
    path('M276 152H320L348 240L346 338H276Z', 'url(#pane)') +
    path('M212 248H262V338H210Z', 'url(#pane)') +
    path('M290 152H306L282 260V190Z', '#ffffff', { opacity: 0.4 }) +
    panel(
      [
        [184, 112],
        [334, 112],
        [346, 134],
        [184, 136],
      ],
      paint.main,
      10,
    ) +
    plate(330, 118, 34, 14, PALETTE.slab, 4),
};

/** The outline of the engine's bonnet at the back, from below. */
const REARS: Record<Cab, readonly Point[]> = {
  open: [
    [138, 400],
    [134, 322],
    [158, 304],
    [196, 298],
  ],
  canopy: [
    [112, 400],
    [104, 330],
    [120, 288],
    [192, 276],
  ],
  cabin: [
    [122, 402],
    [118, 300],
    [150, 252],
    [200, 250],
  ],
};

/** How far the arm is lowered, in degrees. */
const REACHES: Record<Cab, number> = { open: -7, canopy: 0, cabin: 3 };

/** An excavator with its tracks on `FLOOR`, about 600 wide. */
function excavator(cab: Cab, paint: Paint = YELLOW): string {
  return [
    crawler(112, 420, 318, 80, paint.main),
    panel(
      [
        [424, 452],
        [462, 436],
        [474, 436],
        [474, 502],
        [452, 502],
        [424, 476],
      ],
      kerb,
      6,
    ),
    plate(214, 398, 120, 26, ink, 4),
    panel([...REARS[cab], [386, 344], [398, 400]], paint.main, cab === 'cabin' ? 40 : 16),
    panel(
      [
        [104, 392],
        [400, 392],
        [394, 412],
        [116, 412],
      ],
      kerb,
      6,
    ),
    box(146, 326, 44, 6, paint.dark, { rx: 3 }),
    box(146, 340, 44, 6, paint.dark, { rx: 3 }),
    box(146, 354, 44, 6, paint.dark, { rx: 3 }),
    cabs[cab](paint),
    group({ transform: `rotate(${REACHES[cab]} 372 388)` }, arm(paint)),
  ].join('');
}

const excavatorPicture =
  (cab: Cab, scale: number, paint: Paint): Drawing =>
  () =>
    studio(
      SHEEN,
      group(
        {
          transform: `translate(${400 - 412 * scale} ${FLOOR * (1 - scale) + 14}) scale(${scale})`,
        },
        standing(112, 700),
        excavator(cab, paint),
      ),
    );

export const EXCAVATORS = {
  mikrobagger: excavatorPicture('open', 0.92, MAKERS.takeuchi),
  minibagger: excavatorPicture('canopy', 1, MAKERS.kubota),
  kompaktbagger: excavatorPicture('cabin', 1.1, MAKERS.bobcat),
} satisfies Record<string, Drawing>;
