import type {
  CollectionReference,
  DocumentData,
  Firestore,
  FirestoreDataConverter,
} from 'firebase-admin/firestore';
import { type Checks, failingFields } from './checks.ts';

interface Versioned {
  schema_version: number;
}

/** Converts a document of one version to the next; keeps unknown fields. */
type Upgrade = (older: DocumentData) => DocumentData;

/** Version, upgrades and checks of one collection. */
export interface StoredType<Stored extends Versioned = Versioned> {
  collection: string;
  /** The version that this program writes. */
  version: Stored['schema_version'];
  /** Upgrades to the next version, keyed by the older one. */
  upgrades?: Readonly<Record<number, Upgrade>>;
  /** Fields that a manually created document may lack. */
  defaults?: Partial<Stored>;
  checks: Checks<Omit<Stored, 'schema_version'>>;
}

/** A stored document that this program cannot use. The message holds no values and no id. */
export class UnreadableDocument extends Error {
  constructor({ collection, version }: StoredType, written: number, fields: readonly string[]) {
    const which =
      written > version
        ? `version ${written} (this program knows ${version})`
        : `version ${written}`;
    super(`a document of ${collection}, ${which}, cannot be read: ${fields.join(', ')}`);
    this.name = 'UnreadableDocument';
  }
}

/**
 * The document in the current version; one without a version counts as version 1. A newer document,
 * as found after a rollback, is returned as it is. Throws `UnreadableDocument` if a check fails.
 */
export function toCurrentVersion<Stored extends Versioned>(
  type: StoredType<Stored>,
  document: DocumentData,
): Stored {
  const written = versionOf(document);
  let current = document;
  for (let version = written; version < type.version; version += 1) {
    current = type.upgrades?.[version]?.(current) ?? current;
  }
  const schema_version = Math.max(written, type.version);
  const completed = isComplete(type, current, schema_version)
    ? current
    : { ...type.defaults, ...current, schema_version };
  const failing = failingFields(completed, type.checks);
  if (failing.length > 0) throw new UnreadableDocument(type, written, failing);
  return completed as unknown as Stored;
}

/** Avoids copying most documents, which would take half the time of reading ten thousand. */
function isComplete<Stored extends Versioned>(
  { defaults }: StoredType<Stored>,
  document: DocumentData,
  version: number,
): boolean {
  if (document.schema_version !== version) return false;
  for (const field in defaults) if (document[field] === undefined) return false;
  return true;
}

function versionOf({ schema_version }: DocumentData): number {
  return Number.isSafeInteger(schema_version) && schema_version > 0 ? schema_version : 1;
}

/** Finds the collection; its documents are upgraded to the current version when read. */
export function collectionOf<Stored extends Versioned>(type: StoredType<Stored>) {
  const converter: FirestoreDataConverter<Stored> = {
    toFirestore: (document: object) => document as DocumentData,
    fromFirestore: (snapshot) => toCurrentVersion(type, snapshot.data()),
  };
  return (firestore: Firestore): CollectionReference<Stored> =>
    firestore.collection(type.collection).withConverter(converter);
}

/** Finds a document of the collection by its id. */
export function documentOf<Stored extends Versioned>(type: StoredType<Stored>) {
  const collection = collectionOf(type);
  return (firestore: Firestore, id: string) => collection(firestore).doc(id);
}
