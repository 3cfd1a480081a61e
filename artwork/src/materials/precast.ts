import { camera, placed } from '../drawing/camera.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { rough, speckled } from '../drawing/filters.ts';
import type { Point } from '../drawing/geometry.ts';
import { linear } from '../drawing/gradient.ts';
import { block, prism } from '../drawing/prism.ts';
import { room, shadowOf } from '../drawing/studio.ts';
import { group, oval, path, stroke } from '../drawing/svg.ts';

/** The skin and pores of cast concrete. */
const CONCRETE =
  rough('skin', { frequency: 0.6, octaves: 2, seed: 5, height: 0.8, lift: 0.5 }) +
  speckled('pores', 0.2, { frequency: 0.25, seed: 3, tone: 0.2, gain: 3.4 });

const cast = (...things: string[]) =>
  group({ filter: 'url(#pores)' }, group({ filter: 'url(#skin)' }, ...things));

const CAMERA = camera({
  place: [50, 110, -330],
  target: [0, 22, 0],
  scale: 4.9,
  center: [400, 340],
});

const TURN = -34;

/** A place by its distances along and across the stones, from the middle of the stack. */
const inStack = (along: number, across: number, y: number) =>
  placed([along, y, across], [0, 0, 0], TURN);

const timbers = (width: number) =>
  [26, -26]
    .map((along) =>
      prism(CAMERA, {
        at: inStack(along, 0, 0),
        turn: TURN + 90,
        length: width,
        profile: block(9, 7),
        color: '#b98a52',
      }),
    )
    .join('');

/** Stones on timbers, each by its distance across the stack and its height, from back to front. */
function stack(
  profile: readonly Point[],
  width: number,
  places: readonly (readonly [number, number])[],
): string {
  const stones = places.map(([across, y]) =>
    prism(CAMERA, {
      at: inStack(0, across, y + 7),
      turn: TURN,
      length: 100,
      profile,
      color: '#c2c3bf',
    }),
  );
  const half = width / 2;
  const footprint = [
    [-50, -half],
    [50, -half],
    [50, half],
    [-50, half],
  ].map(([along = 0, across = 0]): Point => {
    const [x, , z] = inStack(along, across, 0);
    return [x, z];
  });
  return CONCRETE + shadowOf(CAMERA, footprint) + timbers(width) + cast(...stones);
}

/** 8 × 25 cm with a rounded top. */
const EDGING: readonly Point[] = [
  [-4, 0],
  [-4, 22.5],
  [-2.5, 25],
  [2.5, 25],
  [4, 22.5],
  [4, 0],
];

const edging: Drawing = () =>
  room(
    CAMERA,
    stack(
      EDGING,
      52,
      [19, 9.5, 0, -9.5, -19].map((across) => [across, 0] as const),
    ),
  );

/** 15 × 30 cm; the face towards the road leans back at the top. */
const KERB: readonly Point[] = [
  [-7.5, 0],
  [-7.5, 15],
  [-4.8, 29],
  [-3.8, 30],
  [7.5, 30],
  [7.5, 0],
];

const highKerb: Drawing = () =>
  room(
    CAMERA,
    stack(KERB, 44, [
      [10, 0],
      [-8, 0],
      [2, 31],
    ]),
  );

const RING = 'M150 210V430C150 500 650 500 650 430V210Z';

const shaft: Drawing = () =>
  room(
    CAMERA,
    CONCRETE,
    linear(
      'tube',
      [0, 0],
      [1, 0],
      [
        [0, '#7b7d7b'],
        [0.25, '#c4c6c3'],
        [0.5, '#b0b2af'],
        [0.8, '#7d7f7d'],
        [1, '#5a5c5a'],
      ],
    ),
    linear(
      'hollow',
      [0, 0],
      [1, 0],
      [
        [0, '#2b2d2e'],
        [0.45, '#4d5051'],
        [1, '#9a9c9a'],
      ],
    ),
    oval(412, 442, 262, 66, '#14171a', { opacity: 0.6, filter: 'url(#contact)' }),
    cast(
      path(RING, 'url(#tube)'),
      oval(400, 210, 250, 74, '#cbcdca'),
      oval(400, 212, 204, 56, 'url(#hollow)'),
      stroke('M300 245V234H352V251M300 262V251', '#d9a020', 9, { stroke_linejoin: 'round' }),
      stroke('M150 214C150 316 650 316 650 214', '#ffffff', 3, { opacity: 0.4 }),
      stroke('M150 420C150 492 650 492 650 420', '#4d4f4d', 4, { opacity: 0.5 }),
    ),
  );

export const PRECAST = {
  tiefbordstein: edging,
  hochbordstein: highKerb,
  schachtring: shaft,
} satisfies Record<string, Drawing>;
