import { between, pick, type Random } from '../drawing/prng.ts';
import { path } from '../drawing/svg.ts';

/** One blade of grass at (x, y). */
export function grassBlade(random: Random, x: number, y: number, length: number): string {
  const lean = between(random, -0.35, 0.35) * length;
  const [px, py] = [Math.round(x), Math.round(y)];
  const [tipX, tipY] = [Math.round(x + lean), Math.round(y - length)];
  const bend = Math.round(y - length * 0.6);
  const green = pick(random, ['#3f6d2a', '#4d8032', '#5f9440', '#33591f', '#6c9f48']);
  const out = `Q${Math.round(x + lean / 4)} ${bend} ${tipX} ${tipY}`;
  return path(
    `M${px - 2} ${py}${out}Q${Math.round(x + lean / 2 + 3)} ${bend} ${px + 3} ${py}Z`,
    green,
  );
}
