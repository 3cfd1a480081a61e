import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type CurrentUser, givenName, type RememberedSite } from '@shop/domain/contract/user';
import { TEXTS } from '@shop/domain/order/order-fields';
import { formatDate } from '@shop/domain/text/format';
import { accessAnswer, deliveryAddress } from '@shop/domain/tour/delivery-text';
import { useQueryClient } from '@tanstack/react-query';
import { useCompanies } from '../../companies/shared/companies.ts';
import { useInvitations } from '../../companies/shared/invitations.ts';
import { callApi } from '../../lib/api/client.ts';
import { usePageHead } from '../../lib/head/use-page-head.ts';
import { contactPath, PATHS } from '../../lib/paths.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { ENDS } from '../../lib/theme/shared-styles.ts';
import { useSendOnce } from '../../lib/use-send-once.ts';
import { textFacts } from '../../orders/shared/text-facts.tsx';
import { useAuth } from '../../session/session-context.ts';
import { SignInButton } from '../../session/sign-in-button.tsx';
import { useProfile } from '../../session/use-profile.ts';
import { accountKey } from '../../session/user-query.ts';
import { Facts } from '../../ui/facts.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Block, Dark, Quiet, Row, Shrinking, Stack, Text } from '../../ui/layout.tsx';
import { LoadingPage } from '../../ui/loading-text.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { TabPanel } from '../../ui/tab-panel.tsx';
import { AccountTabs, useAccountTab } from './account-tabs.tsx';
import { CompanyTab, NoCompany } from './company-tab.tsx';
import { OrdersTab } from './orders-tab.tsx';
import { TabTitle } from './own-list.tsx';
import { PlansTab } from './plans-tab.tsx';
import { QuotesTab } from './quotes-tab.tsx';
import { RentalsTab } from './rentals-tab.tsx';
import { RequestsTab } from './requests-tab.tsx';

export default function DashboardPage() {
  const { user, isPending } = useAuth();
  if (isPending) return <LoadingAccount />;
  return user ? <Account user={user} /> : <SignInRequired />;
}

function LoadingAccount() {
  usePageHead('dashboard');
  return <LoadingPage>Konto wird geladen...</LoadingPage>;
}

function SignInRequired() {
  return (
    <MessagePage
      title="Anmeldung erforderlich"
      actions={
        <>
          <SignInButton />
          <Button href={PATHS.home} variant="outlined">
            Zur Startseite
          </Button>
        </>
      }
    >
      Bitte melden Sie sich an, um Ihre Bestellungen und Ihr Profil zu sehen. Bestellen können Sie
      auch ohne Konto.
    </MessagePage>
  );
}

function Account({ user }: { user: CurrentUser }) {
  usePageHead('dashboard');
  const [tab, openTab] = useAccountTab();
  const companies = useCompanies() ?? [];
  const invitations = useInvitations();
  return (
    <>
      <AccountHeader user={user} />
      <Container sx={columns}>
        <AccountTabs
          tab={tab}
          hasCompany={companies.length + invitations.length > 0}
          onOpen={openTab}
        />
        <Box sx={content}>
          <TabPanel id="bestellungen" openTab={tab}>
            <OrdersTab email={user.email} />
          </TabPanel>
          <TabPanel id="firma" openTab={tab}>
            <CompanyTab email={user.email} />
          </TabPanel>
          <TabPanel id="angebote" openTab={tab}>
            <QuotesTab email={user.email} />
          </TabPanel>
          <TabPanel id="mieten" openTab={tab}>
            <RentalsTab email={user.email} />
          </TabPanel>
          <TabPanel id="plaene" openTab={tab}>
            <PlansTab email={user.email} />
          </TabPanel>
          <TabPanel id="profil" openTab={tab}>
            <ProfileTab user={user} />
          </TabPanel>
          <TabPanel id="einstellungen" openTab={tab}>
            <SettingsTab />
          </TabPanel>
          <TabPanel id="anfragen" openTab={tab}>
            <RequestsTab email={user.email} />
          </TabPanel>
        </Box>
        <CatalogueLink />
      </Container>
    </>
  );
}

function CatalogueLink() {
  return (
    <Link href={PATHS.catalogue} sx={catalogueLink}>
      Zum Katalog
      <Icon name="arrow" size={20} />
    </Link>
  );
}

