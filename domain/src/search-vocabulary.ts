import { endsWithForm } from './search-endings.ts';
import { foldUmlauts, foldWord } from './search-fold.ts';
import { forgivenTypos, lacksTooMany, lettersOf, typoCounter } from './search-typos.ts';
import { WORD_BREAK, WordText } from './search-word-text.ts';

/** The number of a word in a vocabulary. */
export type WordId = number;

/** The words that are nearest to a mistyped one, and how many typos away; `Infinity` without any. */
interface Nearest {
  words: WordId[];
  typos: number;
}

/** A synonym of fewer letters would be a part of too many words: it has to be a word itself. */
const SHORTEST_PART = 4;

/** All different words of many texts, so that each is looked at once, however often it stands. */
export class Vocabulary {
  /** The words with both ways to write an umlaut made one. */
  readonly #plain: string[] = [];
  readonly #plainText = new WordText();
  /** Those of them that this has changed, as they were. */
  readonly #changedText = new WordText();
  /** Those in which typos may be, and the letters of each. */
  readonly #numberless: WordId[] = [];
  readonly #letters: number[] = [];
  /** What sizes end with, and words that are changed: others are found by themselves. */
  readonly #firstHalves = new Map<string, WordId[]>();
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
    const plain = foldUmlauts(word);
    const id = this.#plain.push(plain) - 1;
    this.#ids.set(word, id);
    this.#plainText.add(plain, id);
    if (plain !== word) this.#changedText.add(word, id);
    if (!/\d/.test(word)) {
      this.#numberless.push(id);
      this.#letters.push(lettersOf(plain));
    }
    const half = lastNumber(plain);
    if (half !== word) this.#addFirstHalf(half, id);
    return id;
  }

  /** The words of which the folded one is a part. */
  containing(part: string): WordId[] {
    return [...this.#plainText.having(foldUmlauts(part)), ...this.#changedText.having(part)];
  }

  /** The words that end with one of the others, in any number or case. */
  endingWith(singulars: readonly string[]): WordId[] {
    return singulars.flatMap((singular) =>
      this.#plainText
        .having(singular)
        .filter((id) => endsWithForm(this.#plain[id] ?? '', singular)),
    );
  }

  /** The words of which one of the synonyms is a part. */
  meaning(synonyms: readonly string[]): WordId[] {
    return synonyms.flatMap((other) =>
      this.#plainText.having(
        other.length < SHORTEST_PART ? WORD_BREAK + other + WORD_BREAK : other,
      ),
    );
  }

  /**
   * What may be meant by two words written as one: for each place to part them, the words that are
   * the first half and those that begin with the second. `rp90` has `rp` and `90`.
   */
  apart(joined: string): [WordId[], WordId[]][] {
    const halves: [WordId[], WordId[]][] = [];
    for (let length = 1; length < joined.length; length++) {
      if (!mayPartAt(joined, length)) continue;
      const first = this.#firstHalvesOf(joined.slice(0, length));
      if (first.length === 0) continue;
      const second = this.#plainText.having(WORD_BREAK + joined.slice(length));
      if (second.length > 0) halves.push([first, second]);
    }
    return halves;
  }

  #addFirstHalf(half: string, id: WordId): void {
    const known = this.#firstHalves.get(half);
    if (known) known.push(id);
    else this.#firstHalves.set(half, [id]);
  }

  #firstHalvesOf(half: string): WordId[] {
    const word = this.#ids.get(half);
    const others = this.#firstHalves.get(half) ?? [];
    return word === undefined ? others : [word, ...others];
  }

  /** The words that are nearest to a mistyped one; none where a number is mistyped. */
  nearest(mistyped: string): Nearest {
    const typed = foldUmlauts(mistyped);
    let most: number = /\d/.test(typed) ? 0 : forgivenTypos(typed.length);
    if (most === 0) return NONE;
    const typosTo = typoCounter(typed);
    const letters = lettersOf(typed);
    let nearest: WordId[] = [];
    for (let index = 0; index < this.#numberless.length; index++) {
      if (lacksTooMany(this.#letters[index] ?? 0, letters, most)) continue;
      const id = this.#numberless[index] ?? 0;
      const typos = typosTo(this.#plain[id] ?? '', most);
      if (typos > most) continue;
      if (typos < most) nearest = [];
      most = typos;
      nearest.push(id);
    }
    return nearest.length > 0 ? { words: nearest, typos: most } : NONE;
  }
}

const NONE: Nearest = { words: [], typos: Number.POSITIVE_INFINITY };

/** Of a size the last number, to which a unit belongs: `30` of `60/30`. Other words as they are. */
function lastNumber(word: string): string {
  return word.slice(word.lastIndexOf('/') + 1);
}

/** Between a number and its unit, and where neither side is a letter alone. */
function mayPartAt(joined: string, length: number): boolean {
  const isNumberAndUnit = isDigit(joined[length - 1]) !== isDigit(joined[length]);
  return isNumberAndUnit || (length > 1 && length < joined.length - 1);
}

function isDigit(letter: string | undefined): boolean {
  return letter !== undefined && letter >= '0' && letter <= '9';
}
