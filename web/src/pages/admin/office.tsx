import Container from '@mui/material/Container';
import { TabPanel } from '../../components/tab-panel.tsx';
import { usePageHead } from '../../lib/head/use-page-head.ts';
import { AccessDenied } from './access-denied.tsx';
import { ContactsTab } from './contacts-tab.tsx';
import { OfficeHead } from './office-head.tsx';
import { OfficeNews } from './office-news.tsx';
import { OrdersTab } from './orders-tab.tsx';
import { StatsTab } from './stats-tab.tsx';
import { useOffice } from './use-office.ts';
import { useOfficeAddress } from './use-office-address.ts';
import { UsersTab } from './users-tab.tsx';

/** The office's desk: four tabs over what the shop has taken in. */
export function Office() {
  const { tab, status, open } = useOfficeAddress();
  const { stats, isLoadingStats, orders, contacts, isDenied } = useOffice(status);
  usePageHead({ title: 'Verwaltung', isIndexed: false });
  if (isDenied) return <AccessDenied />;
  return (
    <>
      <OfficeHead tab={tab} onOpen={open} />
      <OfficeNews onOpen={open} />
      <Container sx={{ pt: { xs: 3, md: 4 }, pb: { xs: 10, md: 12 } }}>
        <TabPanel id="statistiken" openTab={tab}>
          <StatsTab stats={stats} isLoading={isLoadingStats} onOpen={open} />
        </TabPanel>
        <TabPanel id="bestellungen" openTab={tab}>
          <OrdersTab
            orders={orders}
            status={status}
            onPickStatus={(picked) => open('bestellungen', picked)}
          />
        </TabPanel>
        <TabPanel id="kontaktanfragen" openTab={tab}>
          <ContactsTab contacts={contacts} />
        </TabPanel>
        <TabPanel id="benutzer" openTab={tab}>
          <UsersTab stats={stats} isLoading={isLoadingStats} />
        </TabPanel>
      </Container>
    </>
  );
}
