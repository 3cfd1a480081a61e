import { isDeepStrictEqual } from 'node:util';
import type { SavedChange, SaveRequest, SaveResult, Versioned } from '@shop/domain/office';
import type { OfficeFields } from '@shop/domain/stored-catalogue';
import {
  type DocumentReference,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import type { RunTransaction } from '../firestore/run-transaction.ts';
import { changesOf, revisionOf, type StoredChange } from '../stored/office-entry.ts';
import type { Kept } from './kept.ts';

export interface OfficeDeps {
  firestore: Firestore;
  runTransaction: RunTransaction;
  now: () => Date;
}

/**
 * Saves what the office changed in one transaction: each entry with a new version, its change in the
 * log, and the revision by which caches are outdated. An entry that was saved since the version a
 * change names keeps what it is. One read for each change, two for a new entry, and one or two more;
 * two writes for each change, and one more. Sent again, a request is answered as before.
 */
export async function saveEntries<Stored extends OfficeFields, Input>(
  deps: OfficeDeps,
  kept: Kept<Stored, Input>,
  request: SaveRequest<Input>,
  uid: string,
): Promise<SaveResult<Input>[]> {
  return deps.runTransaction(async (transaction) => {
    const writer = await beginSave(transaction, deps, kept, {
      requestId: request.request_id,
      batchId: request.batch_id ?? request.request_id,
      uid,
      ...(request.label && { label: request.label }),
    });
    const results = await writer.prepare(request.changes);
    return results.map((result) => result());
  });
}

/** Who saves, and what the log says of it. */
interface SaveOrigin {
  requestId: string;
  batchId: string;
  uid: string;
  label?: string;
  undoes?: string;
}

/** Reads what saving entries of a kind needs. All reads come before the first write. */
async function beginSave<Stored extends OfficeFields, Input>(
  transaction: Transaction,
  { firestore, now }: OfficeDeps,
  kept: Kept<Stored, Input>,
  origin: SaveOrigin,
) {
  const collection = kept.collection(firestore);
  const at = Timestamp.fromDate(now());

  async function read(change: SavedChange<Input>, index: number) {
    const logged = changesOf(firestore).doc(`${origin.requestId}-${index}`);
    let { id } = change;
    if (id === undefined) id = (await transaction.get(logged)).data()?.item_id;
    const stored =
      id === undefined ? undefined : (await transaction.get(collection.doc(id))).data();
    return { change, logged, id, stored };
  }

  async function prepare(
    changes: readonly SavedChange<Input>[],
  ): Promise<(() => SaveResult<Input>)[]> {
    const entries = await Promise.all(changes.map(read));
    const hasNew = kept.isCounted && entries.some(({ id }) => id === undefined);
    const [revision, lastId] = await Promise.all([
      transaction.get(revisionOf(firestore)),
      hasNew ? highestId() : 0,
    ]);
    let nextId = lastId + 1;
    const changed_in = (revision.data()?.revision ?? 0) + 1;
    let isCounted = false;

    return entries.map(({ change, logged, id, stored }) => () => {
      const { input, version } = change;
      if (id === undefined && !kept.isCounted) return { outcome: 'missing' };
      const entryId = id ?? String(nextId++);
      const builtIn = stored ? undefined : kept.builtIn?.(entryId);
      if (id !== undefined && !stored && builtIn === undefined) return { outcome: 'missing' };
      const current = stored && currentOf(kept, stored, entryId);
      if (current && stored?.saved_by === origin.requestId) return { outcome: 'saved', current };
      const savedVersion = current?.version ?? 0;
      if (id !== undefined && savedVersion !== version) {
        return {
          outcome: 'conflict',
          current: current ?? { id: entryId, version: 0, input: builtIn as Input },
        };
      }
      if (current && isDeepStrictEqual(plain(current.input), plain(input))) {
        return { outcome: 'unchanged', current };
      }
      const after = {
        ...plain(kept.toStored(input, entryId)),
        version: savedVersion + 1,
        changed_in,
        saved_by: origin.requestId,
        saved_at: now().toISOString(),
      };
      if (!isCounted) {
        transaction.set(revisionOf(firestore), { revision: changed_in, schema_version: 1 });
        isCounted = true;
      }
      const reference: DocumentReference = collection.doc(entryId);
      transaction.set(reference, after);
      transaction.set(
        logged,
        plainChange({
          kind: kept.kind,
          item_id: entryId,
          item_name: kept.nameOf(input, entryId),
          version: after.version,
          before: stored ?? null,
          after,
          batch_id: origin.batchId,
          label: origin.label,
          undoes: origin.undoes,
          by_uid: origin.uid,
          at,
        }),
      );
      return { outcome: 'saved', current: { id: entryId, version: after.version, input } };
    });
  }

  /** Also that of archived entries: no number is given twice. */
  async function highestId(): Promise<number> {
    const highest = await transaction.get(collection.orderBy('id', 'desc').limit(1));
    return Number(highest.docs[0]?.get('id') ?? 0);
  }

  return { prepare };
}

/** An entry as the office sees it. */
export function currentOf<Stored extends OfficeFields, Input>(
  kept: Pick<Kept<Stored, Input>, 'toInput'>,
  stored: Stored,
  id: string,
): Versioned<Input> {
  return { id, version: stored.version ?? 0, input: kept.toInput(stored) };
}

type ChangeFields = { [Field in keyof Omit<StoredChange, 'schema_version'>]: unknown };

function plainChange(fields: ChangeFields): StoredChange {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  return { ...(Object.fromEntries(present) as unknown as StoredChange), schema_version: 1 };
}

/** Without the fields that are undefined, which Firestore refuses. */
function plain<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}
