import type {
  CollectionReference,
  DocumentData,
  Firestore,
  FirestoreDataConverter,
} from 'firebase-admin/firestore';
import { type Checks, faultyFields } from './checks.ts';

/** Makes a document of one version into one of the next; keeps the fields that it does not know. */
type Upgrade = (older: DocumentData) => DocumentData;

/** What the program knows of the documents of one collection. */
export interface StoredType {
  collection: string;
  /** The version in which this program writes. */
  version: number;
  /** Under each older version, the way to the next. */
  upgrades: Readonly<Record<number, Upgrade>>;
  /** What a document made by hand may leave out. */
  defaults: DocumentData;
  /** What the current version has to hold for the program to work with it. */
  checks: Checks;
}

/** A stored document that this program cannot work with. The message holds no value and no id of it. */
export class UnreadableDocument extends Error {
  constructor({ collection, version }: StoredType, read: number, fields: readonly string[]) {
    const written =
      read > version ? `version ${read} (this program knows ${version})` : `version ${read}`;
    super(`a document of ${collection}, ${written}, cannot be read: ${fields.join(', ')}`);
    this.name = 'UnreadableDocument';
  }
}

/**
 * The document in the current version. One without a version counts as the first; one that is newer
 * than the program, as after a rollback, is taken as it is and keeps its version. Throws
 * `UnreadableDocument` where a field is missing or of another type than the program can work with.
 */
export function upgraded(type: StoredType, stored: DocumentData): DocumentData {
  const read = versionOf(stored);
  let document = stored;
  for (let version = read; version < type.version; version += 1) {
    document = type.upgrades[version]?.(document) ?? document;
  }
  const current = completed(type, document, Math.max(read, type.version));
  const faulty = faultyFields(current, type.checks);
  if (faulty.length > 0) throw new UnreadableDocument(type, read, faulty);
  return current;
}

/** Nearly every document is as this program writes it: nothing of it has to be copied. */
function completed(type: StoredType, document: DocumentData, version: number): DocumentData {
  const isComplete = document.schema_version === version && holdsAll(document, type.defaults);
  return isComplete ? document : { ...type.defaults, ...document, schema_version: version };
}

function holdsAll(document: DocumentData, fields: DocumentData): boolean {
  for (const field in fields) if (!(field in document)) return false;
  return true;
}

const opened = new WeakMap<Firestore, Map<StoredType, CollectionReference<never>>>();

/** The collection, each of whose documents is read in the current version, whoever reads it. */
export function collectionOf<Stored extends object>(
  firestore: Firestore,
  type: StoredType,
): CollectionReference<Stored> {
  const known = opened.get(firestore) ?? new Map<StoredType, CollectionReference<never>>();
  opened.set(firestore, known);
  const collection = known.get(type) ?? openCollection(firestore, type);
  known.set(type, collection);
  return collection;
}

function openCollection<Stored extends object>(
  firestore: Firestore,
  type: StoredType,
): CollectionReference<Stored> {
  const converter: FirestoreDataConverter<Stored> = {
    toFirestore: (document: object) => document as DocumentData,
    fromFirestore: (snapshot) => upgraded(type, snapshot.data()) as Stored,
  };
  return firestore
    .collection(type.collection)
    .withConverter(converter) as CollectionReference<Stored>;
}

function versionOf({ schema_version }: DocumentData): number {
  return Number.isSafeInteger(schema_version) && schema_version > 0 ? schema_version : 1;
}
