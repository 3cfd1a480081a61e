import { pick, randomFrom } from '../drawing/prng.ts';
import { type Shades, type Shape, TILE } from './tile.ts';

interface Grains {
  seed: number;
  count: number;
  /** Smallest and largest edge in px. */
  size: readonly [number, number];
  shades: Shades;
}

/** Random grains: lozenges too small for their shape to show. */
export function grains({ seed, count, size: [smallest, largest], shades }: Grains): Shape[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => {
    const [x, y] = [random() * TILE, random() * TILE];
    // Squared for many fine and few coarse grains.
    const half = (smallest + random() ** 2 * (largest - smallest)) / 2;
    return {
      outline: [
        [x - half, y],
        [x, y - half],
        [x + half, y],
        [x, y + half],
      ],
      shade: pick(random, shades),
    };
  });
}
