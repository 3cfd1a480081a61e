import { expect, test } from 'vitest';
import { useFirestore } from '../conformance/firestore-under-test.ts';
import { databaseOf } from '../testing/rest-client.ts';
import { TestChannel } from './test-channel.ts';

const local = useFirestore('webchannel');
const database = databaseOf(local.projectId);
const OWNER = 'X-Other: b\r\nAuthorization: Bearer owner\r\n';

const target = (targetId: number, collectionId: string) => ({
  database,
  addTarget: {
    targetId,
    query: {
      parent: `${database}/documents`,
      structuredQuery: {
        from: [{ collectionId }],
        orderBy: [{ field: { fieldPath: '__name__' } }],
      },
    },
  },
});

const open = (message: object = target(2, 'docs'), headers = OWNER) =>
  TestChannel.open(local.server.address, { ...message }, headers);

test('messages sent together arrive in order, numbered from one', async () => {
  await local.rest.setNumber('docs/a', 1);
  const back = await (await open()).listen(0);
  const ids: number[] = [];
  for (let i = 0; i < 4; i += 1) ids.push((await back.next())?.[0] ?? -1);
  expect(ids).toEqual([1, 2, 3, 4]);
});

test('measures frames in characters, not bytes', async () => {
  await local.rest.setNumber('docs/Straße 😀', 1);
  const back = await (await open()).listen(0);
  const { content } = await back.find('documentChange');
  expect(content).toMatchObject({
    documentChange: { document: { name: `${database}/documents/docs/Straße 😀` } },
  });
});

test('a dropped back channel resumes after what the browser has received', async () => {
  const channel = await open();
  const first = await channel.listen(0);
  const current = await first.find('targetChange');
  first.drop();
  await local.rest.setNumber('docs/a', 1);
  const second = await channel.listen(current.id);
  expect((await second.next())?.[0]).toBe(current.id + 1);
  const change = await second.find('documentChange');
  expect(change.content).toMatchObject({ documentChange: { targetIds: [2] } });
  second.drop();
  const third = await channel.listen(change.id - 1);
  expect(await third.find('documentChange')).toEqual(change);
});

test('a second back channel replaces the first', async () => {
  const channel = await open();
  const first = await channel.listen(0);
  const { id } = await first.find('targetChange');
  await channel.listen(id);
  await expect(first.find('nothing')).rejects.toThrow(/ended/);
});

test('a long poll ends with the first message', async () => {
  const channel = await open();
  const first = await channel.listen(0, true);
  let last = 0;
  for (let next = await first.next(); next; next = await first.next()) last = next[0];
  const second = await channel.listen(last, true);
  await local.rest.setNumber('docs/a', 1);
  expect((await second.find('documentChange')).id).toBe(last + 1);
  await expect(second.find('nothing')).rejects.toThrow(/ended/);
});

test('a deleted document names the targets that it leaves', async () => {
  await local.rest.setNumber('docs/a', 1);
  const back = await (await open()).listen(0);
  await back.find('documentChange');
  await local.rest.remove('docs/a');
  const { content } = await back.find('documentDelete');
  expect(content).toMatchObject({ documentDelete: { removedTargetIds: [2] } });
});

test('several targets share a channel, and a repeated message counts once', async () => {
  const channel = await open();
  const back = await channel.listen(0);
  await channel.send(target(4, 'others'), 1);
  await channel.send(target(4, 'others'), 1);
  await channel.send({ database, removeTarget: 2 });
  await local.rest.setNumber('docs/a', 1);
  await local.rest.setNumber('others/a', 1);
  const { content } = await back.find('documentChange');
  expect(content).toMatchObject({ documentChange: { targetIds: [4] } });
});

test('an answer reports whether a back channel is open', async () => {
  const channel = await open();
  expect(await channel.send(target(4, 'others'))).toEqual([0, 0, 0]);
  await channel.listen(0);
  expect(await channel.send(target(6, 'others'))).toHaveProperty('0', 1);
});

