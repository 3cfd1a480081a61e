import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** Reads an ordered query page by page. Documents that are deleted meanwhile shift nothing. */
export async function* readPages(
  query: Query,
  size: number,
): AsyncGenerator<QueryDocumentSnapshot[]> {
  let page = await query.limit(size).get();
  while (page.size > 0) {
    yield page.docs;
    if (page.size < size) return;
    page = await query.startAfter(page.docs.at(-1)).limit(size).get();
  }
}
