/** Within so long a changed price is right on its page, while Firestore answers. */
export const RIGHT_WITHIN_SECONDS = 5 * 60;

/** So long the CDN answers with what it has. */
export const CDN_SECONDS = 120;

/** So long it may go on doing so while it fetches a newer one. */
export const CDN_STALE_SECONDS = 60;

const FRESH = {
  'Cache-Control': `public, max-age=0, must-revalidate, s-maxage=${CDN_SECONDS}, stale-while-revalidate=${CDN_STALE_SECONDS}`,
};

/** Spares the function a rush while Firestore is away, and is over soon after it is back. */
const LATE = { 'Cache-Control': 'public, max-age=0, must-revalidate, s-maxage=10' };

/**
 * For pages of products and tools with data of that age. As a rule they come from the catalogue in the
 * function's memory (60 s, `config.ts`), so that a changed price is right within 240 s. What would be
 * right too late, as Firestore gave nothing newer, is hardly kept. A browser asks each time;
 * `must-revalidate` keeps it from the CDN's patience.
 */
export function pageCaching(dataAgeMs: number): Readonly<Record<string, string>> {
  const rightWithinSeconds = dataAgeMs / 1000 + CDN_SECONDS + CDN_STALE_SECONDS;
  return rightWithinSeconds <= RIGHT_WITHIN_SECONDS ? FRESH : LATE;
}

/** For addresses under which there is nothing: a product may be there in a minute. */
export const MISSING_PAGE_CACHING = {
  'Cache-Control': 'public, max-age=0, must-revalidate, s-maxage=60',
};

/** For the list of all pages, which robots read now and then. `firebase.json` repeats it. */
export const SITEMAP_CACHING = {
  'Cache-Control': 'public, max-age=0, must-revalidate, s-maxage=3600',
};
