/**
 * Sends generated requests to the shop, from valid to hostile, and checks what each brings about.
 * `npm run fuzz`; options: --requests 20000, --seed 1, and --path to replay a failure.
 */
import { parseArgs } from 'node:util';
import { fuzz } from './run/fuzz.ts';
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
  },
});
const BUILT_REQUESTS = 600;
const seed = Number(values.seed);
const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  if (values.path === undefined) await fuzzEverything(Number(values.requests));
  else await replay(values.path);
} catch (error) {
  say(`\n${failureReport(error)}`);
  process.exitCode = 1;
}

async function fuzzEverything(requests: number): Promise<void> {
  say(`Seed ${seed}. The app in this process, over HTTP:`);
  const memory = new MemoryWatch();
  await attack(await startTestSubject(), { requests, isSwept: true }, memory);
  say('\nThe built function in a process of its own:');
  await attack(await startBuiltSubject(), { requests: BUILT_REQUESTS, isSwept: false });
  say('\nNo promise was broken.');
}

async function replay(path: string): Promise<void> {
  const subject = await startTestSubject();
  try {
    await fuzz(subject, { requests: 1, seed, path, isSwept: false });
    say('The shop keeps its promises in this case.');
  } finally {
    await subject.stop();
  }
}

async function attack(
  subject: Subject,
  scope: { requests: number; isSwept: boolean },
  memory?: MemoryWatch,
): Promise<void> {
  const startedMs = performance.now();
  const perSecond = (tally: Tally) =>
    Math.round((1000 * tally.requests) / (performance.now() - startedMs));
  const onRound = (tally: Tally) => {
    memory?.look(tally.requests / scope.requests);
    say(`${tally.requests} of ${scope.requests} requests, ${perSecond(tally)} a second`);
  };
  try {
    const tally = await fuzz(subject, { ...scope, seed, onRound });
    say(`\n${tally.table()}\n`);
    say(`${tally.requests} requests, ${perSecond(tally)} a second.`);
    say(`Fulfilled or refused by the state of things: ${(100 * tally.deepShare).toFixed(1)} %.`);
    say(`Slowest answer: ${Math.round(tally.slowestMs)} ms.`);
    if (memory) say(memory.verdict());
  } finally {
    await subject.stop();
  }
}
