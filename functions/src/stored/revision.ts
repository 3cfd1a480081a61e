import type { Timestamp } from 'firebase-admin/firestore';
import { type Checked, isInstant, isText, isWhole, listOf, optional, shapeOf } from './checks.ts';

const LAST_CHANGE = {
  revision: isWhole,
  /** Empty for the customer and the shop itself. */
  by_uid: isText,
  at: isInstant,
  /** The last part of the call: `billing`. */
  what: isText,
};
type LastChange = Checked<typeof LAST_CHANGE>;

/** What every stored record has that several people change. */
export const REVISED = {
  /** How often it was changed; missing in what was not since revisions are counted. */
  revision: optional(isWhole),
  /** The newest, oldest first: for who had seen it before them. */
  last_changes: optional(listOf(shapeOf<LastChange>(LAST_CHANGE))),
};
export type Revised = Checked<typeof REVISED>;

const MAX_KEPT = 10;

/** A changed record with the next revision, and who changed what. */
export function raised<Stored extends Revised>(
  before: Revised,
  after: Stored,
  by: { uid: string; what: string; at: Timestamp },
): Stored {
  // A quote's use cases count by themselves.
  const revision = Math.max(after.revision ?? 0, (before.revision ?? 0) + 1);
  const change = { revision, by_uid: by.uid, at: by.at, what: by.what };
  const last_changes = [...(before.last_changes ?? []), change].slice(-MAX_KEPT);
  return { ...after, revision, last_changes };
}
