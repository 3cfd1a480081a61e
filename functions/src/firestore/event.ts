import { type Checked, isInstant, isText, optional, shapeOf } from './checks.ts';

/** What each event of a stored history says: who caused it, and when. */
export const EVENT = {
  /** An admin's id without a name, as the customer may read it; empty for the customer, or for the shop itself. */
  by_uid: isText,
  at: isInstant,
};
export type StoredBy = Checked<typeof EVENT>;

/** Fields of an event identified by its request's id. */
export const REQUESTED = { id: isText, ...EVENT };

/** Field of an event that may be undone. */
export const UNDONE = { taken_back: optional(shapeOf<StoredBy>(EVENT)) };
