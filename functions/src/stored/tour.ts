import { type Checked, isInstant, isText, listOf } from '../firestore/checks.ts';
import { REVISED } from '../firestore/revision.ts';
import { documentOf, type StoredType } from '../firestore/stored-type.ts';

const TOUR = { order_numbers: listOf(isText), expires_at: isInstant, ...REVISED };
/** A document of `tours/{day}`: the office's planned sequence of deliveries on a day. */
export type StoredTour = Checked<typeof TOUR> & { schema_version: 1 };

export const TOURS: StoredType<StoredTour> = { collection: 'tours', version: 1, checks: TOUR };

export const tourOf = documentOf(TOURS);
