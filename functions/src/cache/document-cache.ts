import { FRESHNESS_SECONDS } from '@shop/domain/time/freshness';
import {
  type CollectionReference,
  type DocumentData,
  type Firestore,
  type Query,
  Timestamp,
} from 'firebase-admin/firestore';
import { type Readable, type ReadDocument, readable } from '../firestore/readable.ts';
import { type Cached, cached } from '../lib/cached.ts';
import type { Log } from '../lib/log.ts';
import { revisionOf, type StoredRevision } from '../stored/change.ts';
import { isInMemory, isPacked, packCollection, readShards } from '../stored/shard.ts';

/** A collection that the office maintains. */
export interface DocumentCache<Stored> {
  /** By id; the same object until one has changed. */
  documents: ReadonlyMap<string, ReadDocument<Stored>>;
  /** The documents are as of this instant or newer. */
  asOfMs: number;
}

/** The revision of the office's data; undefined before its first save. */
export type Revisions = Cached<StoredRevision | undefined>;

/** Polling interval of the office's revision. */
export const POLL_MS = FRESHNESS_SECONDS.function * 1000;
/** How long a process relies on changes alone before it reads everything again. */
export const READ_ALL_AFTER_MS = 60 * 60 * 1000;

/** Shared by everything a process caches: at most one read every ten seconds, or every `ttlMs`. */
export function openRevisions(
  { firestore, now }: { firestore: Firestore; now: () => Date },
  ttlMs: number,
): Revisions {
  return cached({
    read: async () => (await revisionOf(firestore).get()).data(),
    now,
    ttlMs: Math.min(POLL_MS, ttlMs),
    onStale: () => {},
  });
}

export interface KeptDocumentsOptions<Stored> {
  /** Name in log messages: `products`. */
  name: string;
  collection: CollectionReference<Stored>;
  /** Converts the document with this id to its current version. */
  toCurrent: (data: DocumentData, id: string) => Stored;
  revisions: Revisions;
  ttlMs: number;
}

interface Poll {
  revision: number | undefined;
  isPacked: boolean;
  polledAtMs: number;
}

interface Known<Stored> extends DocumentCache<Stored>, Poll {
  allReadAtMs: number;
}

/**
 * Keeps the documents of a collection maintained by the office. All are read at first and then hourly, from
 * the collection's shards; in between, only those changed by a newer revision. Outdated shards are rewritten
 * from the collection. While there is no revision, all are read every `ttlMs`. After `expire`, what changed
 * is read again; without a newer revision, all documents of the collection.
 */
