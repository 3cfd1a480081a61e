/** The signature field, in the units of a signature's path. */
export const SIGNATURE_FIELD = { width: 600, height: 200 };
/** A dot or a twitch does not count as a signature. */
const SMALLEST = 20;

/** Whether an SVG path has strokes like `M10 20L11 22`, within the field and larger than a dot. */
export function isSignature(path: string): boolean {
  if (!/^(M\d+ \d+(L\d+ \d+)*)+$/.test(path) || !path.includes('L')) return false;
  const points = path
    .split(/[ML]/)
    .slice(1)
    .map((point) => point.split(' ').map(Number));
  const [xs, ys] = [0, 1].map((axis) => points.map((point) => point[axis] ?? 0)) as [
    number[],
    number[],
  ];
  const isWithin =
    Math.max(...xs) <= SIGNATURE_FIELD.width && Math.max(...ys) <= SIGNATURE_FIELD.height;
  const extent = (all: number[]) => Math.max(...all) - Math.min(...all);
  return isWithin && Math.max(extent(xs), extent(ys)) >= SMALLEST;
}
