import { expect, it } from 'vitest';
import { javaMajor } from './java.ts';

it.each([
  ['openjdk version "21.0.5" 2024-10-15', 21],
  ['openjdk version "17.0.15" 2025-04-15', 17],
  ['java version "1.8.0_431"', 8],
  ['openjdk version "25" 2025-09-16', 25],
  ['bash: java: command not found', undefined],
])('reads %s as %s', (output, major) => {
  expect(javaMajor(output)).toBe(major);
});
