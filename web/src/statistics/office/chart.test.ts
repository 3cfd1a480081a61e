import { expect, test } from 'vitest';
import { axisLabel, countScale } from './chart.tsx';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [4, [0, 1, 2, 3, 4]],
  [5, [0, 2, 4, 6]],
  [8, [0, 2, 4, 6, 8]],
  [9, [0, 5, 10]],
  [40, [0, 10, 20, 30, 40]],
  [41, [0, 20, 40, 60]],
  [1000, [0, 500, 1000]],
])('counts up to %i have grid lines %j', (most, lines) => {
  expect(countScale(most)).toEqual({ top: lines.at(-1), lines });
});

test.each([
  [8, 'count', '8'],
  [0, 'euro', '0 €'],
  [10_000, 'euro', '10.000 €'],
  [20_000, 'tonnes', '20.000 t'],
] as const)('%i as %s on an axis reads „%s“', (value, unit, text) => {
  expect(axisLabel(value, unit).replaceAll('\u00a0', ' ')).toBe(text);
});

test('every scale has few, round grid lines and reaches the highest count', () => {
  for (let most = 1; most < 3_000; most += 1) {
    const { top, lines } = countScale(most);
    expect(top).toBeGreaterThanOrEqual(most);
    expect(lines.length).toBeLessThanOrEqual(5);
    expect(String(lines[1])).toMatch(/^[125]0*$/);
  }
});
