import { expect, test } from 'vitest';
import type { Fields, Precondition, StructuredQuery, Value, Write } from '../core/api/messages.ts';
import { useFirestore } from './firestore-under-test.ts';

const local = useFirestore('refused');

const int = (n: number): Value => ({ integerValue: String(n) });
const numbers = (count: number): Value => ({
  arrayValue: { values: Array.from({ length: count }, (_, n) => int(n)) },
});
const filter = (fieldPath: string, op: string, value: Value = int(1)) => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const where = (...filters: ReturnType<typeof filter>[]): StructuredQuery => ({
  where: { compositeFilter: { op: 'AND', filters } },
});
const orderBy = (...paths: string[]): StructuredQuery => ({
  orderBy: paths.map((fieldPath) => ({ field: { fieldPath }, direction: 'ASCENDING' })),
});
const startAt = (...values: Value[]): StructuredQuery => ({ startAt: { values, before: true } });
const many = (count: number) =>
  where(...Array.from({ length: count }, (_, n) => filter(`f${n}`, 'EQUAL')));
const down: StructuredQuery = {
  orderBy: [{ field: { fieldPath: '__name__' }, direction: 'DESCENDING' }],
};

const run = (query: StructuredQuery) =>
  local.rest.call('runQuery', {
    structuredQuery: { from: [{ collectionId: 'docs' }], ...query },
  });

test.each<[what: string, query: StructuredQuery, message: RegExp]>([
  ['a name that is a text', where(filter('__name__', 'EQUAL')), /is not a document reference/],
  ['a field after the name', orderBy('__name__', 'n'), /more fields after the key/],
  ['a field twice', orderBy('n', 'n'), /duplicate fields n/],
  [
    'only the name after an inequality',
    { ...where(filter('n', 'LESS_THAN')), ...orderBy('__name__') },
    /after the key/,
  ],
  ['more values than orders', { ...orderBy('n'), ...startAt(int(1), int(2)) }, /too many values/],
  ['a reserved collection', { from: [{ collectionId: '__a__' }] }, /is reserved/],
  ['no collection', { from: [] }, /exactly one collection/],
  ['a reserved field', where(filter('__x__', 'EQUAL')), /reserved name in field path __x__/],
  ['an unquoted name', orderBy('a-b'), /Invalid property path/],
  ['101 filters', many(101), /More than 100/],
  ['in with 31 values', where(filter('n', 'IN', numbers(31))), /supports up to 30/],
  ['not-in with 11 values', where(filter('n', 'NOT_IN', numbers(11))), /supports up to 10/],
  [
    '36 alternatives',
    where(filter('n', 'IN', numbers(6)), filter('m', 'IN', numbers(6))),
    /Too many disjunctions/,
  ],
  [
    'two array-contains',
    where(filter('a', 'ARRAY_CONTAINS'), filter('b', 'ARRAY_CONTAINS')),
    /maximum of 1/,
  ],
  [
    'not-in beside in',
    where(filter('n', 'NOT_IN', numbers(1)), filter('m', 'IN', numbers(1))),
    /'NOT_IN' cannot/,
  ],
  ['ids downwards', down, /descending key scans/],
  [
    'alternatives of fields',
    { where: { compositeFilter: { op: 'OR', filters: [] } } },
    /not implemented/,
  ],
  ['!=', where(filter('n', 'NOT_EQUAL')), /Unknown operator/],
  [
    'all collections of a name',
    { from: [{ collectionId: 'docs', allDescendants: true }] },
    /not implemented/,
  ],
])('refuses a query: %s', async (_, query, message) => {
  const { status, body } = await run(query);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(JSON.stringify(body)).toMatch(message);
});

test.each<[what: string, query: StructuredQuery]>([
  ['100 filters', many(100)],
  ['ids downwards beside an equality', { ...where(filter('t', 'ARRAY_CONTAINS')), ...down }],
])('answers a query: %s', async (_, query) => {
  expect((await run(query)).status).toBe(200);
});

const set = (path: string, currentDocument?: Precondition, fields: Fields = {}): Write => ({
  update: { name: local.rest.nameOf(path), fields },
  ...(currentDocument && { currentDocument }),
});
const remove = (path: string): Write => ({ delete: local.rest.nameOf(path) });
const NEW = { exists: false };
const THERE = { exists: true };
const commit = (writes: Write[]) => local.rest.call('commit', { writes });

// None of these depends on whether the document exists.
test.each<[what: string, writes: () => Write[], message: RegExp]>([
  [
    'delete, then update',
    () => [remove('docs/a'), set('docs/a', THERE)],
    /Cannot delete then update/,
  ],
  ['set, then create', () => [set('docs/a'), set('docs/a', NEW)], /Cannot upsert then insert/],
  [
    'update, then create',
    () => [set('docs/a', THERE), set('docs/a', NEW)],
    /Cannot update then insert/,
  ],
  [
    'a mask with a reserved field',
    () => [{ ...set('docs/a'), updateMask: { fieldPaths: ['__x__'] } }],
    /reserved name/,
  ],
  ['a reserved collection', () => [set('__id7__/a')], /is reserved/],
  ['a reserved document', () => [set('docs/__bad__')], /is reserved/],
  [
    'an array in an array',
    () => [set('docs/a', undefined, { a: { arrayValue: { values: [numbers(1)] } } })],
    /array value in an array/,
  ],
  [
    'an update of one version',
    () => [set('docs/a', { updateTime: '2026-03-02T09:30:00Z' as never })],
    /not implemented/,
  ],
  [
    'a computed field',
    () => [{ ...set('docs/a'), updateTransforms: [{ fieldPath: 'n', increment: int(1) }] }],
    /not implemented/,
  ],
])('refuses a commit: %s', async (_, writes, message) => {
  for (const fields of [undefined, { n: int(1) }]) {
    if (fields) await local.rest.set('docs/a', fields);
    const { status, body } = await commit(writes());
    expect(status).toBeGreaterThanOrEqual(400);
    expect(JSON.stringify(body)).toMatch(message);
  }
});

test.each<[what: string, writes: () => Write[]]>([
  ['delete, then create', () => [remove('docs/a'), set('docs/a', NEW)]],
  ['set, then update', () => [set('docs/a'), set('docs/a', THERE)]],
])('accepts a commit: %s', async (_, writes) => {
  expect((await commit(writes())).status).toBe(200);
});
