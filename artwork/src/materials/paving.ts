import { doubleT, herringbone, rows } from '../drawing/bonds.ts';
import type { Drawing } from '../drawing/drawing.ts';
import type { Point } from '../drawing/geometry.ts';
import { type PaverOptions, paver } from '../drawing/paver.ts';
import type { Colors } from '../drawing/stones.ts';
import { daylight, reliefSheet, speckSheet } from '../drawing/surface.ts';
import { box, canvas, group, HEIGHT, WIDTH } from '../drawing/svg.ts';

interface Paving extends PaverOptions {
  stones: readonly Point[][];
  joint: string;
  /** Rotation of the bond in degrees. */
  turn?: number;
  /** Roughness of the faces. */
  rough?: number;
}

function paving({ stones, joint, turn = 0, rough = 1, ...look }: Paving): Drawing {
  return (random) =>
    canvas(
      WIDTH,
      HEIGHT,
      box(0, 0, WIDTH, HEIGHT, joint),
      reliefSheet('joints', 0.6, { frequency: 0.4, octaves: 2, seed: 2, height: 2 }),
      group(
        { transform: `rotate(${turn} 400 300)` },
        stones.map((outline) => paver(random, outline, look)).join(''),
      ),
      reliefSheet('face', 0.4 * rough, {
        frequency: 0.5,
        octaves: 3,
        seed: 5,
        height: 1.6,
        lift: 0.2,
      }),
      reliefSheet('wear', 0.5 * rough, {
        frequency: 0.012,
        octaves: 3,
        seed: 8,
        height: 5,
        lift: 0.3,
      }),
      speckSheet('pores', 0.22 * rough, { frequency: 0.45, seed: 3, tone: 0.1, gain: 6 }),
      daylight(),
    );
}

const GREY: Colors = ['#a3a6a5', '#9b9e9d', '#aaadab', '#94989a'];
const ANTHRACITE: Colors = ['#45494d', '#3d4145', '#4c5054', '#414548'];
const BRICK: Colors = ['#9c4630', '#a9523a', '#84392a', '#b3644a', '#6f3530', '#8f4a45', '#a3583a'];
const SAND_YELLOW: Colors = ['#d8c296', '#d2ba8b', '#decba3', '#d5be92'];

export const PAVINGS = {
  'rechteckpflaster-grau': paving({
    stones: rows({ width: 160, height: 80 }),
    colors: GREY,
    joint: '#5d5a53',
    turn: -4,
  }),
  'rechteckpflaster-anthrazit': paving({
    stones: herringbone(80),
    colors: ANTHRACITE,
    joint: '#191a1b',
    turn: 45,
  }),
  'doppel-t-pflaster': paving({
    stones: doubleT(168, 138),
    colors: ['#a5a59f', '#9c9d98', '#afaea7'],
    joint: '#57544d',
  }),
  'pflasterklinker-rotbunt': paving({
    stones: herringbone(64, 5),
    colors: BRICK,
    joint: '#b5a184',
    variation: 0.12,
    round: 3,
  }),
  'terrassenplatte-sandgelb': paving({
    stones: rows({ width: 330, height: 220, joint: 7 }),
    colors: SAND_YELLOW,
    joint: '#6f6248',
    rough: 0.6,
    turn: 3,
  }),
  gehwegplatte: paving({
    stones: rows({ width: 170, height: 170, joint: 5, offset: 0 }),
    colors: GREY,
    joint: '#4f4d48',
    turn: 45,
    variation: 0.1,
  }),
} satisfies Record<string, Drawing>;
