import { beforeAll, describe, expect, test } from 'vitest';
import { ask, isOtherEmulator, type Outcome } from './asker.ts';

/** An expression and its result; `newer` if older emulators of Google do not know it yet. */
export type Row = readonly [expression: string, outcome: Outcome, newer?: 'newer'];

/** One test per row. An erroneous condition denies, and so does its negation. */
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
