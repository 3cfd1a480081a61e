import type { Point } from './geometry.ts';
import type { Random } from './prng.ts';

export interface Spot {
  center: Point;
  radius: number;
}

export interface ScatterOptions {
  width: number;
  height: number;
  radius: () => number;
  /** Least distance of two spots as a share of the sum of their radii; below 1 they overlap. */
  spacing: number;
  /** Stops after as many throws in a row that found no room. */
  patience?: number;
}

function crowded(spot: Spot, others: readonly Spot[], spacing: number): boolean {
  return others.some(({ center: [x, y], radius }) => {
    const distance = Math.hypot(x - spot.center[0], y - spot.center[1]);
    return distance < (radius + spot.radius) * spacing;
  });
}

/** Spots that keep their distance (Poisson disc by dart throwing), also over the edges. */
export function scatter(random: Random, options: ScatterOptions): Spot[] {
  const { width, height, spacing, patience = 60 } = options;
  const sizes = Array.from({ length: 64 }, options.radius).sort((a, b) => b - a);
  const cell = (sizes[0] ?? 1) * 2;
  const cells = new Map<string, Spot[]>();
  const near = (spot: Spot) => {
    const [column, row] = spot.center.map((value) => Math.floor(value / cell)) as [number, number];
    const offsets = [-1, 0, 1];
    return offsets.flatMap((i) => offsets.flatMap((j) => cells.get(`${column + i},${row + j}`) ?? []));
  };
  const spots: Spot[] = [];
  for (let misses = 0; misses < patience; ) {
    const radius = Math.min(options.radius(), cell / 2);
    const center: Point = [
      random() * (width + 2 * radius) - radius,
      random() * (height + 2 * radius) - radius,
    ];
    const spot = { center, radius };
    if (crowded(spot, near(spot), spacing)) {
      misses += 1;
      continue;
    }
    misses = 0;
    spots.push(spot);
    const key = `${Math.floor(center[0] / cell)},${Math.floor(center[1] / cell)}`;
    cells.set(key, [...(cells.get(key) ?? []), spot]);
  }
  return spots;
}
