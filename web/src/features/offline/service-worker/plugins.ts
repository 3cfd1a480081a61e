import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { WorkboxPlugin } from 'workbox-core';
import { STORED_AT_HEADER } from '../../../lib/connection/stored-at.ts';
import { RELEASE } from './release.ts';

/** Errors, redirects and partial responses are never stored. */
export const onlyOk = new CacheableResponsePlugin({ statuses: [200] });

/** The page of a captive portal must not be stored as a file of the shop. */
export const noHtml: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.headers.get('content-type')?.startsWith('text/html') ? null : response,
};

/** Notes in a stored response when it was received. */
export const withStoredAt: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    const { status, statusText, body } = response;
    const headers = new Headers(response.headers);
    headers.set(STORED_AT_HEADER, String(Date.now()));
    return new Response(body, { status, statusText, headers });
  },
};

/** One document answers every query, and a query may hold what a visitor typed. */
export const withoutQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const { origin, pathname } = new URL(request.url);
    return origin + pathname;
  },
};

/** Falls back to the empty shell, with the headers that Hosting sends with a page. */
export const elseShell: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse ?? shell(),
  handlerDidError: async () => shell(),
};

function shell(): Response {
  return new Response(RELEASE.shell.html, { headers: RELEASE.shell.headers });
}
