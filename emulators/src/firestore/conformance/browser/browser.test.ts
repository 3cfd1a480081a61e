import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type LocalFirestore, startLocalFirestore } from '../../index.ts';
import { RestClient } from '../../testing/rest-client.ts';
import { WEB_RULES } from '../web-rules.ts';
import { type BrowserPages, openBrowserPages, type RemotePage } from './browser-pages.ts';
import type { Connection, SnapshotEvent } from './page-script.ts';

const projectId = 'demo-browser';
const TIMEOUT_MS = 20_000;
/** The first run on a machine unpacks the browser. */
const UNPACK_TIMEOUT_MS = 120_000;

let pages: BrowserPages;
let server: LocalFirestore;
let address: string;
let owner: RestClient;

beforeAll(async () => {
  pages = await openBrowserPages();
}, UNPACK_TIMEOUT_MS);
afterAll(() => pages.close());

/** FIRESTORE_EMULATOR_HOST selects another server, except for the test that restarts it. */
const given = process.env.FIRESTORE_EMULATOR_HOST;

beforeEach(async () => {
  server = await startLocalFirestore({ rules: WEB_RULES });
  address = given ?? server.address;
  owner = new RestClient(address, projectId);
  await owner.loadRules(WEB_RULES);
  await owner.clear();
});
afterEach(() => server.stop());

function open(options: Pick<Connection, 'uid' | 'settings'> = {}): Promise<RemotePage> {
  const [host = '', port] = address.split(':');
  return pages.open({ host, port: Number(port), projectId, ...options });
}

/** The first snapshot from the server with this many documents. */
async function synced(page: RemotePage, path: string, size: number): Promise<SnapshotEvent> {
  for (;;) {
    const event = await page.next(path);
    if (!event.isFromCache && event.ids.length === size) return event;
  }
}

/** The next changes of a listener; changes of metadata alone are skipped. */
async function changes(page: RemotePage, path: string): Promise<string[]> {
  for (;;) {
    const event = await page.next(path);
    if (event.changes.length > 0) return event.changes;
  }
}

describe.each([
  ['a stream', { experimentalAutoDetectLongPolling: false }],
  ['long polling', { experimentalForceLongPolling: true }],
  ['what the SDK detects', {}],
])('over %s', (_, settings) => {
  test('a live query sees documents added, modified, moved out and removed', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const page = await open({ settings });
    await page.listen('open');
    expect((await synced(page, 'open', 0)).ids).toEqual([]);
    await owner.setNumber('open/a', 1);
    expect(await changes(page, 'open')).toEqual(['added a']);
    await owner.setNumber('open/a', 2);
    expect(await changes(page, 'open')).toEqual(['modified a']);
    await owner.setNumber('open/a', 11);
    expect(await changes(page, 'open')).toEqual(['removed a']);
    await owner.setNumber('open/b', 3);
    expect(await changes(page, 'open')).toEqual(['added b']);
    await owner.remove('open/b');
    expect(await changes(page, 'open')).toEqual(['removed b']);
  });
});

test('several listeners share a channel and end separately', { timeout: TIMEOUT_MS }, async () => {
  const page = await open({ uid: 'ada' });
  await page.listen('open');
  await page.listen('pairs').catch(() => undefined);
  await synced(page, 'open', 0);
  await expect(page.next('pairs')).rejects.toThrow('permission-denied');
  await owner.setNumber('open/a', 1);
  expect((await page.next('open')).ids).toEqual(['a']);
});

test('a listener catches up after a server restart', { timeout: TIMEOUT_MS }, async () => {
  address = server.address;
  owner = new RestClient(address, projectId);
  const page = await open();
  await owner.setNumber('open/old', 1);
  await page.listen('open');
  await synced(page, 'open', 1);
  await server.stop();
  server = await startLocalFirestore({ port: server.port, rules: WEB_RULES });
  await owner.setNumber('open/new', 1);
  await owner.setNumber('open/newer', 2);
  expect((await synced(page, 'open', 2)).ids).toEqual(['new', 'newer']);
});

test(
  'writes, batches, transactions and counts reach the server',
  async () => {
    const page = await open({ uid: 'ada' });
    await page.set('users/ada', { n: 1, name: 'Ada ✓', at: null });
    await page.update('users/ada', { n: 2 });
    expect(await page.get('users/ada')).toEqual({ n: 2, name: 'Ada ✓', at: null });
    await page.batch({ 'open/a': { n: 1 }, 'open/b': { n: 2 } });
    expect(await page.count('open')).toBe(2);
    await page.remove('open/b');
    const other = await open();
    await Promise.all([page.increment('open/a'), other.increment('open/a')]);
    expect(await page.get('open/a')).toEqual({ n: 3 });
  },
  TIMEOUT_MS,
);

test('an access that the rules deny fails with permission-denied', {
  timeout: TIMEOUT_MS,
}, async () => {
  const page = await open({ uid: 'ada' });
  await expect(page.set('users/bob', { n: 1 })).rejects.toThrow('permission-denied');
  await expect(page.get('users/bob')).rejects.toThrow('permission-denied');
  await expect(page.count('users')).rejects.toThrow('permission-denied');
  await expect(page.increment('users/bob')).rejects.toThrow('permission-denied');
  const anonymous = await open();
  await expect(anonymous.get('users/ada')).rejects.toThrow('permission-denied');
});
