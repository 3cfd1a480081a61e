import { FIELDS, type Word } from './search-index.ts';
import {
  endsWithForm,
  foldUmlauts,
  singularsOf,
  singularsOfEr,
  withThousands,
} from './search-text.ts';
import { countAllTypos, nearest, toleratedTypos } from './search-typos.ts';
import { allAsked, toldOf, toldOfBeginning } from './search-uses.ts';

/** Rank by item position; lower is better, and 0 no hit. */
export type Hits = Uint8Array;

/**
 * How well a word says what an item is, by the part that matches and its field (`FIELDS`); 0: not at all. The last part
 * of a German compound names the thing itself. Words of pages match only from their beginning: `Versand` is not `Sand`.
 */
const RANKS = {
  whole: [2, 2, 6, 6, 9, 2, 3],
  end: [2, 4, 6, 6, 9, 0, 0],
  start: [4, 5, 7, 7, 10, 4, 8],
  inside: [5, 6, 8, 8, 11, 0, 0],
  kind: [0, 0, 1, 0, 0, 0, 0],
  use: [7, 9, 9, 9, 9, 6, 0],
} as const satisfies Record<string, readonly number[]>;
type Match = keyof typeof RANKS;

/** Rank of matches in the rest of an item's text only. */
export const MERELY_TOLD = RANKS.whole[FIELDS.indexOf('other')] ?? 0;
export const WORST_RANK = 11;
const NAMED_BY_PART = 6;

