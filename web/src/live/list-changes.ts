import type { OrderKind } from '@shop/domain/order/order-kinds';

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

const ORDER: OrderKind = 'order';

/** Whether a stored order, request or booking comes from a customer: what the office took, split or billed is no news to it. */
export function isPlaced(stored: Readonly<Record<string, unknown>>): boolean {
  const { order_status, kind = ORDER, part_of, taken_by_uid, history } = stored;
  if (order_status !== undefined) return kind === ORDER && !part_of && !taken_by_uid;
  // A booking's first entry is how it was made; customers have no id there.
  const [made] = (history ?? []) as { by_uid?: string }[];
  return !made?.by_uid;
}
