import fc from 'fast-check';
import { oddKey, oddToken } from './odd-values.ts';

/**
 * A JSON text that may be wrong in any way: a value is its raw text, so that `NaN` or a second
 * entry of one key can stand in it.
 */
type Node = string | Branch;

interface Branch {
  isList: boolean;
  children: Child[];
}

interface Child {
  key: string;
  value: Node;
}

/** One thing that is broken in a valid text, at one of its values. */
export interface Mutation {
  /** Which value, counted from the root in the order of the text and taken modulo their number. */
  at: number;
  change:
    | { do: 'replace' | 'double'; token: string }
    | { do: 'add'; key: string; token: string }
    | { do: 'rename'; key: string }
    | { do: 'nudge'; by: number }
    | { do: 'repeat'; times: number }
    | { do: 'remove' | 'wrap' | 'turn' | 'quote' };
}

export const mutation: fc.Arbitrary<Mutation> = fc.record({
  at: fc.nat({ max: 40 }),
  change: fc.oneof(
    { arbitrary: fc.record({ do: fc.constant('replace' as const), token: oddToken }), weight: 6 },
    { arbitrary: fc.record({ do: fc.constant('double' as const), token: oddToken }), weight: 1 },
    {
      arbitrary: fc.record({ do: fc.constant('add' as const), key: oddKey, token: oddToken }),
      weight: 2,
    },
    { arbitrary: fc.record({ do: fc.constant('rename' as const), key: oddKey }), weight: 1 },
    {
      arbitrary: fc.record({
        do: fc.constant('nudge' as const),
        by: fc.constantFrom(0.01, -0.01, 1, -1, 0.004, 25, 1e7),
      }),
      weight: 5,
    },
    {
      arbitrary: fc.record({
        do: fc.constant('repeat' as const),
        times: fc.constantFrom(2, 99, 101, 3000),
      }),
      weight: 1,
    },
    {
      arbitrary: fc.record({ do: fc.constantFrom('remove', 'wrap', 'turn', 'quote') }),
      weight: 4,
    },
  ),
});

/** The JSON text of a value with these changes, one after the other. */
export function brokenJson(value: unknown, mutations: readonly Mutation[]): string {
  const root: Branch = { isList: true, children: [{ key: '', value: nodeOf(value) }] };
  for (const { at, change } of mutations) {
    const slots = slotsFor(root, change);
    const slot = slots[at % slots.length];
    if (slot) apply(slot, change);
  }
  return root.children.map((child) => print(child.value)).join(',');
}

function nodeOf(value: unknown): Node {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const children = Object.entries(value).map(([key, entry]) => ({ key, value: nodeOf(entry) }));
  return { isList: Array.isArray(value), children };
}

interface Slot {
  parent: Branch;
  child: Child;
}

/** A nudge is for numbers, as long as there are any: prices and quantities decide most. */
function slotsFor(root: Branch, change: Mutation['change']): Slot[] {
  const slots = slotsOf(root);
  const numbers = slots.filter(
    ({ child }) => typeof child.value === 'string' && /^-?\d/.test(child.value),
  );
  return change.do === 'nudge' && numbers.length > 0 ? numbers : slots;
}

function slotsOf(parent: Branch): Slot[] {
  return parent.children.flatMap((child) => [
    { parent, child },
    ...(typeof child.value === 'string' ? [] : slotsOf(child.value)),
  ]);
}

function apply({ parent, child }: Slot, change: Mutation['change']): void {
  const { value } = child;
  const index = parent.children.indexOf(child);
  if (change.do === 'replace') child.value = change.token;
  if (change.do === 'double') parent.children.push({ key: child.key, value: change.token });
  if (change.do === 'rename') child.key = change.key;
  if (change.do === 'remove') parent.children.splice(index, 1);
  if (change.do === 'wrap') child.value = { isList: true, children: [{ key: '0', value }] };
  if (change.do === 'nudge') child.value = nudged(value, change.by);
  if (change.do === 'quote') child.value = JSON.stringify(print(value));
  if (change.do === 'turn' && typeof value !== 'string') value.isList = !value.isList;
  if (change.do === 'add' && typeof value !== 'string') {
    value.children.push({ key: change.key, value: change.token });
  }
  if (change.do === 'repeat' && print(value).length < 200) {
    parent.children.splice(index, 1, ...Array<Child>(change.times).fill(child));
  }
}

/** A number becomes another one; a text gets a letter more. */
function nudged(value: Node, by: number): Node {
  if (typeof value !== 'string') return value;
  if (value.startsWith('"')) return `${value.slice(0, -1)}x"`;
  const number = Number(value);
  return Number.isFinite(number) ? String(Number((number + by).toFixed(3))) : value;
}

function print(node: Node): string {
  if (typeof node === 'string') return node;
  const { isList, children } = node;
  if (isList) return `[${children.map(({ value }) => print(value)).join(',')}]`;
  return `{${children.map(({ key, value }) => `${JSON.stringify(key)}:${print(value)}`).join(',')}}`;
}
