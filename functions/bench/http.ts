/**
 * Requests per second and latencies of the built function beside a bare express that answers the
 * same bytes, in the same process and the same run. Firestore has a process of its own, and the
 * requests come from this one. `npm run bench:http`
 */
import { randomUUID } from 'node:crypto';
import type { Request } from 'autocannon';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { buildFunction } from '../trials/stack/built-function.ts';
import { storeCatalogue } from '../trials/stack/catalogue.ts';
import { FIRESTORE_PROGRAM, prepareProgram } from '../trials/stack/program.ts';
import { type Figures, measure } from './measure.ts';
import type { BareAnswer, Origins } from './server.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

say('Building the function …');
buildFunction();

const database = prepareProgram(FIRESTORE_PROGRAM);
Object.assign(process.env, {
  FIRESTORE_EMULATOR_HOST: await database.start(),
  GCLOUD_PROJECT: 'demo-bench',
  METADATA_SERVER_DETECTION: 'none',
  CATALOGUE_TTL_MS: '60000', // as in production: warm, from memory
});
await storeCatalogue(getFirestore(initializeApp()));
const server = prepareProgram(new URL('server.ts', import.meta.url));
const origins = (await server.start()) as Origins;

try {
  await compare('GET /api/products', '/api/products', { method: 'GET' });
  await compare('POST /api/cart', '/api/cart', {
    method: 'POST',
    body: JSON.stringify({ product_id: 1, quantity: 2 }),
    setupRequest: withNewSession,
  });
} finally {
  await server.kill();
  await database.kill();
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
  await server.ask({ path, text: await answer.text() } satisfies BareAnswer);
}

/** Every shopper has a cart of their own. */
function withNewSession(request: Request): Request {
  const headers = { 'content-type': 'application/json', 'session-id': randomUUID() };
  return { ...request, headers };
}

function cells(figures: Figures): string[] {
  const { perSecond, p50Ms, p99Ms } = figures;
  return [perSecond.toFixed(0), String(p50Ms), String(p99Ms)];
}

function row(title: string, ...columns: string[]): string {
  return title.padEnd(16) + columns.map((text) => text.padStart(12)).join('');
}
