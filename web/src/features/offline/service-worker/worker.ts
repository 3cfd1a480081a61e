import { Route, registerRoute } from 'workbox-routing';
import { type Kind, kindOf } from './kind-of.ts';
import { dropOldReleases, storePage, storeRelease } from './store.ts';
import { STRATEGIES } from './strategies.ts';

declare const self: ServiceWorkerGlobalScope;

for (const kind of Object.keys(STRATEGIES) as Kind[]) {
  const isOfKind = ({ request }: { request: Request }) => kindOfRequest(request) === kind;
  registerRoute(new Route(isOfKind, STRATEGIES[kind]));
}

function kindOfRequest({ method, url, mode }: Request): Kind | undefined {
  return kindOf({ method, url, isNavigation: mode === 'navigate' }, self.location.origin);
}

// A new release takes over at once. Open pages of the previous one reload when they need code that
// is gone.
self.addEventListener('install', (event) => {
  event.waitUntil(storeRelease().then(() => self.skipWaiting()));
});

// Before claiming: a claimed page sends at once what is to be stored.
self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldReleases().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  const urls: unknown = event.data?.storePage;
  if (isTexts(urls)) event.waitUntil(storePage(event, urls));
});

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}
