/** Before and after each word; it is in none of them. */
export const WORD_BREAK = '\n';

/**
 * Words behind each other in one text, which the engine's own search goes through many times faster
 * than a loop through the words.
 */
export class WordText {
  #text = WORD_BREAK;
  /** Where the break before each word stands, in rising order. */
  readonly #begins: number[] = [];
  readonly #ids: number[] = [];

  /** Appends a word under a number; the same number may stand for several words. */
  add(word: string, id: number): void {
    this.#begins.push(this.#text.length - 1);
    this.#ids.push(id);
    this.#text += word + WORD_BREAK;
  }

  /** The numbers of the words that have this part, which may begin or end with a break. */
  having(part: string): number[] {
    const ids: number[] = [];
    let index = 0;
    let at = this.#text.indexOf(part);
    while (at >= 0 && index < this.#ids.length) {
      index = this.#indexAt(at, index);
      ids.push(this.#ids[index] ?? 0);
      index++;
      at = this.#text.indexOf(part, this.#begins[index] ?? this.#text.length);
    }
    return ids;
  }

  /** Which word stands at a place: this one or a later one, in growing and then in halved steps. */
  #indexAt(place: number, from: number): number {
    let index = from;
    let step = 1;
    for (; this.#beginsBy(place, index + step); step *= 2) index += step;
    for (; step >= 1; step /= 2) if (this.#beginsBy(place, index + step)) index += step;
    return index;
  }

  #beginsBy(place: number, index: number): boolean {
    const begin = this.#begins[index];
    return begin !== undefined && begin <= place;
  }
}
