import { FirestoreError } from '../core/api/errors.ts';
import { childPath } from '../core/api/resource-name.ts';
import type { Database } from '../core/database.ts';
import type { DocumentView } from '../core/documents/document-store.ts';
import type { IntendedChange, IntendedCommit } from '../core/documents/intended-commit.ts';
import type { StoredDocument } from '../core/documents/stored-document.ts';
import type { Gate, ListedQuery } from '../core/gate.ts';
import type { Log } from '../diagnostics/client-error.ts';
import type { CompiledRules } from '../rules/compile-rules.ts';
import type { RulesAccess, RulesAuth } from '../rules/evaluation/access.ts';

export interface RulesGateOptions {
  readonly database: Database;
  readonly auth: RulesAuth | null;
  /** Looked up on every check; without rules everything is denied. */
  readonly rules: () => CompiledRules | undefined;
  readonly log: Log;
}

type LookupView = Pick<DocumentView, 'get'>;
type Lookups = Pick<RulesAccess, 'read' | 'readAfter'>;

/** Enforces the security rules; denials are explained in the log only. */
export function rulesGate({ database, auth, rules, log }: RulesGateOptions): Gate {
  const bill = billOnce(database);
  const decide = (access: Omit<RulesAccess, 'database' | 'auth'>): void => {
    const decision = rules()?.check({ database: database.name, auth, ...access });
    const who = auth ? `user ${auth.uid}` : 'anonymous';
    const what = `${access.method} ${access.path} (${who})`;
    if (decision?.allowed) {
      for (const line of decision.explanation) log(`Firestore: ${what}: ${line}`);
      return;
    }
    const why = decision?.explanation ?? ['no security rules are loaded, so nothing is allowed'];
    log([`Firestore: denied ${what}`, ...why].join('\n  '));
    throw denied();
  };
  return {
    get: (path, view) => {
      const existing = view.get(path);
      const time = database.now();
      const { read, readAfter } = lookups(view, view, bill);
      decide({ method: 'get', path, time, ...(existing && { existing }), read, readAfter });
    },
    list: (query, view) =>
      decide({
        method: 'list',
        time: database.now(),
        ...listed(query),
        ...lookups(view, view, bill),
      }),
    write: (commit) => {
      const accesses = { used: 0 };
      for (const change of commit.changes) decide({ ...written(change, commit, bill), accesses });
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

type Bill = (path: string) => void;

/** A document that rules look up several times within one request is billed once. */
function billOnce(database: Database): Bill {
  let billed: Set<string> | undefined;
  return (path) => {
    if (billed?.has(path)) return;
    billed = (billed ?? new Set()).add(path);
    database.usage.addReads(1);
  };
}

const lookups = (before: LookupView, after: LookupView, bill: Bill): Lookups => ({
  read: (path) => lookUp(path, before, bill),
  readAfter: (path) => lookUp(path, after, bill),
});

function lookUp(path: string, view: LookupView, bill: Bill): StoredDocument | undefined {
  bill(path);
  return view.get(path);
}

function listed({ parent, structuredQuery: query }: ListedQuery) {
  const { collectionId = '', allDescendants = false } = query.from?.[0] ?? {};
  return allDescendants
    ? { path: collectionId, collectionGroup: true, query }
    : { path: childPath(parent, collectionId), query };
}

function written(
  { path, method, before, after }: IntendedChange,
  commit: IntendedCommit,
  bill: Bill,
) {
  return {
    path,
    method,
    time: commit.time,
    ...(before && { existing: before }),
    ...(after && method !== 'get' && { written: after }),
    ...lookups(commit.before, commit.after, bill),
  };
}
