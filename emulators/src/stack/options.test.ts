import { describe, expect, it } from 'vitest';
import { parseOptions, USAGE } from './options.ts';
import { Problem } from './problem.ts';

describe('parseOptions', () => {
  it('uses the local Firestore in memory when nothing is said', () => {
    expect(parseOptions([])).toEqual({ firestore: 'local', beside: [] });
  });

  it('takes every option', () => {
    const line =
      '--firestore=google --build b --seed s --beside w1 --beside w2 --front f --warm /api --data folder';
    expect(parseOptions(line.split(' '))).toEqual({
      firestore: 'google',
      build: 'b',
      seed: 's',
      beside: ['w1', 'w2'],
      front: 'f',
      warm: '/api',
      data: 'folder',
    });
  });

  it.each([['--firestore=other'], ['--unknown'], ['stray'], ['--build']])(
    'answers %s with the usage',
    (argument) => {
      const parse = () => parseOptions([argument]);
      expect(parse).toThrow(Problem);
      expect(parse).toThrow(USAGE);
    },
  );
});
