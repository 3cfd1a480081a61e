import { useNavigate, useSearchParams } from 'react-router-dom';
import { officePath, useOfficeAddress } from '../addresses.ts';

/** Views within the tabs of products, rental tools and customers; the list has no name. */
export type AssortmentView = 'artikel' | 'kategorien' | 'preise' | 'import' | 'verlauf' | 'kunde';

/** Search, filters and sorting of the list, which other views keep for the way back. */
export const LIST_PARAMS = {
  search: 'suchtext',
  category: 'warengruppe',
  visibility: 'sichtbarkeit',
  flag: 'filter',
  sorting: 'folge',
} as const;

/** The open view, kept in the URL for reloads, links and the back button. */
export function useAssortmentView() {
  const [params] = useSearchParams();
  const { tab, view } = useOfficeAddress();
  const navigate = useNavigate();
  const kept = Object.values(LIST_PARAMS).flatMap((name) => {
    const value = params.get(name);
    return value === null ? [] : [[name, value]];
  });
  /** The address of a view with its parameters; by default the list's. */
  const linkTo = (to?: AssortmentView, details: Record<string, string> = {}) =>
    officePath(tab, to, { ...details, ...Object.fromEntries(kept) });
  return {
    view,
    /** A parameter of the view, such as `id`. */
    detail: (name: string) => params.get(name) ?? undefined,
    show: (to?: AssortmentView, details?: Record<string, string>) =>
      void navigate(linkTo(to, details)),
    linkTo,
  };
}
