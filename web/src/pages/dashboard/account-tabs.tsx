import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link as RouterLink } from 'react-router-dom';
import { Icon } from '../../components/icon.tsx';
import { PATHS } from '../../paths.ts';
import { COLORS } from '../../theme/colors.ts';
import { panelId, tabId } from './tab-panel.tsx';
import { ACCOUNT_TABS, type AccountTab } from './use-account-tab.ts';

interface AccountTabsProps {
  tab: AccountTab;
  onOpen(tab: AccountTab): void;
}

/** The parts of the account at its side, above it on narrow screens; below them the way to the shop. */
export function AccountTabs({ tab, onOpen }: AccountTabsProps) {
  const isBeside = useMediaQuery('(min-width: 900px)');
  return (
    <Box>
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
      <Link component={RouterLink} to={PATHS.catalogue} sx={shopLink}>
        Zum Katalog
        <Icon name="arrow" size={20} />
      </Link>
    </Box>
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

const shopLink = {
  display: { xs: 'none', md: 'inline-flex' },
  alignItems: 'center',
  gap: 1,
  minHeight: 48,
  mt: 2,
  px: 3,
  typography: 'button',
};
