import type { Drawing } from '../drawing/drawing.ts';
import type { Random } from '../drawing/prng.ts';
import { type SandOptions, sandBed } from '../drawing/sand-bed.ts';
import { daylight } from '../drawing/surface.ts';
import { canvas, HEIGHT, WIDTH } from '../drawing/svg.ts';
import { sandCastle, shovel, trowel } from './sand-props.ts';
import { cableTrench, jointedPaving, lawnEdge, ridingGround } from './sand-uses.ts';

function sand(options: SandOptions, prop: (random: Random) => string = () => ''): Drawing {
  return (random) => canvas(WIDTH, HEIGHT, sandBed(random, options), prop(random), daylight());
}

export const SANDS = {
  mauersand: sand({ color: '#d3b277', seed: 21 }, trowel),
  estrichsand: sand({
    color: '#b09367',
    grains: 5200,
    grainRadius: 9,
    grain: 0.4,
    waves: 30,
    seed: 5,
  }),
  betonsand: sand({ color: '#b3a78f', grains: 4200, grainRadius: 5.6, grain: 0.5, seed: 9 }),
  fuellsand: sand({ color: '#b98f58', waves: 24, waveForm: '0.01 0.014', seed: 14 }, shovel),
  spielsand: sand({ color: '#e6cf9c', seed: 31, waves: 12 }, sandCastle),
  fugensand: sand({ color: '#e2d3b0', waves: 4, seed: 12 }, jointedPaving),
  kabelsand: sand({ color: '#dcb878', waves: 14, seed: 17 }, cableTrench),
  reitsand: sand({ color: '#cbb894', waves: 5, seed: 23 }, ridingGround),
  rasensand: sand({ color: '#dcc695', waves: 12, seed: 27 }, lawnEdge),
  filtersand: sand({
    color: '#c9b48c',
    grains: 5200,
    grainRadius: 4.4,
    grain: 0.4,
    waves: 8,
    seed: 33,
  }),
} satisfies Record<string, Drawing>;
