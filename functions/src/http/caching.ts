import { FRESHNESS_SECONDS } from '@shop/domain/time/freshness';

/**
 * What everybody sees: lists, pages, sitemap. The CDN answers most requests; browsers revalidate, for
 * which they get a 304 as long as nothing has changed. Without `stale-while-revalidate`: Chromium obeys
 * that even beside `must-revalidate`, shows old prices after a reload and asks twice.
 */
export const PUBLIC_CACHING = {
  'Cache-Control': `public, max-age=0, must-revalidate, s-maxage=${FRESHNESS_SECONDS.cdn}`,
};

export const PRIVATE = { 'Cache-Control': 'private, no-store' };

/** Errors: the next request may succeed. */
export const NO_STORE = { 'Cache-Control': 'no-store' };
