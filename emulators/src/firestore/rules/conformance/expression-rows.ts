import { beforeAll, describe, expect, test } from 'vitest';
import { checkAccess, usesOtherEmulator } from './check-access.ts';

type Outcome = boolean | 'error';

/** An expression and its result; `newer` if older emulators of Google do not know it yet. */
export type Row = readonly [expression: string, outcome: Outcome, newer?: 'newer'];

/** One test per row. An erroneous condition denies, and so does its negation. */
export function describeRows(topic: string, rows: readonly Row[]): void {
  const used = rows.filter(([, , newer]) => !(newer && usesOtherEmulator));
  describe(topic, () => {
    let decisions: boolean[] = [];

    beforeAll(async () => {
      const reads = used.flatMap(([expression]) => [
        { rules: ruleWith(expression), get: 'rows/x' },
        { rules: ruleWith(`!(${expression})`), get: 'rows/x' },
      ]);
      decisions = await checkAccess(`demo-rules-${topic.replace(' ', '-')}`, reads);
    });

    test.each(used.map(([expression, outcome], i) => ({ expression, outcome, i })))(
      '$expression → $outcome',
      ({ outcome, i }) => {
        const [isTrue, isFalse] = decisions.slice(2 * i);
        expect(isTrue ? true : isFalse ? false : 'error').toBe(outcome);
      },
    );
  });
}

const ruleWith = (condition: string): string => `match /rows/{id} { allow get: if ${condition}; }`;
