import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { orderRequest } from '@shop/domain/testing/sent';
import { GRAVEL } from '@shop/domain/testing/stored';
import { type LocalFirestore, startLocalFirestore } from '@shop/emulators/firestore';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAuthEmulator } from './auth-emulator.ts';
import { type Sent, type ServedFunction, serveFunction } from './google-framework.ts';
import { jpegOf, PLAIN_PICTURE, padded } from './pictures.ts';
import { storeProducts } from './shop-data.ts';
import { orderNumber, storeOrders } from './stored-data.ts';

const run = promisify(execFile);
const FUNCTIONS = join(import.meta.dirname, '..');
const MEMORY_MB = 512;
const CONCURRENCY = 80;
const JSON_TYPE = typed('application/json');
let folder: string;

/**
 * Builds what `firebase deploy` uploads and installs it in an empty folder like Google's build does:
 * from the lock and without devDependencies.
 */
beforeAll(async () => {
  await run('node', ['build.mjs'], { cwd: FUNCTIONS });
  folder = await mkdtemp(join(tmpdir(), 'functions-pack-'));
  const ignored = await ignoredByDeploy();
  await cp(FUNCTIONS, folder, {
    recursive: true,
    filter: (source) => !ignored.some((pattern) => matches(pattern, basename(source))),
  });
  await mkdir(join(folder, 'lib/web'), { recursive: true });
  await writeFile(join(folder, 'lib/web/render.js'), RENDERER);
  const install = ['ci', '--prefer-offline', '--no-audit', '--no-fund'];
  const env = { ...process.env, NODE_ENV: 'production' };
  await run('npm', install, { cwd: folder, env, shell: process.platform === 'win32' });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function ignoredByDeploy(): Promise<string[]> {
  const config = JSON.parse(await readFile(join(FUNCTIONS, '../firebase.json'), 'utf8'));
  return config.functions.ignore;
}

function matches(pattern: string, name: string): boolean {
  return pattern.startsWith('*') ? name.endsWith(pattern.slice(1)) : name === pattern;
}

/** Stands in for the web app's renderer. */
const RENDERER = 'export const renderPage = (path) => "<title>" + path + "</title>";';

/** Serves the installed function and requests addresses that need no database. */
const SCRIPT = `
  import { createServer } from 'node:http';
  import * as functions from './lib/index.js';
  const server = createServer(functions.api).listen(0, '127.0.0.1', async () => {
    const at = 'http://127.0.0.1:' + server.address().port;
    const response = await fetch(at + '/api/nothing', { headers: { origin: 'https://foreign.example' } });
    const page = await (await fetch(at + '/produkt/nothing')).text();
    const { region, availableMemoryMb, concurrency } = functions.api.__endpoint;
    const secrets = Object.values(functions).map(({ __endpoint }) =>
      __endpoint.secretEnvironmentVariables.map(({ key }) => key).join());
    const cors = response.headers.get('access-control-allow-origin');
    const answer = { names: Object.keys(functions), region, availableMemoryMb, concurrency, secrets, cors };
    const text = JSON.stringify({ ...answer, page, status: response.status, body: await response.json() });
    process.stdout.write(text, () => process.exit());
  });
`;

const KEYS = { RATE_LIMIT_KEY: 'a'.repeat(32), LINK_KEY: 'b'.repeat(32) };

function serve(settings: Record<string, string> = {}) {
  const project = { GCLOUD_PROJECT: 'demo-pack', METADATA_SERVER_DETECTION: 'none' };
  const env = { ...process.env, ...project, ...KEYS, ...settings };
  return run('node', ['--input-type=module', '--eval', SCRIPT], { cwd: folder, env });
}

test('the packed function loads and answers', async () => {
  // Set by the Functions emulator: functions then allow all origins unless they say otherwise.
  const debug = { FIREBASE_DEBUG_MODE: 'true', FIREBASE_DEBUG_FEATURES: '{"enableCors":true}' };
  const { stdout, stderr } = await serve(debug);
  expect(JSON.parse(stdout)).toEqual({
    names: ['api', 'applyRetention', 'sweepOutbox'],
    region: ['europe-west3'],
    availableMemoryMb: MEMORY_MB,
    concurrency: CONCURRENCY,
    cors: null,
    // All read the same configuration, and do not start without it.
    secrets: Array(3).fill('GOOGLE_CLIENT_SECRET,LINK_KEY,RATE_LIMIT_KEY,SMTP_URL'),
    status: 404,
    page: '<title>/produkt/0</title>',
    body: { message: 'Diese Adresse gibt es nicht.' },
  });
  const [unknown, page] = stderr
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const missing = (requestUrl: string) => {
    return { severity: 'WARNING', httpRequest: { requestUrl, status: 404 } };
  };
  expect(unknown).toMatchObject(missing('unknown'));
  expect(page).toMatchObject(missing('/produkt{/*rest}'));
});

test('does not start without its keys, but a deploy can load it', async () => {
  const error = 'LINK_KEY must be a secret of at least 32 characters';
  await expect(serve({ LINK_KEY: '' })).rejects.toThrow(error);
  const { stdout } = await serve({ LINK_KEY: '', FUNCTIONS_CONTROL_API: 'true' });
  expect(JSON.parse(stdout)).toMatchObject({ status: 404 });
});

test('the packed function depends on no package of this repository', async () => {
  const { dependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  expect(Object.keys(dependencies)).toEqual([
    '@fontsource/barlow',
    '@fontsource/roboto',
    '@google-cloud/functions-framework',
    'fflate',
    'firebase-admin',
    'firebase-functions',
    'ical-generator',
    'pdfkit',
    'sharp',
  ]);
});

test('starts with Firebase alone: what draws papers and reads pictures loads with the first of them', async () => {
  const code = await readFile(join(folder, 'lib/index.js'), 'utf8');
  const imported = (pattern: RegExp) =>
    new Set([...code.matchAll(pattern)].map(([, name = '']) => name.replace(/\/.*/, '')));
  const atStart = imported(/^(?:import .*|\} )from "(?!node:)(.+)";$/gm);
  expect(atStart).toEqual(new Set(['firebase-admin', 'firebase-functions']));
  const later = imported(/\bimport\("([a-z]+)"\)/g);
  for (const name of ['pdfkit', 'fflate', 'sharp']) expect(later).toContain(name);
});

test.each(['.secret.local', '.env.local'])('%s is not deployed', async (name) => {
  const ignored = await ignoredByDeploy();
  expect(ignored.filter((pattern) => matches(pattern, name))).not.toEqual([]);
});

test('installs only the function’s own dependencies', async () => {
  const installed = await readdir(join(folder, 'node_modules'));
  expect(installed).toContain('firebase-admin');
  const { devDependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const development = ['firebase-tools', 'esbuild', 'autocannon', 'fast-check'];
  expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining(development));
  expect(installed.filter((name) => development.includes(name))).toEqual([]);
});

/** Served by the framework that Google's build installs, with the heap that it allows. */
describe('requests that the framework handles badly', () => {
  let database: LocalFirestore;
  let served: ServedFunction;

  beforeAll(async () => {
    database = await startLocalFirestore();
    process.env.FIRESTORE_EMULATOR_HOST = database.address;
    const admin = initializeApp({ projectId: 'demo-pack' }, 'pack');
    await storeProducts(getFirestore(admin), GRAVEL);
    await deleteApp(admin);
    served = await serveFunction({ folder, memoryMb: MEMORY_MB, database: database.address });
  });
  afterAll(async () => {
    await served?.stop();
    await database?.stop();
  });

  /** Sent again after a 503, as a page does: beside so many requests it may exceed its time. */
  async function placeOrder(name: string): ReturnType<typeof served.send> {
    const session_id = `session-${name.replaceAll(' ', '-')}`.padEnd(24, '-');
    const body = JSON.stringify(orderRequest({ session_id }));
    const answer = await served.send({ path: '/api/orders', headers: JSON_TYPE, body });
    return answer.status === 503 ? placeOrder(name) : answer;
  }

  const lists = (bytes: number) => Buffer.from(`[${'[],'.repeat(bytes / 3)}[]]`);
  const large = lists(30_000_000);
  const toOrders = { path: '/api/orders', headers: JSON_TYPE, body: large };

  test.each<[what: string, sent: Sent, status: number]>([
    ['JSON', toOrders, 413],
    ['JSON of unknown length', { ...toOrders, isChunked: true }, 413],
    [
      'compressed JSON',
      { ...toOrders, headers: { ...JSON_TYPE, 'content-encoding': 'gzip' }, body: gzipSync(large) },
      413,
    ],
    ['an event', { ...toOrders, headers: typed('application/cloudevents+json') }, 413],
    ['a form', { ...toOrders, headers: typed('application/x-www-form-urlencoded') }, 413],
    ['text', { ...toOrders, headers: typed('text/plain') }, 413],
    ['bytes', { ...toOrders, headers: typed('application/octet-stream') }, 413],
    [
      'JSON from another site',
      { ...toOrders, headers: { ...JSON_TYPE, origin: 'https://foreign.example' } },
      403,
    ],
    ['JSON to no address', { ...toOrders, path: '/api/nothing' }, 404],
    ['JSON of a GET', { ...toOrders, path: '/api/products', method: 'GET' }, 200],
  ])('are not read: %s', async (what, sent, status) => {
    const [hostile, order] = await Promise.all([served.send(sent), placeOrder(what)]);
    expect(hostile.status).toBe(status);
    expect([200, 201]).toContain(order.status);
    expect(await served.peakMb()).toBeLessThan(MEMORY_MB / 2);
  });

  test.each(['/produkt/%E0%A4%A?name=Erika', '/api/orders/B-1%E0%A4%A'])(
    'an address that cannot be decoded is answered in German, not logged: %s',
    async (path) => {
      const headers = { accept: '*/*' };
      const { status, body } = await served.send({ method: 'GET', path, headers, body: '' });
      expect(status).toBe(400);
      expect(body).toContain('Die Anfrage ist ungültig.');
      await expect.poll(() => served.log()).toContain('400');
      expect(served.log()).not.toMatch(/%E0|Erika|B-1/);
    },
  );

  test.each([
    ['too large', lists(1_500_000), 413],
    [
      'as large as allowed',
      JSON.stringify({ ...orderRequest(), order_items: Array(21_000).fill({}) }),
      400,
    ],
  ])('are survived at full concurrency: %s', async (what, body, status) => {
    const hostile = Array.from({ length: CONCURRENCY }, (_, i) =>
      served.send({ ...toOrders, body, isChunked: i % 2 === 0 }),
    );
    const orders = Array.from({ length: 10 }, (_, i) => placeOrder(`${what} ${i}`));
    const [refused, placed] = await Promise.all([statuses(hostile), statuses(orders)]);
    expect(refused).toEqual(new Set([status]));
    // One that was stored when its time was over is known already.
    expect([...placed].filter((each) => each !== 200 && each !== 201)).toEqual([]);
    expect(await served.peakMb()).toBeLessThan(MEMORY_MB);
  });
});

describe('pictures that would fill the memory, and papers', () => {
  const HOSTILE = 60;
  const PROJECT = 'demo-pack';
  let database: LocalFirestore;
  let auth: Awaited<ReturnType<typeof startAuthEmulator>>;
  let served: ServedFunction;
  let cookie: string;

  beforeAll(async () => {
    database = await startLocalFirestore();
    auth = await startAuthEmulator(PROJECT);
    cookie = await adminCookie(auth.address, PROJECT);
    process.env.FIRESTORE_EMULATOR_HOST = database.address;
    const admin = initializeApp({ projectId: PROJECT }, 'papers');
    const hostile = { notes: 'a\n'.repeat(1000), company_name: 'Щ\n'.repeat(60) };
    await storeOrders(getFirestore(admin), ...Array(HOSTILE).fill(hostile));
    await deleteApp(admin);
    served = await serveFunction({ folder, memoryMb: MEMORY_MB, database: database.address });
  });
  afterAll(async () => {
    await served?.stop();
    await auth?.stop();
    await database?.stop();
  });

  const upload = (body: string | Buffer, headers: Record<string, string> = {}) =>
    served.send({ path: '/api/admin/pictures', headers: { ...JSON_TYPE, ...headers }, body });
  const uploadOf = (renditions: readonly string[]) => JSON.stringify({ renditions });
  const atOnce = async (headers?: Record<string, string>) => {
    const jpegs = await Promise.all([jpegOf(400), jpegOf(800)]);
    // One shared buffer: a string for each would keep this process collecting garbage for half a minute.
    const largest = Buffer.from(uploadOf(jpegs.map((jpeg) => padded(jpeg).toString('base64'))));
    return Promise.all(Array.from({ length: CONCURRENCY }, () => upload(largest, headers)));
  };

  test('papers of orders full of line breaks are drawn with the installed packages and fonts within 300 MB', async () => {
    const numbers = Array.from({ length: HOSTILE }, (_, index) => orderNumber(index));
    const path = `/api/admin/delivery-notes/${numbers}.pdf`;
    const paper = await served.send({ method: 'GET', path, headers: { cookie }, body: '' });
    expect(paper.status).toBe(200);
    expect(paper.body).toMatch(/^%PDF-1\.7/);
    expect(paper.body).toMatch(/\+Roboto-Regular/);
    expect(await served.peakMb()).toBeLessThan(300);
  });

  test('are not read from visitors', async () => {
    const answers = await atOnce();
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    expect(await served.peakMb()).toBeLessThan(MEMORY_MB / 2);
  });

  test('are read a few at a time from admins', async () => {
    const answers = await atOnce({ cookie });
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 429]));
    expect(await served.peakMb()).toBeLessThan((MEMORY_MB * 2) / 3);
    expect((await upload(uploadOf(PLAIN_PICTURE), { cookie })).status).toBe(201);
  });
});

async function adminCookie(emulator: string, projectId: string): Promise<string> {
  const app = initializeApp({ projectId }, 'admin');
  const accounts = getAuth(app);
  await accounts.createUser({ uid: 'chef', email: 'chef@example.de' });
  await accounts.setCustomUserClaims('chef', { admin: true });
  const token = await accounts.createCustomToken('chef');
  const address = `http://${emulator}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=x`;
  const body = JSON.stringify({ token, returnSecureToken: true });
  const response = await fetch(address, { method: 'POST', headers: JSON_TYPE, body });
  const { idToken } = (await response.json()) as { idToken: string };
  const session = await accounts.createSessionCookie(idToken, { expiresIn: 3_600_000 });
  await deleteApp(app);
  return `__session=${session}`;
}

function typed(contentType: string) {
  return { 'content-type': contentType };
}

async function statuses(answers: ReturnType<ServedFunction['send']>[]) {
  return new Set((await Promise.all(answers)).map(({ status }) => status));
}
