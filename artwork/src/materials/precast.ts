import type { Drawing } from '../drawing/drawing.ts';
import { polygon } from '../drawing/geometry.ts';
import { linear } from '../drawing/gradient.ts';
import { outlineOf, solid } from '../drawing/solid.ts';
import { FLOOR, standing, studio } from '../drawing/studio.ts';
import { reliefSheet, speckSheet } from '../drawing/surface.ts';
import { group, oval, path, stroke, tag } from '../drawing/svg.ts';

const CAST = '#a8aaa7';

/** The pores of cast concrete, clipped to `outline`. */
function pores(outline: string): string {
  return (
    tag('clipPath', { id: 'cast' }, tag('path', { d: outline })) +
    group(
      { clip_path: 'url(#cast)' },
      reliefSheet('skin', 0.4, { frequency: 0.5, octaves: 3, seed: 5, height: 1.6, lift: 0.2 }),
      speckSheet('pores', 0.14, { frequency: 0.35, seed: 3, tone: 0.1, gain: 7 }),
    )
  );
}

const timber = (x: number) =>
  solid({ x, y: FLOOR - 24, width: 70, height: 28, depth: [90, 44], color: '#a87b46' });

const EDGINGS = [2, 1, 0].map((i) => ({
  x: 64 + i * 44,
  y: FLOOR - 154 - i * 25,
  width: 560,
  height: 130,
  depth: [36, 20] as const,
  color: CAST,
}));

const edging: Drawing = () =>
  studio(
    standing(90, 700),
    timber(120),
    timber(520),
    ...EDGINGS.map(solid),
    pores(EDGINGS.map(outlineOf).join('')),
  );

function kerb(x: number, y: number): string {
  const [w, h, dx, dy, cut] = [520, 170, 92, 56, 26];
  const right = x + w;
  return [
    path(
      polygon([
        [x, y],
        [x + dx, y - dy],
        [right + dx, y - dy],
        [right, y],
      ]),
      '#c6c8c4',
    ),
    path(
      polygon([
        [x, y],
        [right, y],
        [right, y + cut],
        [x, y + cut],
      ]),
      '#b9bbb7',
    ),
    path(
      polygon([
        [x, y + cut],
        [right, y + cut],
        [right, y + h],
        [x, y + h],
      ]),
      '#9fa19e',
    ),
    path(
      polygon([
        [right, y],
        [right + dx, y - dy],
        [right + dx, y + h - dy],
        [right, y + h],
      ]),
      '#6a6c6a',
    ),
    stroke(`M${x} ${y + cut}H${right}`, '#ffffff', 2, { opacity: 0.45 }),
    stroke(`M${x} ${y}H${right}`, '#ffffff', 3, { opacity: 0.6 }),
  ].join('');
}

const KERBS = [
  [80, FLOOR - 192],
  [110, FLOOR - 366],
] as const;

const kerbOutline = ([x, y]: readonly [number, number]) =>
  outlineOf({ x, y, width: 520, height: 170, depth: [92, 56], color: CAST });

const highKerb: Drawing = () =>
  studio(
    standing(80, 690),
    timber(130),
    timber(470),
    ...KERBS.map(([x, y]) => kerb(x, y)),
    pores(KERBS.map(kerbOutline).join('')),
  );

const RING = 'M150 210V430C150 500 650 500 650 430V210Z';

const shaft: Drawing = () =>
  studio(
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
    standing(150, 650, FLOOR - 12),
    path(RING, 'url(#tube)'),
    oval(400, 210, 250, 74, '#cbcdca'),
    oval(400, 212, 204, 56, 'url(#hollow)'),
    stroke('M300 245V234H352V251M300 262V251', '#d9a020', 9, { stroke_linejoin: 'round' }),
    stroke('M150 214C150 316 650 316 650 214', '#ffffff', 3, { opacity: 0.4 }),
    stroke('M150 420C150 492 650 492 650 420', '#4d4f4d', 4, { opacity: 0.5 }),
    pores('M150 210C150 110 650 110 650 210V430C650 500 150 500 150 430Z'),
  );

export const PRECAST = {
  tiefbordstein: edging,
  hochbordstein: highKerb,
  schachtring: shaft,
} satisfies Record<string, Drawing>;
