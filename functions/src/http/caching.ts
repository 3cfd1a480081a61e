import { FRESHNESS_SECONDS } from '@shop/domain/freshness';

const { cdn, cdnStale } = FRESHNESS_SECONDS;

/**
 * What everybody sees: lists, pages, sitemap. The CDN answers most requests; browsers revalidate, for
 * which they get a 304 as long as nothing has changed. `must-revalidate` keeps them from serving stale
 * copies themselves.
 */
export const PUBLIC_CACHING = {
  'Cache-Control': `public, max-age=0, must-revalidate, s-maxage=${cdn}, stale-while-revalidate=${cdnStale}`,
};

/** What belongs to one person. */
export const PRIVATE = { 'Cache-Control': 'private, no-store' };

/** Errors: the next request may succeed. */
export const NO_STORE = { 'Cache-Control': 'no-store' };
