import { isSameValue } from '@shop/domain/office/input-differences';
import type { OfficeKind } from '@shop/domain/office/office';
import { callApi } from '../../lib/api/client.ts';
import { present } from './read-values.ts';

export type Choices = Record<string, 'mine' | 'theirs'>;

type Fields = Record<string, unknown>;

/** A field that only the other one changed keeps their value, any other one ours. */
export function suggestedChoices(base: object, mine: object, theirs: object): Choices {
  const [old, own, other] = [base as Fields, mine as Fields, theirs as Fields];
  const names = new Set([...Object.keys(own), ...Object.keys(other)]);
  const differing = [...names].filter((name) => !isSameValue(own[name], other[name]));
  return Object.fromEntries(
    differing.map((name) => [name, isSameValue(own[name], old[name]) ? 'theirs' : 'mine']),
  );
}

/** Their version with the fields for which ours was chosen. */
export function chosenFields<Input extends object>(
  mine: Input,
  theirs: Input,
  choices: Choices,
): Input {
  const merged = { ...theirs } as Fields;
  for (const [name, side] of Object.entries(choices)) {
    if (side === 'mine') merged[name] = (mine as Fields)[name];
  }
  return present(merged) as Input;
}

/** Who saved an entry last, as the log has it; undefined where that cannot be told. */
export async function lastEditor(kind: OfficeKind, item: string): Promise<string | undefined> {
  try {
    const changes = await callApi('GET /api/admin/changes', { query: { kind, item } });
    return changes[0]?.by;
  } catch {
    return undefined;
  }
}
