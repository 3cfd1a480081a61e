import type { Write } from '../api/messages.ts';
import { parseDocumentName } from '../api/resource-name.ts';
import type { Micros } from '../values/timestamp.ts';
import { applyWrite, writtenName } from './apply-write.ts';
import type { DocumentView } from './document-store.ts';
import type { DocumentChange, StoredDocument } from './stored-document.ts';

/** The net change to one document; `get` for a check (`verify`) that it is unchanged. */
export interface IntendedChange extends DocumentChange {
  readonly method: 'create' | 'update' | 'delete' | 'get';
}

/** A commit as if no precondition failed; permissions are decided on it. */
export interface IntendedCommit {
  readonly time: Micros;
  readonly before: Pick<DocumentView, 'get'>;
  readonly after: Pick<DocumentView, 'get'>;
  readonly changes: readonly IntendedChange[];
}

/**
 * Computes a commit without its preconditions, so that an unauthorised writer learns nothing from
 * them. Several writes to one document count as one change.
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

/** The precondition tells a create from an update; without one, the current state does. */
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
