import { type Checked, isInstant, isText, listOf, shapeOf } from './checks.ts';
import { documentOf, type StoredType } from './stored-type.ts';

const NOTE = { id: isText, text: isText, by_uid: isText, at: isInstant };
export type StoredOrderNote = Checked<typeof NOTE>;

/** A document of `orderNotes/{orderNumber}`, apart from the order, which its customer may read. */
export interface StoredOrderNotes {
  /** Oldest first. */
  notes: StoredOrderNote[];
  schema_version: 1;
}

export const ORDER_NOTES: StoredType<StoredOrderNotes> = {
  collection: 'orderNotes',
  version: 1,
  checks: { notes: listOf(shapeOf<StoredOrderNote>(NOTE)) },
};

export const orderNotesOf = documentOf(ORDER_NOTES);
