import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { OfficeKind } from '@shop/domain/office/entry-kinds';
import type { SavedChange, SaveRequest, SaveResult, Versioned } from '@shop/domain/office/office';
import type { OfficeFields } from '@shop/domain/office/stored-catalogue';
import type {
  CollectionReference,
  DocumentData,
  DocumentReference,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore';
import { requireFreshSignIn } from '../accounts/admin-guard.ts';
import { isAlreadyThere, type StoreDeps } from '../firestore/run-transaction.ts';
import { HttpError } from '../lib/http-error.ts';
import {
  changesOf,
  isSameChange,
  isSensitive,
  logChange,
  loggedChange,
  revisionOf,
  type StoredChange,
} from '../stored/change.ts';
import { readCounter } from '../stored/counter.ts';
import { dueEntry, entryOf } from '../stored/outbox-entry.ts';
import { ID_TAKEN } from '../stored/same-request.ts';
import { isInMemory, openShards } from '../stored/shard.ts';
import type { EntryStore } from './entry-stores.ts';

/**
 * Saves the office's changes in one transaction: each item with a new version, its change in the log and, if
 * the shop shows it, the revision that invalidates caches. An item saved since the version that a change is
 * based on stays unchanged. Costs one read per change, two for a new or outdated one, and one or two more, for
 * products also those of new article numbers; two writes per change, and one more. A repeated request gets the
 * same answer; with other content it conflicts with itself, and for another item or by somebody else it is
 * refused.
 */
export async function saveItems<Stored extends OfficeFields, Input>(
  deps: StoreDeps,
  store: EntryStore<Stored, Input>,
  request: SaveRequest<Input>,
  uid: string,
): Promise<SaveResult<Input>[]> {
  return runLogged(deps, async (transaction) => {
    const { request_id: requestId, batch_id: batchId = requestId, label, changes } = request;
    const origin = { requestId, batchId, uid, label };
    const items = changes.map((change) => ({ store, change }));
    const save = await prepareSave(transaction, deps, origin, items);
    return save();
  });
}

/** Runs a transaction that adds to the log. Throws 409 if an earlier request used the same id. */
export async function runLogged<Result>(
  { runTransaction }: Pick<StoreDeps, 'runTransaction'>,
  update: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  try {
    return await runTransaction(update);
  } catch (error) {
    if (isAlreadyThere(error)) throw idTaken();
    throw error;
  }
}

const idTaken = () => new HttpError(409, ID_TAKEN.message, {}, ID_TAKEN.hint);

/** Who saves, and the log's data about it. */
export interface SaveOrigin {
  requestId: string;
  batchId: string;
  uid: string;
  label?: string | undefined;
}

/** A change of an item of some kind. */
export interface ItemToSave<Stored extends OfficeFields = OfficeFields, Input = unknown> {
  store: EntryStore<Stored, Input>;
  change: SavedChange<Input>;
  /** The logged change that this one undoes. */
  undoes?: string;
}

/**
 * Reads what saving these items, possibly of several kinds, requires. The returned function writes and
 * returns the result of each; the transaction must have done all its reads by then.
 */
export async function prepareSave<Stored extends OfficeFields, Input>(
  transaction: Transaction,
  { firestore, now }: StoreDeps,
  origin: SaveOrigin,
  toSave: readonly ItemToSave<Stored, Input>[],
): Promise<() => Promise<SaveResult<Input>[]>> {
  const at = now();
  if (toSave.some(({ store, change }) => isSensitive(store.kind, change.id)))
    requireFreshSignIn(at);
  const [revision, items, newIds] = await Promise.all([
    transaction.get(revisionOf(firestore)),
    Promise.all(
      toSave.map((_, index) => readItem(transaction, { firestore, now }, origin, toSave, index)),
    ),
    readNewIds(transaction, firestore, toSave),
  ]);
  const changed_in = (revision.data()?.revision ?? 0) + 1;
  // New entries get their numbers now, since they determine which shards to read.
  const numbered = items.map((item) => {
    const isNew = item.id === undefined && item.store.isCounted;
    return { ...item, itemId: isNew ? newIds.next(item.store.kind) : item.id };
  });
  const pathOf = (item: Pick<Item, 'store'>, itemId: string) =>
    `${item.store.collection(firestore).id}/${itemId}`;
  const paths = numbered.flatMap((item) => (item.itemId ? pathOf(item, item.itemId) : []));
  const writeShards = await openShards(transaction, firestore, revision.data(), paths);

  type Item = ReadItem<Stored, Input>;
  const log: [DocumentReference<StoredChange>, StoredChange][] = [];
  const written = new Map<string, DocumentData>();

  function saveItem(item: Item & { itemId: string | undefined }): SaveResult<Input> {
    const { store, change, undoes, logged, id, itemId, stored } = item;
    const { input } = change;
    if (itemId === undefined) return MISSING;
    const kept = unwritten<Stored, Input>(item, itemId);
    if (kept) return kept;
    const isShown = isInMemory(store.collection(firestore).id);
    const after = {
      ...plain(store.toStored(input, itemId)),
      version: (stored?.version ?? 0) + 1,
      ...(isShown && { changed_in }),
      saved_by: origin.requestId,
      saved_at: at.toISOString(),
    };
    const reference = store.collection(firestore).doc(itemId) as DocumentReference;
    // A number given again must not replace what has it.
    if (id === undefined) transaction.create(reference, after);
    else transaction.set(reference, after);
    if (isShown) written.set(pathOf({ store }, itemId), after);
    const record = loggedChange(origin, at, {
      kind: store.kind,
      item_id: itemId,
      item_name: store.nameOf(input, itemId),
      version: after.version,
      before: stored ?? null,
      after,
      ...(undoes && { undoes }),
    });
    log.push([logged, record]);
    for (const { kind, subjectId, part } of store.mailsOf?.(stored, after as never) ?? []) {
      const entry = { ...dueEntry(kind, subjectId, at), part };
      transaction.create(entryOf(firestore, kind, subjectId, part), entry);
    }
    return { outcome: 'saved', current: { id: itemId, version: after.version, input } };
  }

  return async () => {
    const results: SaveResult<Input>[] = [];
    for (const item of numbered) {
      results.push(saveItem(item));
      await setImmediate(); // a hundred large records would hold the event loop for 0.2 s
    }
    if (written.size > 0) {
      const packed = await writeShards(written, at, changed_in);
      const isAny = Object.keys(packed).length > 0;
      const next = { revision: changed_in, ...(isAny && { packed }), schema_version: 1 } as const;
      transaction.set(revisionOf(firestore), next);
    }
    newIds.note(log.map(([, change]) => change));
    log.forEach(([reference, change], index) => {
      const first = { listed_at: change.at, count: log.length };
      logChange(transaction, reference, { ...change, ...(index === 0 && first) });
    });
    return results;
  };
}

/** Reads an item and what the log says of an earlier request with the same id. */
async function readItem<Stored extends OfficeFields, Input>(
  transaction: Transaction,
  { firestore, now }: Pick<StoreDeps, 'firestore' | 'now'>,
  origin: SaveOrigin,
  toSave: readonly ItemToSave<Stored, Input>[],
  index: number,
) {
  const { store, change, undoes } = toSave[index] as ItemToSave<Stored, Input>;
  const logged = changesOf(firestore).doc(`${origin.requestId}-${index}`);
  const readLogged = async () => (await transaction.get(logged)).data();
  const created = change.id === undefined ? await readLogged() : undefined;
  const id = change.id ?? created?.item_id;
  const reference = id === undefined ? undefined : store.collection(firestore).doc(id);
  const stored = reference && (await transaction.get(reference)).data();
  const isNewer = stored !== undefined && (stored.version ?? 0) > change.version;
  const mayBeRepeated = isNewer || stored?.saved_by === origin.requestId;
  const earlier = created ?? (mayBeRepeated ? await readLogged() : undefined);
  const of = { kind: store.kind, item_id: id ?? '', by_uid: origin.uid, undoes };
  if (earlier && !isSameChange(earlier, { ...of, batch_id: origin.batchId })) throw idTaken();
  const isCurrent = stored !== undefined && !earlier && (stored.version ?? 0) === change.version;
  const { input } = change;
  const earlierChanges = toSave.slice(0, index).filter((each) => each.store.kind === store.kind);
  const toCheck = { id, stored, input, earlier: earlierChanges.map((each) => each.change) };
  const refusal =
    isCurrent || id === undefined
      ? await store.refusalOf?.(transaction, { firestore, now }, toCheck)
      : undefined;
  return { store, change, undoes, logged, id, stored, earlier, refusal };
}

type ReadItem<Stored extends OfficeFields, Input> = Awaited<
  ReturnType<typeof readItem<Stored, Input>>
>;

const MISSING = { outcome: 'missing' } as const;

/** The result of an item that is not to be written; undefined for one that is. */
function unwritten<Stored extends OfficeFields, Input>(
  { store, change, id, stored, earlier, refusal }: ReadItem<Stored, Input>,
  itemId: string,
): SaveResult<Input> | undefined {
  const { input, version } = change;
  const builtIn = stored ? undefined : store.builtIn?.(itemId);
  if (id !== undefined && !stored && builtIn === undefined) return MISSING;
  const current = stored && currentOf(store, stored, itemId);
  if (current && earlier) {
    // A repeated request, perhaps after somebody else's save: a conflict would make the clerk
    // repeat the change.
    const saved = plain(store.toInput(earlier.after as Stored));
    return { outcome: isDeepStrictEqual(saved, plain(input)) ? 'saved' : 'conflict', current };
  }
  const savedVersion = current?.version ?? 0;
  if (id !== undefined && savedVersion !== version) {
    return {
      outcome: 'conflict',
      current: current ?? { id: itemId, version: 0, input: builtIn as Input },
    };
  }
  if (current && isDeepStrictEqual(plain(current.input), plain(input))) {
    return { outcome: 'unchanged', current };
  }
  return refusal ? { outcome: 'refused', message: refusal } : undefined;
}

/** Numbers new items by their counter, else after the highest id, archived ones included. */
async function readNewIds<Stored extends OfficeFields, Input>(
  transaction: Transaction,
  firestore: Firestore,
  toSave: readonly ItemToSave<Stored, Input>[],
) {
  const numbered = toSave.filter(({ store, change }) => store.isCounted && change.id === undefined);
  const kinds = new Map(numbered.map(({ store }) => [store.kind, store]));
  const ids = await Promise.all(
    [...kinds].map(async ([kind, store]) => {
      const counter = store.counter && (await readCounter(transaction, firestore, store.counter));
      const last = counter?.last ?? (await highestId(transaction, store.collection(firestore)));
      const ofKind = toSave.filter((each) => each.store.kind === kind).map(({ change }) => change);
      const ids =
        (await store.freeIds?.(transaction, firestore, last, ofKind)) ??
        ofKind.map((_, index) => last + index + 1);
      return [kind, { ids, counter }] as const;
    }),
  );
  const free = new Map(ids);
  return {
    next: (kind: OfficeKind) => String(free.get(kind)?.ids.shift()),
    /** Counts the new items that were saved. */
    note(saved: readonly StoredChange[]) {
      for (const [kind, { counter }] of free) {
        const given = saved.filter((each) => each.kind === kind && each.before === null);
        if (given.length > 0) counter?.note(Math.max(...given.map((each) => Number(each.item_id))));
      }
    },
  };
}

async function highestId(transaction: Transaction, collection: CollectionReference) {
  const [document] = (await transaction.get(collection.orderBy('id', 'desc').limit(1))).docs;
  return Number(document?.get('id') ?? 0);
}

export function currentOf<Stored extends OfficeFields, Input>(
  store: Pick<EntryStore<Stored, Input>, 'toInput'>,
  stored: Stored,
  id: string,
): Versioned<Input> {
  return { id, version: stored.version ?? 0, input: store.toInput(stored) };
}

/** Drops undefined fields, which Firestore refuses. */
function plain<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}
