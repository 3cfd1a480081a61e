/** What a listener is told: the ids in the list, and whether the server has said so. */
export interface ListSnapshot {
  ids: readonly string[];
  isFromServer: boolean;
}

/**
 * Tells the changes of a list from its snapshots, one after the other: the ids that were not there
 * before, or undefined for a snapshot that tells nothing. The first one has no new ids: what was
 * there before listening began is no news.
 */
export function listChanges(): (snapshot: ListSnapshot) => string[] | undefined {
  let known: ReadonlySet<string> | undefined;
  return ({ ids, isFromServer }) => {
    // Without a connection Firestore shows its cache, which is empty: that is no change.
    if (!isFromServer) return undefined;
    const before = known ?? new Set(ids);
    known = new Set(ids);
    return ids.filter((id) => !before.has(id));
  };
}
