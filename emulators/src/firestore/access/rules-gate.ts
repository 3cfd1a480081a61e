import { FirestoreError } from '../core/api/errors.ts';
import { childPath, parseDocumentName } from '../core/api/resource-name.ts';
import type { Database } from '../core/database.ts';
import { writtenName } from '../core/documents/apply-write.ts';
import type { Gate } from '../core/gate.ts';
import type { Log } from '../diagnostics/client-error.ts';
import { decide, type RulesAccess, type RulesAuth } from '../rules/decide.ts';
import type { Match } from '../rules/parse-rules.ts';

export interface RulesGateOptions {
  readonly database: Database;
  readonly auth: RulesAuth | null;
  /** Without rules everything is denied. */
  readonly rules: readonly Match[];
  readonly log: Log;
}

/** Enforces the security rules; only the log says why something is denied. */
export function rulesGate({ database, auth, rules, log }: RulesGateOptions): Gate {
  const require = (access: Omit<RulesAccess, 'auth' | 'time'>): void => {
    const { allowed, reasons } = decide(rules, database.name, {
      ...access,
      auth,
      time: database.now(),
    });
    if (allowed) return;
    const who = auth ? `user ${auth.uid}` : 'anonymous';
    const why = reasons.join('; ') || 'no rule is for it';
    log(`Firestore: denied ${access.method} ${access.path} (${who}): ${why}`);
    throw denied();
  };
  return {
    get: (path, view) => require({ method: 'get', path, existing: view.get(path) }),
    list: ({ parent, structuredQuery: query }) => {
      const [from] = query.from ?? [];
      require({ method: 'list', path: childPath(parent, from?.collectionId ?? ''), query });
    },
    write: (writes, view) => {
      for (const write of writes) {
        const { path } = parseDocumentName(writtenName(write));
        const existing = view.get(path);
        const exists = write.currentDocument?.exists ?? existing !== undefined;
        const method = write.delete !== undefined ? 'delete' : exists ? 'update' : 'create';
        require({ method, path, existing });
      }
    },
    administer: (call) => {
      log(`Firestore: denied: ${call} needs the rights of the owner`);
      throw denied();
    },
  };
}

// Production's wording, which reveals nothing.
const denied = (): FirestoreError =>
  new FirestoreError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
