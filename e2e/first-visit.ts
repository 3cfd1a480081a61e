import { brotliCompressSync } from 'node:zlib';
import type { BrowserContext, Page, Request, Response } from '@playwright/test';

/** The network is idle after this long without a request. */
const QUIET_MS = 600;

/** What a first visit loads until the network is idle, in kB; scripts with brotli. */
export interface FirstVisit {
  /** By path; includes the service worker. */
  scripts: Record<string, number>;
  fonts: number;
  pictures: number;
  requests: number;
  /** Addresses that the page itself, not its worker, requested more than once. */
  repeated: string[];
  /** Foreign origins of requests. */
  foreign: string[];
}

/** Opens an address in a fresh context and counts until the network is idle and `last` has resolved. */
export async function firstVisit(
  page: Page,
  address: string,
  last?: Promise<unknown>,
): Promise<FirstVisit> {
  const responses = new Map<string, Response>();
  page.context().on('response', (response) => responses.set(response.url(), response));
  const asked: string[] = [];
  page.on('request', (request) => {
    // Chromium asks for the icon again after a page has redirected.
    if (!request.url().endsWith('/favicon.svg')) asked.push(request.url());
  });
  const isQuiet = watchQuiet(page.context());
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction(() => !('early' in window)); // its code runs
  await workerAddress(page);
  await last;
  while (!isQuiet()) await page.waitForTimeout(QUIET_MS / 4);
  const repeated = asked.filter((url, index) => asked.indexOf(url) < index);
  return { ...(await count(page, [...responses.values()])), repeated };
}

/** Watches requests from now on; the returned function says whether the network is idle. */
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

/** Firestore's listen requests never end. */
const isListening = (request: Request): boolean => /Firestore\/Listen/.test(request.url());

/** The service worker is installed after the page has loaded. */
async function workerAddress(page: Page): Promise<string> {
  const address = await page.evaluate(
    async () => (await navigator.serviceWorker.ready).active?.scriptURL,
  );
  return String(address);
}

async function count(
  page: Page,
  responses: readonly Response[],
): Promise<Omit<FirstVisit, 'repeated'>> {
  const own = new URL(page.url()).origin;
  const visit = {
    scripts: {} as Record<string, number>,
    fonts: 0,
    pictures: 0,
    requests: 0,
    foreign: [] as string[],
  };
  const weigh = async (url: string, isCompressed: boolean) =>
    (await bytes(page, url, isCompressed)) / 1000;
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

/** Bytes by path. */
const weighed = new Map<string, number>();

/**
 * Transferred bytes of a file: scripts with brotli's best compression, as a CDN sends static files. The
 * file is fetched again, since Chromium drops bodies that the service worker has loaded as well.
 */
async function bytes(page: Page, url: string, isCompressed: boolean): Promise<number> {
  const { pathname } = new URL(url);
  const counted = weighed.get(pathname);
  if (counted !== undefined) return counted;
  const file = await (await page.request.get(url)).body();
  const size = isCompressed ? file.length : brotliCompressSync(file).length;
  weighed.set(pathname, size);
  return size;
}

/** Sum of all scripts, in kB. */
export const scriptWeight = ({ scripts }: Pick<FirstVisit, 'scripts'>): number =>
  Object.values(scripts).reduce((sum, size) => sum + size, 0);
