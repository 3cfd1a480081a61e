import { shade, vary } from '../drawing/color.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { blur } from '../drawing/filters.ts';
import { linear, type Stop } from '../drawing/gradient.ts';
import { pick, type Random } from '../drawing/prng.ts';
import type { Colors } from '../drawing/stones.ts';
import { daylight, reliefSheet, speckSheet } from '../drawing/surface.ts';
import { box, canvas, group, HEIGHT, path, WIDTH } from '../drawing/svg.ts';

interface Tiles {
  colors: Colors;
  width: number;
  /** Height of a tile that stays visible under the next row. */
  visible: number;
  /** Offset of every second row as a share of the width. */
  offset: number;
  /** Path data of one tile with its top at 0; it extends under the row above. */
  outline: (width: number, visible: number) => string;
  /** Light across a tile, from left to right. */
  profile: readonly Stop[];
  variation?: number;
  rough?: number;
  /** With mineral granules. */
  granules?: boolean;
}

const SHADOW = { fill_opacity: 0.55, filter: 'url(#eaves)' };

function tile(random: Random, tiles: Tiles, x: number, y: number): string {
  const color = vary(random, pick(random, tiles.colors), tiles.variation ?? 0.1);
  const outline = tiles.outline(tiles.width, tiles.visible);
  return group(
    { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` },
    path(outline, '#120806', { fill_opacity: 0.3, transform: 'translate(5 4)' }),
    path(outline, shade(color, -0.35), { transform: 'translate(0 5)' }),
    path(outline, color),
    path(outline, 'url(#profile)'),
    path(outline, 'url(#slope)'),
  );
}

/** Rows of tiles; each row overlaps and shades the one below. */
export function roofField(random: Random, tiles: Tiles): string {
  const { width, visible, offset } = tiles;
  const lines = Math.ceil(HEIGHT / visible) + 2;
  const columns = Math.ceil(WIDTH / width) + 2;
  const row = (line: number) => {
    const shift = (line % 2) * offset * width - width;
    const places = Array.from(
      { length: columns },
      (_, i) => [i * width + shift, line * visible - visible] as const,
    );
    const outline = tiles.outline(width, visible);
    const shadows = places.map(([x, y]) =>
      path(outline, '#0a0504', { transform: `translate(${x.toFixed(1)} ${(y + 11).toFixed(1)})` }),
    );
    return group(SHADOW, ...shadows) + places.map(([x, y]) => tile(random, tiles, x, y)).join('');
  };
  return Array.from({ length: lines }, (_, i) => row(lines - 1 - i)).join('');
}

/** The light, shade and grain of a field of tiles. */
export const tileLight = (profile: readonly Stop[]) =>
  blur('eaves', 5) +
  linear('profile', [0, 0], [1, 0], profile) +
  linear(
    'slope',
    [0, 0],
    [0, 1],
    [
      [0, '#000', 0.35],
      [0.45, '#000', 0],
      [0.92, '#fff', 0.08],
      [1, '#fff', 0.25],
    ],
  );

const granules =
  speckSheet('pale', 0.6, { frequency: 0.3, seed: 21, tone: 0.72, gain: 9 }) +
  speckSheet('black', 0.75, { frequency: 0.27, seed: 22, tone: 0.04, gain: 9 });

function roof(tiles: Tiles): Drawing {
  const rough = tiles.rough ?? 1;
  return (random) =>
    canvas(
      WIDTH,
      HEIGHT,
      tileLight(tiles.profile),
      box(0, 0, WIDTH, HEIGHT, '#1c1412'),
      roofField(random, tiles),
      reliefSheet('clay', 0.4 * rough, {
        frequency: 0.3,
        octaves: 3,
        seed: 5,
        height: 1.6,
        lift: 0.2,
      }),
      speckSheet('stain', 0.25 * rough, {
        frequency: 0.03,
        seed: 3,
        tone: 0.1,
        gain: 3,
        octaves: 4,
      }),
      tiles.granules ? granules : '',
      daylight(),
    );
}

const CLAY: Colors = ['#b4573a', '#a94f35', '#bd6244', '#a6492f', '#b86a4c'];
const SLATE: Colors = ['#4b5966', '#42505d', '#56636f', '#3c4854', '#5f6b76', '#4a5a60'];
const COATED: Colors = ['#45494d', '#404448', '#4a4e52'];

const straight = (w: number, h: number) => `M1 ${-h * 0.4}H${w - 1}V${h}H1Z`;
const beaver = (w: number, h: number) =>
  `M1 ${-h}H${w - 1}V${h * 0.62}C${w - 3} ${h * 1.02} ${w * 0.66} ${h * 1.1} ${w / 2} ${h * 1.1}S3 ${h * 1.02} 1 ${h * 0.62}Z`;
const waved = (w: number, h: number) =>
  `M0 ${-h * 0.35}H${w}V${h * 0.97}C${w * 0.9} ${h} ${w * 0.84} ${h * 1.03} ${w * 0.75} ${h * 1.03}S${w * 0.58} ${h * 0.96} ${w * 0.5} ${h * 0.96}S${w * 0.34} ${h * 1.03} ${w * 0.25} ${h * 1.03}S${w * 0.08} ${h * 0.97} 0 ${h * 0.97}Z`;
const bulged = (w: number, h: number) =>
  `M0 ${-h * 0.35}H${w}V${h * 0.94}C${w * 0.93} ${h * 1.02} ${w * 0.85} ${h * 1.05} ${w * 0.78} ${h * 1.04}S${w * 0.66} ${h * 0.97} ${w * 0.58} ${h}L${w * 0.08} ${h}Q0 ${h} 0 ${h * 0.94}Z`;

const DOUBLE_WAVE: Stop[] = [
  [0, '#000', 0.5],
  [0.12, '#000', 0.1],
  [0.22, '#fff', 0.32],
  [0.36, '#000', 0.05],
  [0.5, '#000', 0.5],
  [0.62, '#000', 0.1],
  [0.72, '#fff', 0.32],
  [0.86, '#000', 0.05],
  [1, '#000', 0.5],
];
const ONE_BULGE: Stop[] = [
  [0, '#000', 0.4],
  [0.06, '#fff', 0.12],
  [0.4, '#fff', 0.02],
  [0.58, '#000', 0.35],
  [0.68, '#000', 0.05],
  [0.77, '#fff', 0.4],
  [0.9, '#000', 0.15],
  [1, '#000', 0.55],
];
const FLAT: Stop[] = [
  [0, '#fff', 0.12],
  [0.08, '#fff', 0.02],
  [0.9, '#000', 0.05],
  [1, '#000', 0.25],
];

export const NATURAL_RED: Tiles = {
  colors: CLAY,
  width: 152,
  visible: 150,
  offset: 0,
  outline: bulged,
  profile: ONE_BULGE,
};

export const ROOF_TILES = {
  flachdachziegel: roof(NATURAL_RED),
  biberschwanzziegel: roof({
    colors: CLAY,
    width: 94,
    visible: 92,
    offset: 0.5,
    outline: beaver,
    profile: FLAT,
    variation: 0.13,
  }),
  betondachstein: roof({
    colors: COATED,
    width: 196,
    visible: 160,
    offset: 0,
    outline: waved,
    profile: DOUBLE_WAVE,
    variation: 0.05,
  }),
  naturschiefer: roof({
    colors: SLATE,
    width: 124,
    visible: 112,
    offset: 0.5,
    outline: straight,
    profile: FLAT,
    variation: 0.12,
    rough: 1.5,
  }),
  bitumenschindeln: roof({
    colors: ['#34383b', '#2e3235', '#3b3f42', '#292d30'],
    width: 168,
    visible: 84,
    offset: 0.5,
    outline: straight,
    profile: FLAT,
    variation: 0.06,
    rough: 1,
    granules: true,
  }),
} satisfies Record<string, Drawing>;
