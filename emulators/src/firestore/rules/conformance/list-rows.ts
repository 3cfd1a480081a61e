import { beforeAll, describe, expect, test } from 'vitest';
import type { StructuredQuery } from '../../core/api/messages.ts';
import { checkAccess, usesOtherEmulator } from './check-access.ts';

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
  const used = rows.filter(([, , , stricter]) => !(stricter && usesOtherEmulator));
  describe(topic, () => {
    let decisions: boolean[] = [];

    beforeAll(async () => {
      const reads = used.map(([rule, query]) => ({
        rules: rule.startsWith('match ') ? rule : `match /docs/{id} { allow list: if ${rule}; }`,
        list: 'docs',
        query,
        collectionGroup,
      }));
      decisions = await checkAccess('demo-rules', reads);
    });

    test.each(
      used.map(([rule, query, outcome], i) => ({
        rule,
        query: JSON.stringify(query),
        outcome,
        i,
      })),
    )('$outcome: $rule for $query', ({ outcome, i }) => {
      expect(decisions[i] ? 'allow' : 'deny').toBe(outcome);
    });
  });
}
