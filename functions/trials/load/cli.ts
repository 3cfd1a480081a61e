/**
 * Sends a mix of requests to the built function. Exits with 1 on an error, a long tail or growing
 * memory.
 * `npm run load -- --seconds 60 --connections 100`
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCounts } from '@shop/emulators/command-line';
import { startMailSink } from '@shop/emulators/mail';
import autocannon, { type Request, type Result } from 'autocannon';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { startAuthEmulator } from '../../test/auth-emulator.ts';
import {
  buildFunction,
  type Memory,
  PROJECT,
  startShop,
  unsignedSessionCookie,
} from '../stack/shop.ts';
import { PAPER_LOADS, preparePapers } from './papers.ts';
import { type Known, REQUEST_KINDS, type ShopRequest, toRequestInit } from './request-kinds.ts';
import { prepareData, prepareRequests } from './usage.ts';

/** V8 takes half a minute of load to grow its heap to its final size. */
const WARM_UP_SECONDS = 30;
/** Maximum ratio of p99 to p50 for kinds with enough answers; with fewer, p99 is one or two outliers. */
const MAX_SPREAD = 3;
const MIN_ANSWERS = 200;
const MAX_LOOP_MS = 100;
const MB = 1024 * 1024;
/** Node returns memory to the system late, so the process may grow by more than its heap. */
const MAX_GROWTH: Memory = { heap: 8 * MB, rss: 64 * MB };

const USAGE = 'Usage: npm run load -- [--seconds <number>] [--connections <number>]';
const { seconds, connections } = readCounts(USAGE, { seconds: 60, connections: 100 });
const print = (line: string) => process.stdout.write(`${line}\n`);
const problems: string[] = [];

const logFile = join(mkdtempSync(join(tmpdir(), 'shop-load-')), 'function.log');
print('Starting the built function, Firestore, Auth and a mail server …');
await startAuthEmulator(PROJECT);
const mail = await startMailSink();
const shop = await startShop({
  module: buildFunction(),
  logFile,
  // All requests come from one address.
  env: { CALLS_PER_MINUTE: '1000000', MAILS_PER_HOUR: '1000000', SMTP_URL: mail.smtpUrl },
});
try {
  const uid = 'erika';
  await prepareData(getFirestore(initializeApp()), { orders: 1100, uid });
  const known = await prepareShop(uid);
  await runPapers(known, uid);
  await runLoad(known);
} finally {
  await shop.stop();
}
if (problems.length > 0) print(`\n${problems.join('\n')}\nLog of the function: ${logFile}`);
process.exit(problems.length > 0 ? 1 : 0);

function send(request: ShopRequest): Promise<Response> {
  return fetch(shop.origin + request.path, toRequestInit(request));
}

async function prepareShop(uid: string): Promise<Known> {
  const accounts = [uid, 'chef'].map((each) => {
    const customClaims = each === 'chef' ? { admin: true } : {};
    return { uid: each, email: `${each}@example.de`, customClaims };
  });
  const { errors } = await getAuth().importUsers(accounts);
  if (errors.length > 0) throw errors[0]?.error;
  const cookies = {
    customer: unsignedSessionCookie(uid),
    admin: unsignedSessionCookie('chef', { admin: true }),
  };
  return prepareRequests(send, cookies);
}

/** Measured before the load, which occupies the whole processor. */
async function runPapers(known: Known, uid: string): Promise<void> {
  const papers = await preparePapers(getFirestore(), send, known, uid);
  print(`\n${row('', ['ms', 'loop held ms'])}`);
  for (const { name, prepare, requests } of PAPER_LOADS) {
    await prepare?.(getFirestore());
    await shop.functionService.ask('loop');
    const begun = performance.now();
    const answers = await Promise.all(
      requests(papers).map(async (request) => {
        const answer = await send(request);
        await answer.arrayBuffer();
        return answer;
      }),
    );
    const ms = performance.now() - begun;
    const held = (await shop.functionService.ask('loop')) as number;
    print(row(name, [ms.toFixed(0), held.toFixed(0)]));
    if (answers.some(({ ok }) => !ok)) problems.push(`${name}: an error.`);
    if (held > MAX_LOOP_MS) problems.push(`${name}: the event loop was held for ${held} ms.`);
  }
}

async function runLoad(known: Known): Promise<void> {
  print(`\n${connections} connections for ${seconds} s, after ${WARM_UP_SECONDS} s of warm-up …`);
  const mix = REQUEST_KINDS.filter(({ share }) => share > 0);
  const send = (duration: number) =>
    Promise.all(
      mix.map(({ share, make }) =>
        sendLoad(shop.origin, () => make(known), {
          connections: Math.max(1, Math.round((share * connections) / 100)),
          seconds: duration,
        }),
      ),
    );
  await send(WARM_UP_SECONDS);
  const before = await readMemory();
  const results = await send(seconds);
  const after = await readMemory();
  print(row('', ['connections', 'answers', 'requests/s', 'p50 ms', 'p99 ms', 'errors']));
  for (const [index, result] of results.entries()) reportResult(mix[index]?.name ?? '', result);
  const total = results.reduce((sum, { requests }) => sum + requests.average, 0);
  print(`${total.toFixed(0)} requests/s in all`);
  for (const kind of ['heap', 'rss'] as const) {
    const [from, to] = [before[kind], after[kind]];
    print(`${kind}: ${(from / MB).toFixed(1)} MB before, ${(to / MB).toFixed(1)} MB after`);
    if (to - from > MAX_GROWTH[kind]) problems.push(`Memory grows (${kind}).`);
  }
}

/** Sends requests for some seconds; each connection sends one after the other. */
function sendLoad(
  origin: string,
  make: () => ShopRequest,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Result> {
  const setupRequest = (request: Request): Request => {
    const next = make();
    return { ...request, path: next.path, ...toRequestInit(next) };
  };
  return autocannon({ url: origin, connections, duration: seconds, requests: [{ setupRequest }] });
}

function reportResult(name: string, result: Result): void {
  const { p50, p99 } = result.latency;
  const answers = result.requests.total;
  const errors = result.errors + result['4xx'] + result['5xx'];
  const perSecond = result.requests.average.toFixed(1);
  print(row(name, [result.connections, answers, perSecond, p50, p99, errors]));
  if (errors > 0) problems.push(`${name}: ${errors} errors.`);
  if (answers === 0) problems.push(`${name}: no answers.`);
  if (answers >= MIN_ANSWERS && p99 > MAX_SPREAD * p50) {
    problems.push(`${name}: p99 is ${(p99 / p50).toFixed(1)} × p50.`);
  }
}

function row(name: string, cells: readonly (string | number)[]): string {
  return name.padEnd(28) + cells.map((cell) => String(cell).padStart(12)).join('');
}

async function readMemory(): Promise<Memory> {
  return (await shop.functionService.ask('memory')) as Memory;
}
