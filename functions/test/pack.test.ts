import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const FUNCTIONS = join(import.meta.dirname, '..');
const MINUTES = 60_000;
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
}, 8 * MINUTES);
afterAll(() => rm(folder, { recursive: true, force: true }));

async function ignoredByDeploy(): Promise<string[]> {
  const config = JSON.parse(await readFile(join(FUNCTIONS, '../firebase.json'), 'utf8'));
  return config.functions.ignore;
}

function matches(pattern: string, name: string): boolean {
  return pattern.startsWith('*') ? name.endsWith(pattern.slice(1)) : name === pattern;
}

/** Replaces the web app's renderer. */
const RENDERER = 'export const renderPage = (path) => "<title>" + path + "</title>";';

/** Serves the installed function and requests addresses that need no database. */
const SCRIPT = `
  import { createServer } from 'node:http';
  import * as functions from './lib/index.js';
  const server = createServer(functions.api).listen(0, '127.0.0.1', async () => {
    const at = 'http://127.0.0.1:' + server.address().port;
    const response = await fetch(at + '/api/nothing');
    const page = await (await fetch(at + '/produkt/nothing')).text();
    const { region, secretEnvironmentVariables: secrets } = functions.api.__endpoint;
    const answer = { names: Object.keys(functions), region, secrets, status: response.status };
    const text = JSON.stringify({ ...answer, page, body: await response.json() });
    process.stdout.write(text, () => process.exit());
  });
`;

function serve(settings: Record<string, string> = {}) {
  const project = { GCLOUD_PROJECT: 'demo-pack', METADATA_SERVER_DETECTION: 'none' };
  const env = { ...process.env, ...project, ...settings };
  return run('node', ['--input-type=module', '--eval', SCRIPT], { cwd: folder, env });
}

test('the packed function loads and answers', { timeout: MINUTES }, async () => {
  const { stdout, stderr } = await serve();
  expect(JSON.parse(stdout)).toEqual({
    names: ['api', 'sweepOutbox'],
    region: ['europe-west3'],
    secrets: ['GOOGLE_CLIENT_SECRET', 'RATE_LIMIT_KEY', 'SMTP_URL'].map((key) => ({ key })),
    status: 404,
    page: '<title>/produkt/nothing</title>',
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

test('a malformed SMTP_URL is told and does not stop it', { timeout: MINUTES }, async () => {
  const { stdout, stderr } = await serve({ SMTP_URL: 'smtps://user:geh/eim@mail.example' });
  expect(JSON.parse(stdout)).toMatchObject({ status: 404 });
  expect(JSON.parse(stderr.split('\n')[0] ?? '')).toMatchObject({
    severity: 'ERROR',
    message: expect.stringMatching(/^Mail is not sent: SMTP_URL is not /),
  });
  expect(stderr).not.toMatch(/geh|mail\.example/);
});

test('the packed function depends on no package of this repository', async () => {
  const { dependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  expect(Object.keys(dependencies)).toEqual(['firebase-admin', 'firebase-functions']);
});

test('only the function’s own dependencies are installed', async () => {
  const installed = await readdir(join(folder, 'node_modules'));
  expect(installed).toContain('firebase-admin');
  const { devDependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const development = ['firebase-tools', 'esbuild', 'autocannon', 'fast-check'];
  expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining(development));
  expect(installed.filter((name) => development.includes(name))).toEqual([]);
});
