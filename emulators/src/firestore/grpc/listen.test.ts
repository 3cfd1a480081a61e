import { afterEach, beforeEach, expect, test } from 'vitest';
import { useFirestore } from '../conformance/firestore-under-test.ts';
import { databaseOf } from '../testing/rest-client.ts';
import { createTestClient, type TestClient, type TestStream } from './test-client.ts';

const local = useFirestore('listen');
const database = databaseOf(local.projectId);
const parent = `${database}/documents`;

let client: TestClient;

beforeEach(() => {
  client = createTestClient(local.server.address);
});

afterEach(() => client.close());

const nameOf = (path: string) => `${parent}/${path}`;

const put = (path: string, n: number) =>
  client.call('Commit', {
    database,
    writes: [{ update: { name: nameOf(path), fields: { n: { integerValue: n } } } }],
  });

const remove = (path: string) =>
  client.call('Commit', { database, writes: [{ delete: nameOf(path) }] });

const queryTarget = (targetId: number, resumeToken?: unknown) => ({
  targetId,
  query: { parent, structuredQuery: { from: [{ collectionId: 'docs' }] } },
  ...(resumeToken !== undefined && { resumeToken }),
});

const documentTarget = (targetId: number, path: string) => ({
  targetId,
  documents: { documents: [nameOf(path)] },
});

function listen(addTarget: object): TestStream {
  const stream = client.open('Listen');
  stream.send({ database, addTarget });
  return stream;
}

interface ListenAnswer {
  targetChange?: { targetChangeType: string; targetIds: number[]; resumeToken?: unknown };
  documentChange?: { document: { name: string }; targetIds: number[]; removedTargetIds: number[] };
  documentDelete?: { document: string; removedTargetIds: number[] };
}

/** The messages up to the next consistent snapshot in short form, and its resume token. */
async function readSnapshot(stream: TestStream) {
  const lines: string[] = [];
  for (;;) {
    const answer: ListenAnswer = await stream.next();
    if (answer.targetChange?.targetChangeType === 'NO_CHANGE') {
      return { lines, resumeToken: answer.targetChange.resumeToken };
    }
    lines.push(format(answer));
  }
}

function format({ targetChange, documentChange: change, documentDelete }: ListenAnswer): string {
  if (targetChange) return `${targetChange.targetChangeType} ${targetChange.targetIds}`;
  const pathOf = (name = '') => name.slice(parent.length + 1);
  return change
    ? `change ${pathOf(change.document.name)} +${change.targetIds} -${change.removedTargetIds}`
    : `delete ${pathOf(documentDelete?.document)} -${documentDelete?.removedTargetIds}`;
}

test('a target is added, filled and then current', async () => {
  await put('docs/a', 1);
  const stream = listen(queryTarget(7));
  const { lines } = await readSnapshot(stream);
  expect(lines).toEqual(['ADD 7', 'change docs/a +7 -', 'CURRENT 7']);
});

test('a missing document that is listened to is reported as deleted', async () => {
  const stream = listen(documentTarget(3, 'docs/none'));
  const { lines } = await readSnapshot(stream);
  expect(lines).toEqual(['ADD 3', 'delete docs/none -3', 'CURRENT 3']);
});

test('several targets on a stream share one message per document', async () => {
  const stream = listen(queryTarget(1));
  await readSnapshot(stream);
  stream.send({ database, addTarget: documentTarget(2, 'docs/a') });
  await readSnapshot(stream);
  await put('docs/a', 1);
  expect((await readSnapshot(stream)).lines).toEqual(['change docs/a +1,2 -']);
  await remove('docs/a');
  expect((await readSnapshot(stream)).lines).toEqual(['delete docs/a -1,2']);
});

test('a removed target receives nothing more while the others do', async () => {
  const stream = listen(queryTarget(1));
  await readSnapshot(stream);
  stream.send({ database, addTarget: documentTarget(2, 'docs/a') });
  await readSnapshot(stream);
  stream.send({ database, removeTarget: 1 });
  expect(await stream.next()).toMatchObject({ targetChange: { targetChangeType: 'REMOVE' } });
  await put('docs/a', 1);
  expect((await readSnapshot(stream)).lines).toEqual(['change docs/a +2 -']);
});

test('a resumed target receives only what happened since its token', async () => {
  for (const path of ['docs/kept', 'docs/changed', 'docs/gone']) await put(path, 1);
  const { resumeToken } = await readSnapshot(listen(queryTarget(1)));
  await put('docs/changed', 2);
  await put('docs/new', 1);
  await remove('docs/gone');
  const { lines } = await readSnapshot(listen(queryTarget(1, resumeToken)));
  expect(lines).toEqual([
    'ADD 1',
    'delete docs/gone -1',
    'change docs/changed +1 -',
    'change docs/new +1 -',
    'CURRENT 1',
  ]);
});

test('an unknown token resets the target and fills it from scratch', async () => {
  await put('docs/a', 1);
  const { lines } = await readSnapshot(listen(queryTarget(1, Buffer.from('elsewhere/1'))));
  expect(lines).toEqual(['ADD 1', 'RESET 1', 'change docs/a +1 -', 'CURRENT 1']);
});

test('clearing the database is reported as deletions', async () => {
  await put('docs/a', 1);
  const stream = listen(queryTarget(1));
  await readSnapshot(stream);
  local.server.reset();
  expect((await readSnapshot(stream)).lines).toEqual(['delete docs/a -1']);
});

test('a refused target ends alone, with its cause', async () => {
  const stream = listen({ targetId: 5, query: { parent, structuredQuery: { from: [] } } });
  await stream.next();
  expect(await stream.next()).toMatchObject({
    targetChange: { targetChangeType: 'REMOVE', targetIds: [5], cause: { code: 3 } },
  });
  stream.send({ database, addTarget: queryTarget(6) });
  expect((await readSnapshot(stream)).lines).toEqual(['ADD 6', 'CURRENT 6']);
});
