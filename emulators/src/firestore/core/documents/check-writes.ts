import { invalidArgument } from '../api/errors.ts';
import type { Write } from '../api/messages.ts';
import { parseDocumentName } from '../api/resource-name.ts';
import { writtenName } from './apply-write.ts';

type Kind = 'insert' | 'update' | 'upsert' | 'delete';

/**
 * Refuses writes of one document that contradict each other, whatever the document. The content of
 * each write is validated when it is applied.
 */
export function checkWrites(writes: readonly Write[]): void {
  const previous = new Map<string, Kind>();
  for (const write of writes) {
    const { path } = parseDocumentName(writtenName(write));
    const before = previous.get(path);
    const kind = kindOf(write);
    const contradicts = before === 'delete' ? kind === 'update' : before && kind === 'insert';
    if (contradicts) {
      throw invalidArgument(`Cannot ${before} then ${kind} an entity in the same request.`);
    }
    previous.set(path, kind);
  }
}

function kindOf({ delete: deleted, currentDocument }: Write): Kind {
  if (deleted !== undefined) return 'delete';
  const { exists } = currentDocument ?? {};
  return exists ? 'update' : exists === false ? 'insert' : 'upsert';
}
