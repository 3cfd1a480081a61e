import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import type { CurrentUser } from '@shop/domain/user';
import { useQueryClient } from '@tanstack/react-query';
import { Icon } from '../../components/icon.tsx';
import { RouterLink } from '../../components/router-link.tsx';
import { TabPanel } from '../../components/tab-panel.tsx';
import { LiveUpdates } from '../../features/live/live-updates.tsx';
import { accountKey } from '../../features/session/user-query.ts';
import { usePageHead } from '../../lib/head/use-page-head.ts';
import { PATHS } from '../../lib/paths.ts';
import { AccountHead } from './account-head.tsx';
import { AccountTabs } from './account-tabs.tsx';
import { OrdersTab } from './orders-tab.tsx';
import { ProfileTab } from './profile-tab.tsx';
import { SettingsTab } from './settings-tab.tsx';
import { useAccountTab } from './use-account-tab.ts';

/** The account of whoever is signed in: orders, profile and settings beside their tabs. */
export function Account({ user }: { user: CurrentUser }) {
  usePageHead({ title: 'Mein Konto', isIndexed: false });
  const [tab, openTab] = useAccountTab();
  const reload = useReload(user.email);
  return (
    <>
      <AccountHead user={user} />
      <Container sx={columns}>
        <AccountTabs tab={tab} onOpen={openTab} />
        <Box sx={content}>
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
        <CatalogueLink />
      </Container>
      <LiveUpdates list="my-orders" onChange={reload} />
    </>
  );
}

/** Loads anew what is shown of the account. */
function useReload(email: string): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: accountKey(email) });
}

function CatalogueLink() {
  return (
    <Link component={RouterLink} to={PATHS.catalogue} sx={catalogueLink}>
      Zum Katalog
      <Icon name="arrow" size={20} />
    </Link>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 1fr)' },
  gridTemplateRows: { md: 'auto 1fr' },
  columnGap: 6,
  rowGap: { xs: 3, md: 2 },
  alignItems: 'start',
  pt: { xs: 2, md: 6 },
  pb: { xs: 6, md: 10 },
};

const content = { minWidth: 0, gridColumn: { md: 2 }, gridRow: { md: '1 / 3' } };

const catalogueLink = {
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: 1,
  minHeight: 48,
  px: { md: 3 },
  typography: 'button',
};