/** Looks up query words among the words of a list with `count` items. */
export function readingsOf(words: readonly Word[], count: number) {
  const rank = (found: readonly Word[], match: Match = 'whole') => ranked(count, found, match);
  const matching = (test: (word: Word) => boolean) => words.filter(test);

  function hitsOf(word: string): Hits {
    const plain = foldUmlauts(word);
    const { hits, isWord } = knownHits(word);
    if (!hits) return guessedHits(word, plain);
    // Letters in the middle of other words, or half a word, may also be a mistyped whole word.
    return isWord ? hits : union([hits, oneLetterOff(plain)]);
  }

  /** Hits of a word as written; none if it occurs nowhere. `isWord`: it occurs as a word of its own. */
  function knownHits(word: string): { hits?: Hits; isWord?: boolean } {
    const plain = foldUmlauts(word);
    const forms = [plain, ...singularsOf(plain)];
    const ends = matching(endsWithOneOf(forms));
    const wholes = ends.filter((end) => forms.some((form) => end.plain.startsWith(form)));
    // An unknown word may be incomplete: `zaunpf` finds what `zaunpfosten` does.
    const meant = ends.length > 0 ? [] : toldOfBeginning(plain);
    const own = toldOf(word);
    const told = matching(tellsOneOf([...own, ...meant]));
    const parts = matching(
      (candidate) => candidate.plain.includes(plain) || candidate.folded.includes(word),
    );
    if (told.length + ends.length + parts.length + meant.length === 0) return {};
    const starts = parts.filter((part) => part.plain.startsWith(plain));
    const hits = union([
      rank(wholes),
      rank(ends, 'end'),
      rank(starts, 'start'),
      rank(parts, 'inside'),
      rank(told, 'use'),
    ]);
    const isWord = ends.length + own.length > 0 || plain.length < MIN_LETTERS_OF_TYPO;
    return { hits: inOwnCategory(hits, rank(wholes, 'kind')), isWord };
  }

  const correctedHits = (meant: readonly string[]): Hits =>
    union([rank([]), ...meant.flatMap((word) => knownHits(word).hits ?? [])]);

  /** Readings of a word without a match, from most to least likely. */
  function guessedHits(word: string, plain: string): Hits {
    const sizes = word.split('/');
    if (sizes.length > 1) return intersect(sizes.map(hitsOf));
    const plurals = matching(endsWithOneOf(singularsOfEr(plain)));
    if (plurals.length > 0) return rank(plurals);
    const near = oneLetterOff(plain);
    if (near.some(Boolean)) return near;
    const apart = hitsWrittenApart(plain);
    if (apart.some(Boolean)) return apart;
    const thousands = withThousands(word);
    return thousands === word ? nearestHits(plain) : hitsOf(thousands);
  }

  /** Hits of the word with one letter wrong, missing or added. */
  function oneLetterOff(plain: string): Hits {
    const most = Math.min(1, toleratedTyposOf(plain));
    const candidates = [...plainsWithoutDigits(), ...allAsked()];
    return correctedHits(nearest(plain, candidates, (one) => one, most, countAllTypos).found);
  }

  /** Hits of the nearest words, including beginnings and ends of longer ones; with two typos, the first letter must match. */
  function nearestHits(plain: string): Hits {
    const most = toleratedTyposOf(plain);
    const near = nearest(plain, plainsWithoutDigits(), (one) => one, most);
    const jobs = nearest(plain, allAsked(), (one) => one, most, countAllTypos);
    const found = jobs.typos < near.typos ? jobs.found : near.found;
    const meant = [...new Set(found)].filter((one) => near.typos < 2 || one[0] === plain[0]);
    return correctedHits(meant.slice(0, MOST_CORRECTIONS));
  }

  const plainsWithoutDigits = () =>
    matching(({ folded }) => !/\d/.test(folded)).map(({ plain }) => plain);

  /** `rp90` as `rp` and `90`, `basaltsplitt` as `Edelsplitt Basalt`, `drainagekies` by `Drainagen`. */
  function hitsWrittenApart(plain: string): Hits {
    const ways: Hits[] = [];
    for (let at = 1; at < plain.length; at++) {
      if (!canSplitAt(plain, at)) continue;
      const [head, tail] = [plain.slice(0, at), plain.slice(at)];
      const start = head.replace(LINKING_S, '');
      const isTold = tellsOneOf([...toldOf(head), ...toldOf(start)]);
      const heads = matching(
        (word) =>
          word.folded === head ||
          lastNumber(word.plain) === head ||
          (start.length >= MIN_PART_LETTERS && word.plain.startsWith(start)) ||
          isTold(word),
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

  return { hitsOf, rank, matching };
}

/** Shorter parts of words are rarely mistyped. */
const MIN_LETTERS_OF_TYPO = 5;

const toleratedTyposOf = (plain: string) => (/\d/.test(plain) ? 0 : toleratedTypos(plain.length));

/** Each of them is searched for. */
const MOST_CORRECTIONS = 8;

function ranked(length: number, words: readonly Word[], match: Match): Hits {
  const ranks = RANKS[match];
  const hits = new Uint8Array(length);
  for (const { postings } of words) {
    for (const posting of postings) {
      const rank = ranks[posting & 7] ?? 0;
      const position = posting >> 3;
      const known = hits[position];
      if (rank > 0 && (!known || rank < known)) hits[position] = rank;
    }
  }
  return hits;
}

/** Items in any of the hits, each with its best rank. */
export function union(all: readonly Hits[]): Hits {
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

/** Puts items first that have both name and category: for `Sand`, `Mauersand` before `Kiessand`. */
const inOwnCategory = (hits: Hits, ofCategory: Hits): Hits =>
  hits.map((rank, position) =>
    rank > 0 && rank < NAMED_BY_PART && ofCategory[position] ? rank - 1 : rank,
  );

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

/** Shorter words and parts of compounds occur in too many words: they must be a whole word. */
const MIN_PART_LETTERS = 4;

/** Joins the parts of a compound: `Bettungssand`. */
const LINKING_S = /s$/;

function tellsOneOf(told: readonly string[]): (word: Word) => boolean {
  return ({ plain }) =>
    told.some((one) => (one.length < MIN_PART_LETTERS ? plain === one : plain.includes(one)));
}

/** A size matches by its first number: `16` finds `16/32`, but not `8/16`. */
function endsWithOneOf(singulars: readonly string[]): (word: Word) => boolean {
  const number = singulars.find((singular) => /^\d+$/.test(singular));
  return ({ plain }) =>
    number && plain.includes('/')
      ? plain.startsWith(`${number}/`)
      : singulars.some((singular) => endsWithForm(plain, singular));
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