export function openDocumentCache<Stored>(
  { now, log }: { now: () => Date; log: Log },
  { name, collection: typed, toCurrent, revisions, ttlMs }: KeptDocumentsOptions<Stored>,
): Cached<DocumentCache<Stored>> {
  const collection = typed.withConverter(null);
  if (!isInMemory(collection.id)) throw new Error(`saves of ${collection.id} raise no revision`);
  const { readPacked, readCollection, readChangedSince, merged } = readersOf(
    { log },
    { name, collection, toCurrent },
  );
  const pollMs = Math.min(POLL_MS, ttlMs);
  let known: Known<Stored> | undefined;
  let isSuspect = false;
  const nowMs = () => now().getTime();

  async function read(): Promise<Known<Stored>> {
    const { value, readAtMs: polledAtMs } = await revisions.fresh();
    known = await readMissing({
      revision: value?.revision,
      isPacked: isPacked(value, collection.id),
      polledAtMs,
    });
    isSuspect = false;
    return known;
  }

  async function readMissing(poll: Poll): Promise<Known<Stored>> {
    const missing = known ? missingSince(known, poll.revision) : 'all';
    if (!known || missing === 'all') return readAll(poll);
    if (poll.revision === undefined) return { ...known, ...poll };
    const { documents, asOfMs, allReadAtMs, revision } = known;
    const changed = missing === 'nothing' ? [] : await readChangedSince(revision);
    return {
      ...poll,
      documents: changed.length === 0 ? documents : merged(documents, changed),
      asOfMs: Math.max(asOfMs, poll.polledAtMs),
      allReadAtMs,
    };
  }

  function missingSince(
    last: Known<Stored>,
    revision: number | undefined,
  ): 'nothing' | 'changes' | 'all' {
    const readAllAfterMs = revision === undefined ? ttlMs : READ_ALL_AFTER_MS;
    // The clock may be set back.
    if (Math.abs(nowMs() - last.allReadAtMs) >= readAllAfterMs) return 'all';
    if (revision === last.revision) return isSuspect ? 'all' : 'nothing';
    if (revision === undefined || last.revision === undefined) return 'all';
    return revision > last.revision ? 'changes' : 'all';
  }

  async function readAll(poll: Poll): Promise<Known<Stored>> {
    const allReadAtMs = nowMs();
    const packed = poll.isPacked && !isSuspect ? await readPacked() : undefined;
    const documents = merged(new Map(), packed ?? (await readCollection(poll)));
    return { ...poll, documents, asOfMs: allReadAtMs, allReadAtMs };
  }

  const cache = cached({
    read,
    readAt: ({ revision, polledAtMs, allReadAtMs }) =>
      revision === undefined ? Math.min(polledAtMs, allReadAtMs + ttlMs - pollMs) : polledAtMs,
    now,
    ttlMs: pollMs,
    onStale: (ageMs) => {
      const message = `Firestore gives no ${name}; showing those of ${Math.round(ageMs / 1000)} s ago`;
      log({ severity: 'WARNING', message });
    },
  });
  return {
    ...cache,
    expire: () => {
      isSuspect = true;
      revisions.expire();
      cache.expire();
    },
  };
}

/** How documents are read: packed in shards, all of the collection, or those changed since a revision. */
function readersOf<Stored>(
  { log }: { log: Log },
  {
    name,
    collection,
    toCurrent,
  }: Pick<KeptDocumentsOptions<Stored>, 'name' | 'toCurrent'> & {
    collection: CollectionReference;
  },
) {
  async function readPacked() {
    const packed = await readShards(collection.firestore, collection.id);
    if (!packed) return undefined;
    return Object.entries(packed).map(([id, { data, at }]) =>
      toReadable(id, data, Timestamp.fromMillis(at)),
    );
  }

  async function readCollection({ revision }: Pick<Poll, 'revision'>): Promise<Readable<Stored>[]> {
    const { docs } = await collection.get();
    if (revision !== undefined) {
      const packed = docs.map((document) => {
        return [
          document.id,
          { data: document.data(), at: document.updateTime.toMillis() },
        ] as const;
      });
      try {
        const { firestore, id } = collection;
        const fits = await packCollection(firestore, id, revision, Object.fromEntries(packed));
        if (!fits) log({ severity: 'ERROR', message: `${name} are too large for their shards` });
      } catch {
        log({ severity: 'WARNING', message: `the shards of ${name} could not be written` });
      }
    }
    return docs.map((document) => toReadable(document.id, document.data(), document.updateTime));
  }

  async function readChangedSince(revision: number | undefined): Promise<Readable<Stored>[]> {
    const changed: Query = collection.where('changed_in', '>', revision);
    const { docs } = await changed.get();
    return docs.map((document) => toReadable(document.id, document.data(), document.updateTime));
  }

  function toReadable(id: string, data: DocumentData, updateTime: Timestamp): Readable<Stored> {
    return { id, data: () => toCurrent(data, id), updateTime, readTime: updateTime };
  }

  function merged(
    older: DocumentCache<Stored>['documents'],
    newer: readonly Readable<Stored>[],
  ): DocumentCache<Stored>['documents'] {
    const documents = new Map(older);
    for (const { id } of newer) documents.delete(id);
    for (const document of readable(newer, log)) documents.set(document.id, document);
    return documents;
  }

  return { readPacked, readCollection, readChangedSince, merged };
}
