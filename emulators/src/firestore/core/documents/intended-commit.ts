import type { Write } from '../messages.ts';
import { parseDocumentName } from '../resource-name.ts';
import type { Micros } from '../values/timestamp.ts';
import { applyWrite, writtenName } from './apply-write.ts';
import type { DocumentView } from './document-store.ts';
import type { DocumentChange, StoredDocument } from './stored-document.ts';

/** What a commit wants to do to one document; `get` for a mere check that it is unchanged. */
export interface IntendedChange extends DocumentChange {
  readonly method: 'create' | 'update' | 'delete' | 'get';
}

/** A commit as it would be if no precondition failed: what permissions are decided on. */
export interface IntendedCommit {
  readonly time: Micros;
  readonly before: Pick<DocumentView, 'get'>;
  readonly after: Pick<DocumentView, 'get'>;
  readonly changes: readonly IntendedChange[];
}

/**
 * Works out a commit without its preconditions: who may not write is to learn nothing from them.
 * Several writes to one document count as one change.
 */
export function intendedCommit(
  writes: readonly Write[],
  before: DocumentView,
  time: Micros,
): IntendedCommit {
  const staged = new Map<string, { first: Write; after: StoredDocument | undefined }>();
  const get = (path: string): StoredDocument | undefined => {
    const entry = staged.get(path);
    return entry ? entry.after : before.get(path);
  };
  for (const { currentDocument, ...write } of writes) {
    const { path } = parseDocumentName(writtenName(write));
    const first = staged.get(path)?.first ?? {
      ...write,
      ...(currentDocument && { currentDocument }),
    };
    staged.set(path, { first, after: applyWrite(write, get(path), time).document });
  }
  const changes = [...staged].map(([path, { first, after }]) => {
    const existing = before.get(path);
    return { path, before: existing, after, method: methodOf(first, existing, after) };
  });
  return { time, before, after: { get }, changes };
}

/** A precondition says what the writer means; without one, what is there decides. */
function methodOf(
  write: Write,
  before: StoredDocument | undefined,
  after: StoredDocument | undefined,
): IntendedChange['method'] {
  if (write.verify !== undefined) return 'get';
  if (!after) return 'delete';
  const exists = write.currentDocument?.exists ?? before !== undefined;
  return exists ? 'update' : 'create';
}
