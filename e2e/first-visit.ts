import { brotliCompressSync } from 'node:zlib';
import type { BrowserContext, Page, Request, Response } from '@playwright/test';

/** So long with no request under way, and the network counts as idle. */
const QUIET_MS = 600;

/** What a first visit loads until the network is idle, in kB as it travels: scripts with brotli. */
export interface FirstVisit {
  /** By their paths; the service worker's is among them. */
  scripts: Record<string, number>;
  fonts: number;
  pictures: number;
  requests: number;
  /** Other origins that were asked. */
  foreign: string[];
}

/** Opens an address in a context that has seen nothing yet, and counts; `last` is what comes last, if told. */
export async function firstVisit(
  page: Page,
  address: string,
  last?: Promise<unknown>,
): Promise<FirstVisit> {
  const responses = new Map<string, Response>();
  page.context().on('response', (response) => responses.set(response.url(), response));
  const isQuiet = watchQuiet(page.context());
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction(() => !('early' in window)); // its code runs
  await workerAddress(page);
  await last;
  while (!isQuiet()) await page.waitForTimeout(QUIET_MS / 4);
  return count(page, [...responses.values()]);
}

/** Tells from now on whether no request of the context has been under way for a while. */
function watchQuiet(context: BrowserContext): () => boolean {
  const underWay = new Set<Request>();
  let lastAt = Date.now();
  const begin = (request: Request): void => {
    lastAt = Date.now();
    if (!isListening(request)) underWay.add(request);
  };
  const end = (request: Request): void => {
    lastAt = Date.now();
    underWay.delete(request);
  };
  context.on('request', begin);
  context.on('requestfinished', end);
  context.on('requestfailed', end);
  return () => underWay.size === 0 && Date.now() - lastAt >= QUIET_MS;
}

/** Which never ends. */
const isListening = (request: Request): boolean => /Firestore\/Listen/.test(request.url());

/** The service worker begins after the page has loaded, and is part of what a visit costs. */
async function workerAddress(page: Page): Promise<string> {
  const address = await page.evaluate(
    async () => (await navigator.serviceWorker.ready).active?.scriptURL,
  );
  return String(address);
}

async function count(page: Page, responses: readonly Response[]): Promise<FirstVisit> {
  const own = new URL(page.url()).origin;
  const visit: FirstVisit = { scripts: {}, fonts: 0, pictures: 0, requests: 0, foreign: [] };
  const weigh = async (url: string, isPacked: boolean) => (await bytes(page, url, isPacked)) / 1000;
  for (const response of responses) {
    const url = response.url();
    const { origin, pathname, protocol } = new URL(url);
    if (!protocol.startsWith('http')) continue;
    visit.requests += 1;
    if (origin !== own) visit.foreign.push(origin);
    const kind = response.headers()['content-type'] ?? '';
    if (/javascript/.test(kind)) visit.scripts[pathname] = await weigh(url, false);
    if (/^font/.test(kind)) visit.fonts += await weigh(url, true);
    if (/^image/.test(kind)) visit.pictures += await weigh(url, true);
  }
  const worker = await workerAddress(page);
  visit.scripts[new URL(worker).pathname] = await weigh(worker, false);
  return visit;
}

const known = new Map<string, number>();

/**
 * Bytes of a file as it travels: with brotli at its best, as a CDN sends what does not change. The
 * file is fetched once more, since the browser forgets bodies that its worker has loaded as well.
 */
async function bytes(page: Page, url: string, isPacked: boolean): Promise<number> {
  const counted = known.get(url);
  if (counted !== undefined) return counted;
  const file = await (await page.request.get(url)).body();
  const size = isPacked ? file.length : brotliCompressSync(file).length;
  known.set(url, size);
  return size;
}

/** All scripts together, in kB. */
export function scriptWeight({ scripts }: Pick<FirstVisit, 'scripts'>): number {
  return Object.values(scripts).reduce((sum, size) => sum + size, 0);
}
