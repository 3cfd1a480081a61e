import type { Query } from 'firebase-admin/firestore';

/** How many fit a query. Firestore charges one read per thousand of them, and one for none. */
export async function countOf(query: Query<unknown>): Promise<number> {
  return (await query.count().get()).data().count;
}
