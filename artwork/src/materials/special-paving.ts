import { rows } from '../drawing/bonds.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { type Point, rounded } from '../drawing/geometry.ts';
import { boxAt, paver } from '../drawing/paver.ts';
import { between, type Random } from '../drawing/prng.ts';
import type { Colors } from '../drawing/stones.ts';
import { daylight, reliefSheet, speckSheet } from '../drawing/surface.ts';
import { box, canvas, group, HEIGHT, path, stroke, WIDTH } from '../drawing/svg.ts';
import { crushedBed } from './crushed.ts';
import { grassBlade } from './grass.ts';
import { GRANITE } from './stone-colors.ts';

const GREY: Colors = ['#b1b2ae', '#a9aba8', '#b8b8b3'];

const concreteFace =
  reliefSheet('face', 0.45, { frequency: 0.5, octaves: 3, seed: 5, height: 1.6, lift: 0.2 }) +
  speckSheet('pores', 0.25, { frequency: 0.45, seed: 3, tone: 0.1, gain: 6 });

const drainPaving: Drawing = (random) =>
  canvas(
    WIDTH,
    HEIGHT,
    crushedBed(random, { colors: GRANITE, grain: [3, 5], ground: '#6d6a64', layers: 2 }),
    group(
      { transform: 'rotate(-5 400 300)' },
      rows({ width: 172, height: 172, joint: 24, offset: 0 })
        .map((outline) => paver(random, outline, { colors: GREY, round: 9 }))
        .join(''),
    ),
    concreteFace,
    daylight(),
  );

function chamber(random: Random, x: number, y: number): string {
  const [w, h, cut] = [96, 92, 24];
  const hole: Point[] = [
    [x - w / 2 + cut, y - h / 2],
    [x + w / 2 - cut, y - h / 2],
    [x + w / 2, y - h / 2 + cut],
    [x + w / 2, y + h / 2 - cut],
    [x + w / 2 - cut, y + h / 2],
    [x - w / 2 + cut, y + h / 2],
    [x - w / 2, y + h / 2 - cut],
    [x - w / 2, y - h / 2 + cut],
  ];
  const blades = Array.from({ length: 95 }, (_, i) => {
    const spread = 0.86;
    const px = x + between(random, -w / 2, w / 2) * spread;
    return grassBlade(random, px, y - h / 2 + 26 + (i / 95) * (h - 30), between(random, 18, 34));
  });
  return [
    path(rounded(hole, 8), '#efefe9', { fill_opacity: 0.7, transform: 'translate(3 4)' }),
    path(rounded(hole, 8), '#2d2417'),
    path(rounded(hole, 8), '#000', { fill_opacity: 0.4, transform: 'translate(0 -2)' }),
    blades.join(''),
  ].join('');
}

const grassPaving: Drawing = (random) => {
  const centers = Array.from({ length: 42 }, (_, i) => {
    const row = Math.floor(i / 7);
    return [(i % 7) * 138 - 30 + (row % 2) * 69, row * 112 + 20] as const;
  });
  return canvas(
    WIDTH,
    HEIGHT,
    box(0, 0, WIDTH, HEIGHT, '#adaeaa'),
    stroke('M314 0V600M0 -36H800M0 412H800', '#55534d', 6),
    stroke('M318 0V600M0 416H800', '#e3e3de', 2),
    concreteFace,
    centers.map(([x, y]) => chamber(random, x, y)).join(''),
    daylight(),
  );
};

const GUIDE: Colors = ['#e2e1db', '#dad9d2', '#e8e7e1'];
const DARK: Colors = ['#5a5e61', '#545859', '#616567'];

function ribs(x: number, y: number, size: number): string {
  return Array.from({ length: 5 }, (_, i) => {
    const left = x + 18 + i * ((size - 36) / 5) + 6;
    return (
      box(left + 5, y + 10, 17, size - 18, '#000', { rx: 8, opacity: 0.32 }) +
      box(left, y + 8, 17, size - 18, '#efeee8', { rx: 8 }) +
      box(left + 2, y + 10, 5, size - 22, '#ffffff', { rx: 2.5 })
    );
  }).join('');
}

const guidePaving: Drawing = (random) => {
  const size = 204;
  const cells = Array.from(
    { length: 20 },
    (_, i) => [(i % 5) * size - 110, Math.floor(i / 5) * size - 100] as const,
  );
  return canvas(
    WIDTH,
    HEIGHT,
    box(0, 0, WIDTH, HEIGHT, '#3b3a37'),
    group(
      { transform: 'rotate(-9 400 300) scale(1.08)' },
      ...cells.map(([x, y], i) => {
        const guide = i % 5 === 2;
        const slab = paver(random, boxAt(x, y, size, size, 6), {
          colors: guide ? GUIDE : DARK,
          round: 4,
        });
        return guide ? slab + ribs(x, y, size) : slab;
      }),
    ),
    concreteFace,
    daylight(),
  );
};

export const SPECIAL_PAVINGS = {
  sickerpflaster: drainPaving,
  rasengitterstein: grassPaving,
  'leitplatte-rippen': guidePaving,
} satisfies Record<string, Drawing>;
