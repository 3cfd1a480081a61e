import { describe, expect, test } from 'vitest';
import { check, inFile } from '../test-rules.ts';

describe('excessive evaluation', () => {
  test('is stopped: functions that call others twice, twenty deep', () => {
    const functions = Array.from(
      { length: 20 },
      (_, i) => `function f${i}() { return ${i === 19 ? 'true' : `f${i + 1}() && f${i + 1}()`}; }`,
    );
    const { allowed, explanation } = check(
      inFile(`${functions.join('\n')} match /a/{id} { allow get: if f0(); }`),
      {},
    );
    expect(allowed).toBe(false);
    expect(explanation.join()).toContain('Too many expressions to evaluate.');
  });

  test('does not overflow the stack: long conditions in nested functions', () => {
    const chain = '&& true '.repeat(900);
    const functions = Array.from(
      { length: 20 },
      (_, i) => `function f${i}() { return ${i === 19 ? 'true' : `f${i + 1}()`} ${chain}; }`,
    );
    const source = inFile(`${functions.join('\n')} match /a/{id} { allow get: if f0(); }`);
    expect(check(source, {}).allowed).toBe(false);
  });
});
