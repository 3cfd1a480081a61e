import { shade, vary } from './color.ts';
import { pick, type Random } from './prng.ts';
import { scatter } from './scatter.ts';
import type { Colors, DrawStone } from './stones.ts';
import { HEIGHT, WIDTH } from './svg.ts';

export interface GradedOptions {
  stone: DrawStone;
  colors: Colors;
  /** Ranges of radius from fine to coarse, and how densely each range is packed. */
  fractions: readonly { radius: () => number; spacing: number; dim?: number }[];
}

/** A graded mix of stones: each coarser fraction covers the finer ones. */
export function graded(random: Random, { stone, colors, fractions }: GradedOptions): string {
  return fractions
    .map(({ radius, spacing, dim = 0 }) =>
      scatter(random, { width: WIDTH, height: HEIGHT, radius, spacing, patience: 30 })
        .map((spot) => stone(random, spot, shade(vary(random, pick(random, colors), 0.13), -dim)))
        .join(''),
    )
    .join('');
}
