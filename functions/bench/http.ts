/**
 * The built function beside a bare express, in the same process and the same run; Firestore has a
 * process of its own, and the requests come from this one.
 *
 * Lists are asked for in turns of a second. Of the order's time Firestore's is left out: requests come
 * one at a time, to the function and to the bare express by turns, and what the process spends on
 * each is taken until it is answered and logged, without what it spends between a call of Firestore and
 * its answer. It is processor time: while the database works, and while other programs have the
 * machine, it stands still. Under load nothing could be told apart: there, a Firestore in memory
 * answers transactions at once. No mail server is set: the two mails are written, but not sent.
 */
import { randomInt } from 'node:crypto';
import { devNull } from 'node:os';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { newOrder } from '../trials/load/new-order.ts';
import { buildFunction } from '../trials/stack/built-function.ts';
import { storeCatalogue } from '../trials/stack/catalogue.ts';
import { FIRESTORE_PROGRAM, prepareProgram } from '../trials/stack/program.ts';
import { BY_NUMBER, BY_TIME, measureLoad, spent } from './measure.ts';
import type { OrderOrigins, OrderQuestion } from './order-server.ts';
import { ratioOf, row, say, shown } from './report.ts';
import type { Origins, Question, SpentTimed } from './server.ts';

const WARM_ORDERS = 1000;
const ORDERS = 1000;
const LINES = 3;

say('The built function: starting it and a Firestore …');
buildFunction();
const database = prepareProgram(FIRESTORE_PROGRAM);
Object.assign(process.env, {
  FIRESTORE_EMULATOR_HOST: await database.start(),
  GCLOUD_PROJECT: 'demo-bench',
  METADATA_SERVER_DETECTION: 'none',
  CATALOGUE_TTL_MS: '60000', // as in production: warm, from memory
  ORDERS_PER_HOUR: '1000000',
  SMTP_URL: '',
});
await storeCatalogue(getFirestore(initializeApp()));
// It warns that no mail is sent.
const server = prepareProgram(new URL('server.ts', import.meta.url), { complaints: devNull });
const origins = (await server.start()) as Origins;

try {
  say(row('GET, against a bare express', 'ours', 'bare', 'ratio'));
  for (const path of ['/api/products', '/api/rental-tools', '/api/products/1']) await list(path);
  say(row('POST, against a bare express + yup', 'ours', 'bare', 'ratio'));
  await orders();
  await server.kill();
  await ordersUnderLoad();
} finally {
  await server.kill();
  await database.kill();
}
process.exit();

/** Against an express without anything that answers the same bytes. */
async function list(path: string): Promise<void> {
  const text = await (await fetch(origins.api + path)).text();
  await server.ask({ path, text } satisfies Question);
  const urls = { ours: origins.api + path, bare: origins.bare + path };
  const { perSecond, cpuUs } = await measureLoad(server, urls, BY_TIME);
  const { ours, bare, ratio } = perSecond;
  say(row(`${path}, requests/s`, shown(ours), shown(bare), ratio.toFixed(2)));
  say(row('  processor, µs', shown(cpuUs.ours), shown(cpuUs.bare), (1 / cpuUs.ratio).toFixed(2)));
}

/** Against an express that parses the same JSON, checks it with the same schema, answers the same. */
async function orders(): Promise<void> {
  say(`  sending ${WARM_ORDERS} orders to warm up, then ${ORDERS} …`);
  await order(WARM_ORDERS);
  await spent(server);
  await order(ORDERS);
  const { timedUs } = (await spent(server)) as SpentTimed;
  const { ours, bare, ratio } = ratioOf(
    timedUs.api.map((spentUs, sent) => ({ ours: spentUs, bare: timedUs.bare[sent] ?? Number.NaN })),
  );
  const title = '/api/orders one at a time, processor µs';
  say(row(title, shown(ours), shown(bare), (1 / ratio).toFixed(2)));
}

/** One order is placed in the real database; what it read there is then answered from memory. */
async function ordersUnderLoad(): Promise<void> {
  const server = prepareProgram(new URL('order-server.ts', import.meta.url), {
    complaints: devNull,
  });
  const { api, bare } = (await server.start()) as OrderOrigins;
  try {
    await placeOrder(api);
    await server.ask('from memory' satisfies OrderQuestion);
    const urls = { ours: `${api}/api/orders`, bare: `${bare}/api/orders` };
    const { cpuUs } = await measureLoad(server, urls, BY_NUMBER, orderRequest());
    const { ours, bare: bareUs, ratio } = cpuUs;
    const title = '/api/orders under load, processor µs';
    say(row(title, shown(ours), shown(bareUs), (1 / ratio).toFixed(2)));
  } finally {
    await server.kill();
  }
}

async function order(times: number): Promise<void> {
  for (let sent = 0; sent < times; sent += 1) {
    for (const origin of [origins.timedBare, origins.timedApi]) await placeOrder(origin);
  }
}

/** From an address of its own: the limit would refuse one that sends them all. */
function orderRequest() {
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  return {
    method: 'POST' as const,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(newOrder(LINES)),
  };
}

async function placeOrder(origin: string): Promise<void> {
  const response = await fetch(`${origin}/api/orders`, orderRequest());
  const text = await response.text();
  if (response.status !== 201) throw new Error(`an order was not taken: ${text}`);
}
