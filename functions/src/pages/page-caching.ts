/** A changed price is on its page within this time, while Firestore answers. */
export const FRESH_WITHIN_SECONDS = 5 * 60;

/** How long the CDN answers from its cache, and how much longer while it fetches a new copy. */
export const CDN_SECONDS = 120;
export const CDN_STALE_SECONDS = 60;

const FRESH = {
  'Cache-Control': `public, max-age=0, must-revalidate, s-maxage=${CDN_SECONDS}, stale-while-revalidate=${CDN_STALE_SECONDS}`,
};

/** Absorbs bursts while Firestore is away, and ends soon after it is back. */
const STALE = { 'Cache-Control': 'public, max-age=0, must-revalidate, s-maxage=10' };

/**
 * For pages with data of this age. Usually it is at most the catalogue's TTL (60 s, `config.ts`), so
 * that a changed price shows within 240 s. `must-revalidate` keeps browsers from serving stale copies
 * themselves.
 */
export function pageCaching(dataAgeMs: number): Readonly<Record<string, string>> {
  const freshWithinSeconds = dataAgeMs / 1000 + CDN_SECONDS + CDN_STALE_SECONDS;
  return freshWithinSeconds <= FRESH_WITHIN_SECONDS ? FRESH : STALE;
}

/** For paths without an item: there may be one in a minute. */
export const MISSING_PAGE_CACHING = {
  'Cache-Control': 'public, max-age=0, must-revalidate, s-maxage=60',
};

/** The same as `firebase.json` says of the sitemap. */
export const SITEMAP_CACHING = {
  'Cache-Control': 'public, max-age=0, must-revalidate, s-maxage=3600',
};
