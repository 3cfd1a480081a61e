import type { Camera } from './camera.ts';
import { blur } from './filters.ts';
import { type Point, rounded } from './geometry.ts';
import { linear, radial } from './gradient.ts';
import { box, canvas, HEIGHT, oval, path, WIDTH } from './svg.ts';

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

/** The shadow under an object that stands on these points of the floor, each to the right and away. */
export function shadowOf({ project }: Camera, corners: readonly Point[]): string {
  const outline = rounded(
    corners.map(([x, z]) => project([x, 0, z])),
    12,
  );
  return path(outline, '#14171a', { opacity: 0.62, filter: 'url(#contact)' });
}

/** Objects in front of a light wall, on a concrete floor. */
export function studio(...things: string[]): string {
  return canvas(WIDTH, HEIGHT, backdrop(FLOOR - 34), ...things);
}

/** The same room as this camera sees it, the wall two metres behind the middle. */
export function room(camera: Camera, ...things: string[]): string {
  const [, wall] = camera.project([0, 0, 200]);
  return canvas(WIDTH, HEIGHT, backdrop(wall), ...things);
}
