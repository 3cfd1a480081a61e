import { OFFICE_KINDS } from '@shop/domain/office/entry-kinds';
import type { Change } from '@shop/domain/office/office';
import type { DocumentReference, Query } from 'firebase-admin/firestore';
import type { AdminDeps } from '../accounts/admin-names.ts';
import { fromAllFields } from '../firestore/all-fields.ts';
import { type ListPage, listPage } from '../firestore/list-page.ts';
import { NEWEST_FIRST, readAfter, type Sort } from '../firestore/position.ts';
import type { StoreDeps } from '../firestore/run-transaction.ts';
import { type Refusal, refuse } from '../lib/refusal.ts';
import {
  accountsOf,
  authorOf,
  changesOf,
  type StoredChange,
  stateBefore,
} from '../stored/change.ts';
import { entryStoreOf } from './entry-stores.ts';

export const LATEST_FIRST: Sort = { ...NEWEST_FIRST, field: 'at' };
const LISTED_FIRST: Sort = { ...NEWEST_FIRST, field: 'listed_at' };
const UNKNOWN_LOG = refuse('invalid', 'Diesen Verlauf gibt es nicht.');

/**
 * A page of the log, newest first: the first change of each request, or all changes of an item or a batch.
 * Also reads the items, to tell which changes are their latest: 102 reads at most.
 */
export async function listChanges(
  deps: AdminDeps,
  wanted: Readonly<Record<string, unknown>>,
): Promise<({ ok: true } & ListPage<Change>) | Refusal> {
  const changes = queryOf(deps, wanted);
  if (!changes) return UNKNOWN_LOG;
  const position = readAfter(wanted.after, changes.sort);
  if (!position.ok) return position;
  const { query, sort } = changes;
  const page = await listPage(query, position.after, deps.log, (document) => document, sort);
  const stored = page.items.map((item) => item.stored);
  const [versions, nameOf] = await Promise.all([
    readVersions(deps, stored),
    deps.adminNames.namesOf(stored.flatMap(accountsOf)),
  ]);
  const items = page.items.map(({ id, stored: change }) =>
    toChange(id, change, versions.get(pathOf(deps, change)), nameOf),
  );
  return { ok: true, ...page, items };
}

/** Undefined for invalid parameters. */
function queryOf(
  { firestore }: StoreDeps,
  { kind, item, batch }: Readonly<Record<string, unknown>>,
): { query: Query<StoredChange>; sort: Sort } | undefined {
  const changes = changesOf(firestore);
  if (batch !== undefined) {
    if (typeof batch !== 'string' || kind !== undefined || item !== undefined) return undefined;
    return { query: changes.where('batch_id', '==', batch), sort: LATEST_FIRST };
  }
  if (kind === undefined && item === undefined) return { query: changes, sort: LISTED_FIRST };
  if (typeof item !== 'string' || typeof kind !== 'string') return undefined;
  if (!Object.hasOwn(OFFICE_KINDS, kind)) return undefined;
  const ofItem = changes.where('kind', '==', kind).where('item_id', '==', item);
  return { query: ofItem, sort: LATEST_FIRST };
}

/** The current versions of the changed items, by path. */
async function readVersions(deps: StoreDeps, changes: readonly StoredChange[]) {
  const references = new Map<string, DocumentReference>();
  for (const { kind, item_id } of changes) {
    const item = entryStoreOf(kind, item_id)?.collection(deps.firestore).doc(item_id);
    if (item) references.set(item.path, item.withConverter(null));
  }
  if (references.size === 0) return new Map<string, number>();
  const fieldMask = ['version'];
  const documents = await deps.firestore.getAll(...references.values(), { fieldMask });
  return new Map(documents.map((item) => [item.ref.path, Number(item.get('version') ?? 0)]));
}

function pathOf({ firestore }: StoreDeps, { kind, item_id }: StoredChange): string {
  return entryStoreOf(kind, item_id)?.collection(firestore).doc(item_id).path ?? '';
}

/** The form values before and after a change. */
export function changedInputs(change: StoredChange) {
  const { kind, item_id, after } = change;
  const before = stateBefore(change);
  const store = entryStoreOf(kind, item_id);
  const inputOf = (stored: object) => (store ? (store.toInput(stored) as object) : stored);
  return { before: before ? inputOf(before) : undefined, after: inputOf(after ?? {}) };
}

function toChange(
  id: string,
  change: StoredChange,
  currentVersion: number | undefined,
  nameOf: (uid: string) => string,
): Change {
  const { kind, item_id, version } = change;
  const store = entryStoreOf(kind, item_id);
  return fromAllFields<Change>({
    id,
    kind,
    item_id,
    item_name: kind === 'admin' ? nameOf(item_id) : change.item_name,
    version,
    ...changedInputs(change),
    batch_id: change.batch_id,
    count: change.count,
    label: change.label,
    undoes: change.undoes,
    is_latest: store !== undefined && currentVersion === version,
    by: authorOf(change, nameOf),
    at: change.at.toDate().toISOString(),
  });
}
