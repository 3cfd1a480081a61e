import { shade, vary } from '../drawing/color.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { polygon } from '../drawing/geometry.ts';
import { linear } from '../drawing/gradient.ts';
import { solid } from '../drawing/solid.ts';
import { FLOOR, standing, studio } from '../drawing/studio.ts';
import { disc, group, oval, path, stroke } from '../drawing/svg.ts';

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

const battens: Drawing = (random) => {
  const beam = (row: number, i: number) =>
    solid({
      x: 90 + i * 74,
      y: FLOOR - 78 - row * 62,
      width: 68,
      height: 56,
      depth: [330, 150],
      color: vary(random, '#d0a263', 0.1),
    });
  const rings = (row: number, i: number) => {
    const [x, y] = [90 + i * 74 + 30, FLOOR - 50 - row * 62];
    return group(
      { opacity: 0.35 },
      ...[7, 14, 21].map((r) =>
        stroke(`M${x - r} ${y + 22}A${r} ${r} 0 0 1 ${x + r} ${y + 22}`, '#6d431a', 2),
      ),
    );
  };
  const rows = [0, 1, 2].map((row) =>
    [0, 1, 2, 3, 4].map((i) => beam(row, i) + rings(row, i)).join(''),
  );
  return studio(
    standing(90, 780),
    solid({ x: 80, y: FLOOR - 20, width: 400, height: 22, depth: [40, 18], color: '#8b6a3f' }),
    ...rows,
  );
};

const insulation: Drawing = () => {
  const board = (i: number) => {
    const [x, y] = [90 + (i % 2) * 10, FLOOR - 92 - i * 88];
    return (
      solid({ x, y, width: 520, height: 84, depth: [110, 70], color: '#e9c766' }) +
      path(
        polygon([
          [x, y],
          [x + 110, y - 70],
          [x + 630, y - 70],
          [x + 520, y],
        ]),
        '#dfe4e6',
      ) +
      path(
        polygon([
          [x + 30, y - 8],
          [x + 120, y - 62],
          [x + 300, y - 62],
          [x + 210, y - 8],
        ]),
        '#fff',
        { opacity: 0.5 },
      ) +
      stroke(`M${x} ${y + 3}H${x + 520}M${x} ${y + 81}H${x + 520}`, '#b9c1c5', 6) +
      Array.from({ length: 46 }, (_, k) =>
        disc(x + 10 + ((k * 137) % 500), y + 14 + ((k * 53) % 58), 1.6, '#b98f2a', {
          opacity: 0.6,
        }),
      ).join('')
    );
  };
  return studio(standing(90, 730), ...[0, 1, 2, 3].map(board));
};

export const ROOF_STOCK = {
  'bitumen-schweissbahn': roll({
    outer: '#3a3e41',
    edge: '#26292b',
    core: '#a58a62',
    accent: '#c43a2c',
  }),
  unterdeckbahn: roll({ outer: '#7e8a93', edge: '#aab3b9', core: '#b99a6b', accent: '#ffb310' }),
  geotextil: roll({ outer: '#dcdbd4', edge: '#e9e8e2', core: '#b99a6b', accent: '#c9c8c0' }),
  dachlatte: battens,
  'pir-daemmung': insulation,
} satisfies Record<string, Drawing>;
