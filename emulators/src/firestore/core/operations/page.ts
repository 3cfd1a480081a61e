import { invalidArgument } from '../api/errors.ts';

export interface PageRequest {
  pageSize?: number;
  pageToken?: string;
}

export interface Page<Item> {
  readonly items: Item[];
  readonly nextPageToken: string;
}

/** Page size if the request gives none. */
export const DEFAULT_PAGE_SIZE = 300;

/**
 * One page of the items in the order of `compare`. The token is the key of the last item, so that
 * writes between two pages do not shift them.
 */
export function pageOf<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  compare: (a: string, b: string) => number,
  request: PageRequest,
): Page<Item> {
  const { pageSize = 0, pageToken = '' } = request;
  if (pageSize < 0) {
    throw invalidArgument('The page size must not be negative.');
  }
  const after = Buffer.from(pageToken, 'base64url').toString();
  const size = pageSize || DEFAULT_PAGE_SIZE;
  const rest = after === '' ? items : items.filter((item) => compare(keyOf(item), after) > 0);
  const page = rest.slice(0, size);
  const last = page.at(-1);
  const token = last && rest.length > size ? Buffer.from(keyOf(last)).toString('base64url') : '';
  return { items: page, nextPageToken: token };
}
