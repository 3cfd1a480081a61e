import { beforeAll, describe, expect, test } from 'vitest';
import type { StructuredQuery } from '../../core/messages.ts';
import { ask, isOtherEmulator } from './asker.ts';

/**
 * A condition of `allow list` for `docs`, or whole matches, with a query and the decision.
 * `stricter` where Google's emulator allows what the filters do not prove.
 */
export type ListRow = readonly [
  rule: string,
  query: StructuredQuery,
  outcome: 'allow' | 'deny',
  stricter?: 'stricter',
];

export function describeLists(
  topic: string,
  rows: readonly ListRow[],
  { collectionGroup = false } = {},
): void {
  const asked = rows.filter(([, , , stricter]) => !(stricter && isOtherEmulator));
  describe(topic, () => {
    let answers: boolean[] = [];

    beforeAll(async () => {
      const questions = asked.map(([rule, query]) => ({
        rules: rule.startsWith('match ') ? rule : `match /docs/{id} { allow list: if ${rule}; }`,
        list: 'docs',
        query,
        collectionGroup,
      }));
      answers = await ask('demo-rules', questions);
    });

    test.each(
      asked.map(([rule, query, outcome], i) => ({
        rule,
        query: JSON.stringify(query),
        outcome,
        i,
      })),
    )('$outcome: $rule for $query', ({ outcome, i }) => {
      expect(answers[i] ? 'allow' : 'deny').toBe(outcome);
    });
  });
}
