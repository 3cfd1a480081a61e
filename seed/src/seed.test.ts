import { createServer, type Server } from 'node:net';
import { PassThrough } from 'node:stream';
import { type LocalFirestore, startLocalFirestore } from '@shop/emulators/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Connection, openConnection } from './connection.ts';
import { seed } from './seed.ts';
import { SEED_DOCUMENTS } from './stored-documents.ts';

const PROJECT = 'demo-seed';
const ALL = SEED_DOCUMENTS.length;

let local: LocalFirestore;
let connection: Connection;

beforeAll(async () => {
  local = await startLocalFirestore();
  const target = { kind: 'emulator', projectId: PROJECT, address: local.address } as const;
  connection = openConnection(target);
});

beforeEach(() => local.reset());

afterAll(async () => {
  await connection.close();
  await local.stop();
});

/** Runs the seed as its command does and collects its output. */
async function run(args: readonly string[] = [], emulatorHost = local.address) {
  const output = new PassThrough();
  const errors = new PassThrough();
  const code = await seed(args, { config: { projectId: PROJECT }, emulatorHost, output, errors });
  return { code, output: String(output.read() ?? ''), errors: String(errors.read() ?? '') };
}

function readAll() {
  const { firestore } = connection;
  return firestore.getAll(...SEED_DOCUMENTS.map(({ path }) => firestore.doc(path)));
}

const revision = async (): Promise<unknown> =>
  (await connection.firestore.doc('settings/revision').get()).get('revision');

const updateTimes = async (): Promise<(string | undefined)[]> =>
  (await readAll()).map(({ updateTime }) => updateTime?.valueOf());

describe('seeding an empty Firestore', () => {
  it('writes every document and reports it in one line without a terminal', async () => {
    const output = `Seeded ${PROJECT} at ${local.address}: ${ALL} documents written, 0 unchanged.\n`;
    expect(await run()).toEqual({ code: 0, errors: '', output });
    const stored = (await readAll()).map((snapshot) => snapshot.data());
    expect(stored).toEqual(
      SEED_DOCUMENTS.map(({ data }) => ({ ...data, changed_in: expect.any(Number) })),
    );
    expect(stored.at(-1)?.changed_in).toBe(await revision());
  });

  it('writes only to the named project', async () => {
    await run(['--project', 'demo-elsewhere']);
    expect((await connection.firestore.doc('products/1').get()).exists).toBe(false);
  });
});

describe('seeding again', () => {
  it('writes nothing and says so', async () => {
    await run();
    const before = await updateTimes();
    const again = await run();
    expect(again).toMatchObject({ code: 0, errors: '' });
    expect(again.output).toMatch(new RegExp(`^Nothing changed: all ${ALL} documents .+\\n$`));
    expect(await updateTimes()).toEqual(before);
  });

  it('restores a changed and a deleted document in new revisions', async () => {
    await run();
    const { firestore } = connection;
    const before = Number(await revision());
    await firestore.doc('products/1').update({ price_cents: 1, leftover: true });
    await firestore.doc('rentalTools/201').delete();
    expect((await run()).output).toContain(`2 documents written, ${ALL - 2} unchanged.`);
    const [product] = SEED_DOCUMENTS;
    const restored = (await firestore.doc('products/1').get()).data();
    expect(restored).toMatchObject({ ...product?.data, changed_in: before + 1 });
    expect(restored).not.toHaveProperty('leftover');
    expect((await firestore.doc('rentalTools/201').get()).exists).toBe(true);
  });

  it('leaves the office’s changes alone and says so', async () => {
    await run();
    const { firestore } = connection;
    const office = { version: 1, changed_in: 99 };
    await firestore.doc('products/1').update({ ...office, price_cents: 1 });
    await firestore.doc('categories/2').update({ ...office, visibility: 'hidden' });
    await firestore.doc('settings/deliveryAreas').update({ ...office, areas: [] });
    await firestore.doc('products/2').update({ name: 'Von Hand' });
    const { output } = await run();
    expect(output).toBe(
      `Seeded ${PROJECT} at ${local.address}: 1 documents written, ${ALL - 4} unchanged. Left alone, as the office has changed them: products/1, categories/2, settings/deliveryAreas.\n`,
    );
    expect((await firestore.doc('products/1').get()).get('price_cents')).toBe(1);
    expect((await firestore.doc('categories/2').get()).get('visibility')).toBe('hidden');
    expect((await firestore.doc('settings/deliveryAreas').get()).get('areas')).toEqual([]);
  });

  it('leaves other documents alone', async () => {
    const { firestore } = connection;
    await firestore.doc('products/9999').set({ name: 'Sonderposten' });
    await firestore.doc('orders/abc').set({ order_number: 'abc' });
    await run();
    await run();
    expect((await firestore.doc('products/9999').get()).data()).toEqual({ name: 'Sonderposten' });
    expect((await firestore.doc('orders/abc').get()).exists).toBe(true);
  });
});

describe('a refusal', () => {
  it('writes nothing to an unconfirmed real project', async () => {
    const { code, output, errors } = await run(['--project', 'strassenbau']);
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errors).toMatch(/^"strassenbau" is a real project: nothing was written\. .+\n$/);
  });

  it('prints its usage for an unknown option', async () => {
    const { code, errors } = await run(['--force']);
    expect(code).toBe(1);
    expect(errors).toContain('Usage: npm run seed');
  });
});

describe('without a Firestore at the address', () => {
  let other: Server | undefined;

  afterEach(() => other?.close());

  it('explains the remedy at once if nothing listens', async () => {
    const gone = await startLocalFirestore();
    await gone.stop();
    const { code, errors } = await run([], gone.address);
    expect(code).toBe(1);
    expect(errors).toMatch(/^No Firestore emulator answers at .+: start it with "npm start" .+\n$/);
  });

  it('explains the same if another program uses the port', async () => {
    const server = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    other = server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const { code, errors } = await run([], `127.0.0.1:${port}`);
    expect(code).toBe(1);
    expect(errors).toContain('No Firestore emulator answers');
  });
});
