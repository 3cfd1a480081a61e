/**
 * Sends generated requests, from valid to hostile, to the app in this process and checks their
 * effects. Exits with 1 on a broken promise; the report of a failure includes how to replay it.
 * `npm run fuzz -- --requests 20000 --seed 1`
 */
import { parseArgs } from 'node:util';
import { countOf, readCommandLine } from '@shop/emulators/command-line';
import { fuzz } from './fuzz.ts';
import { startFuzzedShop } from './shop.ts';

const USAGE = 'Usage: npm run fuzz -- [--requests <number>] [--seed <number>] [--path <path>]';
const options = readCommandLine(USAGE, () => {
  const { values } = parseArgs({
    options: {
      requests: { type: 'string', default: '20000' },
      seed: { type: 'string', default: '1' },
      path: { type: 'string' },
    },
  });
  const { path } = values;
  if (path !== undefined && !/^\d+(:\d+)*$/.test(path)) {
    throw new Error(`--path takes numbers and colons from a report, not "${path}".`);
  }
  return {
    requests: countOf('--requests', values.requests),
    seed: countOf('--seed', values.seed),
    path,
  };
});
const print = (line: string) => process.stdout.write(`${line}\n`);

const shop = await startFuzzedShop();
try {
  const statuses = await fuzz(shop, {
    ...options,
    onRequest: (sent) => {
      if (sent % 1000 === 0) print(`${sent} requests`);
    },
  });
  const total = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  if (total === 0) throw new Error('No request was sent.');
  for (const [status, count] of [...statuses].sort(([a], [b]) => a - b)) {
    print(`${status} ${((100 * count) / total).toFixed(1).padStart(6)} %`);
  }
  print(`${total} requests, no promise broken.`);
} catch (error) {
  const { message } = error as Error;
  print(message);
  const [, seed, path] = /\{ seed: (-?\d+), path: "([\d:]+)"/.exec(message) ?? [];
  if (path) print(`\nReplay with: npm run fuzz -- --seed ${seed} --path ${path}`);
  process.exitCode = 1;
} finally {
  await shop.stop();
}
