import { queryTokens } from '@shop/domain/search/search-tokens';
import { useSearchParams } from 'react-router-dom';

interface FilterPart<Value extends string> {
  param: string;
  /** The value that means no filter; left out of the URL. */
  none: Value;
  /** Whether a value in the URL is valid; by default all are. */
  allows?(value: string): boolean;
}

export type FilterParts<Filter extends Record<keyof Filter, string>> = {
  readonly [Name in keyof Filter]: FilterPart<Filter[Name]>;
};

export const oneOf = (names: readonly string[]) => (value: string) => names.includes(value);

/** A filter of texts, kept in the URL for reloads, links and the back button. */
export function useUrlFilter<Filter extends Record<keyof Filter, string>>(
  parts: FilterParts<Filter>,
) {
  const [params, setParams] = useSearchParams();
  const names = Object.keys(parts) as (keyof Filter)[];
  const filterOf = (pick: (part: FilterPart<string>) => string) =>
    Object.fromEntries(names.map((name) => [name, pick(parts[name])])) as Filter;
  const filter = filterOf(({ param, none, allows = () => true }) => {
    const value = params.get(param) ?? none;
    return allows(value) ? value : none;
  });
  function change(changed: Partial<Filter>) {
    const next = new URLSearchParams(params);
    for (const name of names) {
      const value = changed[name] ?? filter[name];
      if (value === parts[name].none) next.delete(parts[name].param);
      else next.set(parts[name].param, value);
    }
    setParams(next, { state: { keepScroll: true } });
  }
  return {
    filter,
    change,
    clear: () => change(filterOf(({ none }) => none)),
    active: names.filter((name) => filter[name] !== parts[name].none),
  };
}

/** Whether a search text has no word that the server would look for. */
export function isTooShort(search: string): boolean {
  return search.trim() !== '' && queryTokens(search).length === 0;
}
