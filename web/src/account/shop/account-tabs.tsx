import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useSearchParams } from 'react-router-dom';
import { COLORS } from '../../lib/theme/colors.ts';
import { panelId, tabId } from '../../ui/tab-panel.tsx';

/** Vertical tabs beside the content; on narrow screens horizontal ones above it. */
interface AccountTabsProps {
  tab: AccountTab;
  /** Whether the account belongs to a company or is invited to one. */
  hasCompany: boolean;
  onOpen(tab: AccountTab): void;
}

export function AccountTabs({ tab, hasCompany, onOpen }: AccountTabsProps) {
  const isBeside = useMediaQuery('(min-width: 900px)');
  return (
    <Tabs
      orientation={isBeside ? 'vertical' : 'horizontal'}
      variant={isBeside ? 'standard' : 'scrollable'}
      scrollButtons={false}
      value={tab}
      onChange={(_, next: AccountTab) => onOpen(next)}
      aria-label="Bereiche Ihres Kontos"
      sx={isBeside ? besideTabs : tabs}
    >
      {ACCOUNT_TABS.filter(({ id }) => hasCompany || id !== 'firma' || id === tab).map(
        ({ id, label }) => (
          <Tab key={id} value={id} label={label} id={tabId(id)} aria-controls={panelId(id)} />
        ),
      )}
    </Tabs>
  );
}

/** In display order; the ids appear in the URL. */
const ACCOUNT_TABS = [
  { id: 'bestellungen', label: 'Meine Bestellungen' },
  { id: 'firma', label: 'Meine Firma' },
  { id: 'angebote', label: 'Angebote' },
  { id: 'mieten', label: 'Mieten' },
  { id: 'anfragen', label: 'Anfragen' },
  { id: 'plaene', label: 'Pläne und Listen' },
  { id: 'profil', label: 'Profil' },
  { id: 'einstellungen', label: 'Einstellungen' },
] as const;
type AccountTab = (typeof ACCOUNT_TABS)[number]['id'];

const TAB_PARAM = 'bereich';

/** The open tab, kept in the URL for reloads, links and the back button. */
export function useAccountTab(): [AccountTab, (tab: AccountTab) => void] {
  const [params, setParams] = useSearchParams();
  const named = params.get(TAB_PARAM);
  const tab = ACCOUNT_TABS.find(({ id }) => id === named)?.id ?? 'bestellungen';
  return [tab, (next) => setParams({ [TAB_PARAM]: next }, { state: { keepScroll: true } })];
}

const tabs = {
  '& .MuiTabs-indicator': { height: 4 },
  '& .MuiTab-root': {
    minWidth: 0,
    minHeight: 52,
    // So narrow that on a phone the last tab is visibly cut off.
    px: { xs: 1.25, md: 3 },
    color: 'text.secondary',
    fontSize: { xs: '1rem', md: '1.1875rem' },
    '&:hover, &.Mui-selected': { color: 'text.primary' },
    // The tab list clips an outline around the tab.
    '&:focus-visible': { outlineOffset: -3, boxShadow: 'none' },
  },
  borderBottom: `1px solid ${COLORS.slab}`,
};

const besideTabs = {
  ...tabs,
  borderBottom: 0,
  '& .MuiTabs-list': { borderLeft: `1px solid ${COLORS.slab}` },
  // Only `top`: on desktops the first render is horizontal, and a shrinking width would sweep across
  // the labels.
  '& .MuiTabs-indicator': { left: 0, width: 4, transitionProperty: 'top' },
  '& .MuiTab-root': { ...tabs['& .MuiTab-root'], alignItems: 'flex-start' },
};
