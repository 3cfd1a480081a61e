import { Route, registerRoute } from 'workbox-routing';
import { filesToFetch, leftBehind } from './carry-over.ts';
import { type Kind, kindOf } from './kind-of.ts';
import { RELEASE } from './release.ts';
import { ASSETS, DOCUMENTS, STRATEGIES } from './strategies.ts';

declare const self: ServiceWorkerGlobalScope;

for (const kind of Object.keys(STRATEGIES) as Kind[]) {
  const isOfKind = ({ request }: { request: Request }) => kindOfRequest(request) === kind;
  registerRoute(new Route(isOfKind, STRATEGIES[kind]));
}

function kindOfRequest({ method, url, mode }: Request): Kind | undefined {
  return kindOf(
    { method, url, isNavigation: mode === 'navigate' },
    self.location.origin,
    RELEASE.patterns,
  );
}

// A new release takes over at once. Open pages of the previous one reload when they need code that is
// gone.
self.addEventListener('install', (event) => {
  event.waitUntil(storeRelease().then(() => self.skipWaiting()));
});

// Cleans up before claiming: a claimed page at once sends what is to be stored.
self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldReleases().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  const urls: unknown = event.data?.storePage;
  if (isTexts(urls)) event.waitUntil(storePage(event, urls));
});

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

/** Fetches what this release needs to work offline; rejects if one file is missing. */
async function storeRelease(): Promise<void> {
  const cache = await caches.open(ASSETS);
  const stored = await storedPaths(cache);
  // A first visit has nothing to carry over, so it does without the list.
  if (stored.length > 0) await cache.add(RELEASE.list);
  const { shellAssets } = RELEASE;
  await cache.addAll(filesToFetch(shellAssets, await listedPaths(cache), stored));
}

/** Deletes the files of earlier releases, and all documents, which refer to such files. */
async function dropOldReleases(): Promise<void> {
  const cache = await caches.open(ASSETS);
  const kept = [RELEASE.list, ...RELEASE.shellAssets, ...(await listedPaths(cache))];
  const gone = leftBehind(kept, await storedPaths(cache));
  await Promise.all([...gone.map((path) => cache.delete(path)), caches.delete(DOCUMENTS)]);
}

/** All files of the release; none if the list was not needed. */
async function listedPaths(cache: Cache): Promise<string[]> {
  const list = await cache.match(RELEASE.list);
  return list ? list.json() : [];
}

const storedPaths = async (cache: Cache): Promise<string[]> =>
  (await cache.keys()).map(({ url }) => new URL(url).pathname);

/**
 * Stores what a page loaded before the worker took control: its document, which is the first of the
 * URLs, and its files. A page of another release is left out, as its files are.
 */
async function storePage(event: ExtendableEvent, urls: readonly string[]): Promise<void> {
  const [document, ...resources] = urls;
  if (document === undefined) return;
  const loaded = [...storable([document], true), ...storable(resources, false)];
  const isOfThisRelease = loaded.some(({ url }) => new URL(url).pathname === RELEASE.entry);
  if (isOfThisRelease) await Promise.allSettled(loaded.map((one) => store(event, one)));
}

interface Loaded {
  url: string;
  kind: Kind;
}

function storable(urls: readonly string[], isNavigation: boolean): Loaded[] {
  return urls.flatMap((url) => {
    const kind = kindOf(
      { method: 'GET', url, isNavigation },
      self.location.origin,
      RELEASE.patterns,
    );
    return kind && kind !== 'private-document' ? [{ url, kind }] : [];
  });
}

async function store(event: ExtendableEvent, { url, kind }: Loaded): Promise<void> {
  // From the browser's own cache, as it has just been loaded.
  const request = new Request(url, { cache: 'force-cache' });
  const [, isDone] = STRATEGIES[kind].handleAll({ event, request });
  await isDone;
}
