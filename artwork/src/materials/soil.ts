import { shade, vary } from '../drawing/color.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { blur, rough } from '../drawing/filters.ts';
import { polygon, ring, smooth } from '../drawing/geometry.ts';
import { between, pick, type Random } from '../drawing/prng.ts';
import { scatter } from '../drawing/scatter.ts';
import { type Colors, heap, pebble, STONE_LIGHT } from '../drawing/stones.ts';
import { daylight, reliefSheet } from '../drawing/surface.ts';
import { box, canvas, disc, group, HEIGHT, path, stroke, WIDTH } from '../drawing/svg.ts';

interface Soil {
  colors: Colors;
  ground: string;
  /** Radii of the crumbs in pixels. */
  crumbs: readonly [number, number];
  more?: (random: Random) => string;
}

function crumbs(random: Random, { colors, crumbs: [low, high] }: Soil): string {
  const radius = () => low + (high - low) * random() ** 2.4;
  const crumb = (
    random: Random,
    spot: { center: readonly [number, number]; radius: number },
    color: string,
  ) => {
    const outline = ring(random, { ...spot, corners: 9, rough: 0.2, flat: 0.85 });
    const under = outline.map(([x, y]) => [x + spot.radius * 0.22, y + spot.radius * 0.3] as const);
    return (
      path(smooth(under), '#0b0704', { fill_opacity: 0.5 }) +
      path(smooth(outline), color) +
      path(smooth(outline), 'url(#lit)', { fill_opacity: 0.3 })
    );
  };
  return heap(random, { stone: crumb, colors, radius, layers: 2, spacing: 0.75, variation: 0.16 });
}

/** Loose topsoil that covers the picture. */
export const earthHeap = (random: Random) =>
  box(0, 0, WIDTH, HEIGHT, '#2c2017') +
  crumbs(random, { colors: EARTH, ground: '#2c2017', crumbs: [5, 26] });

function soil(options: Soil): Drawing {
  return (random) =>
    canvas(
      WIDTH,
      HEIGHT,
      STONE_LIGHT,
      box(0, 0, WIDTH, HEIGHT, options.ground),
      crumbs(random, options),
      reliefSheet('lumps', 0.5, {
        frequency: '0.008 0.011',
        octaves: 4,
        seed: 6,
        height: 22,
        lift: 0.2,
      }),
      reliefSheet('crumb', 0.5, { frequency: 0.12, octaves: 3, seed: 16, height: 4, lift: 0.2 }),
      options.more?.(random) ?? '',
      daylight(),
    );
}

function roots(random: Random): string {
  return Array.from({ length: 60 }, () => {
    const [x, y, turn] = [random() * WIDTH, random() * HEIGHT, random() * 360];
    const bend = between(random, -18, 18).toFixed(0);
    const at = {
      transform: `translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn.toFixed(0)})`,
      stroke_linecap: 'round',
    };
    return stroke(
      `M0 0Q16 ${bend} 38 0`,
      pick(random, ['#8a6a45', '#6d5236', '#a28560']),
      between(random, 1, 2.4),
      at,
    );
  }).join('');
}

const LEAF_GREENS = ['#5f9a3a', '#6fae3f', '#4e8a35', '#7fb84a', '#5a8f46'] as const;

/** A leaf from (0, 0) upwards, one half in the light, with its rib and veins. */
function leaf(random: Random, turn: number, length: number, broad: number): string {
  const color = vary(random, pick(random, LEAF_GREENS), 0.12);
  const [tip, wide] = [-length, length * broad];
  const bend = between(random, -0.14, 0.14) * length;
  const rib = `M0 0Q${bend * 0.2} ${tip * 0.5} ${bend} ${tip}`;
  const half = (side: number) =>
    `${rib}C${bend + side * wide * 0.9} ${tip * 0.86} ${side * wide} ${tip * 0.34} 0 0Z`;
  const veins = [0.3, 0.48, 0.66]
    .map((t) => {
      const [x, y] = [bend * t * t, tip * t];
      return `M${x - wide * 0.5} ${y - length * 0.13}L${x} ${y}L${x + wide * 0.5} ${y - length * 0.13}`;
    })
    .join('');
  return group(
    { transform: `rotate(${turn.toFixed(0)})` },
    path(half(-1), shade(color, 0.14)),
    path(half(1), shade(color, -0.16)),
    stroke(rib, shade(color, 0.42), Math.max(1.2, length * 0.03)),
    stroke(veins, shade(color, 0.3), 1, { opacity: 0.5 }),
  );
}

/** Two seed leaves under some true ones: no plant is as far as the next. */
function plant(random: Random, x: number, y: number): string {
  const size = between(random, 30, 52);
  const turn = random() * 360;
  const count = size < 36 ? 0 : Math.round(between(random, 2, 5));
  const seedLeaves = [0, 180].map((half) => leaf(random, turn + half, size * 0.55, 0.34));
  const leaves = Array.from({ length: count }, (_, i) =>
    leaf(
      random,
      turn + 90 + i * 137 + between(random, -16, 16),
      size * between(random, 0.75, 1.15),
      between(random, 0.4, 0.52),
    ),
  );
  const drawn = [...seedLeaves, ...leaves];
  const shadow = drawn.join('').replace(/(fill|stroke)="#[0-9a-f]{6}"/g, '$1="#0b0704"');
  return (
    group({ transform: `translate(${x + size * 0.16} ${y + size * 0.22})`, opacity: 0.5 }, shadow) +
    group({ transform: `translate(${x} ${y})` }, ...drawn)
  );
}

const seedlings = (random: Random) =>
  Array.from({ length: 15 }, (_, i) => {
    const [row, column] = [Math.floor(i / 5), i % 5];
    const x = 60 + column * 165 + (row % 2) * 50 + between(random, -26, 26);
    const y = 70 + row * 150 + between(random, -24, 24);
    return plant(random, Math.round(x), Math.round(y));
  }).join('');

