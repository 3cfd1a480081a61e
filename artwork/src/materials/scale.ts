import { between, type Random } from '../drawing/prng.ts';

/** All loose materials are shown at one scale, so that their grains can be compared. */
const PIXELS_PER_MM = 2.1;

/** The radius in pixels of a stone between the two grain sizes in millimetres. */
export function grainRadius(random: Random, [least, greatest]: readonly [number, number]): number {
  return (between(random, least, greatest) / 2) * PIXELS_PER_MM;
}