function AccountHeader({ user }: { user: CurrentUser }) {
  const { logout } = useAuth();
  return (
    <Dark data-ground="dark">
      <Container sx={header}>
        <Shrinking>
          <Typography variant="h1">Mein Konto</Typography>
          <Typography sx={{ mt: 1, color: COLORS.concrete, overflowWrap: 'anywhere' }}>
            Willkommen, {givenName(user) ?? user.email}
          </Typography>
        </Shrinking>
        <Row sx={{ flex: 'none' }}>
          <Button variant="outlined" onClick={() => void logout()}>
            Abmelden
          </Button>
          <Button variant="text" onClick={() => void logout(true)}>
            Überall abmelden
          </Button>
        </Row>
      </Container>
    </Dark>
  );
}

/** Name and e-mail come from Google, everything else from orders. */
function ProfileTab({ user }: { user: CurrentUser }) {
  const profile = useProfile(user);
  const { remembered } = profile ?? {};
  const isKnown = Object.keys(profile ?? {}).length > 0;
  const companies = useCompanies();
  return (
    <>
      <TabTitle>Profil</TabTitle>
      <Facts
        title="Ihre Angaben"
        heading="h3"
        facts={[
          ['Name', user.google_user_data.name],
          ['E-Mail', user.email],
          ['Firma', profile?.company_name],
          ['Telefon', profile?.phone],
          ...textFacts(remembered, TEXTS.remembered),
          ...(remembered?.site ? siteFacts(remembered.site) : []),
          ['Mitglied seit', formatDate(user.created_at)],
        ]}
      />
      <Quiet mt={2}>
        Firma und Telefon übernehmen wir aus Ihrer letzten Bestellung, Anschriften, Steuernummer,
        Leitweg-ID und Baustelle nur, wenn Sie es dort ankreuzen. Damit füllen wir Ihre nächste
        Bestellung aus.
      </Quiet>
      <ForgetProfile email={user.email} isKnown={isKnown} />
      {companies?.length === 0 && (
        <Block mt={4}>
          <NoCompany />
        </Block>
      )}
    </>
  );
}

const siteFacts = (site: RememberedSite) => [
  ['Baustelle', deliveryAddress(site)] as const,
  ['Zufahrt für 40-t-Lkw', site.truck_access && accessAnswer(site.truck_access)] as const,
  ...textFacts(site, TEXTS.onSite),
];

/** The button that deletes details remembered from orders, and the outcome. */
function ForgetProfile({ email, isKnown }: { email: string; isKnown: boolean }) {
  const client = useQueryClient();
  const { send, isSending, sent, failure } = useSendOnce({
    call: (body: Record<string, never>, { signal }) =>
      callApi('POST /api/users/profile/forget', { body, signal }),
    onSent: () => client.invalidateQueries({ queryKey: accountKey(email) }),
    failed: () => 'Die Angaben konnten nicht gelöscht werden. Bitte versuchen Sie es erneut.',
    what: 'Failed to forget profile',
  });
  return (
    <Stack align="start" mt={3}>
      {isKnown && (
        <Button
          variant="outlined"
          size="small"
          aria-disabled={isSending}
          onClick={() => void send({})}
        >
          {isSending ? 'Wird gelöscht...' : 'Angaben aus Bestellungen löschen'}
        </Button>
      )}
      <div role="status">
        {sent && !isKnown && <Alert severity="success">Die Angaben sind gelöscht.</Alert>}
        {failure && <Alert severity="error">{failure.text}</Alert>}
      </div>
    </Stack>
  );
}

function SettingsTab() {
  return (
    <>
      <Typography variant="h2">Einstellungen</Typography>
      <Text variant="h3" mt={3}>
        E-Mail und Passwort
      </Text>
      <Text mt={1}>E-Mail-Adresse und Passwort werden über Ihr Google-Konto verwaltet.</Text>
      <Text variant="h3" mt={4}>
        Konto löschen
      </Text>
      <Text mt={1}>
        Um Ihr Konto zu löschen, schreiben Sie uns bitte über die{' '}
        <Link href={contactPath('contact', 'Löschung meines Kontos')}>Kontaktseite</Link>.
      </Text>
    </>
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

const header = {
  ...ENDS,
  gap: 2,
  py: { xs: 4, md: 6 },
};
