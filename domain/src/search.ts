import { singularsOf, singularsOfEr } from './search-endings.ts';
import { foldUmlauts, joinSizes, queryWords, withThousands } from './search-fold.ts';
import { fittingAll, fittingAny, improve, inOrder, RANKS, type Ranks } from './search-ranks.ts';
import {
  MOST_TYPOS_IN_SYNONYM,
  readSynonyms,
  synonymsOf,
  synonymsOfMistyped,
} from './search-synonyms.ts';
import { Vocabulary, type WordId } from './search-vocabulary.ts';

/** What can be searched of an item: its name, and what else is said of it. */
export interface SearchTexts {
  name: string;
  others: readonly (string | undefined)[];
}

/** A list that can be searched as German builders write; see `searchable`. */
export interface Searchable<T> {
  /**
   * The items that contain every word of the query, in any order: first those whose name does, then
   * those that mention it, then those that mean the same; among equals in the order of the list.
   * An empty query finds all.
   */
  find(query: string): T[];
  /**
   * Does a step of what the first query would wait for: reads the synonyms, then so many more items
   * and, when none are left, looks for one more letter. Whether anything is left to be done.
   */
  readAhead(items: number): boolean;
}

/** So many words are kept with what they find: more than anybody types at once. */
const MOST_KNOWN = 20;

/** What a word begins with: it stands in most items, so that nothing takes longer to look for. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/**
 * Makes a list searchable. A word is found as a part of words, whatever its case, umlauts, accents,
 * hyphens and signs in sizes, in singular and plural, and by its synonyms. Only a word that stands
 * nowhere in the list so is looked for written apart, and then with typos.
 */
export function searchable<T>(
  items: readonly T[],
  textsOf: (item: T) => SearchTexts,
): Searchable<T> {
  return new Index(items, textsOf);
}

class Index<T> implements Searchable<T> {
  readonly #items: readonly T[];
  readonly #textsOf: (item: T) => SearchTexts;
  readonly #vocabulary = new Vocabulary();
  /** For each word where it stands: twice the item's position, plus one outside its name. */
  readonly #places: number[][] = [];
  readonly #letters = new Map<string, Ranks>();
  readonly #known = new Map<string, Ranks>();
  #hasSynonyms = false;
  #read = 0;
  #lettersAhead = 0;

  constructor(items: readonly T[], textsOf: (item: T) => SearchTexts) {
    this.#items = items;
    this.#textsOf = textsOf;
  }

  readAhead(items: number): boolean {
    if (!this.#hasSynonyms) this.#hasSynonyms = readSynonyms();
    else if (this.#read < this.#items.length) this.#readItems(items);
    // As a query, so that the engine has compiled all of it before somebody waits.
    else this.find(`${LETTERS.charAt(this.#lettersAhead++)} e`);
    return this.#lettersAhead < LETTERS.length;
  }

  #readItems(items: number): void {
    const end = Math.min(this.#read + items, this.#items.length);
    for (const item of this.#items.slice(this.#read, end)) {
      const { name, others } = this.#textsOf(item);
      this.#readText(name, 2 * this.#read);
      for (const text of others) if (text) this.#readText(text, 2 * this.#read + 1);
      this.#read++;
    }
  }

  #readText(text: string, place: number): void {
    for (const written of joinSizes(text).split(/\s+/)) {
      const word = this.#vocabulary.add(written);
      if (word === undefined) continue;
      const places = this.#places[word];
      if (!places) this.#places[word] = [place];
      else if (places.at(-1) !== place) places.push(place);
    }
  }

  find(query: string): T[] {
    const words = queryWords(query);
    if (words.length === 0) return [...this.#items];
    this.#readItems(Number.POSITIVE_INFINITY);
    return inOrder(this.#items, fittingAll(words.map((word) => this.#ranksOf(word))));
  }

  /**
   * Kept for letters and for the words of the last queries: a word that is added leaves the others as
   * they were.
   */
  #ranksOf(word: string): Ranks {
    const words = word.length === 1 ? this.#letters : this.#known;
    const known = words.get(word);
    if (known) return known;
    if (this.#known.size === MOST_KNOWN) this.#known.clear();
    const ranks = this.#find(word);
    words.set(word, ranks);
    return ranks;
  }

  #find(word: string): Ranks {
    const plain = foldUmlauts(word);
    const ranks = new Uint8Array(this.#items.length);
    const vocabulary = this.#vocabulary;
    const synonyms = vocabulary.meaning(synonymsOf(word));
    const words = [...vocabulary.endingWith(singularsOf(plain)), ...vocabulary.containing(word)];
    if (synonyms.length + words.length === 0) return this.#findUnknown(word, plain);
    this.#mark(ranks, synonyms, RANKS.synonym);
    this.#mark(ranks, words, RANKS.word);
    return ranks;
  }

  /** A word that stands nowhere: from what is nearly right to what is not. */
  #findUnknown(word: string, plain: string): Ranks {
    const parts = word.split('/');
    if (parts.length > 1) return fittingAll(parts.map((part) => this.#ranksOf(part)));
    const apart = this.#apart(plain);
    if (apart) return apart;
    const thousands = withThousands(word);
    if (thousands !== word) return this.#ranksOf(thousands);
    const plurals = this.#vocabulary.endingWith(singularsOfEr(plain));
    return plurals.length > 0 ? this.#having(plurals) : this.#findMistyped(word, plain);
  }

  /** By the nearest word; one that is only a synonym of the list's has to be nearer than all of those. */
  #findMistyped(word: string, plain: string): Ranks {
    const { words, typos } = this.#vocabulary.nearest(word);
    if (typos > MOST_TYPOS_IN_SYNONYM) {
      const synonyms = this.#vocabulary.meaning(synonymsOfMistyped(plain));
      if (synonyms.length > 0) return this.#having(synonyms, RANKS.synonym);
    }
    return this.#having(words);
  }

  /** The items in which the word is written as two; `undefined` where there are none. */
  #apart(plain: string): Ranks | undefined {
    const ways = this.#vocabulary
      .apart(plain)
      .map(([first, second]) => fittingAll([this.#having(first), this.#having(second)]));
    const ranks = fittingAny(ways, this.#items.length);
    return ranks.some(Boolean) ? ranks : undefined;
  }

  #having(words: readonly WordId[], rankInName: number = RANKS.word): Ranks {
    const ranks = new Uint8Array(this.#items.length);
    this.#mark(ranks, words, rankInName);
    return ranks;
  }

  /** Notes that the items with these words fit, with this rank where a name has one of them. */
  #mark(ranks: Ranks, words: readonly WordId[], rankInName: number): void {
    for (const word of words) improve(ranks, this.#places[word] ?? [], rankInName);
  }
}
