import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { panelId, tabId } from '../../components/tab-panel.tsx';
import { COLORS } from '../../lib/theme/colors.ts';
import { useOfficeKey } from './api/use-admin-key.ts';
import { OFFICE_TABS, type OfficeTab } from './use-admin-tab.ts';

interface OfficeHeadProps {
  tab: OfficeTab;
  onOpen(tab: OfficeTab): void;
}

/** The dark head of the office: its name, a way to load anew, and the tabs at its foot. */
export function OfficeHead({ tab, onOpen }: OfficeHeadProps) {
  return (
    <Box data-ground="dark" sx={{ bgcolor: COLORS.asphalt, color: COLORS.white }}>
      <Container>
        <Box sx={titleRow}>
          <Typography variant="h1" sx={{ fontSize: { xs: '1.75rem', sm: '2.25rem' } }}>
            Verwaltung
          </Typography>
          <RefreshButton />
        </Box>
        <Tabs
          value={tab}
          onChange={(_, next: OfficeTab) => onOpen(next)}
          variant="scrollable"
          scrollButtons={false}
          aria-label="Bereiche der Verwaltung"
          sx={tabs}
        >
          {OFFICE_TABS.map(({ id, label }) => (
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
  const queryKey = useOfficeKey();
  const isLoading = useIsFetching({ queryKey }) > 0;
  return (
    <Button
      variant="outlined"
      size="small"
      aria-disabled={isLoading}
      onClick={() => !isLoading && client.invalidateQueries({ queryKey })}
      sx={{ flex: 'none', minWidth: 148 }}
    >
      {isLoading ? 'Wird geladen...' : 'Aktualisieren'}
    </Button>
  );
}

const titleRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  pt: { xs: 2.5, md: 4 },
  pb: { xs: 2, md: 3 },
};

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
    // The list of tabs cuts off what stands out.
    '&:focus-visible': { outlineOffset: -3, boxShadow: 'none' },
  },
};
