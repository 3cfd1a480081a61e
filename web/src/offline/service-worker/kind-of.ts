import type { PagePatterns } from '@shop/domain/contract/page-patterns';

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

const UPLOADED = /^\/api\/pictures\/[\w-]+\.(webp|jpg)$/;

/** Firebase's own addresses (`/__/…`) and files such as /robots.txt are not pages either. */
const NO_PAGES = /^\/(api|assets|pictures|__)(\/|$)|\.\w+$/;

/** The shoppers' files only; the office works online. */
const ASSETS = /^\/assets\/[^/]+$/;

/** The kind of a request; undefined if the worker should leave it alone. */
export function kindOf(
  { method, url, isNavigation }: Asked,
  ownOrigin: string,
  patterns: PagePatterns,
): Kind | undefined {
  const { origin, pathname, search } = new URL(url);
  if (method !== 'GET' || origin !== ownOrigin) return undefined;
  if (isNavigation) return documentKind(pathname, patterns);
  if (ASSETS.test(pathname)) return 'asset';
  if (pathname.startsWith('/pictures/') || UPLOADED.test(pathname)) return 'picture';
  return new RegExp(patterns.shared).test(pathname) && search === '' ? 'catalogue' : undefined;
}

function documentKind(pathname: string, patterns: PagePatterns): Kind | undefined {
  if (NO_PAGES.test(pathname) || new RegExp(patterns.untouched).test(pathname)) return undefined;
  return new RegExp(patterns.private).test(pathname) ? 'private-document' : 'document';
}
