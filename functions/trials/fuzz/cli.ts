/**
 * Sends generated requests to the shop, from valid to hostile, and checks what each brings about.
 * `npm run fuzz`; options: --requests 20000, --seed 1, and --path to replay a failure, with --built
 * one of the built function.
 */
import { parseArgs } from 'node:util';
import { fuzz, sweep } from './run/fuzz.ts';
import { MemoryWatch } from './run/memory-watch.ts';
import { failureReport } from './run/report.ts';
import type { Tally } from './run/tally.ts';
import { startBuiltSubject } from './subject/built-subject.ts';
import type { Subject } from './subject/subject.ts';
import { startTestSubject } from './subject/test-subject.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    path: { type: 'string' },
    built: { type: 'boolean', default: false },
  },
});
const BUILT_REQUESTS = 600;
const TOLD_EVERY = 1_000;
const seed = Number(values.seed);
let isBuilt = values.built;
const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  if (values.path === undefined) await fuzzEverything(Number(values.requests));
  else await replay(values.path);
} catch (error) {
  say(`\n${failureReport(error)}${isBuilt ? ' --built' : ''}`);
  process.exitCode = 1;
}

async function fuzzEverything(requests: number): Promise<void> {
  say(`Seed ${seed}. The app in this process, over HTTP:`);
  const memory = new MemoryWatch();
  await withSubject(startTestSubject, async (subject) => {
    const swept = await sweep(subject);
    say(`\nEvery method on every path:\n${swept.table()}\n`);
    await attack(subject, requests, memory);
    say(memory.verdict());
  });
  isBuilt = true;
  say('\nThe built function in a process of its own:');
  await withSubject(startBuiltSubject, (subject) => attack(subject, BUILT_REQUESTS));
  say('\nNo promise was broken.');
}

async function replay(path: string): Promise<void> {
  const start = isBuilt ? startBuiltSubject : startTestSubject;
  await withSubject(start, (subject) => fuzz(subject, { requests: 1, seed, path }));
  say('The shop keeps its promises in this case.');
}

async function attack(subject: Subject, requests: number, memory?: MemoryWatch): Promise<void> {
  const startedMs = performance.now();
  const perSecond = (tally: Tally) =>
    Math.round((1000 * tally.requests) / (performance.now() - startedMs));
  let told = 0;
  const onRound = (tally: Tally) => {
    if (tally.requests < told + TOLD_EVERY) return;
    told = tally.requests;
    memory?.look(tally.requests / requests);
    say(`${tally.requests} of ${requests} requests, ${perSecond(tally)} a second`);
  };
  const tally = await fuzz(subject, { requests, seed, onRound });
  say(`\n${tally.table()}\n`);
  say(`${tally.requests} requests, ${perSecond(tally)} a second.`);
  say(`Fulfilled or refused by the state of things: ${(100 * tally.deepShare).toFixed(1)} %.`);
  say(`Slowest answer: ${Math.round(tally.slowestMs)} ms.`);
}

async function withSubject<T>(
  start: () => Promise<Subject>,
  use: (subject: Subject) => Promise<T>,
): Promise<T> {
  const subject = await start();
  try {
    return await use(subject);
  } finally {
    await subject.stop();
  }
}