/** The boards of a raised bed, seen from above its edge. */
const boards = () =>
  [
    rough('planed', { frequency: '0.006 0.14', octaves: 4, seed: 12, height: 3, lift: 0.55 }),
    blur('cast', 8),
    box(-20, 438, 840, 30, '#0b0704', { filter: 'url(#cast)', opacity: 0.8 }),
    box(-20, 452, 840, 30, '#d9b381', { filter: 'url(#planed)' }),
    box(-20, 482, 840, 130, '#a87b4a', { filter: 'url(#planed)' }),
    box(-20, 482, 840, 5, '#3d2712', { opacity: 0.5 }),
    box(-20, 566, 840, 5, '#2c1b0c', { opacity: 0.8 }),
    ...[120, 690].map((x) => disc(x, 526, 6, '#6d7276') + disc(x - 1.5, 524.5, 3, '#c8cdcf')),
  ].join('');

const raisedBed = (random: Random) => seedlings(random) + boards();

function chip(
  random: Random,
  [x, y]: readonly [number, number],
  length: number,
  color: string,
): string {
  const width = length * between(random, 0.22, 0.42);
  const half = length / 2;
  const edge = () => between(random, 0.7, 1.1);
  const outline = polygon([
    [-half, -width * 0.4 * edge()],
    [-half * 0.3, -width * edge() * 0.6],
    [half * edge(), -width * 0.4],
    [half * 0.9, width * 0.3 * edge()],
    [half * 0.2, width * 0.6],
    [-half * 0.9 * edge(), width * 0.45],
  ]);
  const place = `translate(${x.toFixed(0)} ${y.toFixed(0)})`;
  const turn = `rotate(${(random() * 360).toFixed(0)})`;
  return (
    path(outline, '#0d0603', {
      fill_opacity: 0.55,
      transform: `translate(${(x + 4).toFixed(0)} ${(y + 6).toFixed(0)}) ${turn}`,
    }) +
    `<g transform="${place} ${turn}">${path(outline, color)}${path(outline, 'url(#facet)')}${stroke(`M${-half * 0.8} ${-width * 0.15}L${half * 0.8} ${-width * 0.1}M${-half * 0.6} ${width * 0.15}L${half * 0.7} ${width * 0.12}`, '#1b0d06', 1.4, { stroke_opacity: 0.4 })}</g>`
  );
}

const BARK: Colors = ['#7b4a2b', '#8f5a35', '#6a3d23', '#a06d43', '#573221', '#b07f52'];

const barkMulch: Drawing = (random) => {
  const layer = (dark: number) =>
    scatter(random, {
      width: WIDTH,
      height: HEIGHT,
      radius: () => between(random, 13, 34),
      spacing: 0.52,
      patience: 60,
    })
      .map(({ center, radius }) =>
        chip(random, center, radius * 2.3, shade(vary(random, pick(random, BARK), 0.14), -dark)),
      )
      .join('');
  return canvas(
    WIDTH,
    HEIGHT,
    STONE_LIGHT,
    box(0, 0, WIDTH, HEIGHT, '#24130a'),
    layer(0.45),
    layer(0.2),
    layer(0),
    daylight(),
  );
};

const EARTH: Colors = ['#4b3626', '#3f2d20', '#574030', '#46311f', '#5d4633'];
const COMPOST: Colors = ['#30241b', '#281d16', '#3a2c21', '#43352a'];
const FILL: Colors = ['#8f7350', '#7e6546', '#a0825a', '#86694a', '#937a5c', '#776a58'];

const fillStones = (random: Random) =>
  scatter(random, {
    width: WIDTH,
    height: HEIGHT,
    radius: () => between(random, 8, 30),
    spacing: 2.3,
  })
    .map((spot) =>
      pebble(random, spot, vary(random, pick(random, ['#948b7d', '#a49a88', '#7d756b']), 0.1)),
    )
    .join('');

const SEDUM: Colors = ['#6f9a45', '#86ad4f', '#5b8440', '#7aa548', '#4f7a38', '#93584a'];

/** Stonecrop that has begun to spread: rosettes in loose drifts. */
const substrateSedum = (random: Random) =>
  scatter(random, {
    width: WIDTH,
    height: HEIGHT,
    radius: () => between(random, 9, 21),
    spacing: 0.8,
  })
    .filter(({ center: [x, y] }) => Math.sin(x / 97 + y / 160) + Math.cos(y / 83 - x / 210) > 0.75)
    .map(({ center: [x, y], radius }) => {
      const color = pick(random, SEDUM);
      const turn = random() * 6.28;
      const leaves = Array.from({ length: 13 }, (_, i) => {
        const reach = radius * Math.sqrt(1 - i / 13);
        const angle = turn + i * 2.4;
        const center = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const;
        return pebble(random, { center, radius: radius * 0.3 }, vary(random, color, 0.14));
      });
      return leaves.join('');
    })
    .join('');

export const SOILS = {
  mutterboden: soil({ colors: EARTH, ground: '#2c2017', crumbs: [4, 26], more: roots }),
  pflanzerde: soil({ colors: COMPOST, ground: '#1a120c', crumbs: [3, 12], more: raisedBed }),
  fuellboden: soil({ colors: FILL, ground: '#6b5639', crumbs: [4, 34], more: fillStones }),
  rindenmulch: barkMulch,
  gruendachsubstrat: soil({
    colors: ['#8a4a33', '#6f4a3a', '#58463c', '#9a6a4c', '#7b7066'],
    ground: '#33231b',
    crumbs: [5, 13],
    more: substrateSedum,
  }),
} satisfies Record<string, Drawing>;
