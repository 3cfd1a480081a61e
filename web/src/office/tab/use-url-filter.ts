import { queryTokens } from '@shop/domain/search/search-tokens';
import { isCalendarDay } from '@shop/domain/time/calendar';
import { useSearchParams } from 'react-router-dom';

export interface FilterOption {
  id: string;
  label: string;
}

export interface FilterPart {
  param: string;
  /** The value that means no filter, which the URL leaves out; empty by default. */
  none?: string;
  /** Label of its control; without one, like the search, it has none. */
  label?: string;
  /** The options besides all. */
  options?: readonly FilterOption[];
  /** The value is a typed day. */
  isDay?: boolean;
  /** Whether a value in the URL is valid; by default, whether it is an option or a day. */
  allows?(value: string): boolean;
}

export type UrlFilter<Name extends string> = ReturnType<typeof useUrlFilter<Name>>;

/** A filter of texts, kept in the URL for reloads, links and the back button. */
export function useUrlFilter<Name extends string>(parts: Readonly<Record<Name, FilterPart>>) {
  const [params, setParams] = useSearchParams();
  const names = Object.keys(parts) as Name[];
  const none = (name: Name) => parts[name].none ?? '';
  const filterOf = (pick: (name: Name) => string) =>
    Object.fromEntries(names.map((name) => [name, pick(name)])) as Record<Name, string>;
  const filter = filterOf((name) => {
    const value = params.get(parts[name].param) ?? '';
    return isAllowed(parts[name], value) ? value : none(name);
  });
  function change(changed: Partial<Record<Name, string>>) {
    const next = new URLSearchParams(params);
    for (const name of names) {
      const value = changed[name] ?? filter[name];
      if (value === none(name)) next.delete(parts[name].param);
      else next.set(parts[name].param, value);
    }
    setParams(next, { state: { keepScroll: true } });
  }
  return {
    parts,
    filter,
    change,
    clear: () => change(filterOf(none)),
    active: names.filter((name) => filter[name] !== none(name)),
  };
}

function isAllowed({ options, isDay, allows }: FilterPart, value: string): boolean {
  if (allows) return allows(value);
  if (isDay) return isCalendarDay(value);
  return value !== '' && (!options || options.some(({ id }) => id === value));
}

/** Whether a search text has no word that the server would look for. */
export const isTooShort = (search: string): boolean =>
  search.trim() !== '' && queryTokens(search).length === 0;

/** A filter in the server's form: without a search that is too short. */
export function listQuery<Filter extends { search: string }>(filter: Filter): Filter {
  const { search } = filter;
  return { ...filter, search: isTooShort(search) ? '' : search.trim() };
}
