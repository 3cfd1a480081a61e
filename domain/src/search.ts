import { singularsOf, singularsOfEr } from './search-endings.ts';
import { foldUmlauts, joinSizes, queryWords } from './search-fold.ts';
import { synonymsOf } from './search-synonyms.ts';
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
  /** Reads so many more items ahead of the first query; whether any are left to be read. */
  readAhead(items: number): boolean;
}

/**
 * How well an item fits by its name, by a word or by a synonym; one more where only its other texts
 * do. The smaller the better, and 0 where it does not fit.
 */
const RANKS = { word: 1, synonym: 3 } as const;
const WORST_RANK = RANKS.synonym + 1;

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
  #read = 0;

  constructor(items: readonly T[], textsOf: (item: T) => SearchTexts) {
    this.#items = items;
    this.#textsOf = textsOf;
  }

  readAhead(items: number): boolean {
    const end = Math.min(this.#read + items, this.#items.length);
    for (const item of this.#items.slice(this.#read, end)) {
      const { name, others } = this.#textsOf(item);
      this.#readText(name, 2 * this.#read);
      for (const text of others) if (text) this.#readText(text, 2 * this.#read + 1);
      this.#read++;
    }
    return this.#read < this.#items.length;
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
    this.readAhead(Number.POSITIVE_INFINITY);
    return this.#inOrder(this.#ranksOfAll(words.map((word) => this.#ranksOf(word))));
  }

  /** The items that fit all words; an item ranks as the word that fits it worst. */
  #ranksOfAll(ranksOfWords: readonly Uint8Array[]): Uint8Array {
    return ranksOfWords.reduce((all, ranks) =>
      all.map((rank, item) => (rank && ranks[item] ? Math.max(rank, ranks[item]) : 0)),
    );
  }

  #inOrder(ranks: Uint8Array): T[] {
    const byRank: T[][] = Array.from({ length: WORST_RANK + 1 }, () => []);
    this.#items.forEach((item, position) => void byRank[ranks[position] ?? 0]?.push(item));
    return byRank.slice(1).flat();
  }

  #ranksOf(word: string): Uint8Array {
    const plain = foldUmlauts(word);
    const ranks = new Uint8Array(this.#items.length);
    const vocabulary = this.#vocabulary;
    this.#mark(ranks, vocabulary.meaning(synonymsOf(word)), RANKS.synonym);
    this.#mark(ranks, vocabulary.endingWith(singularsOf(plain)), RANKS.word);
    this.#mark(ranks, vocabulary.containing(word), RANKS.word);
    return ranks.some(Boolean) ? ranks : this.#ranksOfUnknown(word, plain);
  }

  /** A word that stands nowhere: from what is nearly right to what is not. */
  #ranksOfUnknown(word: string, plain: string): Uint8Array {
    const parts = word.split('/');
    if (parts.length > 1) return this.#ranksOfAll(parts.map((part) => this.#ranksOf(part)));
    const ranks = new Uint8Array(this.#items.length);
    this.#markApart(ranks, plain);
    for (const find of [
      () => this.#vocabulary.endingWith(singularsOfEr(plain)),
      () => this.#vocabulary.nearest(word),
    ]) {
      if (ranks.some(Boolean)) break;
      this.#mark(ranks, find(), RANKS.word);
    }
    return ranks;
  }

  #markApart(ranks: Uint8Array, plain: string): void {
    for (const [firstHalves, secondHalves] of this.#vocabulary.apart(plain)) {
      const first = new Uint8Array(ranks.length);
      const second = new Uint8Array(ranks.length);
      this.#mark(first, firstHalves, RANKS.word);
      this.#mark(second, secondHalves, RANKS.word);
      for (const [item, rank] of this.#ranksOfAll([first, second]).entries()) {
        if (rank) improve(ranks, item, rank);
      }
    }
  }

  /** Notes that the items with these words fit, with this rank where a name has one of them. */
  #mark(ranks: Uint8Array, words: readonly WordId[], rankInName: number): void {
    for (const word of words) {
      for (const place of this.#places[word] ?? []) {
        improve(ranks, place >> 1, rankInName + (place & 1));
      }
    }
  }
}

function improve(ranks: Uint8Array, item: number, rank: number): void {
  const known = ranks[item];
  if (!known || rank < known) ranks[item] = rank;
}