test('a terminated channel is unknown, like one from before a restart', async () => {
  const channel = await open();
  const back = await channel.listen(0);
  expect((await channel.request('TYPE=terminate', { method: 'POST' })).status).toBe(200);
  await expect(back.find('nothing')).rejects.toThrow(/ended/);
  const answer = await channel.request('RID=rpc&AID=0');
  expect(answer.status).toBe(400);
  // The SDK looks for these words to open a new channel at once.
  expect(await answer.text()).toContain('Unknown SID');
});

test.each([
  ['a token that is none', target(2, 'docs'), 'Authorization: Bearer x\r\n', 'UNAUTHENTICATED'],
  ['a message that asks for nothing', { database }, OWNER, 'INVALID_ARGUMENT'],
])('%s ends the stream with its error', async (_, message, headers, status) => {
  const back = await (await open(message, headers)).listen(0);
  expect((await back.find('error')).content).toMatchObject({ error: { status } });
});

test('a caller without a token is refused the target, not the channel', async () => {
  const back = await (await open(target(2, 'docs'), '')).listen(0);
  await back.find('targetChange');
  const { content } = await back.find('targetChange');
  expect(content).toMatchObject({
    targetChange: { targetChangeType: 'REMOVE', targetIds: [2], cause: { code: 7 } },
  });
});

test('an interrupted browser gets all results again', async () => {
  await local.rest.setNumber('docs/a', 1);
  const { addTarget, ...rest } = target(2, 'docs');
  const again = { ...rest, addTarget: { ...addTarget, resumeToken: 'MTIz' } };
  const back = await (await open(again)).listen(0);
  const types: unknown[] = [];
  for (let count = 0; count < 4; count += 1) {
    const [, [content] = []] = (await back.next()) ?? [];
    const { targetChange } = content as { targetChange?: { targetChangeType: string } };
    types.push(targetChange?.targetChangeType ?? content);
  }
  expect(types).toMatchObject(['ADD', 'RESET', { documentChange: {} }, 'CURRENT']);
});

test('reports and bills what enters and leaves a query with a limit', async () => {
  for (const [n, id] of ['a', 'b'].entries()) await local.rest.setNumber(`limited/${id}`, n);
  local.server.resetUsage();
  const newest = target(2, 'limited');
  Object.assign(newest.addTarget.query.structuredQuery, {
    orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }],
    limit: 2,
  });
  const back = await (await open(newest)).listen(0);
  for (let found = 0; found < 2; found += 1) await back.find('documentChange');
  expect(local.server.usage().reads).toBe(2);
  await local.rest.setNumber('limited/c', 3);
  expect((await back.find('documentChange')).content).toMatchObject({
    documentChange: { document: { fields: { n: { integerValue: '3' } } }, targetIds: [2] },
  });
  expect((await back.find('documentChange')).content).toMatchObject({
    documentChange: { document: { fields: { n: {} } }, removedTargetIds: [2] },
  });
  expect(local.server.usage().reads).toBe(3);
  await local.rest.remove('limited/c');
  await back.find('documentDelete');
  expect(local.server.usage().reads).toBe(4);
});

test.each(['RID=rpc&AID=x', 'RID=rpc&AID=-1', 'RID=rpc&AID=0&TO=soon'])(
  'a request with %s is refused and leaves the channel open',
  async (query) => {
    const channel = await open();
    expect((await channel.request(query)).status).toBe(400);
    const back = await channel.listen(0);
    expect((await back.next())?.[0]).toBe(1);
  },
);

test('pages of other origins may call with credentials', async () => {
  const origin = 'http://localhost:5173';
  const headers = { origin, 'access-control-request-method': 'POST' };
  const wanted = { 'access-control-request-headers': 'authorization,x-goog-api-client' };
  const url = `http://${local.server.address}/v1/${database}/documents:commit`;
  const preflight = await fetch(url, { method: 'OPTIONS', headers: { ...headers, ...wanted } });
  expect(preflight.status).toBe(204);
  expect(Object.fromEntries(preflight.headers)).toMatchObject({
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': 'authorization,x-goog-api-client',
  });
  const denied = await fetch(url, { method: 'POST', headers: { origin }, body: '{}' });
  expect(denied.headers.get('access-control-allow-origin')).toBe(origin);
});
