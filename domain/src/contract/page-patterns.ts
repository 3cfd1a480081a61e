import { PAGE_LIST, pathPattern, SHARED_CALLS } from './pages.ts';

/** Which paths are what, as sources of regular expressions: the build knows them, so that the worker needs no table of pages. */
export interface PagePatterns {
  /** The only API responses that are stored: none of them concerns a person, a cart or an order. */
  shared: string;
  /** Pages for one person, with a Content-Security-Policy of their own. */
  untouched: string;
  /** Public pages whose address works like a key, such as that of an order. */
  private: string;
}

export const PAGE_PATTERNS: PagePatterns = {
  shared: `^(?:${SHARED_CALLS.map((call) => call.slice(4).replace(/\{\w+\}/g, '[^/]+')).join('|')})$`,
  untouched: pathPattern(PAGE_LIST.filter(({ access }) => access !== 'public')).source,
  private: pathPattern(
    PAGE_LIST.filter(({ access, robots }) => access === 'public' && robots === 'disallowed'),
  ).source,
};
