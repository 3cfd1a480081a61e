import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, NetworkOnly, type Strategy } from 'workbox-strategies';
import type { Kind } from './kind-of.ts';
import { elseShell, noHtml, onlyOk, withoutQuery, withStoredAt } from './plugins.ts';

export const ASSETS = 'assets';
export const DOCUMENTS = 'documents';

const NETWORK_TIMEOUT_S = 3;
const MONTH_S = 30 * 24 * 60 * 60;

// Responses vary by their encoding alone.
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
