import { invalidArgument, unimplemented } from '../api/errors.ts';
import type { DocumentMask, StructuredQuery } from '../api/messages.ts';
import { checkCollectionId, childPath, collectionOf, lastSegment } from '../api/resource-name.ts';
import type { DocumentView } from '../documents/document-store.ts';
import { parseFieldPath } from '../documents/field-path.ts';
import type { StoredDocument } from '../documents/stored-document.ts';
import { checkQuery } from './check-query.ts';
import { type DocumentTest, documentTest } from './filter.ts';
import { compareDocuments, completeOrder, endTest, hasOrderFields, startTest } from './order.ts';

/** A validated query that can run on any state of its database. */
export interface CompiledQuery {
  /** Whether a document is in the query's range, ignoring offset and limit. */
  readonly matches: DocumentTest;
  /** Whether a result depends on other documents too, through offset or limit. */
  readonly isWindow: boolean;
  readonly mask: DocumentMask | undefined;
  run(view: DocumentView): StoredDocument[];
  /** Number of results that the offset skips. */
  skipped(view: DocumentView): number;
}

interface Source {
  includes(collectionPath: string): boolean;
  pathsIn(view: DocumentView): Iterable<string>;
}

/** Validates and compiles a query; `parent` is a document path or empty. */
export function compileQuery(
  database: string,
  parent: string,
  query: StructuredQuery,
): CompiledQuery {
  if (query.findNearest) {
    throw unimplemented('findNearest');
  }
  const { offset = 0, limit } = query;
  if (offset < 0 || (limit?.value ?? 0) < 0) {
    throw invalidArgument('Offset and limit must not be negative.');
  }
  const values = [query.startAt, query.endAt].map((cursor) => cursor?.values.length ?? 0);
  if (Math.max(...values) > (query.orderBy?.length ?? 0)) {
    throw invalidArgument('Cursor has too many values.');
  }
  const inRange = rangeTest(database, query);
  const source = sourceOf(parent, query);
  const orders = completeOrder(database, query);
  // Last, so that an invalid operand is reported first.
  checkQuery(parent, query, orders);
  const compare = compareDocuments(orders);
  const end = limit ? offset + (limit.value ?? 0) : undefined;
  return {
    matches: (document) => source.includes(collectionOf(document.path)) && inRange(document),
    isWindow: offset > 0 || limit !== undefined,
    mask: projection(query),
    run: (view) => documentsOf(view, source, inRange).sort(compare).slice(offset, end),
    skipped: (view) =>
      offset === 0 ? 0 : Math.min(offset, documentsOf(view, source, inRange).length),
  };
}

function documentsOf(view: DocumentView, source: Source, inRange: DocumentTest): StoredDocument[] {
  const found: StoredDocument[] = [];
  for (const collectionPath of source.pathsIn(view)) {
    for (const document of view.collection(collectionPath)) {
      if (inRange(document)) {
        found.push(document);
      }
    }
  }
  return found;
}

function sourceOf(parent: string, query: StructuredQuery): Source {
  const [selector, ...others] = query.from ?? [];
  if (!selector || others.length > 0) {
    throw invalidArgument('A query needs exactly one collection selector.');
  }
  const id = selector.collectionId ?? '';
  if (id !== '') checkCollectionId(id);
  return selector.allDescendants ? groupSource(parent, id) : collectionSource(parent, id);
}

function collectionSource(parent: string, id: string): Source {
  if (id === '') {
    throw unimplemented('A query over direct children of any collection id');
  }
  const wanted = childPath(parent, id);
  return { includes: (path) => path === wanted, pathsIn: () => [wanted] };
}

/** All collections below the parent with that id, or every one if it is empty. */
function groupSource(parent: string, id: string): Source {
  const prefix = parent === '' ? '' : `${parent}/`;
  const includes = (path: string): boolean =>
    path.startsWith(prefix) && (id === '' || lastSegment(path) === id);
  return { includes, pathsIn: (view) => [...view.collectionPaths()].filter(includes) };
}

function rangeTest(database: string, query: StructuredQuery): DocumentTest {
  const orders = completeOrder(database, query);
  const tests: DocumentTest[] = [
    documentTest(database, query.where),
    (document) => hasOrderFields(orders, document),
  ];
  if (query.startAt) tests.push(startTest(database, orders, query.startAt));
  if (query.endAt) tests.push(endTest(database, orders, query.endAt));
  return (document) => tests.every((test) => test(document));
}

function projection(query: StructuredQuery): DocumentMask | undefined {
  const paths = query.select?.fields.map((field) => field.fieldPath ?? '') ?? [];
  paths.forEach(parseFieldPath);
  return paths.length > 0 ? { fieldPaths: paths.filter((path) => path !== '__name__') } : undefined;
}
