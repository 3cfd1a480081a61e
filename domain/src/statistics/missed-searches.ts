import { requiredObject, requiredText } from '../text/validation.ts';
import type { FigureTable } from './figures.ts';

const NO_SEARCH = 'Die Angaben zur Suche sind ungültig.';

export interface MissedSearchRequest {
  text: string;
}

export const missedSearchSchema = requiredObject<MissedSearchRequest>(NO_SEARCH, {
  text: requiredText('Suche', 1000, NO_SEARCH),
});

/** How often a text was searched for on a day without results. */
export interface MissedSearch {
  text: string;
  count: number;
}

const MAX_LETTERS = 60;
const MAX_WORDS_A_DAY = 200;
/** Possibly a phone, account or customer number: sizes have fewer digits. */
const LONG_NUMBER = /(?:\p{Nd}[^\p{L}\p{Nd}]*){6}/u;
/** A number of the shop, an e-mail address or a street with its house number. */
const PERSONAL = /\b(?:[bk]|an|re|m)-\S*\d|@|\(at\)|(?:str\.?|straße|strasse|platz|allee)\s*\d/i;

/** The text to count; undefined if it may be personal, which is not kept. */
export function countedText(text: string): string | undefined {
  const plain = text.trim().replace(/\s+/g, ' ').toLowerCase();
  const isOwn = plain.length > MAX_LETTERS || PERSONAL.test(plain) || LONG_NUMBER.test(plain);
  return isOwn || !/\p{L}{2}/u.test(plain) ? undefined : plain;
}

/** A day's searches with one more; undefined if that would be too many texts. */
export function withMissed(day: readonly MissedSearch[], text: string): MissedSearch[] | undefined {
  const known = day.find((each) => each.text === text);
  if (!known) return day.length < MAX_WORDS_A_DAY ? [...day, { text, count: 1 }] : undefined;
  return day.map((each) => (each === known ? { text, count: each.count + 1 } : each));
}

const SHOWN = 50;

/** The most frequent searches without results on these days. */
export function missedTable(days: readonly (readonly MissedSearch[])[]): FigureTable {
  const counts = new Map<string, number>();
  for (const { text, count } of days.flat()) counts.set(text, (counts.get(text) ?? 0) + count);
  const rows = [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, SHOWN)
    .map(([name, count]) => ({ name, values: [count] }));
  return {
    title: 'Gesucht und nicht gefunden',
    note: 'Was Besucher in den letzten 30 Tagen gesucht haben, ohne dass der Shop etwas fand: nur die Wörter, ohne Person. Ein anderer Name eines Artikels gehört in sein Feld „Auch bekannt als“.',
    head: 'Suche',
    series: ['Anzahl'],
    unit: 'count',
    rows,
  };
}
