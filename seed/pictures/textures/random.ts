export type Random = () => number;

/** Numbers from 0 up to 1 that look random but are the same for the same seed (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of the shades of a material. */
export function pickShade(shades: readonly string[], random: Random): string {
  return shades[Math.floor(random() * shades.length)] ?? '';
}
