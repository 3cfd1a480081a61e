import { camera, type Vector } from '../drawing/camera.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { rough } from '../drawing/filters.ts';
import { polyline } from '../drawing/geometry.ts';
import { letterStrokes } from '../drawing/lettering.ts';
import { mesh } from '../drawing/mesh.ts';
import { PALETTE } from '../drawing/palette.ts';
import { room, shadowOf } from '../drawing/studio.ts';
import { group, stroke } from '../drawing/svg.ts';

interface Print {
  paper: string;
  band: string;
  ink: string;
  title: string;
  line: string;
}

/** Puts a point of a sack, whose front lies in the plane z = 0 with its centre at 0, into the room. */
type Pose = (point: Vector) => Vector;

interface Sack {
  pose: Pose;
  /** How thick it is at the height v from -1 to 1, as a share of its greatest thickness. */
  fill: (v: number) => number;
}

const [WIDTH, HEIGHT, THICKNESS] = [44, 60, 15];

// Multiples of 1 / 30, a row of the mesh.
const BAND = [-0.1, 0.4334] as const;
const STRIPE = [-0.2334, -0.1667] as const;
const within = (v: number, [low, high]: readonly [number, number]) => v > low && v < high;

/** The half of a sack towards the viewer: -1, or the one behind: 1. What is full pulls in the sides. */
const skin =
  ({ pose, fill }: Sack, half: -1 | 1) =>
  (u: number, v: number): Vector => {
    const full = fill(v);
    const gathers = 1 + 0.09 * Math.sin(u * 17 + v * 3) * (1 - full);
    const bulge = full * Math.sqrt(1 - Math.abs(u) ** 3.4) * gathers;
    return pose([
      (u * WIDTH * (1 - 0.11 * full)) / 2,
      (v * HEIGHT) / 2,
      (half * THICKNESS * bulge) / 2,
    ]);
  };

function paperOf(shape: Sack, { paper, band }: Print): string {
  const color = (_: number, v: number) => (within(v, BAND) || within(v, STRIPE) ? band : paper);
  const [front, back] = [skin(shape, -1), skin(shape, 1)];
  const seam = [-0.95, 0.95].map((v) =>
    polyline(Array.from({ length: 25 }, (_, i) => CAMERA.project(front(i / 12.5 - 1, v)))),
  );
  return [
    mesh(CAMERA, { columns: 24, rows: 60, surface: (u, v) => back(-u, v), color }),
    mesh(CAMERA, { columns: 36, rows: 60, surface: front, color }),
    stroke(seam.join(''), '#7f7a70', 2.2, { stroke_dasharray: '6 4', opacity: 0.8 }),
  ].join('');
}

/** A word on the front of a sack, its top at the height v. */
function printed(shape: Sack, word: string, v: number, size: number, color: string): string {
  const front = skin(shape, -1);
  const strokes = letterStrokes(word).map((row) =>
    polyline(
      row.map(([x, y]) =>
        CAMERA.project(front((2 * x * size) / WIDTH, v - (2 * y * size) / HEIGHT)),
      ),
    ),
  );
  const ends = { stroke_linecap: 'round', stroke_linejoin: 'round' };
  return stroke(strokes.join(''), color, size * 8, ends);
}

const CAMERA = camera({
  place: [-40, 95, -280],
  target: [0, 27, 0],
  scale: 6.6,
  center: [400, 318],
});

/** Upright and leaning back, its weight at the bottom, its top sewn flat. */
const STANDING: Sack = {
  pose: ([x, y, z]) => {
    const height = y + HEIGHT / 2;
    return [x - 26, height * 0.985, z - 14 + height * 0.16];
  },
  fill: (v) =>
    Math.min(1, 0.62 + (v + 1) * 1.4) * Math.sqrt(Math.max(0, 1 - Math.max(0, v + 0.35) / 1.28)),
};

/** On its back across the picture. */
const lying = (layer: number): Sack => ({
  pose: ([x, y, z]) => [y + 21 + (layer % 2) * 3, THICKNESS * (layer * 0.88 + 0.5) - z, 16 - x],
  fill: (v) => (1 - v ** 6) ** 0.5,
});

const CREASED = { filter: 'url(#crease)' };

const bags =
  (print: Print): Drawing =>
  () =>
    room(
      CAMERA,
      rough('crease', { frequency: '0.016 0.01', octaves: 3, seed: 8, height: 9, lift: 0.68 }),
      shadowOf(CAMERA, [
        [-10, 0],
        [54, 0],
        [54, 36],
        [-10, 36],
      ]),
      shadowOf(CAMERA, [
        [-49, -24],
        [-4, -24],
        [-4, -6],
        [-49, -6],
      ]),
      ...[0, 1, 2].map((layer) => group(CREASED, paperOf(lying(layer), print))),
      group(
        CREASED,
        paperOf(STANDING, print),
        printed(STANDING, print.title, 0.29, 0.95, print.ink),
        printed(STANDING, print.line, -0.34, 0.85, PALETTE.kerb),
      ),
    );

const PAPER = '#d9c9ab';

export const BAGS = {
  'estrichbeton-sack': bags({
    paper: '#e8e6df',
    band: PALETTE.kerb,
    ink: PALETTE.signal,
    title: 'ESTRICH',
    line: 'BETON',
  }),
  'fertigbeton-sack': bags({
    paper: '#e8e6df',
    band: '#a5352a',
    ink: '#ffffff',
    title: 'BETON',
    line: 'C25/30',
  }),
  'zement-cem-ii-sack': bags({
    paper: PAPER,
    band: '#2f6b45',
    ink: '#ffffff',
    title: 'ZEMENT',
    line: '32,5 R',
  }),
  'zement-cem-i-sack': bags({
    paper: PAPER,
    band: '#1f4f83',
    ink: '#ffffff',
    title: 'ZEMENT',
    line: '42,5 R',
  }),
  'mauermoertel-sack': bags({
    paper: '#ece5d6',
    band: '#b5622e',
    ink: '#ffffff',
    title: 'MÖRTEL',
    line: 'M 5',
  }),
  'spielsand-sack': bags({
    paper: '#e9d6a6',
    band: PALETTE.signal,
    ink: PALETTE.ink,
    title: 'SAND',
    line: '0/2',
  }),
  quarzsand: bags({
    paper: '#f3f2ee',
    band: '#7fb2c9',
    ink: PALETTE.ink,
    title: 'QUARZ',
    line: '0,4-0,8',
  }),
} satisfies Record<string, Drawing>;
