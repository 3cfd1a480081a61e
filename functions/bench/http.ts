/**
 * Requests per second and latencies of the built function beside a bare express that answers the
 * same bytes, in the same process and the same run. Firestore has a process of its own, and the
 * requests come from this one. `npm run bench:http`
 */
import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Request } from 'autocannon';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { product, storeProducts } from '../test/shop-data.ts';
import { type Figures, measure } from './measure.ts';
import type { BareAnswer, Origins } from './server.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

say('Building the function …');
execFileSync('node', ['build.mjs'], { cwd: `${import.meta.dirname}/..`, stdio: 'inherit' });

const database = fork(`${import.meta.dirname}/firestore.ts`);
Object.assign(process.env, {
  FIRESTORE_EMULATOR_HOST: await firstMessage<string>(database),
  GCLOUD_PROJECT: 'demo-bench',
  METADATA_SERVER_DETECTION: 'none',
  CATALOGUE_TTL_MS: '60000', // as in production: warm, from memory
});
await seed();
// Request logs are written, as in production, but not to this terminal.
const server = fork(`${import.meta.dirname}/server.ts`, {
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
});
const origins = await firstMessage<Origins>(server);

try {
  await compare('GET /api/products', '/api/products', { method: 'GET' });
  await compare('POST /api/cart', '/api/cart', {
    method: 'POST',
    body: JSON.stringify({ product_id: 1, quantity: 2 }),
    setupRequest: withNewSession,
  });
} finally {
  server.kill();
  database.kill();
}

async function compare(title: string, path: string, request: Request): Promise<void> {
  await teachBare(path, request);
  say(`\n${title}: measuring …`);
  const bare = await measure(origins.bare + path, request);
  const api = await measure(origins.api + path, request);
  say(row('', 'requests/s', 'p50 ms', 'p99 ms'));
  say(row('bare express', ...cells(bare)));
  say(row('the function', ...cells(api)));
  const ratio = (of: keyof Figures) => `${(api[of] / bare[of]).toFixed(2)} ×`;
  say(row('ratio', ratio('perSecond'), ratio('p50Ms'), ratio('p99Ms')));
}

/** Lets the bare express answer what the function answers to this request. */
async function teachBare(path: string, request: Request): Promise<void> {
  const { method = 'GET', body, headers } = withNewSession(request);
  const answer = await fetch(origins.api + path, {
    method,
    headers: headers ?? {},
    ...(body === undefined ? {} : { body }),
  });
  server.send({ path, text: await answer.text() } satisfies BareAnswer);
  await firstMessage(server);
}

/** Every shopper has a cart of their own. */
function withNewSession(request: Request): Request {
  const headers = { 'content-type': 'application/json', 'session-id': randomUUID() };
  return { ...request, headers };
}

async function seed(): Promise<void> {
  const description = 'Gewaschen und gesiebt, für Drainagen, Wege und Unterbau geeignet. '.repeat(
    2,
  );
  const products = Array.from({ length: 60 }, (_, index) =>
    product({ id: index + 1, description, price_cents: 2890, image_url: '/bilder/kies.webp' }),
  );
  const app = initializeApp();
  await storeProducts(getFirestore(app), ...products);
}

async function firstMessage<T>(child: ChildProcess): Promise<T> {
  const [message] = await once(child, 'message');
  return message as T;
}

function cells(figures: Figures): string[] {
  const { perSecond, p50Ms, p99Ms } = figures;
  return [perSecond.toFixed(0), String(p50Ms), String(p99Ms)];
}

function row(title: string, ...columns: string[]): string {
  return title.padEnd(16) + columns.map((text) => text.padStart(12)).join('');
}
