import { FRESHNESS_SECONDS } from '@shop/domain/time/freshness';
import { PUBLIC_CACHING } from '../http/caching.ts';

/** Absorbs bursts while Firestore is away, and ends soon after it is back. */
const STALE = { 'Cache-Control': 'public, max-age=0, must-revalidate, s-maxage=10' };

/** For pages with data of this age. */
export function pageCaching(dataAgeMs: number): Readonly<Record<string, string>> {
  return dataAgeMs <= FRESHNESS_SECONDS.function * 1000 ? PUBLIC_CACHING : STALE;
}
