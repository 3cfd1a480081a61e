import { blur } from '../drawing/filters.ts';
import { polygon } from '../drawing/geometry.ts';
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

/** Paving stones whose joints the sand has filled. */
export function jointedPaving(random: Random): string {
  const stones = Array.from({ length: 12 }, (_, i) => {
    const [row, column] = [Math.floor(i / 3), i % 3];
    const x = column * 330 - 250 + (row % 2) * 165;
    const tone =
      ['#8d9192', '#82878a', '#979b9b', '#888c8c'][Math.floor(random() * 4)] ?? '#8d9192';
    const stone = { rx: 10, stroke: '#5f6466', stroke_width: 3 };
    return (
      box(x, row * 168 - 30, 306, 144, tone, stone) +
      box(x + 5, row * 168 - 25, 296, 10, '#fff', { opacity: 0.25, rx: 5 })
    );
  });
  const strewn = path(
    'M-10 610L-10 420C120 380 260 470 380 400S640 300 810 360L810 610Z',
    '#dcc99f',
    { opacity: 0.94, filter: 'url(#drift)' },
  );
  return blur('drift', 16) + stones.join('') + strewn + sprinkle(random);
}

function sprinkle(random: Random): string {
  return Array.from({ length: 1500 }, () => {
    const y = HEIGHT * (1 - random() * random() * 1.1);
    return disc(
      Math.round(random() * WIDTH),
      Math.round(y),
      Number(between(random, 0.8, 2).toFixed(1)),
      random() < 0.5 ? '#c4ab78' : '#efe0b8',
    );
  }).join('');
}
