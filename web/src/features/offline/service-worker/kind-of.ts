/**
 * What the worker does with a request:
 * - `document`: the network, else the last copy of this address, else the empty shell;
 * - `private-document`: the network, else the empty shell; nothing is stored, not even the address;
 * - `asset`, `picture`: stored for good under a name that changes with the content, or for a while;
 * - `catalogue`: what everybody may see, from the network, else as it was last seen.
 */
export type Kind = 'document' | 'private-document' | 'asset' | 'picture' | 'catalogue';

interface Asked {
  method: string;
  url: string;
  /** A page is opened or loaded anew. */
  isNavigation: boolean;
}

/** The whole list of API answers that may be stored: nothing of a person, a cart or an order. */
const CATALOGUE =
  /^\/api\/(products(\/[^/]+)?|categories|rental-tools(\/[^/]+)?|rental-categories)$/;

/** Pages with a policy of their own, for their persons only. */
const UNTOUCHED_PAGES = /^\/(dashboard|admin|auth)(\/|$)/;

/** Its address is the key to an order. */
const ORDER_PAGES = /^\/bestellung-bestaetigung(\/|$)/;

/** Nor are Firebase's own addresses (`/__/…`) and files such as /robots.txt pages of the shop. */
const NO_PAGES = /^\/(api|assets|pictures|__)(\/|$)|\.\w+$/;

/** Which kind a request is; undefined where the worker leaves it to the browser, untouched. */
export function kindOf({ method, url, isNavigation }: Asked, ownOrigin: string): Kind | undefined {
  const { origin, pathname, search } = new URL(url);
  if (method !== 'GET' || origin !== ownOrigin) return undefined;
  if (isNavigation) return documentKind(pathname);
  if (pathname.startsWith('/assets/')) return 'asset';
  if (pathname.startsWith('/pictures/')) return 'picture';
  return CATALOGUE.test(pathname) && search === '' ? 'catalogue' : undefined;
}

function documentKind(pathname: string): Kind | undefined {
  if (NO_PAGES.test(pathname) || UNTOUCHED_PAGES.test(pathname)) return undefined;
  return ORDER_PAGES.test(pathname) ? 'private-document' : 'document';
}
