import { shade } from '../drawing/color.ts';
import { type Point, rounded } from '../drawing/geometry.ts';
import { linear } from '../drawing/gradient.ts';
import { PALETTE } from '../drawing/palette.ts';
import { box, disc, group, path, stroke } from '../drawing/svg.ts';

/** The light from above for all machines. Add it to each picture once. */
export const SHEEN =
  linear(
    'sheen',
    [0, 0],
    [0, 1],
    [
      [0, '#ffffff', 0.28],
      [0.3, '#ffffff', 0.04],
      [0.7, '#000000', 0.02],
      [1, '#000000', 0.24],
    ],
  ) +
  linear(
    'barrel',
    [0, 0],
    [1, 0],
    [
      [0, '#000000', 0.3],
      [0.3, '#ffffff', 0.3],
      [0.6, '#000000', 0],
      [1, '#000000', 0.38],
    ],
  ) +
  linear(
    'pane',
    [0, 0],
    [1, 1],
    [
      [0, '#dbe8ee'],
      [0.48, '#b3cbd7'],
      [0.5, '#9dbac8'],
      [1, '#7d9fb0'],
    ],
  );

/** A painted panel with softly rounded corners. */
export function panel(points: readonly Point[], color: string, radius = 10): string {
  const outline = rounded(points, radius);
  return path(outline, color) + path(outline, 'url(#sheen)');
}

export function plate(
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  rx = 8,
): string {
  return box(x, y, width, height, color, { rx }) + box(x, y, width, height, 'url(#sheen)', { rx });
}

/** An upright or horizontal drum, lit along its length. */
export function barrel(
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  rx = 8,
): string {
  return box(x, y, width, height, color, { rx }) + box(x, y, width, height, 'url(#barrel)', { rx });
}

/** A round bar or tube along the points. */
export function tube(
  points: readonly Point[],
  width: number,
  color: string = PALETTE.kerb,
): string {
  const d = `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;
  const ends = { stroke_linecap: 'round', stroke_linejoin: 'round' };
  return (
    stroke(d, color, width, ends) +
    stroke(d, shade(color, 0.4), width * 0.26, {
      ...ends,
      opacity: 0.7,
      transform: `translate(${-width * 0.12} ${-width * 0.16})`,
    })
  );
}

/** A hydraulic cylinder: dark body on the first half, bright rod on the second. */
export function cylinder(from: Point, to: Point, width: number): string {
  const middle: Point = [from[0] + (to[0] - from[0]) * 0.58, from[1] + (to[1] - from[1]) * 0.58];
  return (
    tube([from, to], width * 0.5, '#c9d0d3') +
    tube([from, middle], width, PALETTE.slate) +
    pin(from, width * 0.45) +
    pin(to, width * 0.45)
  );
}

export function pin([x, y]: Point, radius: number): string {
  return disc(x, y, radius, PALETTE.ink) + disc(x, y, radius * 0.5, PALETTE.steel);
}

export function wheel(x: number, y: number, radius: number, rim: string = PALETTE.slate): string {
  const lugs = { stroke_dasharray: `${(radius * 0.2).toFixed(1)} ${(radius * 0.13).toFixed(1)}` };
  return [
    disc(x, y, radius * 0.95, PALETTE.ink),
    disc(x, y, radius * 0.94, 'none', { stroke: '#0d0f11', stroke_width: radius * 0.14, ...lugs }),
    disc(x, y, radius * 0.74, PALETTE.asphalt),
    disc(x, y, radius * 0.7, 'none', { stroke: PALETTE.slate, stroke_width: 2, opacity: 0.7 }),
    disc(x, y, radius * 0.52, shade(rim, -0.25)),
    disc(x, y, radius * 0.47, rim),
    disc(x, y, radius * 0.26, shade(rim, -0.35)),
    disc(x, y, radius * 0.13, PALETTE.slab),
  ].join('');
}

/** A rubber crawler track with its rollers. */
export function crawler(x: number, y: number, width: number, height: number, rim: string): string {
  const half = height / 2;
  const rollers = Array.from({ length: 4 }, (_, i) => {
    const at = x + half + 30 + (i * (width - height - 60)) / 3;
    return (
      disc(at, y + height * 0.7, height * 0.15, PALETTE.slate) +
      disc(at, y + height * 0.7, height * 0.06, PALETTE.slab)
    );
  });
  const frame = { rx: half };
  return [
    box(x, y, width, height, PALETTE.ink, frame),
    box(x, y, width, height, 'none', {
      ...frame,
      stroke: '#0d0f11',
      stroke_width: 9,
      stroke_dasharray: '13 8',
    }),
    box(x + 12, y + 12, width - 24, height - 24, PALETTE.kerb, { rx: half - 12 }),
    box(x + half, y + height * 0.3, width - height, height * 0.22, PALETTE.slate, { rx: 6 }),
    ...rollers,
    wheel(x + half, y + half, half * 0.72, rim),
    wheel(x + width - half, y + half, half * 0.72),
  ].join('');
}

/** A small petrol engine with its tank on top; (x, y) is its lower left corner. */
export function engine(x: number, y: number, scale = 1, tank: string = PALETTE.slab): string {
  const fins = Array.from({ length: 6 }, (_, i) =>
    box(8, -92 + i * 9, 64, 5, PALETTE.steel, { rx: 2 }),
  );
  return group(
    { transform: `translate(${x} ${y}) scale(${scale})` },
    plate(0, -52, 150, 52, PALETTE.kerb, 10),
    plate(4, -98, 72, 60, PALETTE.slate, 6),
    ...fins,
    plate(66, -112, 92, 70, PALETTE.asphalt, 12),
    disc(112, -62, 31, PALETTE.ink),
    disc(112, -62, 24, PALETTE.slate),
    ...Array.from({ length: 8 }, (_, i) =>
      box(110, -84, 4, 15, PALETTE.ink, { transform: `rotate(${i * 45} 112 -62)` }),
    ),
    disc(112, -62, 7, PALETTE.slab),
    plate(20, -150, 124, 44, tank, 16),
    plate(64, -160, 26, 13, PALETTE.ink, 4),
    plate(-26, -96, 36, 46, PALETTE.steel, 8),
    stroke('M-20 -84H4M-20 -74H4M-20 -64H4', PALETTE.slate, 3),
  );
}

/** A dark rubber grip at the end of a bar. */
export function grip(from: Point, to: Point, width = 22): string {
  return tube([from, to], width, PALETTE.ink);
}

/** Warning stripes across a box. */
export function hazard(x: number, y: number, width: number, height: number): string {
  const count = Math.floor(width / (height * 1.4));
  const step = width / count;
  const stripes = Array.from({ length: count }, (_, i) => {
    const left = x + i * step;
    return `M${left} ${y + height}L${left + step / 2} ${y}H${left + step}L${left + step / 2} ${y + height}Z`;
  });
  return box(x, y, width, height, PALETTE.signal) + path(stripes.join(''), PALETTE.ink);
}
