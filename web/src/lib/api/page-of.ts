import { NEXT_PAGE_HEADER, TOTAL_COUNT_HEADER } from '@shop/domain/contract/call';
import type { InfiniteData } from '@tanstack/react-query';

/** One page of a list: its entries, the cursor of the next page and the total count. */
export interface Page<T> {
  items: readonly T[];
  /** Undefined on the last page. */
  next: string | undefined;
  /** Undefined if the server does not know it. */
  total: number | undefined;
}

/** Reads a page from a response; a response without headers is the whole list. */
export function pageOf<T>({ body, headers }: { body: readonly T[]; headers: Headers }): Page<T> {
  const next = headers.get(NEXT_PAGE_HEADER) ?? undefined;
  const total = headers.get(TOTAL_COUNT_HEADER);
  return { items: body, next, total: total === null ? undefined : Number(total) };
}

export const PAGED = {
  initialPageParam: '',
  getNextPageParam: ({ next }: Page<unknown>): string | undefined => next,
};

/** The loaded pages as one list, with the total of the first. */
export const joinPages = <T>({ pages }: InfiniteData<Page<T>, string>) => ({
  items: pages.flatMap(({ items }) => items),
  total: pages[0]?.total,
});
