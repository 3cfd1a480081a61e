import { blur } from '../drawing/filters.ts';
import { type Point, polygon, polyline, ring, smooth } from '../drawing/geometry.ts';
import { linear } from '../drawing/gradient.ts';
import { PALETTE } from '../drawing/palette.ts';
import { between, type Random } from '../drawing/prng.ts';
import { imprint } from '../drawing/surface.ts';
import { box, disc, group, HEIGHT, path, stroke, WIDTH } from '../drawing/svg.ts';
import { grassBlade } from './grass.ts';

const SOLE =
  'M-40 60C-62 18 -58 -58 0 -66C58 -58 62 18 40 60C32 70 24 64 18 52L0 16L-18 52C-24 64 -32 70 -40 60Z';

/** Deepest at the toe, with the sand pushed up around it; the frog stays high. */
function hoof(random: Random, x: number, y: number, turn: number): string {
  const size = between(random, 0.92, 1.06);
  return group(
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${size * 0.92} ${size})` },
    path('M-64 58C-88 0 -74 -86 0 -92C74 -86 88 0 64 58C40 92 -40 92 -64 58Z', '#8f8f8f', {
      filter: 'url(#heaped)',
    }),
    path(SOLE, '#454545', { filter: 'url(#pressed)' }),
    path('M-44 -14C-44 -52 44 -52 44 -14C20 -32 -20 -32 -44 -14Z', '#2c2c2c', {
      filter: 'url(#pressed)',
    }),
  );
}

/** A harrowed riding ground that a horse has crossed. */
export function ridingGround(random: Random): string {
  const lines = Array.from({ length: 56 }, (_, i) => {
    const y = -70 + i * 14.5 + between(random, -1.5, 1.5);
    const [a, b, c] = [0, 1, 2].map(() => y + between(random, -3, 3));
    const run = `M-60 ${a}C180 ${b} 520 ${c} 860 ${y + between(random, -3, 3)}`;
    const deep = between(random, 0.3, 1);
    return (
      stroke(run, '#6c6c6c', 7, { opacity: deep }) +
      stroke(run, '#929292', 7, { opacity: deep * 0.8, transform: 'translate(0 7)' })
    );
  });
  const prints = [
    [108, 470, 62],
    [262, 438, 70],
    [392, 258, 60],
    [552, 232, 69],
    [676, 62, 60],
  ] as const;
  return (
    blur('heaped', 9) +
    blur('pressed', 2.6) +
    prints
      .map(([x, y, turn]) =>
        path(SOLE, '#4f3c1f', {
          transform: `translate(${x} ${y}) rotate(${turn}) scale(0.95)`,
          opacity: 0.26,
          filter: 'url(#pressed)',
        }),
      )
      .join('') +
    imprint(
      'tracks',
      15,
      2.2,
      group({ transform: 'rotate(-17 400 300)' }, ...lines),
      ...prints.map(([x, y, turn]) => hoof(random, x, y, turn)),
    )
  );
}

/** Lawn that the sand is raked into. */
export function lawnEdge(random: Random): string {
  const rows = Array.from({ length: 34 }, (_, row) =>
    Array.from({ length: 110 }, () => {
      const x = Math.round(random() * WIDTH);
      const y = Math.round(row * 12 + between(random, -8, 8));
      const edge = 330 - x * 0.16 + Math.sin(x / 60) * 26 + between(random, -30, 70);
      return y < edge ? grassBlade(random, x, y, between(random, 22, 54)) : '';
    }).join(''),
  );
  const ground = polygon([
    [0, 0],
    [WIDTH, 0],
    [WIDTH, 190],
    [520, 240],
    [260, 280],
    [0, 320],
  ]);
  return path(ground, '#2f4a1d', { opacity: 0.9 }) + rows.join('');
}

/** A trench with its bed of sand: two cables lie in it, and their warning tape. */
export function cableTrench(random: Random): string {
  const edge = (at: number) =>
    Array.from({ length: 17 }, (_, i): Point => [i * 52 - 16, at + between(random, -15, 15)]);
  const far = edge(122);
  const near = edge(500);
  const soil = (outline: readonly Point[]) =>
    path(polygon(outline), '#4a3524') +
    Array.from({ length: 260 }, () => {
      const [x, y] = [
        random() * WIDTH,
        outline === banks[0] ? random() * 132 : between(random, 490, HEIGHT),
      ];
      const size = between(random, 3, 13);
      const shape = ring(random, {
        center: [x, y],
        radius: size,
        corners: 6,
        rough: 0.2,
        flat: 0.8,
      });
      return path(smooth(shape), random() < 0.5 ? '#5d4530' : '#382718');
    }).join('');
  const banks = [
    [[-20, -20], ...far, [WIDTH + 20, -20]],
    [[-20, HEIGHT + 20], ...near, [WIDTH + 20, HEIGHT + 20]],
  ] as const satisfies readonly (readonly Point[])[];
  const run = (y: number) => `M-30 ${y + 16}C180 ${y - 22} 420 ${y + 30} 830 ${y - 8}`;
  const pipe = (y: number, width: number, tones: readonly [string, string, string]) =>
    stroke(run(y), '#3a2508', width + 10, {
      filter: 'url(#drift)',
      opacity: 0.5,
      transform: 'translate(5 14)',
    }) +
    stroke(run(y), tones[0], width) +
    stroke(run(y), tones[1], width * 0.72, { transform: 'translate(0 -4)' }) +
    stroke(run(y), tones[2], width * 0.14, {
      transform: `translate(0 ${-width * 0.28})`,
      opacity: 0.8,
    });
  const shade = polyline(far.map(([x, y]): Point => [x, y + 18]));
  return [
    blur('drift', 10),
    stroke(shade, '#2a1a08', 46, { opacity: 0.5, filter: 'url(#drift)' }),
    pipe(250, 54, ['#6e150f', '#b3261e', '#f0938a']),
    pipe(338, 30, ['#0e1012', '#2b3034', '#8f989d']),
    stroke(run(424), '#3a2508', 36, {
      opacity: 0.3,
      transform: 'translate(4 8)',
      filter: 'url(#drift)',
    }),
    stroke(run(424), PALETTE.signal, 34),
    stroke(run(424), PALETTE.ink, 7, { stroke_dasharray: '46 24 14 24' }),
    ...banks.map(soil),
  ].join('');
}

/** Paving stones whose joints a broom has filled. */
export function jointedPaving(random: Random): string {
  const tones = ['#74797b', '#6a7072', '#80868a', '#6f7577'];
  const stones = Array.from({ length: 30 }, (_, i) => {
    const [row, column] = [Math.floor(i / 5), i % 5];
    const [x, y] = [column * 212 - 150 + (row % 2) * 106, row * 108 - 20];
    const tone = tones[Math.floor(random() * tones.length)] ?? '#74797b';
    return (
      box(x, y, 201, 97, tone, { rx: 5 }) +
      box(x + 2, y + 2, 197, 5, '#fff', { opacity: 0.28, rx: 3 }) +
      box(x + 2, y + 90, 197, 6, '#000', { opacity: 0.22, rx: 3 })
    );
  });
  const swept = 'M-20 620L-20 330C90 300 190 352 300 404S470 520 520 620Z';
  return [
    blur('drift', 12),
    ...stones,
    path(swept, '#e2d3b0', { filter: 'url(#drift)' }),
    sprinkle(random),
    broom(random),
  ].join('');
}

/** Seen from above, its bristles towards the heap. */
function broom(random: Random): string {
  const bristles = Array.from({ length: 120 }, (_, i) => {
    const x = i * 3.3 - 198;
    const lean = between(random, -7, 7);
    const tone = ['#8e2a20', '#a5382c', '#76211a'][i % 3] ?? '#8e2a20';
    return stroke(
      `M${x} 0L${(x + lean).toFixed(1)} ${between(random, 62, 82).toFixed(1)}`,
      tone,
      3.6,
    );
  });
  return group(
    { transform: 'translate(424 330) rotate(42)' },
    box(-196, -30, 400, 110, '#1d150a', { filter: 'url(#drift)', opacity: 0.5, rx: 12 }),
    ...bristles,
    linear(
      'beech',
      [0, 0],
      [0, 1],
      [
        [0, '#e3b878'],
        [0.5, '#c99652'],
        [1, '#8f6229'],
      ],
    ),
    box(-15, -430, 30, 420, 'url(#beech)', { rx: 12 }),
    box(-208, -40, 416, 50, 'url(#beech)', { rx: 14 }),
    box(-34, -52, 68, 36, '#7f5524', { rx: 8 }),
  );
}

function sprinkle(random: Random): string {
  return Array.from({ length: 1400 }, () => {
    const y = HEIGHT * (1 - random() * random() * 1.1);
    return disc(
      Math.round(random() * WIDTH * (0.35 + 0.65 * (y / HEIGHT))),
      Math.round(y),
      Number(between(random, 0.8, 2.2).toFixed(1)),
      random() < 0.5 ? '#c9b284' : '#f0e4c4',
    );
  }).join('');
}
