import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { WorkboxPlugin } from 'workbox-core';
import { STORED_AT_HEADER } from '../../../lib/connection/stored-at.ts';
import { RELEASE } from './release.ts';

/** Errors, redirects and partial answers are never stored. */
export const onlyOk = new CacheableResponsePlugin({ statuses: [200] });

/** A network that answers everything with its own page must not become a file of the shop. */
export const noHtml: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.headers.get('content-type')?.startsWith('text/html') ? null : response,
};

/** A stored answer says when it came. */
export const withStoredAt: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    const { status, statusText, body } = response;
    const headers = new Headers(response.headers);
    headers.set(STORED_AT_HEADER, String(Date.now()));
    return new Response(body, { status, statusText, headers });
  },
};

/** A page is the same whatever its query says, and what was typed into an address is not stored. */
export const withoutQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const { origin, pathname } = new URL(request.url);
    return origin + pathname;
  },
};

/** Where no copy of a document is: the empty shell, with the headers that Hosting gives a page. */
export const elseShell: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse ?? shell(),
  handlerDidError: async () => shell(),
};

function shell(): Response {
  return new Response(RELEASE.shell.html, { headers: RELEASE.shell.headers });
}
