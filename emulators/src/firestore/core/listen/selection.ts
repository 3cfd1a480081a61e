import { invalidArgument } from '../api/errors.ts';
import type { DocumentMask } from '../api/messages.ts';
import { parseDocumentName, parseParentName } from '../api/resource-name.ts';
import type { Database } from '../database.ts';
import type { DocumentView } from '../documents/document-store.ts';
import type { StoredDocument } from '../documents/stored-document.ts';
import type { Gate } from '../gate.ts';
import { compileQuery } from '../queries/compile-query.ts';
import type { Target } from './messages.ts';

/** What a target selects from its database. */
export interface Selection {
  readonly mask: DocumentMask | undefined;
  /** Whether other documents can move one in or out, through offset or limit. */
  readonly isWindow: boolean;
  /** Documents listened to by name; the client is also told which of them are missing. */
  readonly named: readonly string[];
  /** Throws unless the caller may read all of it. */
  check(gate: Gate, view: DocumentView): void;
  includes(document: StoredDocument): boolean;
  select(view: DocumentView): StoredDocument[];
}

/** Validates a target; refuses one of another database. */
export function selectionOf(database: Database, { query, documents }: Target): Selection {
  if (documents) return ofDocuments(database, documents.documents);
  if (!query?.structuredQuery) throw invalidArgument('A target needs documents or a query.');
  const { path } = own(database, parseParentName(query.parent));
  const compiled = compileQuery(database.name, path, query.structuredQuery);
  const { mask, isWindow, matches, run } = compiled;
  const listed = { parent: path, structuredQuery: query.structuredQuery };
  const check: Selection['check'] = (gate, view) => gate.list(listed, view);
  return { mask, isWindow, named: [], check, includes: matches, select: run };
}

function ofDocuments(database: Database, names: readonly string[]): Selection {
  const paths = new Set(names.map((name) => own(database, parseDocumentName(name)).path));
  return {
    mask: undefined,
    isWindow: false,
    named: [...paths],
    check: (gate, view) => {
      for (const path of paths) gate.get(path, view);
    },
    includes: ({ path }) => paths.has(path),
    select: (view) =>
      [...paths].flatMap((path) => {
        const document = view.get(path);
        return document ? [document] : [];
      }),
  };
}

function own<Name extends { database: string }>(database: Database, name: Name): Name {
  if (name.database !== database.name) {
    throw invalidArgument(`A target in ${name.database} came in a stream of ${database.name}.`);
  }
  return name;
}
