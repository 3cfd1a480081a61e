import type {
  BareRequest,
  SkippedUndo,
  UndoBatchRequest,
  UndoResult,
} from '@shop/domain/office/office';
import type { OfficeFields } from '@shop/domain/office/stored-catalogue';
import { formatDateTime } from '@shop/domain/text/format';
import type { AdminDeps } from '../accounts/admin-names.ts';
import { countOf, pageOf } from '../firestore/list-page.ts';
import { readAfter, writePosition } from '../firestore/position.ts';
import { type ReadDocument, readable } from '../firestore/readable.ts';
import { type Outcome, refuse } from '../lib/refusal.ts';
import { changesOf, isMergeLabel, type StoredChange, stateBefore } from '../stored/change.ts';
import { LATEST_FIRST } from './changes.ts';
import { entryStoreOf } from './entry-stores.ts';
import { type ItemToSave, prepareSave, runLogged, type SaveOrigin } from './save.ts';

type LoggedChange = ReadDocument<StoredChange>;

const UNKNOWN_CHANGE = refuse('not_found', 'Diese Änderung gibt es nicht.');
const OF_ADMIN = refuse('not_possible', 'Wer Admin ist, ändern Sie unter „Benutzer“.');

/** Changes undone per request. */
const BATCH_SIZE = 100;

const AS_A_WHOLE = refuse(
  'not_possible',
  'Die Umbenennung betrifft auch die Einträge der Kategorie: Bitte nehmen Sie sie als Ganzes zurück.',
);
const MERGED_AS_A_WHOLE = refuse(
  'not_possible',
  'Das Zusammenführen betrifft beide Kunden: Bitte nehmen Sie es als Ganzes zurück.',
);
const NOT_ITSELF = refuse('invalid', 'Die Kennung der Anfrage ist ungültig.');

/**
 * Restores an item to its state before a change, as a new version with its own entry in the log. An item
 * created by the change is archived; a setting returns to its built-in value. Refuses an item that somebody
 * has changed since, and says who and when. A repeated request gets the same answer.
 */
export async function undoChange(
  deps: AdminDeps,
  id: string,
  { request_id }: BareRequest,
  uid: string,
): Promise<Outcome<UndoResult>> {
  if (!/^[A-Za-z0-9-]{1,60}$/.test(id)) return UNKNOWN_CHANGE;
  const [change] = readable([await changesOf(deps.firestore).doc(id).get()], deps.log);
  if (!change) return UNKNOWN_CHANGE;
  const { kind, label } = change.stored;
  if (kind === 'admin') return OF_ADMIN;
  if (await isRenamingWithItems(deps, change.stored)) return AS_A_WHOLE;
  if (isMerging(change.stored)) return MERGED_AS_A_WHOLE;
  const origin = { requestId: request_id, batchId: request_id, uid, label };
  const [skipped] = await setBack(deps, origin, [change]);
  if (skipped?.refusal) return refuse('not_possible', skipped.refusal);
  if (skipped) return refuse('conflict', changedSince(await describeSkipped(deps, skipped)));
  return { ok: true, value: { undone: 1, skipped: [] } };
}

/**
 * Undoes up to 100 changes of a batch, newest first, like `undoChange`; items that somebody has changed since
 * stay as they are and are listed.
 */
export async function undoBatch(
  deps: AdminDeps,
  batchId: string,
  request: UndoBatchRequest,
  uid: string,
): Promise<Outcome<UndoResult>> {
  if (request.batch_id === batchId) return NOT_ITSELF;
  const position = readAfter(request.after, LATEST_FIRST);
  if (!position.ok) return position;
  const ofBatch = changesOf(deps.firestore).where('batch_id', '==', batchId);
  const page = await pageOf(ofBatch, position.after, BATCH_SIZE, LATEST_FIRST);
  const changes = readable(page.documents, deps.log);
  const [first] = changes;
  if (!first) return UNKNOWN_CHANGE;
  if (first.stored.kind === 'admin') return OF_ADMIN;
  const { label } = first.stored;
  const origin = { requestId: request.request_id, batchId: request.batch_id, uid, label };
  const left = await setBack(deps, origin, changes);
  const skipped = await Promise.all(left.map((change) => describeSkipped(deps, change)));
  const result = { undone: changes.length - skipped.length, skipped };
  return { ok: true, value: page.next ? { ...result, next: writePosition(page.next) } : result };
}

/** Undoes changes in one transaction; resolves to those that are not undone because of later changes. */
async function setBack(
  deps: AdminDeps,
  origin: SaveOrigin,
  changes: readonly LoggedChange[],
): Promise<(LoggedChange & { refusal?: string })[]> {
  const items = changes.map(({ id, stored }) => ({ ...itemBefore(stored), undoes: id }));
  const results = await runLogged(deps, async (transaction) => {
    const save = await prepareSave(transaction, deps, origin, items);
    return save();
  });
  return changes.flatMap((change, index) => {
    const result = results[index];
    if (result?.outcome === 'refused') return { ...change, refusal: result.message };
    return result?.outcome === 'conflict' || result?.outcome === 'missing' ? change : [];
  });
}

function itemBefore(change: StoredChange): ItemToSave {
  const { kind, item_id, version, after } = change;
  const before = stateBefore(change);
  const store = entryStoreOf(kind, item_id);
  if (!store) throw new Error(`nothing of the kind ${kind} can be set back`);
  const input = before
    ? store.toInput(before)
    : (store.builtIn?.(item_id) ?? archived(store.toInput(after as OfficeFields)));
  return { store, change: { id: item_id, version, input } };
}

const archived = (input: unknown): unknown => ({ ...(input as object), visibility: 'archived' });

/** Whether it is one of the two changes of `mergeCustomers`, whose label ends with the other record's number. */
const isMerging = ({ kind, label }: StoredChange): boolean =>
  kind === 'customer' && isMergeLabel(label);

/** Whether a category's name was changed together with that of its items. */
async function isRenamingWithItems(
  { firestore }: AdminDeps,
  change: StoredChange,
): Promise<boolean> {
  const { kind, after, batch_id } = change;
  const before = stateBefore(change);
  const nameOf = (stored: object | null) => (stored as { name?: string } | null)?.name;
  if (kind !== 'category' || !before || nameOf(before) === nameOf(after)) return false;
  return (await countOf(changesOf(firestore).where('batch_id', '==', batch_id))) > 1;
}

async function describeSkipped(
  { firestore, adminNames }: AdminDeps,
  { id, stored: { kind, item_id, item_name } }: LoggedChange,
): Promise<SkippedUndo> {
  const ofItem = changesOf(firestore).where('kind', '==', kind).where('item_id', '==', item_id);
  const [latest] = (await ofItem.orderBy('at', 'desc').limit(1).get()).docs;
  if (!latest) return { id, item_name };
  const { by_uid, at } = latest.data();
  const nameOf = await adminNames.namesOf([by_uid]);
  return { id, item_name, by: nameOf(by_uid), at: at.toDate().toISOString() };
}

function changedSince({ item_name, by, at }: SkippedUndo): string {
  const byWhom = by && at ? `: von ${by} am ${formatDateTime(at)}` : '';
  return `„${item_name}“ wurde seitdem geändert${byWhom}. Bitte sehen Sie in den Verlauf.`;
}
