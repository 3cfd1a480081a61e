import { beforeAll, describe, expect, test } from 'vitest';
import { ask, isOtherEmulator, type Outcome } from './asker.ts';

/** An expression, what it comes to, and `newer` where Google's older emulators do not know it yet. */
export type Row = readonly [expression: string, outcome: Outcome, newer?: 'newer'];

/** A test for each row. A condition that is an error denies, and so does its negation. */
export function describeRows(topic: string, rows: readonly Row[]): void {
  const asked = rows.filter(([, , newer]) => !(newer && isOtherEmulator));
  describe(topic, () => {
    let answers: boolean[] = [];

    beforeAll(async () => {
      const questions = asked.flatMap(([expression]) => [
        { rules: ruleWith(expression), get: 'rows/x' },
        { rules: ruleWith(`!(${expression})`), get: 'rows/x' },
      ]);
      answers = await ask(`demo-rules-${topic.replace(' ', '-')}`, questions);
    });

    test.each(asked.map(([expression, outcome], i) => ({ expression, outcome, i })))(
      '$expression → $outcome',
      ({ outcome, i }) => {
        const [isTrue, isFalse] = answers.slice(2 * i);
        expect(isTrue ? true : isFalse ? false : 'error').toBe(outcome);
      },
    );
  });
}

const ruleWith = (condition: string): string => `match /rows/{id} { allow get: if ${condition}; }`;
