import { useSearchParams } from 'react-router-dom';

/** The tabs by their names in the address, in their order. */
export const ACCOUNT_TABS = [
  { id: 'bestellungen', label: 'Meine Bestellungen' },
  { id: 'profil', label: 'Profil' },
  { id: 'einstellungen', label: 'Einstellungen' },
] as const;
export type AccountTab = (typeof ACCOUNT_TABS)[number]['id'];

const TAB_PARAM = 'bereich';

/** The open tab, kept in the address for reload, links and the back button. */
export function useAccountTab(): [AccountTab, (tab: AccountTab) => void] {
  const [params, setParams] = useSearchParams();
  const named = params.get(TAB_PARAM);
  const tab = ACCOUNT_TABS.find(({ id }) => id === named)?.id ?? 'bestellungen';
  return [tab, (next) => setParams({ [TAB_PARAM]: next }, { state: { keepScroll: true } })];
}
