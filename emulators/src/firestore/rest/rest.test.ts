import { expect, test } from 'vitest';
import { useFirestore } from '../conformance/firestore-under-test.ts';
import { databaseOf } from '../testing/rest-client.ts';

const local = useFirestore('rest');

interface Body {
  name?: string;
  fields?: Record<string, unknown>;
  documents?: object[];
  nextPageToken?: string;
  transaction?: string;
}

async function call(method: string, path: string, sent?: object | string) {
  const { status, body } = await local.rest.call(method, path, sent);
  return { status, body: body as Body };
}

const fields = (n: number) => ({ fields: { n: { integerValue: String(n) } } });

test('a document is created, read, changed and deleted by its path', async () => {
  const created = await call('POST', '/docs?documentId=a', fields(1));
  expect(created.body).toMatchObject({ name: expect.stringContaining('/docs/a'), ...fields(1) });
  expect((await call('POST', '/docs?documentId=a', fields(1))).status).toBe(409);
  const other = { fields: { m: { booleanValue: true } } };
  await call('PATCH', '/docs/a?updateMask.fieldPaths=m', other);
  expect((await call('GET', '/docs/a')).body.fields).toEqual({
    ...fields(1).fields,
    ...other.fields,
  });
  const masked = await call('GET', '/docs/a?mask.fieldPaths=m&mask.fieldPaths=x');
  expect(masked.body.fields).toEqual(other.fields);
  expect(await call('DELETE', '/docs/a')).toEqual({ status: 200, body: {} });
  expect((await call('GET', '/docs/a')).status).toBe(404);
  expect((await call('DELETE', '/docs/a?currentDocument.exists=true')).status).toBe(404);
});

test('a document created without an id gets one', async () => {
  const { body } = await call('POST', '/docs', {});
  expect(body.name).toMatch(/\/docs\/[A-Za-z0-9]{20}$/);
});

test('a list is paginated', async () => {
  for (const id of ['a', 'b', 'c']) await call('POST', `/docs?documentId=${id}`, {});
  const first = await call('GET', '/docs?pageSize=2');
  expect(first.body.documents).toHaveLength(2);
  const next = await call('GET', `/docs?pageSize=2&pageToken=${first.body.nextPageToken}`);
  expect(next.body.documents).toMatchObject([{ name: expect.stringMatching(/c$/) }]);
});

test('a transaction is begun, used and rolled back', async () => {
  const { transaction } = (await call('POST', ':beginTransaction', {})).body;
  const name = `${databaseOf(local.projectId)}/documents/docs/a`;
  const read = await call('POST', ':batchGet', { documents: [name], transaction });
  expect(read.body).toMatchObject([{ missing: name }]);
  expect(await call('POST', ':rollback', { transaction })).toEqual({ status: 200, body: {} });
  const late = await call('POST', ':commit', { writes: [{ delete: name }], transaction });
  expect(late.status).toBe(400);
});

test('numbers that JSON cannot express keep their value', async () => {
  const special = ['-0', 'NaN', 'Infinity', '-Infinity'];
  const values = special.map((doubleValue) => ({ doubleValue }));
  await call('PATCH', '/docs/a', { fields: { values: { arrayValue: { values } } } });
  const { body } = await call('GET', '/docs/a');
  expect(body.fields).toEqual({ values: { arrayValue: { values } } });
});

test('an idle connection stays open until its client closes it', async () => {
  const response = await fetch(`http://${local.server.address}/`);
  // Node announces here after how many seconds it would close the connection.
  expect(response.headers.get('connection')).toBe('keep-alive');
  expect(response.headers.get('keep-alive')).toBeNull();
});

test.each<
  [what: string, method: string, path: string, body: object | string | undefined, status: string]
>([
  ['text that is not JSON', 'POST', ':commit', '{', 'INVALID_ARGUMENT'],
  ['JSON that is not an object', 'POST', ':commit', '7', 'INVALID_ARGUMENT'],
  ['a message of another form', 'POST', ':commit', { writes: 'x' }, 'INVALID_ARGUMENT'],
  [
    'a query without a collection',
    'POST',
    ':runQuery',
    { structuredQuery: {} },
    'INVALID_ARGUMENT',
  ],
  ['a document that is missing', 'GET', '/docs/none', undefined, 'NOT_FOUND'],
  ['a method that is not known', 'POST', ':partitionQuery', {}, 'UNIMPLEMENTED'],
])('%s is refused with its status', async (_, method, path, body, status) => {
  expect((await call(method, path, body)).body).toMatchObject({ error: { status } });
});
