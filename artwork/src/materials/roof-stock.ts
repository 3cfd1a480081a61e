import { camera, placed } from '../drawing/camera.ts';
import { shade, vary } from '../drawing/color.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { rough } from '../drawing/filters.ts';
import { type Point, polyline } from '../drawing/geometry.ts';
import { linear } from '../drawing/gradient.ts';
import { block, prism } from '../drawing/prism.ts';
import type { Random } from '../drawing/prng.ts';
import { FLOOR, room, shadowOf, standing, studio } from '../drawing/studio.ts';
import { group, oval, path, stroke } from '../drawing/svg.ts';

interface Roll {
  outer: string;
  edge: string;
  core: string;
  accent: string;
}

function spiral(x: number, y: number, edge: string): string {
  return Array.from({ length: 9 }, (_, i) =>
    oval(x, y, 108 - i * 9, 122 - i * 10, 'none', {
      stroke: i % 2 ? shade(edge, 0.3) : shade(edge, -0.3),
      stroke_width: 3,
    }),
  ).join('');
}

function lyingRoll({ outer, edge, core, accent }: Roll): string {
  const tail = 'M250 500L330 500L700 500L770 540L250 540C180 540 160 520 160 500Z';
  return [
    linear(
      'tube',
      [0, 0],
      [0, 1],
      [
        [0, shade(outer, 0.2)],
        [0.22, shade(outer, 0.42)],
        [0.6, outer],
        [1, shade(outer, -0.5)],
      ],
    ),
    path(tail, shade(outer, 0.1)),
    path('M220 256H620C686 256 730 312 730 378S686 500 620 500H220Z', 'url(#tube)'),
    group(
      { opacity: 0.9 },
      path(
        'M410 256H470C530 256 574 312 574 378S530 500 470 500H410C470 500 514 444 514 378S470 256 410 256Z',
        accent,
      ),
    ),
    oval(220, 378, 114, 124, edge),
    spiral(220, 378, edge),
    oval(220, 378, 30, 34, core),
    oval(224, 380, 22, 26, '#1d1f20'),
  ].join('');
}

const roll =
  (look: Roll): Drawing =>
  () =>
    studio(standing(120, 740, FLOOR + 4), lyingRoll(look));

/** A membrane that stands on its end, a sheet of it drawn off with its line for the overlap. */
const standingRoll: Drawing = () => {
  const sheet = 'M372 176C470 200 560 214 700 222V470C560 476 470 482 372 508Z';
  const line = (d: string, color: string, width: number, dash: string) =>
    stroke(d, color, width, { stroke_dasharray: dash });
  const rings = Array.from({ length: 7 }, (_, i) =>
    oval(270, 150, 118 - i * 13, 40 - i * 4.5, 'none', { stroke: '#8fa3b0', stroke_width: 3 }),
  );
  return studio(
    standing(150, 720, FLOOR + 8),
    linear(
      'sheet',
      [0, 0],
      [1, 0],
      [
        [0, '#9fb2bf'],
        [0.16, '#dbe5eb'],
        [0.5, '#c3d1da'],
        [1, '#aebec9'],
      ],
    ),
    linear(
      'tube',
      [0, 0],
      [1, 0],
      [
        [0, '#8ca0ae'],
        [0.28, '#e4edf2'],
        [0.62, '#b7c7d1'],
        [1, '#6f8492'],
      ],
    ),
    path(sheet, 'url(#sheet)'),
    line('M384 206C480 228 566 240 700 248', '#4d6474', 4, '18 12'),
    line('M384 478C480 454 566 448 700 444', '#4d6474', 4, '18 12'),
    stroke('M700 222V470', '#eef4f7', 5),
    path('M152 150V500C152 552 388 552 388 500V150Z', 'url(#tube)'),
    line('M156 190C170 236 370 236 384 190', '#4d6474', 4, '18 12'),
    path('M152 300V392C152 444 388 444 388 392V300C388 352 152 352 152 300Z', '#1d5f9e'),
    stroke('M152 330C152 382 388 382 388 330', '#ffffff', 6, { opacity: 0.85 }),
    stroke('M152 362C152 414 388 414 388 362', '#ffffff', 6, { opacity: 0.85 }),
    oval(270, 150, 118, 42, '#d5e0e6'),
    ...rings,
    oval(270, 150, 30, 11, '#b99a6b'),
    oval(270, 152, 22, 8, '#2a2118'),
  );
};

