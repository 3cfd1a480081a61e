import { camera, type Vector } from '../drawing/camera.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { graded } from '../drawing/embedded.ts';
import { rough } from '../drawing/filters.ts';
import { polyline, smooth } from '../drawing/geometry.ts';
import { radial } from '../drawing/gradient.ts';
import { mesh } from '../drawing/mesh.ts';
import { between, type Random } from '../drawing/prng.ts';
import { sandBed } from '../drawing/sand-bed.ts';
import {
  type Colors,
  type DrawStone,
  heap,
  pebble,
  STONE_LIGHT,
  shard,
} from '../drawing/stones.ts';
import { room, shadowOf } from '../drawing/studio.ts';
import { box, group, HEIGHT, path, stroke, tag, WIDTH } from '../drawing/svg.ts';
import { earthHeap } from './soil.ts';
import { DIABASE, GRANITE, RIVER } from './stone-colors.ts';

const EDGE = 92;
const HIGH = 88;
const CAMERA = camera({
  place: [-110, 190, -330],
  target: [0, 44, 0],
  scale: 3.9,
  center: [418, 318],
});

/** A point of the wall: `around` from 0 to 4 passes the front, right, back and left side. */
function wall(around: number, v: number): Vector {
  const angle = ((around - 1.5) * Math.PI) / 2;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  // Between a square and a circle: the fuller, the rounder.
  const belly = Math.sqrt(Math.max(0, 1 - v ** 2));
  const power = 9 - 5 * belly;
  const reach = (Math.abs(cos) ** power + Math.abs(sin) ** power) ** (-1 / power);
  const radius = (EDGE / 2) * (0.93 + 0.1 * belly) * reach;
  const fold = 0.6 * Math.sin(around * 19 + v * 2.4) * (1 - belly);
  return [cos * (radius + fold), ((v + 1) / 2) * HIGH, sin * (radius + fold)];
}

const FABRIC = '#e9e7df';
const TAPE = '#2f6f97';

/** The loops at these corners: sewn on down both walls, standing up above the brim. */
function loops(corners: readonly number[]): string {
  const runs = corners.map((corner) => {
    const above = (around: number): Vector => {
      const [x, , z] = wall(around, 1);
      return [x * 0.92, HIGH + 26, z * 0.92];
    };
    const [left, right] = [corner - 0.16, corner + 0.16];
    const points = [wall(left, 0.5), wall(left, 1), above(left), above(right), wall(right, 1)];
    const [start, up, bend, back, down] = points.map((point) => CAMERA.project(point).join(' '));
    return `M${start}L${up}C${bend} ${back} ${down}L${CAMERA.project(wall(right, 0.5)).join(' ')}`;
  });
  const d = runs.join('');
  return stroke(d, '#1c4b69', 17) + stroke(d, TAPE, 13);
}

/** A bag of woven fabric with four loops, full to the brim; `filling` covers the picture. */
const bigBag =
  (filling: (random: Random) => string): Drawing =>
  (random) => {
    const rim = Array.from({ length: 48 }, (_, i) => wall(i / 12, 0.97));
    const dome = smooth(
      rim.map((point) => {
        const [x, y] = CAMERA.project(point);
        return [x, y - 9 * (1 + point[2] / (EDGE / 2)) * (1 - (point[0] / (EDGE / 2)) ** 2 * 0.8)];
      }),
    );
    const seams = [0, 1].map((corner) =>
      polyline(Array.from({ length: 21 }, (_, i) => CAMERA.project(wall(corner, i / 10 - 1)))),
    );
    return room(
      CAMERA,
      STONE_LIGHT,
      radial('dome', [0.4, 0.3], 0.75, [
        [0, '#ffffff', 0.16],
        [0.5, '#000000', 0],
        [1, '#000000', 0.5],
      ]),
      rough('woven', { frequency: '0.02 0.012', octaves: 3, seed: 5, height: 7, lift: 0.72 }),
      tag('clipPath', { id: 'brim' }, tag('path', { d: dome })),
      shadowOf(CAMERA, [
        [-44, -44],
        [46, -44],
        [46, 46],
        [-44, 46],
      ]),
      loops([2, 3]),
      group(
        { filter: 'url(#woven)' },
        mesh(CAMERA, {
          columns: 96,
          rows: 30,
          surface: (u, v) => wall((u + 1) * 2, v),
          color: () => FABRIC,
        }),
      ),
      stroke(smooth(rim.map(CAMERA.project)), '#c9c6ba', 9),
      group(
        { clip_path: 'url(#brim)' },
        group({ transform: 'translate(188 32) scale(0.56 0.46)' }, filling(random)),
      ),
      path(dome, 'url(#dome)'),
      stroke(seams.join(''), '#b3b0a4', 3, { stroke_dasharray: '5 3' }),
      loops([0, 1]),
    );
  };

function stones(stone: DrawStone, colors: Colors, ground: string, radii: readonly number[]) {
  const [finest = 0, coarsest = 0] = radii;
  return (random: Random) =>
    box(0, 0, WIDTH, HEIGHT, ground) +
    heap(random, { stone, colors, radius: () => between(random, finest, coarsest) });
}

const ballast = (random: Random) =>
  box(0, 0, WIDTH, HEIGHT, '#6d7473') +
  graded(random, {
    stone: shard,
    colors: DIABASE,
    fractions: [
      { radius: () => between(random, 4, 8), spacing: 0.9, dim: 0.14 },
      { radius: () => between(random, 9, 18), spacing: 1.05, dim: 0.05 },
      { radius: () => between(random, 20, 30), spacing: 1.5 },
    ],
  });

export const BIG_BAGS = {
  'big-bag-sand': bigBag((random) => sandBed(random, { color: '#d3b277', waves: 18, seed: 21 })),
  'big-bag-kies': bigBag(stones(pebble, RIVER, '#3a3129', [15, 27])),
  'big-bag-splitt': bigBag(stones(shard, GRANITE, '#6d6a64', [8, 13])),
  'big-bag-schotter': bigBag(ballast),
  'big-bag-mutterboden': bigBag(earthHeap),
} satisfies Record<string, Drawing>;
