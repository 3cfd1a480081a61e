import type { Random } from './prng.ts';

/** Draws a whole SVG document; all variation comes from `random`. */
export type Drawing = (random: Random) => string;
