import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, NetworkOnly, type Strategy } from 'workbox-strategies';
import { STORED_AT_HEADER } from '../../lib/connection/stored-at.ts';
import type { Kind } from './kind-of.ts';
import { RELEASE } from './release.ts';

/** Errors, redirects and partial responses are never stored. */
const onlyOk = new CacheableResponsePlugin({ statuses: [200] });

/** The page of a captive portal must not be stored as a file of the shop. */
const noHtml: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.headers.get('content-type')?.startsWith('text/html') ? null : response,
};

/** Records in a stored response when it was received. */
const withStoredAt: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    const { status, statusText, body } = response;
    const headers = new Headers(response.headers);
    headers.set(STORED_AT_HEADER, String(Date.now()));
    return new Response(body, { status, statusText, headers });
  },
};

/** One document answers every query, and a query may contain what a visitor typed. */
const withoutQuery: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const { origin, pathname } = new URL(request.url);
    return origin + pathname;
  },
};

/** Falls back to the empty shell, with the headers that Hosting sends with a page. */
const elseShell: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse ?? shell(),
  handlerDidError: async () => shell(),
};

function shell(): Response {
  return new Response(RELEASE.shell.html, { headers: RELEASE.shell.headers });
}

export const ASSETS = 'assets';
export const DOCUMENTS = 'documents';

const NETWORK_TIMEOUT_S = 3;
const MONTH_S = 30 * 24 * 60 * 60;

// Responses vary only by their encoding.
const matchOptions = { ignoreVary: true };

const atMost = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: MONTH_S, purgeOnQuotaError: true });

export const STRATEGIES: Record<Kind, Strategy> = {
  document: new NetworkFirst({
    cacheName: DOCUMENTS,
    networkTimeoutSeconds: NETWORK_TIMEOUT_S,
    matchOptions,
    plugins: [withoutQuery, onlyOk, atMost(60), elseShell],
  }),
  'private-document': new NetworkOnly({
    networkTimeoutSeconds: NETWORK_TIMEOUT_S,
    plugins: [elseShell],
  }),
  asset: new CacheFirst({ cacheName: ASSETS, matchOptions, plugins: [onlyOk, noHtml] }),
  picture: new CacheFirst({
    cacheName: 'pictures',
    matchOptions,
    plugins: [onlyOk, noHtml, atMost(200)],
  }),
  catalogue: new NetworkFirst({
    cacheName: 'catalogue',
    networkTimeoutSeconds: NETWORK_TIMEOUT_S,
    matchOptions,
    plugins: [onlyOk, atMost(300), withStoredAt],
  }),
};
