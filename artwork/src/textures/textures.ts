import { formwork, herringbone, roofTiles } from './bonds.ts';
import { grains } from './grains.ts';
import { stones } from './stones.ts';
import { drawTile, type Shades } from './tile.ts';

const GREYS: Shades = ['#b9bbb6', '#a9aba6', '#9a9d99', '#c9cac5'];
const DARKS: Shades = ['#3b4146', '#42494e', '#343a3f', '#4a5156'];
const SANDS: Shades = ['#cdbf9f', '#bfae8b', '#e6dcc4', '#b09d78'];

/** The background textures and how each is drawn. */
export const TEXTURES = {
  gravel: () =>
    drawTile(
      '#7f827e',
      stones({
        seed: 3,
        columns: 7,
        rows: 10,
        shades: [...GREYS, '#d4cdbd'],
        fill: [0.7, 1.05],
        rounded: true,
      }),
    ),
  sand: () => drawTile('#dacfb5', grains({ seed: 5, count: 900, size: [0.8, 3.4], shades: SANDS })),
  ballast: () =>
    drawTile(
      '#62666a',
      stones({
        seed: 8,
        columns: 10,
        rows: 14,
        shades: ['#9da0a0', '#8b8f90', '#aeb1b0', '#7d8183'],
        fill: [0.72, 0.94],
        rounded: false,
      }),
    ),
  concrete: () =>
    drawTile('#cfd0cc', [
      ...grains({
        seed: 13,
        count: 420,
        size: [0.8, 3],
        shades: ['#c2c4c0', '#dadbd8', '#b5b7b3'],
      }),
      ...formwork(3, '#b0b2ae'),
    ]),
  paving: () => drawTile('#84878a', herringbone(21, GREYS)),
  roof: () => drawTile('#24292d', roofTiles(34, DARKS)),
  binder: () =>
    drawTile(
      '#262b2f',
      stones({
        seed: 89,
        columns: 12,
        rows: 16,
        shades: DARKS,
        fill: [0.55, 0.9],
        rounded: false,
      }),
    ),
} as const;

export type TextureKind = keyof typeof TEXTURES;
