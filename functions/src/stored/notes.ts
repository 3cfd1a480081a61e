import { MAX_NOTES, type Note } from '@shop/domain/office/office';
import { type Checked, isInstant, isText, listOf, shapeOf } from '../firestore/checks.ts';
import { documentOf, type StoredType } from '../firestore/stored-type.ts';
import { type Outcome, refuse } from '../lib/refusal.ts';

/** The id is chosen by the admin's browser, so that a repeated request counts once. */
const NOTE = { id: isText, text: isText, by_uid: isText, at: isInstant };
/** A note or a reply. */
export type StoredNote = Checked<typeof NOTE>;
/** Oldest first. */
export const isNotes = listOf(shapeOf<StoredNote>(NOTE));

/** A document of `orderNotes/{orderNumber}`, apart from the order, which its customer may read. */
export interface StoredOrderNotes {
  notes: StoredNote[];
  schema_version: 1;
}

export const ORDER_NOTES: StoredType<StoredOrderNotes> = {
  collection: 'orderNotes',
  version: 1,
  checks: { notes: isNotes },
};

export const orderNotesOf = documentOf(ORDER_NOTES);

/** The notes with one more. */
export function withNote(
  notes: StoredNote[] = [],
  note: StoredNote,
  { max = MAX_NOTES, full }: { max?: number; full: string },
): Outcome<StoredNote[]> {
  if (notes.length >= max) return refuse('not_possible', full);
  return { ok: true, value: [...notes, note] };
}

export function toNotes(
  notes: readonly StoredNote[] = [],
  nameOf: (uid: string) => string,
): Note[] {
  return notes.map(({ id, text, by_uid, at }) => {
    return { id, text, by: nameOf(by_uid), at: at.toDate().toISOString() };
  });
}
