import { PALETTE } from '../drawing/palette.ts';
import { box, disc, group, path } from '../drawing/svg.ts';
import { tube } from '../machines/parts.ts';

const { signal, kerb } = PALETTE;

/** A traffic cone; (x, y) is its foot. */
export function cone(x: number, y: number, size: number): string {
  const s = size / 100;
  return group(
    { transform: `translate(${x} ${y}) scale(${s})` },
    box(-42, -10, 84, 12, '#8f1f17', { rx: 4 }),
    path('M-30 -8L-8 -100H8L30 -8Z', '#d9482e'),
    path('M-24.500 -32L-17 -64H17L24.500 -32Z', '#f4f4f1'),
    path('M8 -100L30 -8H6Z', '#000', { opacity: 0.18 }),
  );
}

/** A barrier with warning stripes and its feet at `y`. */
export function barrier(x: number, y: number, width: number): string {
  const step = width / 6;
  const stripes = [0, 1, 2]
    .map((i) => `M${x + i * step * 2} ${y - 44}h${step}l${-step * 0.35} 26h${-step}Z`)
    .join('');
  return [
    tube(
      [
        [x + width * 0.16, y],
        [x + width * 0.16, y - 60],
      ],
      9,
      kerb,
    ),
    tube(
      [
        [x + width * 0.84, y],
        [x + width * 0.84, y - 60],
      ],
      9,
      kerb,
    ),
    box(x, y - 46, width, 30, '#f4f4f1', { rx: 4 }),
    path(stripes, '#c8372a'),
    disc(x + width / 2, y - 58, 11, signal),
  ].join('');
}
