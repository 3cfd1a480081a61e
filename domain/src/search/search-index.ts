import { foldUmlauts, splitWords, writtenWords } from './search-text.ts';

/**
 * What a text says about its item: name, other names, category, attributes (packaging, colour) and everything else. A
 * page has a title and topics.
 */
export const FIELDS = ['name', 'alias', 'kind', 'near', 'other', 'title', 'topic'] as const;
const KIND = FIELDS.indexOf('kind');
type Field = (typeof FIELDS)[number];

/** An item's searchable texts. */
export type SearchTexts = Partial<Record<Field, string | undefined>>;

/** A distinct word of the list. */
export interface Word {
  folded: string;
  /** `folded`, with both spellings of umlauts unified. */
  plain: string;
  /** Where it occurs: positions of items, in order, each multiplied by eight, plus the field. */
  postings: number[];
}

/** `Fugenschneider für Asphalt und Beton` is not concrete, and `Kies im Big Bag` not a bag. */
const TAIL = /\s(?:für|mit|im|in|zum|zur|aus|ohne|bei)\s.*/;

/** Items indexed at a time: 5 ms on a slow phone. */
const SLICE = 100;

/** Each call of `prepare` indexes one slice, and returns whether the index is complete. */
export function indexOf<T>(items: readonly T[], textsOf: (item: T) => SearchTexts) {
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

  function add(text: string | undefined, position: number, field: number): void {
    for (const { postings } of text ? wordsOf(text) : []) {
      // Better fields come first, so a word in several keeps the best one, and its category.
      const isKnown = (postings.at(-1) ?? -1) >> 3 === position;
      if (!isKnown || field === KIND) postings.push(position * 8 + field);
    }
  }

  function prepare(): boolean {
    for (const item of items.slice(names.length, names.length + SLICE)) {
      const position = names.length;
      const { name = '', ...texts } = textsOf(item);
      const [tail = ''] = TAIL.exec(name) ?? [];
      const near = `${tail} ${texts.near ?? ''}`;
      const all: SearchTexts = { ...texts, name: name.slice(0, name.length - tail.length), near };
      FIELDS.forEach((field, number) => {
        add(all[field], position, number);
      });
      const written = wordsOf(name || (texts.title ?? ''));
      names.push(written.map(({ plain }) => plain).join(' '));
    }
    return names.length === items.length;
  }

  return { words, names, prepare };
}
