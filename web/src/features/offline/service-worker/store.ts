import { filesToFetch, leftBehind } from './carry-over.ts';
import { type Kind, kindOf } from './kind-of.ts';
import { RELEASE } from './release.ts';
import { ASSETS, DOCUMENTS, STRATEGIES } from './strategies.ts';

/** Fetches what this release needs to work offline; rejects if one file is missing. */
export async function storeRelease(): Promise<void> {
  const cache = await caches.open(ASSETS);
  await cache.addAll(filesToFetch(RELEASE, await storedPaths(cache)));
}

/** Deletes the files of earlier releases, and all documents, which name such files. */
export async function dropOldReleases(): Promise<void> {
  const cache = await caches.open(ASSETS);
  const gone = leftBehind(RELEASE.assets, await storedPaths(cache));
  await Promise.all([...gone.map((path) => cache.delete(path)), caches.delete(DOCUMENTS)]);
}

async function storedPaths(cache: Cache): Promise<string[]> {
  return (await cache.keys()).map(({ url }) => new URL(url).pathname);
}

/**
 * Stores what a page loaded before the worker took control: its document, first of the URLs, and its
 * files. A page of another release is left out, since its files are.
 */
export async function storePage(event: ExtendableEvent, urls: readonly string[]): Promise<void> {
  const [document, ...resources] = urls;
  if (document === undefined) return;
  const loaded = [...storable([document], true), ...storable(resources, false)];
  const isOfThisRelease = loaded.every(
    ({ url, kind }) => kind !== 'asset' || RELEASE.assets.includes(new URL(url).pathname),
  );
  if (isOfThisRelease) await Promise.allSettled(loaded.map((one) => store(event, one)));
}

interface Loaded {
  url: string;
  kind: Kind;
}

function storable(urls: readonly string[], isNavigation: boolean): Loaded[] {
  return urls.flatMap((url) => {
    const kind = kindOf({ method: 'GET', url, isNavigation }, self.location.origin);
    return kind && kind !== 'private-document' ? [{ url, kind }] : [];
  });
}

async function store(event: ExtendableEvent, { url, kind }: Loaded): Promise<void> {
  // From the browser's own cache, as it has just been loaded.
  const request = new Request(url, { cache: 'force-cache' });
  const [, isDone] = STRATEGIES[kind].handleAll({ event, request });
  await isDone;
}
