interface ListSnapshot {
  ids: readonly string[];
  isFromServer: boolean;
}

/**
 * Compares successive snapshots of a list: returns the new ids, or undefined for a snapshot without
 * news. The first one has no new ids, since its entries were there before.
 */
export function listChanges(): (snapshot: ListSnapshot) => string[] | undefined {
  let known: ReadonlySet<string> | undefined;
  return ({ ids, isFromServer }) => {
    // Offline, Firestore reports its cache, which is empty.
    if (!isFromServer) return undefined;
    const before = known ?? new Set(ids);
    known = new Set(ids);
    return ids.filter((id) => !before.has(id));
  };
}
