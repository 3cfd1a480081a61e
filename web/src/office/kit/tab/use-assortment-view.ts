import { useSearchParams } from 'react-router-dom';

/** Views inside the tabs of products and of rental tools; the list is the one without a name. */
export type AssortmentView = 'artikel' | 'kategorien' | 'preise' | 'import' | 'verlauf';

const TAB_PARAM = 'bereich';
const VIEW_PARAM = 'ansicht';
/** Search, filters and sorting of the list, which views keep for the way back to it. */
export const LIST_PARAMS = {
  search: 'suchtext',
  category: 'warengruppe',
  visibility: 'sichtbarkeit',
  flag: 'filter',
  sorting: 'folge',
} as const;

/** The open view, kept in the URL for reload, links and the back button. */
export function useAssortmentView() {
  const [params, setParams] = useSearchParams();
  const tab = params.get(TAB_PARAM) ?? '';
  const kept = Object.values(LIST_PARAMS).flatMap((name) => {
    const value = params.get(name);
    return value === null ? [] : [[name, value]];
  });
  const addressOf = (view?: AssortmentView, details: Record<string, string> = {}) =>
    new URLSearchParams({
      [TAB_PARAM]: tab,
      ...(view && { [VIEW_PARAM]: view }),
      ...details,
      ...Object.fromEntries(kept),
    });
  return {
    view: params.get(VIEW_PARAM) ?? '',
    /** A parameter of the view, such as `id`. */
    detail: (name: string) => params.get(name) ?? undefined,
    /** Opens a view with its parameters; without a view the list. */
    show(view?: AssortmentView, details?: Record<string, string>) {
      setParams(addressOf(view, details));
    },
    /** The address of a view, for links. */
    linkTo: (view?: AssortmentView, details?: Record<string, string>) =>
      `?${addressOf(view, details)}`,
  };
}
