import { expect, test } from 'vitest';
import type { Fields, FieldTransform, Precondition, Write } from '../core/api/messages.ts';
import { documentName } from '../core/api/resource-name.ts';
import { databaseOf, invalid, type RestAnswer } from '../testing/rest-client.ts';
import { useFirestore } from './firestore-under-test.ts';

const firestore = useFirestore('refused-write-requests');

const nameOf = (path: string): string => documentName(databaseOf(firestore.projectId), path);

const set = (path: string, currentDocument?: Precondition, fields: Fields = {}): Write => ({
  update: { name: nameOf(path), fields },
  ...(currentDocument && { currentDocument }),
});
const remove = (path: string, currentDocument?: Precondition): Write => ({
  delete: nameOf(path),
  ...(currentDocument && { currentDocument }),
});
const transform = (...fieldTransforms: FieldTransform[]): Write => ({
  transform: { document: nameOf('docs/a'), fieldTransforms },
});
const increment = (fieldPath: string): FieldTransform => ({
  fieldPath,
  increment: { integerValue: '1' },
});

const NEW = { exists: false };
const THERE = { exists: true };
const AT = { updateTime: '2026-01-01T00:00:00Z' } as unknown as Precondition;

const call = (method: 'commit' | 'batchWrite', writes: Write[]): Promise<RestAnswer> =>
  firestore.rest.call('POST', `:${method}`, { writes });

const inOneRequest = (first: string, second: string): string =>
  `Cannot ${first} then ${second} an entity in the same request.`;

// None of these depends on whether the document exists.
test.each<[what: string, writes: Write[], message: string]>([
  [
    'delete, then update',
    [remove('docs/a'), set('docs/a', THERE)],
    inOneRequest('delete', 'update'),
  ],
  [
    'delete, then delete',
    [remove('docs/a'), remove('docs/a', THERE)],
    inOneRequest('delete', 'delete'),
  ],
  ['set, then create', [set('docs/a'), set('docs/a', NEW)], inOneRequest('upsert', 'insert')],
  [
    'create, then create',
    [set('docs/a', NEW), set('docs/a', NEW)],
    inOneRequest('insert', 'insert'),
  ],
  [
    'update, then create',
    [set('docs/a', THERE), set('docs/a', NEW)],
    inOneRequest('update', 'insert'),
  ],
  [
    'write, then verify',
    [set('docs/a'), { verify: nameOf('docs/a'), currentDocument: THERE }],
    'the same document cannot be written and then verified in a single request',
  ],
  [
    'verify without a precondition',
    [{ verify: nameOf('docs/a') }],
    'a verify must contain a precondition',
  ],
  [
    'delete with a mask',
    [{ ...remove('docs/a'), updateMask: { fieldPaths: ['n'] } }],
    'a delete must not specify a document mask.',
  ],
  [
    'a mask with a reserved field',
    [{ ...set('docs/a'), updateMask: { fieldPaths: ['__x__'] } }],
    'Invalid reserved name in field path __x__',
  ],
  ['no transform', [transform()], 'The list of FieldTransform must not be empty.'],
  [
    'transforms of a field and of a part of it',
    [transform(increment('a'), increment('a.b'))],
    'Cannot transform property a and its nested property at the same time.',
  ],
  [
    'a reserved collection id',
    [set('__id7__/a')],
    'Collection id "__id7__" is invalid because it is reserved.',
  ],
  [
    'a reserved document id',
    [set('docs/__bad__')],
    'Resource id "__bad__" is invalid because it is reserved.',
  ],
])('a commit is refused: %s', async (_, writes, message) => {
  expect(await call('commit', writes)).toEqual(invalid(message));
  await firestore.db.doc('docs/a').set({ n: 1 });
  expect(await call('commit', writes)).toEqual(invalid(message));
});

test('a commit is refused: set, then update at another version', async () => {
  const { status, body } = await call('commit', [set('docs/a'), set('docs/a', AT)]);
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain('Cannot collapse mutations with different version');
});

test.each<[what: string, writes: Write[]]>([
  ['delete, then set', [remove('docs/a'), set('docs/a')]],
  ['delete, then create', [remove('docs/a'), set('docs/a', NEW)]],
  ['delete, then delete', [remove('docs/a'), remove('docs/a')]],
  ['set, then update', [set('docs/a'), set('docs/a', THERE)]],
  ['delete, then set, then update', [remove('docs/a'), set('docs/a'), set('docs/a', THERE)]],
])('a commit is accepted: %s', async (_, writes) => {
  expect((await call('commit', writes)).status).toBe(200);
});

test.each<[what: string, write: Write, message: string]>([
  [
    'an illegal name',
    set('docs/__bad__'),
    'Resource id "__bad__" is invalid because it is reserved.',
  ],
  [
    'an array in an array',
    set('docs/b', undefined, {
      a: { arrayValue: { values: [{ arrayValue: { values: [] } }] } },
    }),
    'Cannot convert an array value in an array value.',
  ],
])('a batch write with %s is refused as a whole', async (_, write, message) => {
  expect(await call('batchWrite', [set('docs/a'), write])).toEqual(invalid(message));
  expect((await firestore.db.doc('docs/a').get()).exists).toBe(false);
});

test('a batch write with a failed precondition writes the rest', async () => {
  const { status, body } = await call('batchWrite', [set('docs/a'), set('docs/b', THERE)]);
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: [expect.anything(), { code: 5 }] });
  expect((await firestore.db.doc('docs/a').get()).exists).toBe(true);
});
