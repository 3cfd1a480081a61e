import { blur } from '../drawing/filters.ts';
import { polygon, rounded } from '../drawing/geometry.ts';
import { linear } from '../drawing/gradient.ts';
import { PALETTE } from '../drawing/palette.ts';
import { box, group, oval, path, stroke } from '../drawing/svg.ts';

const shadow = (d: string, dx = 10, dy = 14, opacity = 0.45) =>
  blur('cast', 7) +
  path(d, '#2a1c08', { filter: 'url(#cast)', opacity, transform: `translate(${dx} ${dy})` });

/** A bricklayer's trowel lying on the sand. */
export function trowel(): string {
  const blade = rounded(
    [
      [-8, -70],
      [120, -34],
      [196, 0],
      [120, 34],
      [-8, 70],
      [-52, 0],
    ],
    26,
  );
  const handle = rounded(
    [
      [-236, -17],
      [-104, -14],
      [-104, 14],
      [-236, 17],
    ],
    14,
  );
  const neck = 'M-46 0C-70 -6 -76 -32 -96 -30L-112 -22';
  return group(
    { transform: 'translate(430 330) rotate(-28)' },
    shadow(blade),
    shadow(handle, 6, 12),
    linear(
      'blade',
      [0, 0],
      [0.3, 1],
      [
        [0, '#eef1f2'],
        [0.45, '#b9c0c4'],
        [1, '#7d868b'],
      ],
    ),
    linear(
      'wood',
      [0, 0],
      [0, 1],
      [
        [0, '#d79a52'],
        [0.5, '#b97a36'],
        [1, '#7c4b1c'],
      ],
    ),
    stroke(neck, '#6b7378', 15, { stroke_linecap: 'round' }),
    group(
      { transform: 'translate(0 -22)' },
      path(handle, 'url(#wood)'),
      box(-110, -15, 16, 30, '#8b9398', { rx: 4 }),
    ),
    path(blade, 'url(#blade)'),
    stroke('M-40 -2L190 0', '#ffffff', 3, { opacity: 0.5 }),
  );
}

/** A round-pointed shovel that lies on the sand. */
export function shovel(): string {
  const blade = 'M-92 -66C-40 -78 40 -78 92 -66C100 20 64 110 0 150C-64 110 -100 20 -92 -66Z';
  const socket = 'M-22 -150L-16 -70C-30 -20 30 -20 16 -70L22 -150Z';
  return group(
    { transform: 'translate(300 390) rotate(52)' },
    shadow(blade, 16, -6),
    shadow('M-14 -520H14V-60H-14Z', 14, -6),
    linear(
      'shaft',
      [0, 0],
      [1, 0],
      [
        [0, '#7c4b1c'],
        [0.4, '#d79a52'],
        [1, '#8f5a26'],
      ],
    ),
    linear(
      'blade',
      [0, 0],
      [1, 0.3],
      [
        [0, '#70787d'],
        [0.4, '#aeb6ba'],
        [0.55, '#8d969b'],
        [1, '#565e63'],
      ],
    ),
    box(-14, -520, 28, 400, 'url(#shaft)', { rx: 8 }),
    path(blade, 'url(#blade)'),
    path(socket, '#4d555a'),
    stroke('M0 -60C4 0 4 60 0 130', '#d5dbde', 4, { opacity: 0.5 }),
    path('M-74 60C-50 100 -26 126 0 150C26 126 50 100 74 60C40 84 -40 84 -74 60Z', '#c08f52', {
      opacity: 0.85,
    }),
  );
}

/** A mould and the two cakes it has made. */
export function sandCastle(): string {
  const cake = (x: number, y: number) =>
    shadow(
      polygon([
        [x - 80, y],
        [x + 80, y],
        [x + 130, y + 40],
        [x - 40, y + 44],
      ]),
      14,
      4,
      0.5,
    ) +
    path(
      `M${x - 88} ${y}L${x - 62} ${y - 112}H${x + 62}L${x + 88} ${y}Q${x} ${y + 34} ${x - 88} ${y}Z`,
      'url(#cake)',
    ) +
    oval(x, y - 112, 62, 17, '#f3e0b3');
  const pail = 'M-84 -96L-62 84Q0 108 62 84L84 -96Z';
  return [
    linear(
      'cake',
      [0, 0],
      [1, 0.2],
      [
        [0, '#f0dba9'],
        [0.5, '#dcc28c'],
        [1, '#a98a55'],
      ],
    ),
    linear(
      'pail',
      [0, 0],
      [1, 0],
      [
        [0, '#d8473d'],
        [0.35, '#e4594e'],
        [1, '#8d1b15'],
      ],
    ),
    cake(210, 330),
    cake(390, 400),
    group(
      { transform: 'translate(590 280) rotate(14)' },
      shadow(pail, 26, 22, 0.5),
      path(pail, 'url(#pail)'),
      oval(0, -96, 84, 24, '#7a1712'),
      oval(0, -92, 74, 18, '#e3cb96'),
      stroke('M-84 -96C-70 -190 70 -190 84 -96', '#f4f4f1', 9),
      stroke('M-78 -40Q0 -8 78 -40', PALETTE.signal, 12),
    ),
  ].join('');
}
