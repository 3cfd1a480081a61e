import type { Random } from './prng.ts';

/** Draws a whole SVG document; all that varies in it comes from `random`. */
export type Drawing = (random: Random) => string;
