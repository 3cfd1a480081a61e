import type { DocumentMask, TimestampMessage } from '../api/messages.ts';
import { documentName } from '../api/resource-name.ts';
import { type StoredDocument, toMessage } from '../documents/stored-document.ts';
import type { ListenResponse } from './messages.ts';
import type { TargetEvent, WatchedTarget } from './watched-target.ts';

interface Gathered {
  readonly path: string;
  readonly document: StoredDocument | undefined;
  readonly mask: DocumentMask | undefined;
  readonly targetIds: number[];
  readonly removedTargetIds: number[];
}

/** Merges what several targets report about a document into one message. */
export class DocumentMessages {
  readonly #gathered = new Map<string, Gathered>();

  add({ id, selection: { mask } }: WatchedTarget, events: readonly TargetEvent[]): void {
    for (const { path, document, isSelected } of events) {
      // A projection has a message of its own.
      const key = mask ? `${path}//${id}` : path;
      const entry = this.#gathered.get(key) ?? newEntry(path, document, mask);
      (isSelected ? entry.targetIds : entry.removedTargetIds).push(id);
      this.#gathered.set(key, entry);
    }
  }

  toResponses(database: string, readTime: TimestampMessage): ListenResponse[] {
    return [...this.#gathered.values()].map((entry) => toResponse(database, entry, readTime));
  }
}

const newEntry = (
  path: string,
  document: StoredDocument | undefined,
  mask: DocumentMask | undefined,
): Gathered => ({ path, document, mask, targetIds: [], removedTargetIds: [] });

function toResponse(
  database: string,
  { path, document, mask, targetIds, removedTargetIds }: Gathered,
  readTime: TimestampMessage,
): ListenResponse {
  if (!document) {
    return {
      documentDelete: { document: documentName(database, path), readTime, removedTargetIds },
    };
  }
  const message = toMessage(database, document, mask);
  return { documentChange: { document: message, targetIds, removedTargetIds } };
}
