import { queryWords, withoutAmounts } from './query-words.ts';
import { indexOf, type SearchTexts, type Word } from './search-index.ts';
import { type Hits, readingsOf, union, WORST_RANK } from './search-readings.ts';
import { foldUmlauts, singularsOfEr } from './search-text.ts';

/** An item that a query finds. */
export interface Hit<T> {
  item: T;
  /** Lower is better; 0 for a name that begins with the query. */
  cost: number;
  /** Whether it has every word of the query. */
  hasAll: boolean;
}

/** A list indexed for search. */
export interface Searchable<T> {
  /**
   * Items with at least half of the query's words, not counting words that no item has; best first, ties in list order.
   * An empty query finds all. Words like `für` and `kaufen` count only if there are no others, an amount like `40 m²`
   * only where items mention it.
   */
  hits(query: string): Hit<T>[];
  /** Only items that have every word of the query. */
  find(query: string): T[];
  /** The same, or all hits if there are none. */
  findBest(query: string): T[];
  /**
   * Indexes another part of the list; otherwise `hits` indexes it all at once. Returns whether it is
   * complete.
   */
  prepare(): boolean;
}

/** Creates something from a list, such as its index, once per list object. */
export function oncePerList<Item, Made extends object>(make: (list: readonly Item[]) => Made) {
  const made = new WeakMap<readonly Item[], Made>();
  return (list: readonly Item[]): Made => {
    const known = made.get(list) ?? make(list);
    made.set(list, known);
    return known;
  };
}

/** The hits with every word of the query, or all if there are none. */
export function bestOf<T>(hits: readonly Hit<T>[]): readonly Hit<T>[] {
  const all = hits.filter(({ hasAll }) => hasAll);
  return all.length > 0 ? all : hits;
}

/**
 * Indexes a list. A query word matches as part of a word, regardless of case, umlauts, accents, hyphens and
 * the spelling of sizes, in singular and plural, and by what a job or place needs, typed in full or in part. Only words
 * without any match are tried as several words, then with typos.
 */
export function searchable<T>(
  items: readonly T[],
  textsOf: (item: T) => SearchTexts,
): Searchable<T> {
  const { words, names, prepare } = indexOf(items, textsOf);
  const { hitsOf, rank, matching } = readingsOf(words, items.length);

  function hits(query: string): Hit<T>[] {
    while (!prepare());
    if (queryWords(query).length === 0) {
      return items.map((item) => ({ item, cost: 0, hasAll: true }));
    }
    const { rest, amounts } = withoutAmounts(query);
    const wanted = queryWords(rest);
    if (amounts.length === 0 || wanted.length === 0) return ordered(queryWords(query));
    const told = ordered(wanted, amounts.flatMap(amountHits)).filter(({ hasAll }) => hasAll);
    return told.length > 0 ? told : ordered(wanted);
  }

  /** Number and unit as words of their own. */
  function amountHits([number, unit]: readonly [string, string]): Hits[] {
    const isUnit = ({ folded }: Word) => folded.startsWith(unit);
    return [rank(matching(({ folded }) => folded === number)), rank(matching(isUnit))];
  }

  function ordered(wanted: readonly string[], besides: readonly Hits[] = []): Hit<T>[] {
    const beginning = wanted.map(foldUmlauts).join(' ');
    const asked = wanted.map((word, at) => {
      const hits = hitsBeside(wanted, at);
      // Rare words say more.
      return { word, hits, weight: Math.log2(1 + items.length / hits.filter(Boolean).length) };
    });
    const things = asked.filter(({ word }) => !NUMBER_OR_UNIT.test(word));
    const known = (things.length > 0 ? things : asked).filter(({ hits }) => hits.some(Boolean));
    const isIn = (position: number) => (hits: Hits) => Boolean(hits[position]);
    return items
      .flatMap((item, position) => {
        const found = known.filter(({ hits }) => hits[position]).length;
        if (found === 0 || 2 * found < known.length) return [];
        const hasAll = [...asked.map(({ hits }) => hits), ...besides].every(isIn(position));
        const isBegun = hasAll && beginsWith(names[position], beginning);
        return { item, cost: isBegun ? 0 : costAt(position, hasAll ? asked : known), hasAll };
      })
      .sort((a, b) => a.cost - b.cost);
  }

  /** Hits of a word and of the compound it forms with a neighbour: `grober Kies` is `Grobkies`. */
  function hitsBeside(wanted: readonly string[], at: number): Hits {
    const compounds = [wanted.slice(at - 1, at + 1), wanted.slice(at, at + 2)].flatMap(
      ([first = '', second]) =>
        second ? [first, ...singularsOfEr(first)].map((stem) => stem + second) : [],
    );
    const isCompound = ({ plain }: Word) =>
      compounds.some((compound) => plain === foldUmlauts(compound));
    return union([hitsOf(wanted[at] ?? ''), rank(matching(isCompound))]);
  }

  function costAt(position: number, words: readonly { hits: Hits; weight: number }[]): number {
    const sum = sumOf(words, ({ hits, weight }) => weight * (hits[position] || MISSING));
    return sum / sumOf(words, ({ weight }) => weight);
  }

  return {
    prepare,
    hits,
    find: (query) => hits(query).flatMap(({ item, hasAll }) => (hasAll ? item : [])),
    findBest: (query) => bestOf(hits(query)).map(({ item }) => item),
  };
}

const sumOf = <Word>(words: readonly Word[], of: (word: Word) => number) =>
  words.reduce((sum, word) => sum + of(word), 0);

/** A missing word costs more than two matches in other text. */
const MISSING = 2 * WORST_RANK + 1;

/** Names an amount rather than a thing. */
const NUMBER_OR_UNIT = /^(?:\d+|[cdkm]?m[23]?|k?g|l|liter)$/;

/** Up to the end of a word or inside a size: `beton` is not a prefix of `Betonstahlmatte`. */
function beginsWith(name = '', beginning: string): boolean {
  if (!name.startsWith(beginning)) return false;
  return /^([ /]|$)/.test(name.slice(beginning.length)) || /\d$/.test(beginning);
}
