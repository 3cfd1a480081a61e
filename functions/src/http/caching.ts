import { FRESHNESS_SECONDS } from '@shop/domain/time/freshness';

/**
 * For content that is the same for everyone: lists, pages, sitemap. The CDN answers most requests; browsers
 * revalidate and get a 304 as long as nothing has changed. Without `stale-while-revalidate`, because Chromium
 * obeys it even with `must-revalidate`, shows old prices after a reload and requests twice.
 */
export const PUBLIC_CACHING = {
  'Cache-Control': `public, max-age=0, must-revalidate, s-maxage=${FRESHNESS_SECONDS.cdn}`,
};

export const PRIVATE = { 'Cache-Control': 'private, no-store' };

/** For errors: the next request may succeed. */
export const NO_STORE = { 'Cache-Control': 'no-store' };
