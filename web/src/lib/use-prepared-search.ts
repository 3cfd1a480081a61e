import type { Searchable } from '@shop/domain/search/search';
import { useEffect } from 'react';

/** Indexes a list piece by piece before it is searched: ten thousand items at once would block a phone. */
export function usePreparedSearch(search: Pick<Searchable<unknown>, 'prepare'> | undefined): void {
  useEffect(() => {
    if (!search) return;
    let timer: ReturnType<typeof setTimeout>;
    const prepare = () => {
      if (!search.prepare()) timer = setTimeout(prepare);
    };
    timer = setTimeout(prepare);
    return () => clearTimeout(timer);
  }, [search]);
}
