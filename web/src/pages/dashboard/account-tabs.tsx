import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import { panelId, tabId } from '../../components/tab-panel.tsx';
import { COLORS } from '../../lib/theme/colors.ts';
import { ACCOUNT_TABS, type AccountTab } from './use-account-tab.ts';

interface AccountTabsProps {
  tab: AccountTab;
  onOpen(tab: AccountTab): void;
}

/** The parts of the account: at its side, on narrow screens above it. */
export function AccountTabs({ tab, onOpen }: AccountTabsProps) {
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
      {ACCOUNT_TABS.map(({ id, label }) => (
        <Tab key={id} value={id} label={label} id={tabId(id)} aria-controls={panelId(id)} />
      ))}
    </Tabs>
  );
}

const tabs = {
  '& .MuiTabs-indicator': { height: 4 },
  '& .MuiTab-root': {
    minWidth: 0,
    minHeight: 52,
    px: 1.5,
    color: 'text.secondary',
    fontSize: '1.1875rem',
    '&:hover, &.Mui-selected': { color: 'text.primary' },
    // The list of tabs cuts off what stands out.
    '&:focus-visible': { outlineOffset: -3, boxShadow: 'none' },
  },
  borderBottom: `1px solid ${COLORS.slab}`,
};

const besideTabs = {
  ...tabs,
  borderBottom: 0,
  '& .MuiTabs-list': { borderLeft: `1px solid ${COLORS.slab}` },
  '& .MuiTabs-indicator': { left: 0, width: 4 },
  '& .MuiTab-root': { ...tabs['& .MuiTab-root'], alignItems: 'flex-start', px: 3 },
};
