/**
 * How well each item of a list fits: by its name, by a word or by a synonym; one more where only its
 * other texts do. The smaller the better, and 0 where it does not fit.
 */
export type Ranks = Uint8Array;

export const RANKS = { word: 1, synonym: 3 } as const;
const WORST_RANK = RANKS.synonym + 1;

// Plain loops: each key goes through all items, and the first ones before the code is optimised.

/** Of the items at these places (twice their position, plus one outside the name) the better rank. */
export function improve(ranks: Ranks, places: readonly number[], rankInName: number): void {
  for (let index = 0; index < places.length; index++) {
    const place = places[index] ?? 0;
    const rank = rankInName + (place & 1);
    const known = ranks[place >> 1];
    if (known === 0 || (known !== undefined && rank < known)) ranks[place >> 1] = rank;
  }
}

/** The items that fit all words; an item ranks as the word that fits it worst. */
export function fittingAll(ranksOfWords: readonly Ranks[]): Ranks {
  const [first = new Uint8Array(), ...others] = ranksOfWords;
  if (others.length === 0) return first;
  const all = first.slice();
  for (const ranks of others) {
    for (let item = 0; item < all.length; item++) {
      const rank = ranks[item] ?? 0;
      if (rank === 0) all[item] = 0;
      else if (all[item] !== 0 && rank > (all[item] ?? 0)) all[item] = rank;
    }
  }
  return all;
}

/** The items that fit in one way or another; an item ranks as the way in which it fits best. */
export function fittingAny(ways: readonly Ranks[], items: number): Ranks {
  const any = new Uint8Array(items);
  for (const ranks of ways) {
    for (let item = 0; item < items; item++) {
      const rank = ranks[item] ?? 0;
      const known = any[item] ?? 0;
      if (rank > 0 && (known === 0 || rank < known)) any[item] = rank;
    }
  }
  return any;
}

/** The items that fit, the best first, among equals in the order of the list. */
export function inOrder<T>(items: readonly T[], ranks: Ranks): T[] {
  const found: T[] = [];
  for (let rank: number = RANKS.word; rank <= WORST_RANK; rank++) {
    for (let position = 0; position < ranks.length; position++) {
      if (ranks[position] === rank) found.push(items[position] as T);
    }
  }
  return found;
}
