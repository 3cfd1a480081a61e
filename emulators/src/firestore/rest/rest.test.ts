import { expect, test } from 'vitest';
import { useFirestore } from '../conformance/firestore-under-test.ts';

const local = useFirestore('rest');

const read = (path: string) =>
  local.rest.call('batchGet', { documents: [local.rest.nameOf(path)] });

test('writes, reads and deletes a document', async () => {
  const special = ['-0', 'NaN', 'Infinity', '-Infinity'];
  const values = special.map((doubleValue) => ({ doubleValue: doubleValue as unknown as number }));
  const fields = { values: { arrayValue: { values } } };
  await local.rest.set('docs/a', fields);
  expect((await read('docs/a')).body).toMatchObject([{ found: { fields } }]);
  await local.rest.remove('docs/a');
  expect((await read('docs/a')).body).toMatchObject([{ missing: local.rest.nameOf('docs/a') }]);
});

test('an idle connection stays open until its client closes it', async () => {
  const response = await fetch(`http://${local.server.address}/`);
  expect(await response.text()).toBe('Ok\n');
  // Node announces here after how many seconds it would close the connection.
  expect(response.headers.get('connection')).toBe('keep-alive');
  expect(response.headers.get('keep-alive')).toBeNull();
});

test.each<[what: string, method: string, body: object | string, status: string]>([
  ['text that is not JSON', 'commit', '{', 'INVALID_ARGUMENT'],
  ['JSON that is not an object', 'commit', '7', 'INVALID_ARGUMENT'],
  ['a message of another form', 'commit', { writes: 'x' }, 'INVALID_ARGUMENT'],
  ['a method that is not known', 'partitionQuery', {}, 'UNIMPLEMENTED'],
])('refuses %s with its status', async (_, method, body, status) => {
  expect((await local.rest.call(method, body)).body).toMatchObject({ error: { status } });
});
