import { blur } from './filters.ts';
import { linear, radial } from './gradient.ts';
import { box, canvas, HEIGHT, oval, WIDTH } from './svg.ts';

/** Height of the floor. */
export const FLOOR = 500;

function backdrop(wall: number): string {
  return [
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
    box(0, wall, WIDTH, HEIGHT - wall, 'url(#floor)'),
    box(0, 0, WIDTH, HEIGHT, 'url(#glow)'),
  ].join('');
}

/** The shadow of an object on the floor between two x positions. */
export function standing(from: number, to: number, y = FLOOR): string {
  const middle = (from + to) / 2;
  return oval(middle, y + 4, (to - from) / 2 + 14, 13, '#14171a', {
    opacity: 0.5,
    filter: 'url(#contact)',
  });
}

/** Objects in front of a light wall, on a concrete floor. */
export function studio(...things: string[]): string {
  return canvas(WIDTH, HEIGHT, backdrop(FLOOR - 34), ...things);
}
