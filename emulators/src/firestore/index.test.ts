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
  const found = await client.call('GetDocument', { name }).then(
    () => true,
    () => false,
  );
  client.close();
  return found;
}

const nameIn = (project: string, database = '(default)'): string =>
  `projects/${project}/databases/${database}/documents/docs/a`;

test('a taken port is refused with a sentence that names it', async () => {
  const { port } = await start();
  await expect(startLocalFirestore({ port })).rejects.toThrow(`Port ${port} is in use`);
});

test('stop releases the port, even with a client connected', async () => {
  const first = await startLocalFirestore();
  const client = createTestClient(first.address);
  const stream = client.open('Listen');
  const database = 'projects/demo-stop/databases/(default)';
  const documents = [`${database}/documents/docs/a`];
  stream.send({ database, addTarget: { targetId: 1, documents: { documents } } });
  await stream.next();
  const ended = stream.next().catch(() => 'ended');
  await first.stop();
  await start({ port: first.port });
  client.close();
  await ended;
});

test('reset deletes the documents of one project or of all', async () => {
  const server = await start();
  for (const project of ['demo-one', 'demo-two']) await put(server, nameIn(project));
  server.reset('demo-one');
  expect(await exists(server, nameIn('demo-one'))).toBe(false);
  expect(await exists(server, nameIn('demo-two'))).toBe(true);
  server.reset();
  expect(await exists(server, nameIn('demo-two'))).toBe(false);
});

test('the same port answers a health check over HTTP/1.1', async () => {
  const { address } = await start();
  const response = await fetch(`http://${address}/`);
  expect(await response.text()).toBe('Ok\n');
});

test('the control endpoint clears one database only', async () => {
  const server = await start();
  for (const database of ['(default)', 'second']) await put(server, nameIn('demo-one', database));
  const path = '/emulator/v1/projects/demo-one/databases/%28default%29/documents';
  const response = await fetch(`http://${server.address}${path}`, { method: 'DELETE' });
  expect(response.status).toBe(200);
  expect(await exists(server, nameIn('demo-one'))).toBe(false);
  expect(await exists(server, nameIn('demo-one', 'second'))).toBe(true);
});

test('an unsupported HTTP/1.1 request is refused and logged', async () => {
  const lines: string[] = [];
  const { address } = await start({ log: (line) => lines.push(line) });
  const response = await fetch(
    `http://${address}/v1/projects/p/databases/d/documents:partitionQuery`,
    {
      method: 'POST',
      body: '{}',
    },
  );
  expect(response.status).toBe(501);
  expect(await response.json()).toMatchObject({ error: { status: 'UNIMPLEMENTED' } });
  expect(lines).toHaveLength(1);
  expect((await fetch(`http://${address}/nowhere`)).status).toBe(404);
});

test('a data folder keeps documents over a restart and belongs to one process at a time', async () => {
  const dataDir = folder.path;
  const first = await startLocalFirestore({ dataDir });
  await put(first, nameIn('demo-kept'));
  await expect(startLocalFirestore({ dataDir })).rejects.toThrow(/is in use by process/);
  await first.stop();
  const second = await startLocalFirestore({ dataDir });
  expect(await exists(second, nameIn('demo-kept'))).toBe(true);
  await second.stop();
});
