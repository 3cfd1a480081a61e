import { shade, vary } from '../drawing/color.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { blur, rough } from '../drawing/filters.ts';
import { type Point, smooth } from '../drawing/geometry.ts';
import { linear } from '../drawing/gradient.ts';
import { between, pick, type Random } from '../drawing/prng.ts';
import { scatter } from '../drawing/scatter.ts';
import { heap, STONE_LIGHT, shard } from '../drawing/stones.ts';
import { daylight, reliefSheet, speckSheet } from '../drawing/surface.ts';
import { box, canvas, group, HEIGHT, oval, path, stroke, WIDTH } from '../drawing/svg.ts';
import { crushedBed } from './crushed.ts';
import { grassBlade } from './grass.ts';
import { BOULDER, DIABASE, GREYWACKE, LIMESTONE } from './stone-colors.ts';

const rockFace = reliefSheet('rock', 0.6, {
  frequency: 0.018,
  octaves: 6,
  seed: 9,
  height: 18,
  lift: 0.25,
});

function wire(spacing: number): string {
  const lines = (vertical: boolean) =>
    Array.from({ length: 10 }, (_, i) =>
      vertical ? `M${i * spacing + 20} -10V610` : `M-10 ${i * spacing + 20}H810`,
    ).join('');
  return [true, false]
    .map(
      (vertical) =>
        stroke(lines(vertical), '#000', 8, { opacity: 0.5, transform: 'translate(7 10)' }) +
        stroke(lines(vertical), '#8f989d', 8) +
        stroke(lines(vertical), '#e9eef0', 2.6, { transform: 'translate(-1.5 -1.5)' }),
    )
    .join('');
}

const gabion: Drawing = (random) =>
  canvas(
    WIDTH,
    HEIGHT,
    STONE_LIGHT,
    box(0, 0, WIDTH, HEIGHT, '#25231f'),
    heap(random, {
      stone: shard,
      colors: [...LIMESTONE, '#a9a294'],
      radius: () => between(random, 46, 88),
      layers: 4,
      spacing: 0.7,
    }),
    reliefSheet('rock', 0.5, { frequency: 0.03, octaves: 5, seed: 9, height: 10, lift: 0.25 }),
    wire(124),
    daylight(),
  );

const tufts = (random: Random) =>
  scatter(random, {
    width: WIDTH,
    height: HEIGHT,
    radius: () => between(random, 10, 44),
    spacing: 0.8,
  })
    .sort((a, b) => a.center[1] - b.center[1])
    .map(({ center: [x, y], radius }) =>
      // From single blades to tufts.
      Array.from({ length: Math.round(radius * between(random, 0.1, 1.1)) }, () =>
        grassBlade(
          random,
          x + between(random, -1, 1) * radius * 1.2,
          y + between(random, -0.5, 0.5) * radius,
          between(random, 10, 30 + radius * 0.5),
        ),
      ).join(''),
    )
    .join('');

const gravelLawn: Drawing = (random) =>
  canvas(
    WIDTH,
    HEIGHT,
    crushedBed(random, { colors: GREYWACKE, grain: [8, 26], ground: '#4a3b2a' }),
    speckSheet('soil', 0.5, { frequency: 0.02, seed: 12, tone: 0.16, gain: 5, octaves: 4 }),
    tufts(random),
    daylight(),
  );

const path08: Drawing = (random) =>
  canvas(
    WIDTH,
    HEIGHT,
    box(0, 0, WIDTH, HEIGHT, '#c9b184'),
    reliefSheet('lie', 0.6, {
      frequency: '0.006 0.012',
      octaves: 3,
      seed: 3,
      height: 9,
      lift: 0.4,
    }),
    reliefSheet('grit', 0.75, { frequency: 0.22, octaves: 3, seed: 6, height: 4, lift: 0.3 }),
    STONE_LIGHT,
    heap(random, {
      stone: shard,
      colors: ['#d6c39a', '#b99f70', '#cbb68a', '#a89068'],
      radius: () => between(random, 3.4, 8),
      layers: 1,
      spacing: 1.5,
    }),
    group(
      { transform: 'translate(80 60) rotate(-58 400 300)' },
      box(-200, -420, 1200, 330, '#000', { opacity: 0.32 }),
      turf(random),
    ),
    daylight(),
  );

function turf(random: Random): string {
  const blades = Array.from({ length: 3400 }, (_, i) => {
    const y = -320 + (i / 3400) * 250;
    return grassBlade(
      random,
      between(random, -180, 980),
      y - between(random, 0, 10),
      between(random, 16, 40),
    );
  });
  return box(-200, -420, 1200, 318, '#39551f') + blades.join('');
}

const WATER =
  'M-10 442C60 420 96 462 170 440S260 424 330 452S430 470 500 438S640 430 690 456S770 440 810 430V620H-10Z';

/** The stones just above the water. */
const WET = `${WATER.slice(0, WATER.indexOf('V'))}V400C640 470 420 380 -10 430Z`;

