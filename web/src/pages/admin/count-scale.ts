/** At most so many lines above the ground line, so that they stay apart on a phone. */
const MOST_LINES = 4;

/** Lines over which bars of whole numbers are read: round and equally apart, up to `top`. */
export interface CountScale {
  top: number;
  lines: number[];
}

/** The scale of counts up to `most`: steps of 1, 2 or 5 with zeros behind. */
export function countScale(most: number): CountScale {
  const step = roundStep(Math.max(most, 1) / MOST_LINES);
  const count = Math.max(1, Math.ceil(most / step));
  return { top: count * step, lines: Array.from({ length: count + 1 }, (_, n) => n * step) };
}

/** The smallest round step that is not smaller than `least`. */
function roundStep(least: number): number {
  const magnitude = 10 ** Math.max(0, Math.floor(Math.log10(least)));
  const step = [1, 2, 5].find((factor) => factor * magnitude >= least) ?? 10;
  return step * magnitude;
}
