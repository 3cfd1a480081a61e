/**
 * Lighthouse's mobile audit of the built shop on the whole stack, each page several times in a fresh
 * browser, medians beside their targets. `npm run lighthouse`, `-- --runs 3 --page /katalog
 * --throttling devtools`. Exits with 1 when a target is missed. An empty page, through the same front, shows
 * what the way and the browser take by themselves, and `speed` how fast the machine was at the time.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Audit, audit } from './audit.ts';
import { fillCart } from './fill-cart.ts';
import { startFront } from './front.ts';
import { HEADING, line, medianOf, missed } from './report.ts';
import { startStack } from './stack.ts';
import {
  EMPTY_PAGE,
  type JudgedPage,
  PAGES,
  THROTTLINGS,
  type Throttling,
  targetsOf,
} from './targets.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    page: { type: 'string', multiple: true },
    throttling: { type: 'string', multiple: true },
  },
});
const { emulators } = JSON.parse(
  readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8'),
);
const say = (text: string) => process.stdout.write(`${text}\n`);
const note = (text: string) => process.stderr.write(`${text}\n`);

const pages = PAGES.filter(({ path }) => values.page?.includes(path) ?? true);
const throttlings = THROTTLINGS.filter((name) => values.throttling?.includes(name) ?? true);

const stack = await startStack();
const front = await startFront(`http://127.0.0.1:${emulators.hosting.port}`);
let misses = 0;
try {
  note('One visit of each page that does not count …');
  for (const page of pages) await visit(page, 'simulate');
  for (const throttling of throttlings) {
    say(`\n${throttling} throttling, median of ${values.runs}\n${HEADING}`);
    for (const page of [EMPTY_PAGE, ...pages]) await judge(page, throttling);
  }
} finally {
  await front.close();
  await stack.stop();
}
say(misses === 0 ? '\nEvery target is reached.' : `\n${misses} targets are missed (!).`);
process.exitCode = misses === 0 ? 0 : 1;

async function visit(page: JudgedPage, throttling: Throttling): Promise<Audit> {
  const sessionId = page.hasCart ? await fillCart(front.url) : undefined;
  return audit({ url: front.url + page.path, throttling, ...(sessionId && { sessionId }) });
}

async function judge(page: JudgedPage, throttling: Throttling): Promise<void> {
  const runs: Audit[] = [];
  for (let run = 0; run < Number(values.runs); run++) {
    runs.push(await visit(page, throttling));
    note(`${page.path} ${run + 1}/${values.runs}`);
  }
  const targets = targetsOf(page.path, throttling);
  const figures = medianOf(runs.map((run) => run.figures));
  say(line(page.path, figures, targets));
  if (page === EMPTY_PAGE) return;
  for (const fault of new Set(runs.flatMap((run) => run.faults))) say(`    ${fault}`);
  misses += missed(figures, targets).length;
}
