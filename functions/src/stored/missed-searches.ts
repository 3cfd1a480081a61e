import type { MissedSearch } from '@shop/domain/statistics/missed-searches';
import { type Checked, isInstant, isText, isWhole, listOf, shapeOf } from '../firestore/checks.ts';
import { collectionOf, documentOf, type StoredType } from '../firestore/stored-type.ts';

const DAY = {
  day: isText,
  words: listOf(shapeOf<MissedSearch>({ text: isText, count: isWhole })),
  expires_at: isInstant,
};

/** A document of `missedSearches/{day}`: searches without results; Firestore deletes it after `expires_at`. */
export interface StoredMissedSearches extends Checked<typeof DAY> {
  schema_version: 1;
}

export const MISSED_SEARCHES: StoredType<StoredMissedSearches> = {
  collection: 'missedSearches',
  version: 1,
  checks: DAY,
};

export const missedSearchesOf = collectionOf(MISSED_SEARCHES);
export const missedSearchesOn = documentOf(MISSED_SEARCHES);
