import type { PageData, RenderedCall } from '@shop/domain/contract/rendered-page';
import { MAX_AGE_ON_ARRIVAL_SECONDS } from '@shop/domain/time/freshness';
import type { QueryClient } from '@tanstack/react-query';
import { seedZonePrices } from '../delivery/shared/use-delivery-zones.ts';
import { dataQuery } from '../lib/api/queries.ts';
import { pageAt } from './pages.tsx';

/** Id of the element in which a rendered document carries the data of its page. */
export const PAGE_DATA_ID = 'page-data';

export function seedFromDocument(client: QueryClient): void {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (text) seedPageData(client, window.location.pathname, JSON.parse(text) as PageData);
}

/**
 * Puts the data of a rendered page into the cache as if the API had just returned them: its answers
 * may be just as old on arrival.
 */
export function seedPageData(client: QueryClient, path: string, data: PageData): void {
  const { params } = pageAt(path);
  const latestMs = data.readAt + MAX_AGE_ON_ARRIVAL_SECONDS * 1000;
  const options = { updatedAt: Math.min(latestMs, Date.now()) };
  if (data.zone_prices) seedZonePrices(client, data.zone_prices);
  for (const [call, answer] of Object.entries(data.answers)) {
    const query = dataQuery(call as RenderedCall, params);
    if (query) client.setQueryData<unknown>(query.queryKey, answer, options);
  }
}
