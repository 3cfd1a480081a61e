import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { panelId, tabId } from '../../components/tab-panel.tsx';
import { COLORS } from '../../lib/theme/colors.ts';
import { ENDS } from '../../lib/theme/shared-styles.ts';
import { ADMIN_TABS, type AdminTab, useOpenTab } from '../kit/addresses.ts';
import { useAdminKey } from '../kit/api/use-office-query.ts';
import { OfficeButton } from '../kit/office-button.tsx';

export function AdminHeader({ tab }: { tab: AdminTab }) {
  const open = useOpenTab();
  return (
    <Box data-ground="dark" data-screen-only sx={{ bgcolor: COLORS.asphalt, color: COLORS.white }}>
      <Container>
        <Box sx={titleRow}>
          <Typography variant="h1" sx={{ fontSize: { xs: '1.75rem', sm: '2.25rem' } }}>
            Verwaltung
          </Typography>
          <RefreshButton />
        </Box>
        <Tabs
          value={tab}
          onChange={(_, next: AdminTab) => open(next)}
          variant="scrollable"
          scrollButtons="auto"
          allowScrollButtonsMobile
          aria-label="Bereiche der Verwaltung"
          sx={tabs}
        >
          {ADMIN_TABS.map(({ id, label }) => (
            <Tab
              key={id}
              value={id}
              label={label}
              id={tabId(id)}
              aria-controls={panelId(id)}
              disableRipple
            />
          ))}
        </Tabs>
      </Container>
    </Box>
  );
}

function RefreshButton() {
  const client = useQueryClient();
  const queryKey = useAdminKey();
  const isLoading = useIsFetching({ queryKey }) > 0;
  return (
    <OfficeButton
      isBlocked={isLoading}
      onClick={() => void client.invalidateQueries({ queryKey })}
      sx={{ flex: 'none', minWidth: 148 }}
    >
      {isLoading ? 'Wird geladen...' : 'Aktualisieren'}
    </OfficeButton>
  );
}

const titleRow = { ...ENDS, gap: 2, pt: { xs: 2.5, md: 4 }, pb: { xs: 2, md: 3 } };

const tabs = {
  mx: { xs: -1, sm: 0 },
  '& .MuiTabs-indicator': { height: 4, bgcolor: COLORS.signal },
  '& .MuiTabs-list': { gap: { sm: 1 } },
  '& .MuiTab-root': {
    minWidth: 0,
    minHeight: 52,
    px: { xs: 1, sm: 2 },
    color: COLORS.slab,
    fontSize: { xs: '1.0625rem', sm: '1.1875rem' },
    '&:hover': { color: COLORS.white },
    '&.Mui-selected': { color: COLORS.white },
    // The tab list clips an outline outside the tab.
    '&:focus-visible': { outlineOffset: -3, boxShadow: 'none' },
  },
};
