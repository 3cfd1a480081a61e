/** For what everybody may see: a minute in browsers and in the CDN, then refreshed behind. */
export const CATALOGUE_CACHING = {
  'Cache-Control': 'public, max-age=60, s-maxage=60, stale-while-revalidate=60',
};

/** For what belongs to one person. */
export const PERSONAL = { 'Cache-Control': 'private, no-store' };

/** For errors: they may be over by the next request. */
export const NOT_STORED = { 'Cache-Control': 'no-store' };
