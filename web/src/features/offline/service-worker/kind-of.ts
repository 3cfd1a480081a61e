import { PAGE_LIST, pathPattern, SHARED_CALLS } from '@shop/domain/contract/pages';

/**
 * How the worker answers a request:
 * - `document`: the network, else the last copy of this address, else the empty shell;
 * - `private-document`: the network, else the empty shell; nothing is stored, not even the address;
 * - `asset`: stored for good, as its name changes with its content; `picture`: for a while;
 * - `catalogue`: public data from the network, else as last stored.
 */
export type Kind = 'document' | 'private-document' | 'asset' | 'picture' | 'catalogue';

interface Asked {
  method: string;
  url: string;
  isNavigation: boolean;
}

/** The only API responses that are stored: none of them concerns a person, a cart or an order. */
const SHARED = new RegExp(
  `^(?:${SHARED_CALLS.map((call) => call.slice(4).replace(/\{\w+\}/g, '[^/]+')).join('|')})$`,
);

/** Pages for one person, with a Content-Security-Policy of their own. */
const UNTOUCHED_PAGES = pathPattern(PAGE_LIST.filter(({ access }) => access !== 'public'));

/** Public pages whose address works like a key, such as that of an order. */
const PRIVATE_PAGES = pathPattern(
  PAGE_LIST.filter(({ access, robots }) => access === 'public' && robots === 'disallowed'),
);

const UPLOADED = /^\/api\/pictures\/[\w-]+\.(webp|jpg)$/;

/** Firebase's own addresses (`/__/…`) and files such as /robots.txt are not pages either. */
const NO_PAGES = /^\/(api|assets|pictures|__)(\/|$)|\.\w+$/;

/** The shoppers' files only; the office works online. */
const ASSETS = /^\/assets\/[^/]+$/;

/** The kind of a request; undefined if the worker should leave it alone. */
export function kindOf({ method, url, isNavigation }: Asked, ownOrigin: string): Kind | undefined {
  const { origin, pathname, search } = new URL(url);
  if (method !== 'GET' || origin !== ownOrigin) return undefined;
  if (isNavigation) return documentKind(pathname);
  if (ASSETS.test(pathname)) return 'asset';
  if (pathname.startsWith('/pictures/') || UPLOADED.test(pathname)) return 'picture';
  return SHARED.test(pathname) && search === '' ? 'catalogue' : undefined;
}

function documentKind(pathname: string): Kind | undefined {
  if (NO_PAGES.test(pathname) || UNTOUCHED_PAGES.test(pathname)) return undefined;
  return PRIVATE_PAGES.test(pathname) ? 'private-document' : 'document';
}
