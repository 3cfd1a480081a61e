import { beforeAll, describe, expect, test } from 'vitest';
import { checkAccess } from './check-access.ts';

type Outcome = boolean | 'error';

type Row = readonly [expression: string, outcome: Outcome];

/** One test per row. An erroneous condition denies, and so does its negation. */
export function describeRows(topic: string, rows: readonly Row[]): void {
  describe(topic, () => {
    let decisions: boolean[] = [];

    beforeAll(async () => {
      const reads = rows.flatMap(([expression]) => [
        { rules: ruleWith(expression), get: 'rows/x' },
        { rules: ruleWith(`!(${expression})`), get: 'rows/x' },
      ]);
      decisions = await checkAccess(`demo-rules-${topic.replace(' ', '-')}`, reads);
    });

    test.each(rows.map(([expression, outcome], i) => ({ expression, outcome, i })))(
      '$expression → $outcome',
      ({ outcome, i }) => {
        const [isTrue, isFalse] = decisions.slice(2 * i);
        expect(isTrue ? true : isFalse ? false : 'error').toBe(outcome);
      },
    );
  });
}

const ruleWith = (condition: string): string => `match /rows/{id} { allow get: if ${condition}; }`;
