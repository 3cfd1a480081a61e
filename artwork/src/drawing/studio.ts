import type { Camera } from './camera.ts';
import { blur } from './filters.ts';
import { rounded } from './geometry.ts';
import { linear, radial } from './gradient.ts';
import { box, canvas, HEIGHT, oval, path, WIDTH } from './svg.ts';

/** Height of the floor. */
export const FLOOR = 500;

const backdrop = [
  linear(
    'wall',
    [0, 0],
    [0, 1],
    [
      [0, '#e9e9e5'],
      [0.7, '#f7f7f4'],
      [1, '#f1f1ed'],
    ],
  ),
  linear(
    'floor',
    [0, 0],
    [0, 1],
    [
      [0, '#cfd1cd'],
      [0.25, '#dcddd9'],
      [1, '#c4c6c2'],
    ],
  ),
  radial('glow', [0.42, 0.4], 0.6, [
    [0, '#ffffff', 0.9],
    [1, '#ffffff', 0],
  ]),
  blur('contact', '16 5'),
  box(0, 0, WIDTH, HEIGHT, 'url(#wall)'),
  box(0, FLOOR - 34, WIDTH, HEIGHT - FLOOR + 34, 'url(#floor)'),
  box(0, 0, WIDTH, HEIGHT, 'url(#glow)'),
].join('');

/** The shadow of an object on the floor between two x positions. */
export function standing(from: number, to: number, y = FLOOR): string {
  const middle = (from + to) / 2;
  return oval(middle, y + 4, (to - from) / 2 + 14, 13, '#14171a', {
    opacity: 0.5,
    filter: 'url(#contact)',
  });
}

/** The shadow under an object that covers the floor from the front left to the back right corner. */
export function shadowOf(
  { project }: Camera,
  [left, front, right, back]: readonly [number, number, number, number],
): string {
  const corners = [
    [left, 0, front],
    [right, 0, front],
    [right, 0, back],
    [left, 0, back],
  ] as const;
  return path(rounded(corners.map(project), 12), '#14171a', {
    opacity: 0.62,
    filter: 'url(#contact)',
  });
}

/** Objects in front of a light wall, on a concrete floor. */
export function studio(...things: string[]): string {
  return canvas(WIDTH, HEIGHT, backdrop, ...things);
}
