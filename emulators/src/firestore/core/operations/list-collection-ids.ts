import type { ConsistencySelector } from '../api/messages.ts';
import { parseParentName } from '../api/resource-name.ts';
import type { DocumentView } from '../documents/document-store.ts';
import type { Caller } from '../gate.ts';
import { compareUtf8 } from '../values/compare-strings.ts';
import { type PageRequest, pageOf } from './page.ts';
import { openReading } from './reading.ts';

export interface ListCollectionIdsRequest extends ConsistencySelector, PageRequest {
  parent?: string;
}

/**
 * Ids of the collections directly under a document or the root, including those that only hold
 * missing parents.
 */
export async function listCollectionIds(caller: Caller, request: ListCollectionIdsRequest) {
  const { database: name, path } = parseParentName(request.parent);
  const { database, gate } = caller.enter(name);
  gate.administer('Listing the ids of collections');
  const { view } = await openReading(database, request, () => []);
  database.usage.addReads(1);
  const ids = [...idsUnder(view, path)].sort(compareUtf8);
  const { items, nextPageToken } = pageOf(ids, (id) => id, compareUtf8, request);
  return { collectionIds: items, nextPageToken };
}

function idsUnder(view: DocumentView, parent: string): Set<string> {
  const prefix = parent === '' ? '' : `${parent}/`;
  const ids = new Set<string>();
  for (const path of view.collectionPaths()) {
    if (path.startsWith(prefix)) {
      ids.add(path.slice(prefix.length).split('/', 1)[0] ?? '');
    }
  }
  return ids;
}