/** The sky on small waves: shorter and paler the farther out. */
const glints = (random: Random) =>
  Array.from({ length: 150 }, () => {
    const depth = random();
    const [x, y] = [random() * WIDTH, 456 + depth * 150];
    const length = between(random, 10, 34) + depth * 46;
    const d = `M${x.toFixed(0)} ${y.toFixed(0)}q${(length / 2).toFixed(0)} ${between(random, -5, 5).toFixed(0)} ${length.toFixed(0)} 0`;
    const opacity = (between(random, 0.05, 0.3) * (0.5 + depth)).toFixed(2);
    return stroke(d, pick(random, ['#e8f2f2', '#cfe0e0', '#1d3439']), 1.4 + depth * 2.2, {
      opacity,
      stroke_linecap: 'round',
    });
  }).join('');

const armour: Drawing = (random) =>
  canvas(
    WIDTH,
    HEIGHT,
    STONE_LIGHT,
    box(0, 0, WIDTH, HEIGHT, '#23272a'),
    heap(random, {
      stone: shard,
      colors: DIABASE,
      radius: () => between(random, 90, 150),
      layers: 4,
      spacing: 0.62,
    }),
    rockFace,
    path(WET, '#0f1416', { opacity: 0.5, filter: 'url(#soft)' }),
    linear(
      'water',
      [0, 0],
      [0, 1],
      [
        [0, '#8fa9a4', 0.12],
        [0.25, '#5d7f7f', 0.62],
        [1, '#2c4a50', 0.95],
      ],
    ),
    path(WATER, 'url(#water)'),
    glints(random),
    stroke(WATER, '#eef6f7', 2, { opacity: 0.5 }),
    daylight(),
  );

/** A boulder that stands on its foot, broad side to the viewer. */
interface Boulder {
  x: number;
  foot: number;
  width: number;
  height: number;
}

/** Rounded by the ice: a blunt top, steep flanks, drawn in at the foot. */
function outlineOf(random: Random, { x, foot, width, height }: Boulder): Point[] {
  const lean = between(random, -0.16, 0.16) * width;
  return Array.from({ length: 13 }, (_, i) => {
    const angle = (i / 12) * (Math.PI + 0.7) - 0.35;
    const reach = 1 + between(random, -0.06, 0.06);
    const up = Math.sign(Math.sin(angle)) * Math.abs(Math.sin(angle)) ** 0.8 * height * reach;
    const across = -Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** 0.75;
    return [
      x + (across * width * reach) / 2 + (lean * up) / height,
      foot - Math.max(up, height * -0.06),
    ];
  });
}

function standingBoulder(random: Random, boulder: Boulder): string {
  const { x, foot, width, height } = boulder;
  const outline = outlineOf(random, boulder);
  const color = vary(random, pick(random, BOULDER), 0.08);
  // The flank that the sun does not reach.
  const ridge = outline
    .slice(6)
    .map<Point>(([px, py], i) => [
      px - width * (0.3 - i * 0.012) + between(random, -0.03, 0.03) * width,
      py + height * (0.16 - i * 0.01),
    ]);
  const flank = [...outline.slice(6), ...ridge.toReversed()];
  const blades = Array.from({ length: Math.round(width / 1.2) }, () => {
    const at = between(random, -0.54, 0.54);
    return { at, y: foot + height * 0.06 + 10 - Math.abs(at) * 14 + between(random, -4, 9) };
  });
  return (
    oval(x + width * 0.16, foot - 4, width * 0.62, width * 0.13, '#0d130a', {
      opacity: 0.7,
      filter: 'url(#dusk)',
    }) +
    group(
      { filter: 'url(#hewn)' },
      path(smooth(outline), color),
      path(smooth(flank), shade(color, -0.42), { opacity: 0.75, filter: 'url(#turned)' }),
      path(smooth(outline), 'url(#fallen)'),
    ) +
    blades
      .sort((a, b) => a.y - b.y)
      .map(({ at, y }) => grassBlade(random, x + at * width, y, between(random, 12, 34)))
      .join('')
  );
}

const BOULDERS: readonly Boulder[] = [
  { x: 612, foot: 262, width: 190, height: 128 },
  { x: 196, foot: 318, width: 250, height: 204 },
  { x: 466, foot: 448, width: 330, height: 262 },
  { x: 712, foot: 506, width: 172, height: 112 },
  { x: 158, foot: 512, width: 210, height: 138 },
];

const boulders: Drawing = (random) =>
  canvas(
    WIDTH,
    HEIGHT,
    blur('dusk', 9),
    blur('turned', 5),
    rough('hewn', { frequency: 0.022, octaves: 6, seed: 9, height: 13, lift: 0.3 }),
    linear(
      'fallen',
      [0, 0],
      [0, 1],
      [
        [0, '#fff6e4', 0.34],
        [0.4, '#ffffff', 0],
        [1, '#0c0d0a', 0.5],
      ],
    ),
    linear(
      'lawn',
      [0, 0],
      [0, 1],
      [
        [0, '#7d9f5a'],
        [0.35, '#53783a'],
        [1, '#35531f'],
      ],
    ),
    box(0, 0, WIDTH, HEIGHT, 'url(#lawn)'),
    ...Array.from({ length: 16000 }, (_, i) => {
      const share = (i / 16000) ** 0.75;
      return grassBlade(random, random() * WIDTH, share * 640, 5 + share * between(random, 8, 24));
    }),
    ...BOULDERS.map((boulder) => standingBoulder(random, boulder)),
    daylight(),
  );

export const ROCKS = {
  gabionensteine: gabion,
  schotterrasen: gravelLawn,
  'wegedecke-0-8': path08,
  wasserbausteine: armour,
  findlinge: boulders,
} satisfies Record<string, Drawing>;
