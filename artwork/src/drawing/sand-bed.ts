import { shade } from './color.ts';
import { ring, smooth } from './geometry.ts';
import { between, type Random } from './prng.ts';
import { reliefSheet, speckSheet } from './surface.ts';
import { box, disc, HEIGHT, path, WIDTH } from './svg.ts';

export interface SandOptions {
  color: string;
  /** Height of the waves in the surface. */
  waves?: number;
  /** Waves per pixel along and across: equal for a rough bed, unequal for ripples. */
  waveForm?: string;
  /** Waves per pixel of the grain: the lower, the coarser the sand. */
  grain?: number;
  /** Isolated larger grains, and their maximum radius. */
  grains?: number;
  grainRadius?: number;
  seed?: number;
}

function looseGrains(random: Random, color: string, count: number, radius: number): string {
  return Array.from({ length: count }, () => {
    const [x, y] = [random() * WIDTH, random() * HEIGHT];
    const size = between(random, 0.35, 1) * radius;
    const tone = shade(color, between(random, -0.42, 0.4));
    if (size < 2) return disc(Math.round(x), Math.round(y), Number(size.toFixed(1)), tone);
    const outline = { center: [x, y] as const, radius: size, corners: 6, rough: 0.12, flat: 0.8 };
    const shape = ring(random, outline);
    const shadow = shape.map(([px, py]) => [px + size * 0.3, py + size * 0.4] as const);
    return path(smooth(shadow), '#000', { fill_opacity: 0.3 }) + path(smooth(shape), tone);
  }).join('');
}

/** A bed of sand that fills the picture: light and shade, then grain. */
export function sandBed(random: Random, options: SandOptions): string {
  const { color, waves = 15, waveForm = '0.006 0.011', seed = 3 } = options;
  const { grain = 0.75, grains = 900, grainRadius = 1.4 } = options;
  return [
    box(0, 0, WIDTH, HEIGHT, color),
    reliefSheet('waves', 0.85, {
      frequency: waveForm,
      octaves: 3,
      seed,
      height: waves,
      sun: 52,
      lift: 0.42,
    }),
    reliefSheet('grit', 0.5, {
      frequency: grain,
      octaves: 2,
      seed: seed + 1,
      height: 1.2,
      sun: 55,
    }),
    speckSheet('dark', 0.2, { frequency: grain * 0.7, seed: seed + 2, tone: 0.12, gain: 5 }),
    speckSheet('light', 0.22, { frequency: grain * 0.6, seed: seed + 3, tone: 1, gain: 5 }),
    looseGrains(random, color, grains, grainRadius),
  ].join('');
}
