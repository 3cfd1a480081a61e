import { PALETTE } from '../drawing/palette.ts';
import { box, disc, path, stroke } from '../drawing/svg.ts';
import { crawler, cylinder, panel, pin, plate, tube, wheel } from '../machines/parts.ts';

const { signal, signalDark, kerb, ink, slate, asphalt, steel } = PALETTE;

function smoothDrum(x: number): string {
  return (
    disc(x, 410, 90, slate) +
    disc(x, 410, 84, '#7b8287') +
    disc(x, 410, 84, 'url(#sheen)') +
    disc(x, 410, 60, kerb) +
    disc(x, 410, 26, signal) +
    disc(x, 410, 10, ink)
  );
}

/** A tandem roller for asphalt with an open cab, about 560 long. */
export function tandemRoller(): string {
  return [
    smoothDrum(150),
    smoothDrum(490),
    panel(
      [
        [90, 330],
        [110, 262],
        [250, 250],
        [266, 340],
        [266, 420],
        [240, 420],
        [210, 340],
        [90, 350],
      ],
      signal,
      14,
    ),
    panel(
      [
        [376, 340],
        [392, 250],
        [540, 262],
        [556, 330],
        [552, 352],
        [430, 342],
        [400, 420],
        [376, 420],
      ],
      signal,
      14,
    ),
    panel(
      [
        [240, 420],
        [250, 300],
        [400, 300],
        [404, 420],
      ],
      kerb,
      12,
    ),
    tube(
      [
        [250, 300],
        [250, 124],
      ],
      12,
      ink,
    ),
    tube(
      [
        [396, 300],
        [396, 124],
      ],
      12,
      ink,
    ),
    panel(
      [
        [228, 104],
        [414, 104],
        [422, 126],
        [222, 128],
      ],
      signal,
      8,
    ),
    panel(
      [
        [290, 300],
        [292, 232],
        [308, 224],
        [320, 280],
        [360, 284],
        [362, 300],
      ],
      ink,
      8,
    ),
    tube(
      [
        [378, 300],
        [366, 246],
      ],
      9,
      asphalt,
    ),
    disc(364, 240, 10, ink),
    stroke('M118 290H230M118 306H230', signalDark, 6),
    plate(310, 90, 24, 14, signalDark, 5),
  ].join('');
}

/** An asphalt paver with its hopper on the right and the screed behind it. */
export function finisher(): string {
  return [
    crawler(170, 424, 300, 76, PALETTE.signal),
    panel(
      [
        [150, 430],
        [150, 300],
        [420, 290],
        [440, 430],
      ],
      signal,
      12,
    ),
    panel(
      [
        [420, 420],
        [430, 300],
        [600, 250],
        [640, 262],
        [610, 400],
        [580, 424],
      ],
      kerb,
      10,
    ),
    path('M440 306L606 256L624 268L600 300L452 330Z', '#1a1c1e'),
    path('M446 304C500 250 560 240 620 264L600 290L460 322Z', '#2a2d2f'),
    tube(
      [
        [190, 300],
        [190, 130],
      ],
      12,
      ink,
    ),
    tube(
      [
        [350, 296],
        [350, 130],
      ],
      12,
      ink,
    ),
    panel(
      [
        [150, 108],
        [390, 108],
        [398, 132],
        [142, 134],
      ],
      signal,
      8,
    ),
    panel(
      [
        [240, 298],
        [242, 226],
        [258, 218],
        [270, 274],
        [312, 280],
        [314, 298],
      ],
      ink,
      8,
    ),
    disc(340, 250, 17, 'none', { stroke: ink, stroke_width: 6 }),
    cylinder([180, 380], [96, 450], 18),
    panel(
      [
        [20, 452],
        [150, 452],
        [170, 500],
        [10, 500],
      ],
      kerb,
      6,
    ),
    box(16, 488, 150, 12, steel),
    stroke('M180 330H400M180 348H400', signalDark, 7),
    wheel(540, 462, 38, slate),
  ].join('');
}

/** An excavator's arm with a demolition breaker, from the left. */
export function breakerArm(): string {
  return [
    panel(
      [
        [-60, 60],
        [180, -20],
        [220, 10],
        [214, 46],
        [-40, 130],
      ],
      signal,
      16,
    ),
    panel(
      [
        [176, -10],
        [226, -16],
        [300, 230],
        [282, 256],
        [256, 244],
      ],
      signal,
      12,
    ),
    cylinder([120, 0], [206, 60], 20),
    panel(
      [
        [250, 236],
        [312, 224],
        [340, 330],
        [286, 348],
      ],
      kerb,
      10,
    ),
    path('M304 344L326 338L348 430L334 440Z', steel),
    pin([280, 240], 12),
    pin([204, 14], 12),
  ].join('');
}
