import { describe, expect, it } from 'vitest';
import { parseOptions, USAGE } from './options.ts';
import { Problem } from './stack-error.ts';

describe('parseOptions', () => {
  it('uses the local Firestore in memory when nothing is said', () => {
    expect(parseOptions([])).toEqual({
      firestore: 'local',
      beside: [],
      mail: false,
      call: [],
    });
  });

  it('takes every option', () => {
    const line =
      '--firestore=google --build b --seed s --beside w1 --beside w2 --front f --warm /api --data folder --mail';
    const calls = ['--call', '15 tidyUp', '--call', '60 other-one'];
    expect(parseOptions([...line.split(' '), ...calls])).toEqual({
      firestore: 'google',
      build: 'b',
      seed: 's',
      beside: ['w1', 'w2'],
      front: 'f',
      warm: '/api',
      data: 'folder',
      mail: true,
      call: [
        { seconds: 15, functionId: 'tidyUp' },
        { seconds: 60, functionId: 'other-one' },
      ],
    });
  });

  it.each([
    ['--firestore=other'],
    ['--unknown'],
    ['stray'],
    ['--build'],
    ['--call=tidyUp'],
    ['--call=0 tidyUp'],
    ['--call=-1 tidyUp'],
    ['--call=15 /api'],
  ])('answers %s with the usage', (argument) => {
    const parse = () => parseOptions([argument]);
    expect(parse).toThrow(Problem);
    expect(parse).toThrow(USAGE);
  });
});
