import { camera, type Vector } from '../drawing/camera.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { rough, speckled } from '../drawing/filters.ts';
import { linear } from '../drawing/gradient.ts';
import { block, prism } from '../drawing/prism.ts';
import { between, type Random } from '../drawing/prng.ts';
import { daylight } from '../drawing/surface.ts';
import { box, canvas, group, HEIGHT, WIDTH } from '../drawing/svg.ts';
import { grassBlade } from './grass.ts';

const CAMERA = camera({
  place: [90, 120, -280],
  target: [0, 24, 30],
  scale: 4.3,
  center: [392, 322],
});

/** 100 × 35 × 15 cm, each lying 2 cm over the one below. */
const [LENGTH, DEPTH, RISE] = [100, 35, 15];
const TREAD = DEPTH - 2;
const LEVELS = [0, 1, 2, 3];

/** The lawn rises beside the steps. */
const bank = (z: number) => Math.max(0, Math.min(LEVELS.length * RISE, (z / TREAD) * RISE));

/** Grass between these distances to the right and away, the farthest first. */
function lawn(random: Random, count: number, from: Vector, to: Vector): string {
  return Array.from({ length: count }, (_, i) => {
    const z = to[2] + ((from[2] - to[2]) * i) / count;
    const [px, py] = CAMERA.project([between(random, from[0], to[0]), bank(z), z]);
    const isSeen = px > -20 && px < WIDTH + 20;
    const length = between(random, 9, 26) * (1 - z / 700);
    return isSeen ? grassBlade(random, px, py, length) : '';
  }).join('');
}

const blockSteps: Drawing = (random) =>
  canvas(
    WIDTH,
    HEIGHT,
    linear(
      'lawn',
      [0, 0],
      [0, 1],
      [
        [0, '#6f9450'],
        [0.4, '#4d7232'],
        [1, '#35531f'],
      ],
    ),
    speckled('mica', 0.4, { frequency: 0.4, seed: 3, tone: 0.2, gain: 5 }),
    rough('granite', { frequency: 0.5, octaves: 3, seed: 6, height: 1.4, lift: 0.5 }),
    box(0, 0, WIDTH, HEIGHT, 'url(#lawn)'),
    lawn(random, 15000, [-420, 0, 130], [420, 0, 420]),
    lawn(random, 11000, [-240, 0, -10], [-LENGTH / 2, 0, 140]),
    group(
      { filter: 'url(#mica)' },
      group(
        { filter: 'url(#granite)' },
        ...LEVELS.toReversed().map((level) =>
          prism(CAMERA, {
            at: [0, level * RISE, level * TREAD + DEPTH / 2],
            length: LENGTH,
            profile: block(DEPTH, RISE),
            color: '#cfccc6',
          }),
        ),
      ),
    ),
    lawn(random, 7000, [LENGTH / 2 + 1, 0, -4], [260, 0, 132]),
    lawn(random, 9000, [-220, 0, -150], [260, 0, -2]),
    daylight(),
  );

export const STEPS = { 'blockstufe-granit': blockSteps } satisfies Record<string, Drawing>;
