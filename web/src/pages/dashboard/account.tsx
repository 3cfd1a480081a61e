import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { CurrentUser } from '@shop/domain/user';
import { usePageTitle } from '../../components/use-page-title.ts';
import { AccountHead } from './account-head.tsx';
import { AccountTabs } from './account-tabs.tsx';
import { OrdersTab } from './orders-tab.tsx';
import { ProfileTab } from './profile-tab.tsx';
import { SettingsTab } from './settings-tab.tsx';
import { TabPanel } from './tab-panel.tsx';
import { useAccountTab } from './use-account-tab.ts';

/** The account of whoever is signed in: orders, profile and settings beside their tabs. */
export function Account({ user }: { user: CurrentUser }) {
  usePageTitle('Mein Konto');
  const [tab, openTab] = useAccountTab();
  return (
    <>
      <AccountHead user={user} />
      <Container sx={columns}>
        <AccountTabs tab={tab} onOpen={openTab} />
        <Box sx={{ minWidth: 0 }}>
          <TabPanel id="bestellungen" openTab={tab}>
            <OrdersTab email={user.email} />
          </TabPanel>
          <TabPanel id="profil" openTab={tab}>
            <ProfileTab user={user} />
          </TabPanel>
          <TabPanel id="einstellungen" openTab={tab}>
            <SettingsTab />
          </TabPanel>
        </Box>
      </Container>
    </>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 1fr)' },
  gap: { xs: 3, md: 6 },
  alignItems: 'start',
  pt: { xs: 2, md: 6 },
  pb: { xs: 6, md: 10 },
};