const CAMERA = camera({
  place: [70, 150, -330],
  target: [0, 26, 0],
  scale: 3.1,
  center: [392, 310],
});

interface Bundle {
  turn: number;
  length: number;
  profile: readonly Point[];
  color: (random: Random) => string;
  /** Distance across the stack and height of each piece, from back to front and upwards. */
  places: readonly (readonly [number, number])[];
}

function bundle(random: Random, { turn, length, profile, color, places }: Bundle): string {
  return places
    .map(([across, y]) => {
      const paint = color(random);
      return prism(CAMERA, {
        at: placed([0, y, across], [0, 0, 0], turn),
        turn,
        length,
        profile,
        color: paint,
        endColor: shade(paint, 0.22),
        edge: '#3a2208',
      });
    })
    .join('');
}

function footprint(length: number, width: number, turn: number): Point[] {
  return [
    [-length / 2, -width / 2],
    [length / 2, -width / 2],
    [length / 2, width / 2],
    [-length / 2, width / 2],
  ].map(([along = 0, across = 0]) => {
    const [x, , z] = placed([along, 0, across], [0, 0, 0], turn);
    return [x, z];
  });
}

/** A steel band around a stack that is so wide and high, at a distance along it. */
function band(along: number, [width, from, to]: readonly [number, number, number], turn: number) {
  const half = width / 2;
  const corners = [
    [-half, from],
    [-half, to],
    [half, to],
  ].map(([across = 0, y = 0]) => CAMERA.project(placed([along, y, across], [0, 0, 0], turn)));
  return stroke(polyline(corners), '#2c3135', 6) + stroke(polyline(corners), '#6b757b', 2);
}

const battens: Drawing = (random) => {
  const [turn, length] = [-52, 230];
  const layers = [0, 1, 2, 3, 4, 5];
  const rows = [4, 3, 2, 1, 0];
  const bearer = (along: number) =>
    prism(CAMERA, {
      at: placed([along, 0, 0], [0, 0, 0], turn),
      turn: turn + 90,
      length: 44,
      profile: block(8, 7),
      color: '#8b6a3f',
    });
  return room(
    CAMERA,
    rough('grain', { frequency: '0.02 0.09', octaves: 3, seed: 4, height: 3, lift: 0.6 }),
    shadowOf(CAMERA, footprint(length, 44, turn)),
    bearer(-70),
    bearer(70),
    group(
      { filter: 'url(#grain)' },
      bundle(random, {
        turn,
        length,
        profile: block(7.6, 5.6),
        color: () => vary(random, '#d9ab6b', 0.12),
        places: layers.flatMap((layer) =>
          rows.map((row) => [row * 8 - 16, 7 + layer * 6] as const),
        ),
      }),
    ),
    band(-62, [40.5, 7, 43], turn),
    band(62, [40.5, 7, 43], turn),
  );
};

const insulation: Drawing = (random) => {
  const [turn, length, width] = [-36, 150, 76];
  const boards = [0, 1, 2, 3].map((i) => i * 17);
  const slice = (y: number, height: number, color: string) =>
    bundle(random, {
      turn,
      length,
      profile: block(width, height),
      color: () => color,
      places: [[0, y]],
    });
  return room(
    CAMERA,
    rough('foam', { frequency: 0.5, octaves: 2, seed: 4, height: 0.7, lift: 0.6 }),
    shadowOf(CAMERA, footprint(length, width, turn)),
    group(
      { filter: 'url(#foam)' },
      ...boards.map(
        (y) =>
          slice(y, 1, '#b8c0c4') + slice(y + 1, 14.6, '#e2bd56') + slice(y + 15.6, 1, '#d4dade'),
      ),
    ),
  );
};

export const ROOF_STOCK = {
  'bitumen-schweissbahn': roll({
    outer: '#3a3e41',
    edge: '#26292b',
    core: '#a58a62',
    accent: '#c43a2c',
  }),
  unterdeckbahn: standingRoll,
  geotextil: roll({ outer: '#dcdbd4', edge: '#e9e8e2', core: '#b99a6b', accent: '#c9c8c0' }),
  dachlatte: battens,
  'pir-daemmung': insulation,
} satisfies Record<string, Drawing>;
