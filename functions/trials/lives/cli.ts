/**
 * Plays lives of orders, bookings, quotes and customers in this process, and compares what the shop says with a model.
 * Exits with 1 at the first that differs, and prints how to replay it. `npm run lives -- --seed 1 --lives 2000`
 */
import { readCounts } from '@shop/emulators/command-line';
import { DEEDS, playLife } from './play.ts';
import { openWorld } from './world.ts';

const USAGE = 'Usage: npm run lives -- [--seed <number>] [--lives <number>]';
const { seed, lives } = readCounts(USAGE, { seed: 1, lives: 200 });
const print = (line: string) => process.stdout.write(`${line}\n`);
const counts = new Map(Object.keys(DEEDS).map((name) => [name, { done: 0, refused: 0 }]));

const world = await openWorld();
try {
  for (let life = seed; life < seed + lives; life += 1) {
    const played = await playLife(world, life);
    for (const what of ['done', 'refused'] as const) {
      for (const name of played[what]) {
        const count = counts.get(name);
        if (count) count[what] += 1;
      }
    }
    if ((life - seed + 1) % 50 === 0) print(`${life - seed + 1} lives`);
  }
  for (const [name, { done, refused }] of counts) {
    print(`${name.padEnd(24)}${`${done}`.padStart(8)} done${`${refused}`.padStart(8)} refused`);
  }
} catch (error) {
  print((error as Error).message);
  const [, life] = /^Life (\d+):/.exec((error as Error).message) ?? [];
  if (life) print(`\nReplay with: npm run lives -- --seed ${life} --lives 1`);
  process.exitCode = 1;
} finally {
  await world.close();
}
