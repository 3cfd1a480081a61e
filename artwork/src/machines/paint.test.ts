import { describe, expect, test } from 'vitest';
import { seeded } from '../drawing/prng.ts';
import { MACHINES } from '../drawings.ts';
import { MAKERS } from './paint.ts';

type Maker = keyof typeof MAKERS;
const names = Object.keys(MAKERS) as Maker[];

/** CIE L*a*b* of an sRGB colour such as `#ffb310`, under D65. */
function labOf(hex: string): [number, number, number] {
  const linear = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const [r, g, b] = [linear(1), linear(3), linear(5)];
  const root = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Distance of two colours (ΔE*ab, 1976); 2.3 is just noticeable. */
function distance(first: string, second: string): number {
  const [l1, a1, b1] = labOf(first);
  const [l2, a2, b2] = labOf(second);
  return Math.hypot(l1 - l2, a1 - a2, b1 - b2);
}

describe('the paint of a maker', () => {
  test('is measured as CIE does', () => {
    expect(distance('#ffffff', '#000000')).toBeCloseTo(100, 1);
    expect(distance('#ff0000', '#00ff00')).toBeCloseTo(170.6, 0);
  });

  test.each(names)('%s is told apart from all others', (name) => {
    const alike = names.filter(
      (other) => other !== name && distance(MAKERS[name].main, MAKERS[other].main) < 15,
    );
    expect(alike).toEqual([]);
  });
});

describe('a machine', () => {
  test.each(Object.entries(MACHINES))('%s is painted by one maker', (name, draw) => {
    const svg = draw(seeded(name));
    const painted = names.filter((maker) => svg.includes(`"${MAKERS[maker].main}"`));
    // Warning stripes share the yellow of a maker.
    const makers = painted.length > 1 ? painted.filter((it) => it !== 'wackerNeuson') : painted;
    expect(makers).toHaveLength(1);
  });

  test('of each maker is drawn', () => {
    const all = Object.entries(MACHINES).map(([name, draw]) => draw(seeded(name)));
    const unused = names.filter((maker) => !all.some((svg) => svg.includes(MAKERS[maker].main)));
    expect(unused).toEqual([]);
  });
});
