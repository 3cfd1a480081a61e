/**
 * Starts the built function repeatedly and measures the time to its first answer. Given the build
 * of another checkout, alternates between the two, since a machine's speed drifts. `npm run cold --
 * --runs 15 --other ../before/functions/lib/index.js`
 */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { countOf, readCommandLine } from '@shop/emulators/command-line';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { storeCatalogue } from '../stack/catalogue.ts';
import { buildFunction, defineFunction, freePort, startShop } from '../stack/shop.ts';

const USAGE = 'Usage: npm run cold -- [--runs <number>] [--other <path of a built index.js>]';
const { runs, other } = readCommandLine(USAGE, () => {
  const options = { runs: { type: 'string', default: '15' }, other: { type: 'string' } } as const;
  const { values } = parseArgs({ options });
  return { runs: countOf('--runs', values.runs), other: values.other };
});
/** From a process's start to the end of its first answer; on a busy machine, CPU time is more meaningful. */
const FIGURES = ['wall ms', 'processor ms'] as const;
type Start = Record<(typeof FIGURES)[number], number>;

const print = (line: string) => process.stdout.write(`${line}\n`);

const modules = [buildFunction()];
if (other) modules.push(pathToFileURL(resolve(process.env.INIT_CWD ?? '', other)).href);
const shop = await startShop({ module: modules[0] as string });
try {
  await storeCatalogue(getFirestore(initializeApp()));
  const starts: Start[][] = modules.map(() => []);
  // The first run of each fills the system's file cache and is not counted.
  for (let run = 0; run <= runs; run += 1) {
    for (const [index, module] of modules.entries()) {
      const measured = await measureStart(module);
      if (run > 0) starts[index]?.push(measured);
    }
  }
  for (const [index, module] of modules.entries()) {
    const path = fileURLToPath(module);
    print(
      `${path}: ${(statSync(path).size / 1000).toFixed(0)} kB; median (least to most) of ${runs}`,
    );
    for (const figure of FIGURES) {
      const values = starts[index]?.map((start) => start[figure]) ?? [];
      print(`  ${figure} ${spread(values, 0)}`);
      const [own = [], before = []] = starts;
      const ratios = own.map((start, run) => start[figure] / (before[run]?.[figure] ?? Number.NaN));
      if (index > 0) print(`  ${figure}: the first against this, run by run ${spread(ratios, 3)}`);
    }
  }
} finally {
  await shop.stop();
}
process.exit();

async function measureStart(module: string): Promise<Start> {
  const port = await freePort();
  const service = defineFunction(port, { module });
  const begun = performance.now();
  await service.start();
  const response = await fetch(`http://127.0.0.1:${port}/api/products`);
  const products = (await response.json()) as unknown[];
  const wall = performance.now() - begun;
  const cpu = Number(await service.ask('cpu')) / 1000;
  await service.kill();
  if (products.length === 0) throw new Error(`${module}: ${response.status}, no products.`);
  return { 'wall ms': wall, 'processor ms': cpu };
}

function spread(values: readonly number[], digits: number): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]?.toFixed(digits);
  return `${at(0.5)} (${at(0)} to ${at(1)})`;
}
