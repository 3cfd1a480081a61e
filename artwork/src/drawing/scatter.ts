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
  /** Minimum distance of two spots relative to the sum of their radii; below 1 they overlap. */
  spacing: number;
  /** Stops after this many consecutive misses. */
  patience?: number;
}

/** A grid of spots, so that only neighbours are compared. */
class SpotGrid {
  readonly #cells = new Map<number, Spot[]>();
  readonly #cell: number;

  constructor(cell: number) {
    this.#cell = cell;
  }

  #key(x: number, y: number, right = 0, down = 0): number {
    return (Math.floor(x / this.#cell) + right) * 4096 + Math.floor(y / this.#cell) + down;
  }

  add(spot: Spot): void {
    const key = this.#key(...spot.center);
    const cell = this.#cells.get(key);
    if (cell) cell.push(spot);
    else this.#cells.set(key, [spot]);
  }

  hasRoomFor({ center: [x, y], radius }: Spot, spacing: number): boolean {
    for (let near = 0; near < 9; near += 1) {
      const cell = this.#cells.get(this.#key(x, y, (near % 3) - 1, Math.floor(near / 3) - 1));
      for (const other of cell ?? []) {
        const reach = (other.radius + radius) * spacing;
        if ((other.center[0] - x) ** 2 + (other.center[1] - y) ** 2 < reach * reach) return false;
      }
    }
    return true;
  }
}

/** Poisson disc sampling by dart throwing, also across the edges. */
export function scatter(random: Random, options: ScatterOptions): Spot[] {
  const { width, height, spacing, patience = 60 } = options;
  const greatest = Math.max(...Array.from({ length: 64 }, options.radius));
  const grid = new SpotGrid(greatest * 2);
  const spots: Spot[] = [];
  for (let misses = 0; misses < patience; misses += 1) {
    const radius = Math.min(options.radius(), greatest);
    const x = random() * (width + 2 * radius) - radius;
    const y = random() * (height + 2 * radius) - radius;
    const spot: Spot = { center: [x, y], radius };
    if (!grid.hasRoomFor(spot, spacing)) continue;
    misses = -1;
    grid.add(spot);
    spots.push(spot);
  }
  return spots;
}
