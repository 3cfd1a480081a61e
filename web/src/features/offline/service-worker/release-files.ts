import { filesToFetch, leftBehind } from './carry-over.ts';
import { RELEASE } from './release.ts';
import { ASSETS, DOCUMENTS } from './strategies.ts';

/** Fetches what this release needs to work without a connection; fails where one file is missing. */
export async function storeRelease(): Promise<void> {
  const cache = await caches.open(ASSETS);
  await cache.addAll(filesToFetch(RELEASE, await storedPaths(cache)));
}

/** Drops the files of earlier releases, and the documents, which name such files. */
export async function dropOldReleases(): Promise<void> {
  const cache = await caches.open(ASSETS);
  const gone = leftBehind(RELEASE.assets, await storedPaths(cache));
  await Promise.all([...gone.map((path) => cache.delete(path)), caches.delete(DOCUMENTS)]);
}

async function storedPaths(cache: Cache): Promise<string[]> {
  return (await cache.keys()).map(({ url }) => new URL(url).pathname);
}
