import { useSearchParams } from 'react-router-dom';

/** In display order; the URL contains the ids. */
export const ADMIN_TABS = [
  { id: 'statistiken', label: 'Statistiken' },
  { id: 'bestellungen', label: 'Bestellungen' },
  { id: 'kontaktanfragen', label: 'Kontaktanfragen' },
  { id: 'benutzer', label: 'Benutzer' },
  { id: 'sortiment', label: 'Sortiment' },
  { id: 'mietpark', label: 'Mietpark' },
  { id: 'einstellungen', label: 'Einstellungen' },
] as const;
/** Its id in the URL. */
export type AdminTab = (typeof ADMIN_TABS)[number]['id'];

const TAB_PARAM = 'bereich';
const STATUS_PARAM = 'status';

/** The open tab, kept in the URL for reload, links and the back button. */
export function useAdminTab() {
  const [params, setParams] = useSearchParams();
  const named = params.get(TAB_PARAM);
  const tab = ADMIN_TABS.find(({ id }) => id === named)?.id ?? 'statistiken';
  return {
    tab,
    /** Opens a tab; `wanted` is a status to filter the orders by. */
    open(next: AdminTab, wanted = '') {
      const entries = { [TAB_PARAM]: next, ...(wanted && { [STATUS_PARAM]: wanted }) };
      setParams(entries, { state: { keepScroll: true } });
    },
  };
}
