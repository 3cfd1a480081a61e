import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { Link as RouterLink } from 'react-router-dom';
import { LoadingText } from '../../components/loading-text.tsx';
import { MessagePage } from '../../components/message-page.tsx';
import { TabPanel } from '../../components/tab-panel.tsx';
import { useAuth } from '../../features/session/session-context.ts';
import { usePageHead } from '../../lib/head/use-page-head.ts';
import { PATHS } from '../../lib/paths.ts';
import { OfficeHead } from './admin-header.tsx';
import { ContactsTab } from './contacts/contacts-tab.tsx';
import { OfficeNews } from './news-notice.tsx';
import { OrdersTab } from './orders/orders-tab.tsx';
import { StatsTab } from './statistics/statistics-tab.tsx';
import { useOffice } from './use-admin-data.ts';
import { useOfficeAddress } from './use-admin-tab.ts';
import { UsersTab } from './users/users-tab.tsx';

/**
 * The office, for accounts with the claim. Whoever gets past this check has gained nothing: each
 * call is checked by the server.
 */
export default function AdminPage() {
  const { user, isPending } = useAuth();
  if (isPending) return <CheckingAccess />;
  return user?.is_admin ? <Office /> : <AccessDenied />;
}

function CheckingAccess() {
  usePageHead({ title: 'Verwaltung', isIndexed: false });
  return (
    <Container sx={{ py: { xs: 4, md: 8 }, minHeight: '80vh' }}>
      <LoadingText>Administrationsbereich wird geladen...</LoadingText>
    </Container>
  );
}

/** For visitors and for accounts that do not belong to the office. */
function AccessDenied() {
  return (
    <MessagePage
      title="Zugriff verweigert"
      actions={
        <Button component={RouterLink} to={PATHS.home}>
          Zur Startseite
        </Button>
      }
    >
      Sie haben keine Berechtigung für den Administrationsbereich.
    </MessagePage>
  );
}

/** The office's desk: four tabs over what the shop has taken in. */
function Office() {
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
