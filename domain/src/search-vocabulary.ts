import { endsWithForm } from './search-endings.ts';
import { foldUmlauts, foldWord } from './search-fold.ts';
import { forgivenTypos, lacksTooMany, lettersOf, typosTo } from './search-typos.ts';

/** The number of a word in a vocabulary. */
export type WordId = number;

/** A synonym of fewer letters would be a part of too many words: it has to be a word itself. */
const SHORTEST_PART = 4;

/** All different words of many texts, so that each is looked at once, however often it stands. */
export class Vocabulary {
  readonly #words: string[] = [];
  /** The same words with both ways to write an umlaut made one. */
  readonly #plain: string[] = [];
  readonly #letters: number[] = [];
  readonly #ids = new Map<string, WordId>();
  /** By the word as it stands in a text, since folding costs more than looking up. */
  readonly #idsAsWritten = new Map<string, WordId>();

  /** The word's number, and `undefined` for what is nothing but punctuation. */
  add(written: string): WordId | undefined {
    const known = this.#idsAsWritten.get(written);
    if (known !== undefined) return known;
    const word = foldWord(written);
    if (word === '') return undefined;
    const id = this.#ids.get(word) ?? this.#append(word);
    this.#idsAsWritten.set(written, id);
    return id;
  }

  #append(word: string): WordId {
    const id = this.#words.push(word) - 1;
    this.#ids.set(word, id);
    const plain = foldUmlauts(word);
    this.#plain.push(plain);
    this.#letters.push(/\d/.test(word) ? 0 : lettersOf(plain));
    return id;
  }

  /** The words of which the folded one is a part. */
  containing(part: string): WordId[] {
    const plainPart = foldUmlauts(part);
    return this.#where(
      (plain, id) => plain.includes(plainPart) || (this.#words[id] ?? '').includes(part),
    );
  }

  /** The words that end with one of the others, in any number or case. */
  endingWith(singulars: readonly string[]): WordId[] {
    if (singulars.length === 0) return [];
    return this.#where((plain) => singulars.some((singular) => endsWithForm(plain, singular)));
  }

  /** The words of which one of the synonyms is a part. */
  meaning(synonyms: readonly string[]): WordId[] {
    if (synonyms.length === 0) return [];
    return this.#where((plain) =>
      synonyms.some((other) =>
        other.length < SHORTEST_PART ? plain === other : plain.includes(other),
      ),
    );
  }

  /**
   * What may be meant by two words written as one: for each place to part them, the words that are
   * the first half and those that begin with the second. `rp90` has `rp` and `90`.
   */
  apart(joined: string): [WordId[], WordId[]][] {
    const firstHalves = new Map<number, WordId[]>();
    for (const [id, plain] of this.#plain.entries()) {
      const half = lastNumber(plain);
      if (!isFirstHalf(half, joined)) continue;
      firstHalves.set(half.length, [...(firstHalves.get(half.length) ?? []), id]);
    }
    return [...firstHalves].map(([length, ids]) => [
      ids,
      this.#where((plain) => plain.startsWith(joined.slice(length))),
    ]);
  }

  /** The words that are nearest to a mistyped one; none where a number is mistyped. */
  nearest(mistyped: string): WordId[] {
    const typed = foldUmlauts(mistyped);
    let most: number = /\d/.test(typed) ? 0 : forgivenTypos(typed.length);
    if (most === 0) return [];
    const letters = lettersOf(typed);
    let nearest: WordId[] = [];
    for (let id = 0; id < this.#plain.length; id++) {
      const plain = this.#plain[id] ?? '';
      if (lacksTooMany(this.#letters[id] ?? 0, letters, most)) continue;
      const typos = typosTo(plain, typed, most);
      if (typos > most) continue;
      if (typos < most) nearest = [];
      most = typos;
      nearest.push(id);
    }
    return nearest;
  }

  #where(fits: (plain: string, id: WordId) => boolean): WordId[] {
    const ids: WordId[] = [];
    this.#plain.forEach((plain, id) => {
      if (fits(plain, id)) ids.push(id);
    });
    return ids;
  }
}

/** Of a size the last number, to which a unit belongs: `30` of `60/30`. Other words as they are. */
function lastNumber(word: string): string {
  return word.slice(word.lastIndexOf('/') + 1);
}

function isFirstHalf(word: string, joined: string): boolean {
  if (!joined.startsWith(word)) return false;
  const left = joined.length - word.length;
  const isNumberAndUnit = isDigit(word.at(-1)) !== isDigit(joined[word.length]);
  return left > 0 && (isNumberAndUnit || (word.length > 1 && left > 1));
}

function isDigit(letter: string | undefined): boolean {
  return letter !== undefined && letter >= '0' && letter <= '9';
}
