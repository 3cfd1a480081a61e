/** Catalogue data: a minute in browsers and in the CDN, which may serve it for another while it fetches. */
export const PUBLIC_CACHING = {
  'Cache-Control': 'public, max-age=60, s-maxage=60, stale-while-revalidate=60',
};

/** What belongs to one person. */
export const PRIVATE = { 'Cache-Control': 'private, no-store' };

/** Errors: the next request may succeed. */
export const NO_STORE = { 'Cache-Control': 'no-store' };
