import { setImmediate } from 'node:timers/promises';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type {
  DocumentData,
  DocumentReference,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore';
import { collectionOf, type StoredType } from '../firestore/stored-type.ts';
import { revisionOf, type StoredRevision } from './change.ts';

/**
 * Number of documents that each collection kept in memory is packed into, regardless of its size. A process
 * reads all of them when it starts: 16 reads, including the revision.
 */
const SHARDS: Readonly<Record<string, number>> = {
  products: 12,
  rentalTools: 1,
  categories: 1,
  settings: 1,
};

export const PACKED_COLLECTIONS = Object.keys(SHARDS);

/** Whether processes keep a collection in memory, so that its saves raise the shop's revision. */
export const isInMemory = (collection: string) => Object.hasOwn(SHARDS, collection);

/** Per shard, so that saving all of them fits Firestore's limit of 10 MiB per transaction. */
const MAX_SHARD_BYTES = 500_000;

/** A document as its shard has it: its fields, and when it was written, in ms. */
export interface PackedDocument {
  data: DocumentData;
  at: number;
}

/** `catalogueShards/{collection}-{number}`: documents by id, as deflated JSON. */
export interface StoredShard {
  documents: Buffer;
  schema_version: 1;
}

export const CATALOGUE_SHARDS: StoredType<StoredShard> = {
  collection: 'catalogueShards',
  version: 1,
  checks: { documents: (value) => Buffer.isBuffer(value) },
};

const shardsOf = collectionOf(CATALOGUE_SHARDS);

type ShardReference = DocumentReference<StoredShard>;
type Documents = Record<string, PackedDocument>;

/** Whether the shards of a collection are up to date in this revision. */
export function isPacked(stored: StoredRevision | undefined, collection: string): boolean {
  return stored !== undefined && stored.packed?.[collection] === stored.revision;
}

/** All documents of a collection by their ids; undefined if its shards are missing. */
export async function readShards(
  firestore: Firestore,
  collection: string,
): Promise<Documents | undefined> {
  const shards = await firestore.getAll(...referencesOf(firestore, collection));
  if (shards.some(({ exists }) => !exists)) return undefined;
  return Object.assign({}, ...shards.map((shard) => unpack(shard.data() as StoredShard)));
}

/**
 * Packs a collection read at a revision, unless something has been saved since. Resolves to whether it fits.
 */
export async function packCollection(
  firestore: Firestore,
  collection: string,
  revision: number,
  documents: Documents,
): Promise<boolean> {
  const references = referencesOf(firestore, collection);
  const parts = references.map((): Documents => ({}));
  for (const [id, document] of Object.entries(documents)) {
    const part = parts[indexOf(collection, id)];
    if (part) part[id] = { ...document, data: withoutListFields(document.data) };
  }
  const packed = parts.map(pack);
  if (packed.some(isTooLarge)) return false;
  await firestore.runTransaction(async (transaction) => {
    const stored = (await transaction.get(revisionOf(firestore))).data();
    if (stored?.revision !== revision) return;
    for (const [index, reference] of references.entries()) {
      transaction.set(reference, packed[index] as StoredShard);
    }
    const all = { ...stored.packed, [collection]: revision };
    transaction.set(revisionOf(firestore), { ...stored, packed: all });
  });
  return true;
}

/**
 * Reads the shards of documents that a transaction may write. The returned function updates the shards of
 * those it did write, and returns which collections are packed in the new revision; only collections packed
 * before can be.
 */
export async function openShards(
  transaction: Transaction,
  firestore: Firestore,
  stored: StoredRevision | undefined,
  paths: readonly string[],
) {
  const current = PACKED_COLLECTIONS.filter((collection) => isPacked(stored, collection));
  const references = new Map<string, ShardReference>();
  for (const path of paths) {
    const [collection = '', id = ''] = path.split('/');
    if (!current.includes(collection)) continue;
    const reference = referencesOf(firestore, collection)[indexOf(collection, id)];
    if (reference) references.set(reference.id, reference);
  }
  const read = references.size === 0 ? [] : await transaction.getAll(...references.values());
  const shards = new Map(read.map((shard) => [shard.id, shard.data() as StoredShard | undefined]));

  return async (written: ReadonlyMap<string, DocumentData>, at: Date, revision: number) => {
    const lost = new Set<string>();
    const changes = new Map<string, Documents>();
    for (const [path, data] of written) {
      const [collection = '', id = ''] = path.split('/');
      const shardId = `${collection}-${indexOf(collection, id)}`;
      const document = { data: withoutListFields(data), at: at.getTime() };
      changes.set(shardId, { ...changes.get(shardId), [id]: document });
    }
    for (const [shardId, documents] of changes) {
      const [collection = ''] = shardId.split('-');
      const [reference, shard] = [references.get(shardId), shards.get(shardId)];
      const packed = reference && shard && pack({ ...unpack(shard), ...documents });
      if (packed && !isTooLarge(packed)) transaction.set(reference, packed);
      else lost.add(collection);
      await setImmediate();
    }
    const kept = current.filter((collection) => !lost.has(collection));
    return Object.fromEntries(kept.map((collection) => [collection, revision]));
  };
}

function referencesOf(firestore: Firestore, collection: string): ShardReference[] {
  const shards = shardsOf(firestore);
  return Array.from({ length: SHARDS[collection] ?? 0 }, (_, index) =>
    shards.doc(`${collection}-${index}`),
  );
}

/** Ids are numbers, except settings' and manually created ones. */
function indexOf(collection: string, id: string): number {
  return Number(id) % (SHARDS[collection] ?? 1) || 0;
}

function unpack({ documents }: StoredShard): Documents {
  return JSON.parse(inflateRawSync(documents).toString());
}

function pack(documents: Documents): StoredShard {
  return { documents: deflateRawSync(JSON.stringify(documents)), schema_version: 1 };
}

function isTooLarge({ documents }: StoredShard): boolean {
  return documents.length > MAX_SHARD_BYTES;
}

/** Not needed in memory, where nothing is searched or sorted by them. */
function withoutListFields(data: DocumentData): DocumentData {
  const { search_tokens, sort_name, sort_price, has_price, ...rest } = data;
  return rest;
}
