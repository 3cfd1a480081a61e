import { blur } from '../drawing/filters.ts';
import { polygon } from '../drawing/geometry.ts';
import { between, type Random } from '../drawing/prng.ts';
import { box, disc, group, HEIGHT, path, WIDTH } from '../drawing/svg.ts';
import { grassBlade } from './grass.ts';

function hoof(x: number, y: number, turn: number): string {
  const outline =
    'M-46 62C-66 10 -60 -66 0 -72C60 -66 66 10 46 62C38 70 30 66 26 58C14 30 -14 30 -26 58C-30 66 -38 70 -46 62Z';
  return group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    path(outline, '#fff6df', { opacity: 0.75, transform: 'translate(5 6)' }),
    path(outline, '#4c3a1d', { opacity: 0.62 }),
    path(outline, '#b59f78', { transform: 'translate(6 8) scale(0.9)', filter: 'url(#press)' }),
  );
}

/** Prints of hooves across a riding ground. */
export function hoofPrints(): string {
  const prints = [
    [120, 470, 58],
    [290, 500, 66],
    [345, 300, 56],
    [520, 345, 64],
    [575, 130, 54],
    [730, 190, 62],
  ] as const;
  return blur('press', 3) + prints.map(([x, y, turn]) => hoof(x, y, turn)).join('');
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
