import { collectionOf } from '../api/resource-name.ts';
import type { StoredDocument } from './stored-document.ts';

/** A readable state of a database: the current one or a past one. */
export interface DocumentView {
  get(path: string): StoredDocument | undefined;
  /** Paths of all non-empty collections, unordered. */
  collectionPaths(): Iterable<string>;
  /** Documents directly in a collection, unordered. */
  collection(path: string): Iterable<StoredDocument>;
}

export class DocumentStore implements DocumentView {
  readonly #collections = new Map<string, Map<string, StoredDocument>>();

  get(path: string): StoredDocument | undefined {
    return this.#collections.get(collectionOf(path))?.get(path);
  }

  collectionPaths(): Iterable<string> {
    return this.#collections.keys();
  }

  collection(path: string): Iterable<StoredDocument> {
    return this.#collections.get(path)?.values() ?? [];
  }

  *all(): Iterable<StoredDocument> {
    for (const documents of this.#collections.values()) yield* documents.values();
  }

  set(path: string, document: StoredDocument | undefined): void {
    const collectionPath = collectionOf(path);
    const documents = this.#collections.get(collectionPath);
    if (document) {
      this.#collections.set(collectionPath, (documents ?? new Map()).set(path, document));
    } else if (documents?.delete(path) && documents.size === 0) {
      this.#collections.delete(collectionPath);
    }
  }
}
