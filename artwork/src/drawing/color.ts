type Rgb = readonly [number, number, number];

function parse(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function print(rgb: Rgb): string {
  const channel = (value: number) =>
    Math.round(Math.min(255, Math.max(0, value)))
      .toString(16)
      .padStart(2, '0');
  return `#${rgb.map(channel).join('')}`;
}

/** Mixes two colours; `share` 0 is the first, 1 the second. */
function mix(first: string, second: string, share: number): string {
  const [a, b] = [parse(first), parse(second)];
  const blend = (i: 0 | 1 | 2) => a[i] + (b[i] - a[i]) * share;
  return print([blend(0), blend(1), blend(2)]);
}

/** Positive `amount` lightens towards white, negative darkens towards black; at most 1. */
export function shade(color: string, amount: number): string {
  return mix(color, amount > 0 ? '#ffffff' : '#000000', Math.abs(amount));
}
