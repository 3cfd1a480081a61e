import { afterEach, expect, test } from 'vitest';
import { useFolder } from '../test-folder.ts';
import { createTestClient } from './grpc/test-client.ts';
import { type LocalFirestore, startLocalFirestore } from './index.ts';

const folder = useFolder();
const servers: LocalFirestore[] = [];

async function start(options: Parameters<typeof startLocalFirestore>[0] = {}) {
  const server = await startLocalFirestore(options);
  servers.push(server);
  return server;
}

afterEach(() => Promise.all(servers.splice(0).map((server) => server.stop())));

async function put(server: LocalFirestore, name: string): Promise<void> {
  const client = createTestClient(server.address);
  const database = name.split('/documents/')[0];
  await client.call('Commit', { database, writes: [{ update: { name } }] });
  client.close();
}

async function exists(server: LocalFirestore, name: string): Promise<boolean> {
  const client = createTestClient(server.address);
  const database = name.split('/documents/')[0];
  const [answer] = await client.collect('BatchGetDocuments', { database, documents: [name] });
  client.close();
  return answer?.found !== undefined;
}

const KEPT = 'projects/demo-kept/databases/(default)/documents/docs/a';

test('refuses a taken port, naming it', async () => {
  const { port } = await start();
  await expect(startLocalFirestore({ port })).rejects.toThrow(`Port ${port} is in use`);
});

test('stop releases the port, even with a client connected', async () => {
  const first = await startLocalFirestore();
  const client = createTestClient(first.address);
  await client.call('ListCollectionIds', { parent: 'projects/demo-stop/databases/x/documents' });
  await first.stop();
  await start({ port: first.port });
  client.close();
});

test('a data folder keeps documents across a restart and belongs to one process at a time', async () => {
  const dataDir = folder.path;
  const first = await startLocalFirestore({ dataDir });
  await put(first, KEPT);
  await expect(startLocalFirestore({ dataDir })).rejects.toThrow(/is in use by process/);
  await first.stop();
  const second = await startLocalFirestore({ dataDir });
  expect(await exists(second, KEPT)).toBe(true);
  await second.stop();
});
