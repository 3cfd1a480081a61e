/**
 * Lighthouse's mobile audit of the built shop on the local stack: audits each page several times in
 * a fresh browser and prints medians beside targets. `npm run lighthouse`, `-- --runs 3 --page
 * /katalog --throttling devtools`. Exits with 1 when a target is missed. An empty page shows what
 * network and browser cost on their own, `speed` how fast the machine was.
 */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { countOf, oneOf, readCommandLine } from '@shop/emulators/command-line';
import { SITE } from '../local-stack.ts';
import { type Audit, audit } from './audit.ts';
import { startCdn } from './cdn.ts';
import { startStack } from './stack.ts';
import {
  type AuditedPage,
  EMPTY_PAGE,
  HEADING,
  medianOf,
  missedTargets,
  PAGES,
  THROTTLINGS,
  type Throttling,
  tableRow,
} from './targets.ts';

const ADDRESSES = PAGES.map(({ path }) => path);
const USAGE =
  'Usage: npm run lighthouse -- [--runs <number>] [--page <path>]... [--throttling <name>]...';

const options = readCommandLine(USAGE, () => {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      page: { type: 'string', multiple: true, default: ADDRESSES },
      throttling: { type: 'string', multiple: true, default: [...THROTTLINGS] },
    },
  });
  const pages = values.page.map((path) => oneOf('--page', path, ADDRESSES));
  return {
    runs: countOf('--runs', values.runs),
    pages: PAGES.filter(({ path }) => pages.includes(path)),
    throttlings: values.throttling.map((name) => oneOf('--throttling', name, THROTTLINGS)),
  };
});
const print = (text: string) => process.stdout.write(`${text}\n`);
const progress = (text: string) => process.stderr.write(`${text}\n`);

const stack = await startStack();
const cdn = await startCdn(SITE);
let misses = 0;
try {
  progress('Warming up: one visit of each page …');
  for (const page of options.pages) await visit(page, 'simulate');
  for (const throttling of options.throttlings) {
    print(`\n${throttling} throttling, median of ${options.runs}\n${HEADING}`);
    for (const page of [EMPTY_PAGE, ...options.pages]) await judge(page, throttling);
  }
} finally {
  await cdn.close();
  await stack.stop();
}
print(misses === 0 ? '\nEvery target is met.' : `\n${misses} targets are missed (!).`);
process.exitCode = misses === 0 ? 0 : 1;

async function visit(page: AuditedPage, throttling: Throttling): Promise<Audit> {
  const sessionId = page.hasCart ? await fillCart() : undefined;
  return audit({ url: cdn.url + page.path, throttling, ...(sessionId && { sessionId }) });
}

/** Puts two units of a product into a new cart; returns its session id. */
async function fillCart(): Promise<string> {
  const sessionId = randomUUID();
  const response = await fetch(`${cdn.url}/api/cart`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'session-id': sessionId },
    body: JSON.stringify({ product_id: 1, quantity: 2 }),
  });
  if (!response.ok) throw new Error(`Filling the cart failed: HTTP ${response.status}.`);
  return sessionId;
}

async function judge(page: AuditedPage, throttling: Throttling): Promise<void> {
  const runs: Audit[] = [];
  for (let run = 0; run < options.runs; run++) {
    runs.push(await visit(page, throttling));
    progress(`${page.path} ${run + 1}/${options.runs}`);
  }
  const figures = medianOf(runs.map((run) => run.figures));
  const missed = page === EMPTY_PAGE ? [] : missedTargets(figures, throttling);
  print(tableRow(page.path, figures, missed));
  misses += missed.length;
  if (page === EMPTY_PAGE) return;
  for (const fault of new Set(runs.flatMap((run) => run.faults))) print(`    ${fault}`);
}
