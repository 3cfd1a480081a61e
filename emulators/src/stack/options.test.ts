import { describe, expect, it } from 'vitest';
import { parseOptions } from './options.ts';
import { StackError } from './stack-error.ts';

describe('parseOptions', () => {
  it('uses the local Firestore in memory by default', () => {
    expect(parseOptions([])).toEqual({
      firestore: 'local',
      background: [],
      mail: false,
      verbose: false,
      schedule: [],
    });
  });

  it('parses every option', () => {
    const line =
      '--firestore=google --build b --seed s --background w1 --background w2 --dev-server f --warm-up /api --data folder --mail --verbose';
    const schedules = ['--schedule', '15 tidyUp', '--schedule', '60 other-one'];
    expect(parseOptions([...line.split(' '), ...schedules])).toEqual({
      firestore: 'google',
      build: 'b',
      seed: 's',
      background: ['w1', 'w2'],
      devServer: 'f',
      warmUp: '/api',
      data: 'folder',
      mail: true,
      verbose: true,
      schedule: [
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
    ['--schedule=tidyUp'],
    ['--schedule=0 tidyUp'],
    ['--schedule=-1 tidyUp'],
    ['--schedule=15 /api'],
  ])('shows the usage for %s', (argument) => {
    const parse = () => parseOptions([argument]);
    expect(parse).toThrow(StackError);
    expect(parse).toThrow(/^\S.+\s+Usage: stack/);
  });
});
