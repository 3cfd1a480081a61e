import type { PageData } from '@shop/domain/rendered-page';
import { QueryClient } from '@tanstack/react-query';
import { PAGE_DATA_ID, seedPageData } from './page-data.ts';

/** The client of the browser: what the document brought along is known to it. */
export function hydrationClient(): QueryClient {
  const client = new QueryClient();
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (text) seedPageData(client, window.location.pathname, JSON.parse(text) as PageData);
  return client;
}
