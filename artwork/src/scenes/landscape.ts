import { shade, vary } from '../drawing/color.ts';
import { blur } from '../drawing/filters.ts';
import { smooth } from '../drawing/geometry.ts';
import { linear, radial } from '../drawing/gradient.ts';
import { between, pick, type Random } from '../drawing/prng.ts';
import { box, canvas, disc, oval, path } from '../drawing/svg.ts';

export interface Ground {
  width: number;
  height: number;
  /** Height of the horizon. */
  horizon: number;
}

/** A clear working day: light blue sky with a few clouds. */
export function daySky({ width, horizon }: Ground): string {
  const cloud = (x: number, y: number, size: number) =>
    [
      [-1, 0.1, 0.55],
      [-0.4, -0.2, 0.75],
      [0.3, -0.1, 0.85],
      [0.95, 0.15, 0.5],
    ]
      .map(([dx = 0, dy = 0, r = 0]) =>
        oval(x + dx * size, y + dy * size, r * size, r * size * 0.5, '#ffffff', { opacity: 0.75 }),
      )
      .join('');
  return [
    linear(
      'sky',
      [0, 0],
      [0, 1],
      [
        [0, '#8fb8d3'],
        [0.7, '#cfe1ea'],
        [1, '#eef1ea'],
      ],
    ),
    box(0, 0, width, horizon + 4, 'url(#sky)'),
    cloud(width * 0.22, horizon * 0.3, 56),
    cloud(width * 0.74, horizon * 0.22, 74),
    cloud(width * 0.5, horizon * 0.56, 40),
  ].join('');
}

/** The sky around a low sun at (x, horizon - above). */
export function eveningSky({ width, horizon }: Ground, x: number, above: number): string {
  return [
    linear(
      'dusk',
      [0, 0],
      [0, 1],
      [
        [0, '#3f6486'],
        [0.4, '#8da3b0'],
        [0.72, '#f0cf9c'],
        [1, '#ffb75e'],
      ],
    ),
    radial('sunlight', [0.5, 0.5], 0.5, [
      [0, '#fff3cf', 1],
      [0.25, '#ffe1a0', 0.75],
      [0.6, '#ffc56a', 0.25],
      [1, '#ffb75e', 0],
    ]),
    box(0, 0, width, horizon + 4, 'url(#dusk)'),
    blur('haze', '40 6'),
    ...[
      [0.2, 0.26, 240],
      [0.62, 0.18, 320],
      [0.85, 0.42, 210],
      [0.42, 0.5, 260],
      [0.08, 0.55, 200],
    ].map(([px = 0, py = 0, r = 0]) =>
      oval(width * px, horizon * py, r, 13, '#ffe9c9', { opacity: 0.5, filter: 'url(#haze)' }),
    ),
    disc(x, horizon - above, 420, 'url(#sunlight)'),
    disc(x, horizon - above, 46, '#fffbe9'),
  ].join('');
}

/** A line of hills that rise up to `rise` above the horizon. */
export function hills(
  random: Random,
  { width, horizon }: Ground,
  rise: number,
  color: string,
): string {
  const count = 9;
  const tops = Array.from(
    { length: count },
    (_, i) =>
      [(i / (count - 1)) * (width + 200) - 100, horizon - rise * between(random, 0.25, 1)] as const,
  );
  return path(smooth([...tops, [width + 220, horizon + 90], [-220, horizon + 90]]), color);
}

/** A round tree; (x, y) is its foot. */
export function tree(random: Random, x: number, y: number, size: number, green: string): string {
  const crown = Array.from({ length: 9 }, () => {
    const [dx, dy] = [between(random, -0.42, 0.42) * size, between(random, -1.25, -0.6) * size];
    return disc(
      Math.round(x + dx),
      Math.round(y + dy),
      Math.round(between(random, 0.24, 0.36) * size),
      vary(random, green, 0.14),
    );
  });
  return (
    box(x - size * 0.05, y - size * 0.6, size * 0.1, size * 0.6, shade(green, -0.6)) +
    crown.join('')
  );
}

/** A row of trees along the horizon. */
export function woods(
  random: Random,
  { width }: Ground,
  y: number,
  size: number,
  green: string,
): string {
  const count = Math.ceil(width / (size * 0.55));
  return Array.from({ length: count }, (_, i) =>
    tree(
      random,
      i * size * 0.55 + between(random, -10, 10),
      y,
      size * between(random, 0.7, 1.15),
      green,
    ),
  ).join('');
}

/** A heap between `left` and `right`, lit from the left, with loose stones on both sides. */
export function tippedHeap(
  random: Random,
  options: { left: number; right: number; y: number; height: number; color: string; grain: number },
): string {
  const { left, right, y, height, color, grain } = options;
  const [middle, width] = [(left + right) / 2, right - left];
  const top = y - height;
  const wobble = () => between(random, -0.02, 0.02) * width;
  const ridge = `C${left + width * 0.2} ${y - height * 0.2 + wobble()} ${left + width * 0.34} ${top + height * 0.2} ${middle} ${top}`;
  const fall = `C${right - width * 0.34} ${top + height * 0.18} ${right - width * 0.18} ${y - height * 0.22 + wobble()} ${right} ${y}`;
  const dark = `M${middle} ${top}${fall}H${middle + width * 0.08}C${middle + width * 0.02} ${y - height * 0.4} ${middle - width * 0.05} ${y - height * 0.7} ${middle} ${top}Z`;
  const stones = Array.from({ length: Math.round((width * height) / (grain * grain * 7)) }, () => {
    const share = random();
    const reach = (1 - share) ** 0.75 * (width / 2) * 0.96;
    const x = middle + between(random, -1, 1) * reach;
    const tone =
      x < middle
        ? pick(random, [0.22, 0.12, -0.12, -0.2])
        : pick(random, [-0.2, -0.32, -0.42, -0.1]);
    return disc(
      Math.round(x),
      Math.round(y - share * height * 0.97),
      Number(between(random, grain * 0.4, grain).toFixed(1)),
      shade(color, tone),
    );
  });
  return (
    path(`M${left} ${y}${ridge}${fall}Z`, color) + path(dark, shade(color, -0.28)) + stones.join('')
  );
}

/** The shadow of an object at (x, y); the picture must define the blur `cast`. */
export function groundShadow(x: number, y: number, width: number): string {
  return oval(x, y + 4, width / 2, 11, '#14110c', { opacity: 0.48, filter: 'url(#cast)' });
}

export function scene(ground: Ground, ...parts: string[]): string {
  return canvas(ground.width, ground.height, ...parts);
}
