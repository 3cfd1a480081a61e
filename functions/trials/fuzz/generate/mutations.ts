import fc from 'fast-check';
import { oddKey, oddValue } from './odd-values.ts';

/** One change at one place in a valid JSON value. */
export interface Mutation {
  /** The place, counted depth first from the root, modulo the number of places. */
  at: number;
  change:
    | { do: 'replace'; value: unknown }
    | { do: 'add'; key: string; value: unknown }
    | { do: 'nudge'; by: number }
    | { do: 'repeat'; times: number }
    | { do: 'remove' | 'wrap' | 'quote' };
}

const change: fc.Arbitrary<Mutation['change']> = fc.oneof(
  { arbitrary: fc.record({ do: fc.constant('replace' as const), value: oddValue }), weight: 6 },
  {
    arbitrary: fc.record({ do: fc.constant('add' as const), key: oddKey, value: oddValue }),
    weight: 3,
  },
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
  { arbitrary: fc.record({ do: fc.constantFrom('remove', 'wrap', 'quote') }), weight: 3 },
);

const mutation: fc.Arbitrary<Mutation> = fc.record({ at: fc.nat({ max: 40 }), change });

/** Often none, mostly one, at most three. */
export const mutations: fc.Arbitrary<readonly Mutation[]> = fc.oneof(
  { arbitrary: fc.constant([]), weight: 5 },
  { arbitrary: fc.array(mutation, { minLength: 1, maxLength: 1 }), weight: 5 },
  { arbitrary: fc.array(mutation, { minLength: 2, maxLength: 3 }), weight: 2 },
);

/** The value with these changes applied in order; leaves the original as it is. */
export function mutate(value: unknown, changes: readonly Mutation[]): unknown {
  const root: Parent = { root: structuredClone(value) };
  for (const { at, change } of changes) {
    const places = placesIn(root);
    // Prices and quantities matter most, so a nudge goes to a number if there is one.
    const numbers = places.filter(({ parent, key }) => typeof parent[key] === 'number');
    const candidates = change.do === 'nudge' && numbers.length > 0 ? numbers : places;
    const place = candidates[at % candidates.length];
    if (place) apply(place, change);
  }
  return root.root;
}

/** An object, or an array by its indices. */
type Parent = Record<string, unknown>;

interface Place {
  parent: Parent;
  key: string;
}

function placesIn(parent: Parent): Place[] {
  return Object.entries(parent).flatMap(([key, value]) => [
    { parent, key },
    ...(isParent(value) ? placesIn(value) : []),
  ]);
}

const isParent = (value: unknown): value is Parent => typeof value === 'object' && value !== null;

function apply({ parent, key }: Place, change: Mutation['change']): void {
  const value = parent[key];
  if (change.do === 'replace') set(parent, key, structuredClone(change.value));
  // JSON has no arrays with named keys.
  if (change.do === 'add' && isParent(value) && !Array.isArray(value)) {
    set(value, change.key, structuredClone(change.value));
  }
  if (change.do === 'nudge') set(parent, key, nudged(value, change.by));
  if (change.do === 'wrap') set(parent, key, [value]);
  if (change.do === 'quote') set(parent, key, JSON.stringify(value));
  if (change.do === 'remove') {
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete parent[key];
  }
  if (change.do === 'repeat' && Array.isArray(parent) && parent.length < 10) {
    parent.push(...Array(change.times - 1).fill(value));
  }
}

function nudged(value: unknown, by: number): unknown {
  if (typeof value === 'number') return Number((value + by).toFixed(3));
  return typeof value === 'string' ? `${value}x` : value;
}

/** Assigning to `__proto__` would change the prototype instead. */
function set(parent: Parent, key: string, value: unknown): void {
  const property = { value, writable: true, enumerable: true, configurable: true };
  Object.defineProperty(parent, key, property);
}
