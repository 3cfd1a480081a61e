import type { Searchable } from '@shop/domain/search/search';
import { useEffect, useState } from 'react';

/**
 * The newest of the given lists that has been indexed for search. A list is indexed piece by piece: ten
 * thousand items at once would block a phone.
 */
export function useIndexed<List>(
  list: List | undefined,
  searchOf: ((list: List) => Pick<Searchable<unknown>, 'prepare'>) | undefined,
): List | undefined {
  const [indexed, setIndexed] = useState<List>();
  useEffect(() => {
    if (!list || !searchOf) return;
    let timer: ReturnType<typeof setTimeout>;
    const prepare = () => {
      if (searchOf(list).prepare()) setIndexed(() => list);
      else timer = setTimeout(prepare);
    };
    prepare();
    return () => clearTimeout(timer);
  }, [list, searchOf]);
  return indexed;
}
