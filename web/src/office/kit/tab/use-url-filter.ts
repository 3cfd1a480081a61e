import { queryTokens } from '@shop/domain/search/search-tokens';
import { useSearchParams } from 'react-router-dom';

interface UrlFilter<Filter> {
  /** The query parameter of each part. */
  names: Record<keyof Filter, string>;
  /** Values that filter nothing; left out of the URL. */
  none: Filter;
  /** Parses the URL; invalid values are ignored. */
  parse(read: (part: keyof Filter) => string): Filter;
}

/** A filter of texts, kept in the URL for reload, links and the back button. */
export function useUrlFilter<Filter extends Record<keyof Filter, string>>({
  names,
  none,
  parse,
}: UrlFilter<Filter>) {
  const [params, setParams] = useSearchParams();
  const filter = parse((part) => params.get(names[part]) ?? '');
  return {
    filter,
    change(changed: Partial<Filter>) {
      const next = new URLSearchParams(params);
      const wanted = { ...filter, ...changed };
      for (const part of Object.keys(names) as (keyof Filter)[]) {
        if (wanted[part] === none[part]) next.delete(names[part]);
        else next.set(names[part], wanted[part]);
      }
      setParams(next, { state: { keepScroll: true } });
    },
  };
}

/** Whether a search text has no word that the server would look for. */
export function isTooShort(search: string): boolean {
  return search.trim() !== '' && queryTokens(search).length === 0;
}
