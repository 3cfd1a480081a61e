/** So long the CDN answers with what it has. */
export const CDN_SECONDS = 120;

/** So long it may go on doing so while it fetches a newer one. */
export const CDN_STALE_SECONDS = 60;

/**
 * For pages of products and tools. A changed price is right once the catalogue in the function's
 * memory (60 s, `config.ts`), the CDN and its patience have passed: within 240 s. A browser asks each
 * time; `must-revalidate` keeps it from the CDN's patience.
 */
export const PAGE_CACHING = {
  'Cache-Control': `public, max-age=0, must-revalidate, s-maxage=${CDN_SECONDS}, stale-while-revalidate=${CDN_STALE_SECONDS}`,
};

/** For addresses under which there is nothing: a product may be there in a minute. */
export const MISSING_PAGE_CACHING = {
  'Cache-Control': 'public, max-age=0, must-revalidate, s-maxage=60',
};

/** For the list of all pages, which robots read now and then. `firebase.json` repeats it. */
export const SITEMAP_CACHING = {
  'Cache-Control': 'public, max-age=0, must-revalidate, s-maxage=3600',
};
