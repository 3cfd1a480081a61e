/**
 * Counts what each kind of request costs in Firestore, then sends a mix of them from many
 * connections to the built function; ends with 1 where a promise is broken. `npm run load`
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { countUsage, usageTable } from './count-usage.ts';
import { fireMix } from './fire.ts';
import { mixFor } from './mix.ts';
import { OFFICE, REQUEST_KINDS } from './request-kinds.ts';
import { growTo, type LoadStage, openStage } from './stage.ts';
import { loadReport, problemsOf } from './verdict.ts';
import { watchMemory } from './watch-memory.ts';

const WARM_SECONDS = 10;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    connections: { type: 'string', default: '100' },
  },
});
const seconds = Number(values.seconds);
const connections = Number(values.connections);
const say = (line: string) => process.stdout.write(`${line}\n`);

const folder = mkdtempSync(join(tmpdir(), 'shop-load-'));
say('Starting the built function, Firestore, accounts and a mail server …');
const stage = await openStage(folder, 100);
try {
  const problems = [...(await count(stage)), ...(await load(stage))];
  if (problems.length > 0) say(`\n${problems.join('\n')}\nLog of the function: ${folder}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
} finally {
  await stage.stop();
}
process.exit();

async function count({ firestore, ...subject }: LoadStage): Promise<string[]> {
  const orders = async () => (await firestore.collection('orders').count().get()).data().count;
  const few = await countUsage(subject, REQUEST_KINDS, orders);
  say(`\nFirestore per request, with 100 orders stored:\n${usageTable(few)}`);
  await growTo(firestore, 1000);
  const many = await countUsage(subject, OFFICE, orders);
  say(`\nThe office with 1000 orders stored:\n${usageTable(many)}`);
  return [...few, ...many].flatMap(({ problem }) => problem ?? []);
}

async function load({ shop, known }: LoadStage): Promise<string[]> {
  const mix = mixFor(connections);
  say(`\n${connections} connections for ${seconds} s, after ${WARM_SECONDS} s to warm up …`);
  await fireMix(shop.origin, mix, known, WARM_SECONDS);
  const [figures, samples] = await Promise.all([
    fireMix(shop.origin, mix, known, seconds),
    watchMemory(shop.functionProgram, seconds),
  ]);
  say(loadReport(figures, samples));
  return problemsOf(figures, samples);
}
