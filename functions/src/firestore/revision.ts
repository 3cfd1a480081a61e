import type { Timestamp } from 'firebase-admin/firestore';
import { type Checked, isInstant, isText, isWhole, listOf, optional, shapeOf } from './checks.ts';

const LAST_CHANGE = {
  revision: isWhole,
  /** Empty for customers and the shop itself. */
  by_uid: isText,
  at: isInstant,
  /** The last segment of the call's path: `billing`. */
  what: isText,
};
export type LastChange = Checked<typeof LAST_CHANGE>;

/** Fields of every stored record that several people edit. */
export const REVISED = {
  /** Change counter; missing in records not changed since it was introduced. */
  revision: optional(isWhole),
  /** The latest changes, oldest first, to tell editors what they have missed. */
  last_changes: optional(listOf(shapeOf<LastChange>(LAST_CHANGE))),
  /** When it was last changed, or else created, for the office's log. */
  changed_at: optional(isInstant),
};
export type Revised = Checked<typeof REVISED>;

/** When a record was last changed, or else created, as it is stored. */
export const changedAt = (record: Partial<Revised> & { created_at: Timestamp }): Timestamp =>
  record.changed_at ?? record.last_changes?.at(-1)?.at ?? record.created_at;

/** How many of the latest changes a record keeps. */
export const MAX_KEPT = 10;

/** Who made a change, and the name of the change in `WHAT` of `changes/seen.ts`. */
export interface ChangedBy {
  uid: string;
  what: string;
  at: Timestamp;
}

/** The changed record with the next revision, and an entry for the change. */
export function raised<Stored extends Revised>(
  before: Revised,
  after: Stored,
  by: ChangedBy,
): Stored {
  const revision = (before.revision ?? 0) + 1;
  const change = { revision, by_uid: by.uid, at: by.at, what: by.what };
  const last_changes = [...(before.last_changes ?? []), change].slice(-MAX_KEPT);
  return { ...after, revision, last_changes, changed_at: by.at };
}
