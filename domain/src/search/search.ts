import { queryWords, withoutAmounts } from './query-words.ts';
import {
  MAX_TYPOS_IN_SYNONYM,
  synonymsOf,
  synonymsOfBeginning,
  synonymsOfMistyped,
} from './search-synonyms.ts';
import {
  endsWithForm,
  foldUmlauts,
  singularsOf,
  singularsOfEr,
  splitWords,
  withThousands,
  writtenWords,
} from './search-text.ts';
import { nearest, toleratedTypos } from './search-typos.ts';

/** An item's searchable texts: name and others. */
export interface SearchTexts {
  name: string;
  others: readonly (string | undefined)[];
}

/** A list indexed for search. */
export interface Searchable<T> {
  /**
   * The items that contain every word of the query, in any order: names that begin with it first,
   * then other matches in names, whole words of other texts, synonyms in names and the rest;
   * otherwise in list order. An empty query finds all. Words like `für` and `kaufen` count only if
   * nothing else is asked for, an amount like `40 m²` only where an item tells it.
   */
  find(query: string): T[];
  /**
   * The same, or if there are none, the items that contain at least half of those words of the query
   * that any item contains, the rarest words and best matches first.
   */
  findBest(query: string): T[];
  /**
   * Indexes another part of the list; otherwise `find` indexes it all at once. Returns whether it is
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

/** A distinct word of the list. */
interface Word {
  folded: string;
  /** `folded`, with both spellings of umlauts unified. */
  plain: string;
  /** Item positions in order, each doubled, plus one if the word is part of the item's name. */
  postings: number[];
}

/** Rank by item position; lower is better, and 0 no hit. */
type Hits = Uint8Array;

/**
 * Ranks of matches in the name and in other texts. The last part of a German compound names the thing itself.
 */
const RANKS = {
  end: { name: 1, others: 3 },
  part: { name: 2, others: 5 },
  synonym: { name: 4, others: 6 },
} as const;
const WORST_RANK = 6;

/**
 * Indexes a list. A query word matches as part of a word, regardless of case, umlauts, accents, hyphens and
 * the spelling of sizes, in singular and plural, and by synonym, typed whole or in part. Only words without
 * any match are tried as several words, then with typos.
 */
export function searchable<T>(
  items: readonly T[],
  textsOf: (item: T) => SearchTexts,
): Searchable<T> {
  const { words, names, prepare } = indexOf(items, textsOf);
  const { hitsOf, rank, matching } = readingsOf(words, items.length);

  function find(query: string): T[] {
    while (!prepare());
    if (queryWords(query).length === 0) return [...items];
    const { rest, amounts } = withoutAmounts(query);
    const wanted = queryWords(rest);
    if (amounts.length === 0 || wanted.length === 0) return inOrder(queryWords(query));
    const told = inOrder(wanted, amounts.flatMap(amountHits));
    return told.length > 0 ? told : inOrder(wanted);
  }

  /** Number and unit as words of their own. */
  function amountHits([number, unit]: readonly [string, string]): Hits[] {
    const isUnit = ({ folded }: Word) => folded.startsWith(unit);
    return [rank(matching(({ folded }) => folded === number)), rank(matching(isUnit))];
  }

  /** The items that contain all these words. */
  function inOrder(wanted: readonly string[], besides: readonly Hits[] = []): T[] {
    const beginning = wanted.map(foldUmlauts).join(' ');
    const byRank: T[][] = Array.from({ length: WORST_RANK + 1 }, () => []);
    intersect([...wanted.map(hitsOf), ...besides]).forEach((rank, position) => {
      const item = items[position];
      if (rank === 0 || item === undefined) return;
      byRank[beginsWith(names[position], beginning) ? 0 : rank]?.push(item);
    });
    return byRank.flat();
  }

  function findBest(query: string): T[] {
    const all = find(query);
    if (all.length > 0) return all;
    const wanted = queryWords(withoutAmounts(query).rest);
    if (wanted.length < 2) return [];
    const known = wanted
      .filter((word) => !NUMBER_OR_UNIT.test(word))
      .map(hitsOf)
      .filter((hits) => hits.some(Boolean));
    const weights = known.map((hits) => Math.log2(1 + items.length / hits.filter(Boolean).length));
    return items
      .map((item, position) => ({ item, ranks: known.map((hits) => hits[position] ?? 0) }))
      .filter(({ ranks }) => ranks.length > 0 && 2 * ranks.filter(Boolean).length >= ranks.length)
      .map(({ item, ranks }) => ({ item, cost: costOf(ranks, weights) }))
      .sort((a, b) => a.cost - b.cost)
      .map(({ item }) => item);
  }

  return { find, findBest, prepare };
}

/** What words of a query find among the words of a list of so many items. */
function readingsOf(words: readonly Word[], count: number) {
  const rank = (found: readonly Word[], ranks: Ranks = RANKS.end) => ranked(count, found, ranks);
  const matching = (test: (word: Word) => boolean) => words.filter(test);

  function hitsOf(word: string): Hits {
    const plain = foldUmlauts(word);
    const ends = matching(endsWithOneOf([plain, ...singularsOf(plain)]));
    // A word that names nothing may be half typed: `magerb` finds what `magerbeton` does.
    const meant = ends.length > 0 ? [] : synonymsOfBeginning(plain);
    const synonyms = matching(meansOneOf([...synonymsOf(word), ...meant]));
    const parts = matching(
      (candidate) => candidate.plain.includes(plain) || candidate.folded.includes(word),
    );
    const isUnknown = synonyms.length + ends.length + parts.length + meant.length === 0;
    if (isUnknown) return guessedHits(word, plain);
    return union([rank(ends), rank(parts, RANKS.part), rank(synonyms, RANKS.synonym)]);
  }

  /** Readings of a word without a match, from most to least likely. */
  function guessedHits(word: string, plain: string): Hits {
    const sizes = word.split('/');
    if (sizes.length > 1) return intersect(sizes.map(hitsOf));
    const apart = hitsWrittenApart(plain);
    if (apart.some(Boolean)) return apart;
    const thousands = withThousands(word);
    if (thousands !== word) return hitsOf(thousands);
    const plurals = matching(endsWithOneOf(singularsOfEr(plain)));
    return plurals.length > 0 ? rank(plurals) : mistypedHits(plain);
  }

  /** `rp90` as `rp` and `90`, `basaltsplitt` as `Edelsplitt Basalt`, `drainagekies` by `Drainagen`. */
  function hitsWrittenApart(plain: string): Hits {
    const ways: Hits[] = [];
    for (let at = 1; at < plain.length; at++) {
      if (!canSplitAt(plain, at)) continue;
      const [head, tail] = [plain.slice(0, at), plain.slice(at)];
      const start = head.replace(LINKING_S, '');
      const isMeant = meansOneOf([...synonymsOf(head), ...synonymsOf(start)]);
      const heads = matching(
        (word) =>
          word.folded === head ||
          lastNumber(word.plain) === head ||
          (start.length >= MIN_PART_LETTERS && word.plain.startsWith(start)) ||
          isMeant(word),
      );
      const tails = matching(
        (candidate) =>
          candidate.plain.startsWith(tail) ||
          (tail.length >= MIN_PART_LETTERS && endsWithForm(candidate.plain, tail)),
      );
      ways.push(intersect([rank(heads), rank(tails)]));
    }
    return union(ways);
  }

  /** The nearest words; a mistyped synonym counts only if no word of the list is as near. */
  function mistypedHits(plain: string): Hits {
    const most = /\d/.test(plain) ? 0 : toleratedTypos(plain.length);
    const candidates = most === 0 ? [] : matching(({ folded }) => !/\d/.test(folded));
    const { found, typos } = nearest(plain, candidates, (candidate) => candidate.plain, most);
    if (typos > MAX_TYPOS_IN_SYNONYM) {
      const synonyms = matching(meansOneOf(synonymsOfMistyped(plain)));
      if (synonyms.length > 0) return rank(synonyms, RANKS.synonym);
    }
    return rank(found);
  }

  return { hitsOf, rank, matching };
}

/** Tells an amount rather than a thing. */
const NUMBER_OR_UNIT = /^(?:\d+|[cdkm]?m[23]?|k?g|l|liter)$/;

/** A missing word costs more than two in mere synonyms; rare words weigh more. */
const costOf = (ranks: readonly number[], weights: readonly number[]) =>
  ranks.reduce((sum, rank, at) => sum + (weights[at] ?? 0) * (rank || 2 * WORST_RANK + 1), 0);

/** Items indexed at a time: 5 ms on a slow phone. */
const SLICE = 100;

/** Each call of `prepare` indexes one slice, and returns whether the index is complete. */
function indexOf<T>(items: readonly T[], textsOf: (item: T) => SearchTexts) {
  const byFolded = new Map<string, Word>();
  const words: Word[] = [];
  const names: string[] = [];
  // Most words of a list occur in many of its texts.
  const known = new Map<string, readonly Word[]>();

  function wordsOf(text: string): readonly Word[] {
    return splitWords(text).flatMap((part) => {
      const found = known.get(part) ?? plainWordsOf(part);
      known.set(part, found);
      return found;
    });
  }

  function plainWordsOf(part: string): Word[] {
    return writtenWords(part).map(([folded]) => {
      const word = byFolded.get(folded) ?? { folded, plain: foldUmlauts(folded), postings: [] };
      if (!byFolded.has(folded)) words.push(word);
      byFolded.set(folded, word);
      return word;
    });
  }

  function add(found: readonly Word[], position: number, isName: boolean): void {
    for (const { postings } of found) {
      // Names come first, so that a word in both keeps the name's posting.
      if ((postings.at(-1) ?? -1) >> 1 !== position) postings.push(position * 2 + Number(isName));
    }
  }

  function prepare(): boolean {
    for (const item of items.slice(names.length, names.length + SLICE)) {
      const position = names.length;
      const { name, others } = textsOf(item);
      const ofName = wordsOf(name);
      names.push(ofName.map(({ plain }) => plain).join(' '));
      add(ofName, position, true);
      for (const text of others) if (text) add(wordsOf(text), position, false);
    }
    return names.length === items.length;
  }

  return { words, names, prepare };
}

type Ranks = (typeof RANKS)[keyof typeof RANKS];

function ranked(length: number, words: readonly Word[], ranks: Ranks): Hits {
  const hits = new Uint8Array(length);
  for (const { postings } of words) {
    for (const posting of postings) {
      const rank = posting & 1 ? ranks.name : ranks.others;
      const position = posting >> 1;
      const known = hits[position];
      if (!known || rank < known) hits[position] = rank;
    }
  }
  return hits;
}

/** Items in any of the hits, each with its best rank. */
function union(all: readonly Hits[]): Hits {
  return all.reduce(
    (best, hits) => {
      hits.forEach((rank, position) => {
        const known = best[position];
        if (rank && (!known || rank < known)) best[position] = rank;
      });
      return best;
    },
    new Uint8Array(all[0]?.length ?? 0),
  );
}

/** Items in all of the hits, each with its worst rank. */
function intersect([first = new Uint8Array(), ...others]: readonly Hits[]): Hits {
  return others.reduce(
    (worst, hits) =>
      worst.map((rank, position) => {
        const other = hits[position] ?? 0;
        return rank && other && Math.max(rank, other);
      }),
    first,
  );
}

/** Shorter synonyms and parts of compounds occur in too many words: they must be a whole word. */
const MIN_PART_LETTERS = 4;

/** Joins the parts of a compound: `Bettungssand`. */
const LINKING_S = /s$/;

function meansOneOf(synonyms: readonly string[]): (word: Word) => boolean {
  return ({ plain }) =>
    synonyms.some((synonym) =>
      synonym.length < MIN_PART_LETTERS ? plain === synonym : plain.includes(synonym),
    );
}

/** A size matches by its first number: `16` finds `16/32`, but not `8/16`. */
function endsWithOneOf(singulars: readonly string[]): (word: Word) => boolean {
  const number = singulars.find((singular) => /^\d+$/.test(singular));
  return ({ plain }) =>
    number && plain.includes('/')
      ? plain.startsWith(`${number}/`)
      : singulars.some((singular) => endsWithForm(plain, singular));
}

/** Up to the end of a word or inside a size: `beton` is not a prefix of `Betonstahlmatte`. */
function beginsWith(name = '', beginning: string): boolean {
  if (!name.startsWith(beginning)) return false;
  return /^([ /]|$)/.test(name.slice(beginning.length)) || /\d$/.test(beginning);
}

/** The number of a size that a unit belongs to: `30` of `60/30`. Other words unchanged. */
function lastNumber(word: string): string {
  return word.slice(word.lastIndexOf('/') + 1);
}

/** Between a number and its unit, and where both sides are long enough to be meaningful. */
function canSplitAt(joined: string, at: number): boolean {
  const isDigit = (letter = '') => letter >= '0' && letter <= '9';
  const isNumberAndUnit = isDigit(joined[at - 1]) !== isDigit(joined[at]);
  return isNumberAndUnit || (at > 1 && at < joined.length - 2);
}
