import { pick, randomFrom } from '../drawing/prng.ts';
import { type Point, type Shades, type Shape, TILE } from './tile.ts';

const CELLS = 8;
const JOINT = 1.2;

/** Paving stones, twice as long as wide, laid in herringbone. */
export function herringbone(seed: number, shades: Shades): Shape[] {
  const random = randomFrom(seed);
  const unit = TILE / CELLS;
  return Array.from({ length: CELLS ** 2 }, (_, index) => index).flatMap((index) => {
    const [x, y] = [index % CELLS, Math.floor(index / CELLS)];
    // In each row a horizontal stone starts at cell 0 and a vertical one at cell 3.
    const place = (x - y + CELLS) % 4;
    if (place !== 0 && place !== 3) return [];
    const [width, height] = place === 0 ? [2, 1] : [1, 2];
    const outline = rectangle(x * unit, y * unit, width * unit - JOINT, height * unit - JOINT);
    return [{ outline, shade: pick(random, shades) }];
  });
}

/** The joints between formwork boards on fair-faced concrete. */
export function formwork(boards: number, shade: string): Shape[] {
  const height = TILE / boards;
  return Array.from({ length: boards }, (_, row) => ({
    outline: rectangle(0, row * height, TILE, 1.6),
    shade,
  }));
}

const ARC_STEPS = [0, 1, 2, 3, 4, 5, 6];
const QUARTER = Math.PI / 2 / (ARC_STEPS.length - 1);

/** Plain roof tiles with a round end, every other row offset by half a tile. */
export function roofTiles(seed: number, shades: Shades): Shape[] {
  const random = randomFrom(seed);
  const [columns, rows] = [6, 6];
  const [width, height] = [TILE / columns, TILE / rows];
  return Array.from({ length: rows * columns }, (_, index) => {
    const row = Math.floor(index / columns);
    const left = ((index % columns) + (row % 2) / 2) * width;
    return {
      outline: roofTile(left, row * height, width, height),
      shade: pick(random, shades),
    };
  });
}

/** The visible part of a tile: the ends of two others bound it above, its own end below. */
function roofTile(left: number, top: number, width: number, height: number): Point[] {
  const [radius, depth] = [width / 2, width / 3];
  const arc =
    (centre: number, y: number, from: number) =>
    (step: number): Point => [
      centre + radius * Math.cos(from - step * QUARTER),
      y + depth * Math.sin(from - step * QUARTER),
    ];
  const leftNeighbour = ARC_STEPS.map(arc(left, top, Math.PI / 2));
  const rightNeighbour = ARC_STEPS.map(arc(left + width, top, Math.PI));
  const own = [...ARC_STEPS, ...ARC_STEPS.map((step) => step + 6)].map((step) =>
    arc(left + radius, top + height, 0)(-step),
  );
  const above = [...leftNeighbour, ...rightNeighbour].map(([x, y]): Point => [x, y + 2.4]);
  return [...above, ...own];
}

function rectangle(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}
