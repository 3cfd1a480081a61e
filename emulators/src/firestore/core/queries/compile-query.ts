import { invalidArgument, unimplemented } from '../api/errors.ts';
import type { DocumentMask, StructuredQuery } from '../api/messages.ts';
import { checkCollectionId, childPath, collectionOf } from '../api/resource-name.ts';
import type { DocumentView } from '../documents/document-store.ts';
import { parseFieldPath } from '../documents/field-path.ts';
import type { StoredDocument } from '../documents/stored-document.ts';
import { checkQuery } from './check-query.ts';
import { conditionsOf, type DocumentTest, documentTest } from './filter.ts';
import { compareDocuments, completeOrder, hasOrderFields, startTest } from './order.ts';

/** A validated query that can run on any state of its database. */
export interface CompiledQuery {
  /** Whether a document is in the query's range, ignoring offset and limit. */
  readonly matches: DocumentTest;
  readonly mask: DocumentMask | undefined;
  run(view: DocumentView): StoredDocument[];
  /** Number of results that the offset skips. */
  skipped(view: DocumentView): number;
}

/** Validates and compiles a query; `parent` is a document path or empty. */
export function compileQuery(
  database: string,
  parent: string,
  query: StructuredQuery,
): CompiledQuery {
  if (query.endAt) throw unimplemented('The end of a query');
  const { offset = 0, limit } = query;
  if (offset < 0 || (limit?.value ?? 0) < 0) {
    throw invalidArgument('Offset and limit must not be negative.');
  }
  if ((query.startAt?.values.length ?? 0) > (query.orderBy?.length ?? 0)) {
    throw invalidArgument('Cursor has too many values.');
  }
  const inRange = rangeTest(database, query);
  const collection = collectionIn(parent, query);
  const orders = completeOrder(database, query);
  // Last, so that an invalid operand is reported first.
  checkQuery(conditionsOf(query.where), query.orderBy?.length ?? 0, orders);
  const compare = compareDocuments(orders);
  const end = limit ? offset + (limit.value ?? 0) : undefined;
  return {
    matches: (document) => collectionOf(document.path) === collection && inRange(document),
    mask: projection(query),
    run: (view) => documentsIn(view, collection, inRange).sort(compare).slice(offset, end),
    skipped: (view) =>
      offset === 0 ? 0 : Math.min(offset, documentsIn(view, collection, inRange).length),
  };
}

function documentsIn(view: DocumentView, collection: string, test: DocumentTest): StoredDocument[] {
  return [...view.collection(collection)].filter(test);
}

function collectionIn(parent: string, { from = [] }: StructuredQuery): string {
  const [selector, ...others] = from;
  if (!selector?.collectionId || others.length > 0) {
    throw invalidArgument('A query needs exactly one collection.');
  }
  if (selector.allDescendants) throw unimplemented('A collection group');
  checkCollectionId(selector.collectionId);
  return childPath(parent, selector.collectionId);
}

function rangeTest(database: string, query: StructuredQuery): DocumentTest {
  const orders = completeOrder(database, query);
  const tests: DocumentTest[] = [
    documentTest(database, conditionsOf(query.where)),
    (document) => hasOrderFields(orders, document),
  ];
  if (query.startAt) tests.push(startTest(database, orders, query.startAt));
  return (document) => tests.every((test) => test(document));
}

function projection(query: StructuredQuery): DocumentMask | undefined {
  const paths = query.select?.fields.map((field) => field.fieldPath ?? '') ?? [];
  paths.forEach(parseFieldPath);
  return paths.length > 0 ? { fieldPaths: paths.filter((path) => path !== '__name__') } : undefined;
}
