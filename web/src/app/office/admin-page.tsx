import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { formatNumber } from '@shop/domain/text/format';
import type { TodaysWork } from '@shop/domain/work/todays-work';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import type { UsersTabProps } from '../../account/office/users-tab.tsx';
import { ApiFailure } from '../../lib/api/api-failure.ts';
import { usePageHead } from '../../lib/head/use-page-head.ts';
import { PATHS } from '../../lib/paths.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import {
  BOTTOM_BARS,
  LOW_SCREEN,
  OFFICE_HEADER,
  VISUALLY_HIDDEN,
} from '../../lib/theme/shared-styles.ts';
import { useIsWide } from '../../lib/use-is-wide.ts';
import {
  ADMIN_TABS,
  type AdminTab,
  movedAddress,
  useOfficeAddress,
  useOpenTab,
} from '../../office/addresses.ts';
import { useAdminKey, useOfficeList, useOfficeQuery } from '../../office/api/use-office-query.ts';
import { lazyCode } from '../../office/lazy-code.tsx';
import { OfficeButton } from '../../office/office-button.tsx';
import { listQuery } from '../../office/tab/use-url-filter.ts';
import {
  type OrderFilter,
  orderQuery,
  useDeliveryListDay,
  useOrderFilter,
} from '../../orders/office/order-filter.ts';
import { useContactFilter } from '../../requests/office/contact-filter.ts';
import { useAuth } from '../../session/session-context.ts';
import { SignInButton } from '../../session/sign-in-button.tsx';
import { StatisticsTab } from '../../statistics/office/statistics-tab.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Dark } from '../../ui/layout.tsx';
import { LoadingText } from '../../ui/loading-text.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { panelId, TabPanel, tabId } from '../../ui/tab-panel.tsx';
import { AdminNotifications } from './notifications.tsx';
import { SearchButton } from './search-button.tsx';

const AssortmentTab = lazyCode(() => import('../../catalogue/office/list/assortment-tab.tsx'));
const OrdersTab = lazyCode(() => import('../../orders/office/orders-tab.tsx'));
const CustomersTab = lazyCode(() => import('../../customers/office/customers-tab.tsx'));
const InvoicesTab = lazyCode(() => import('../../invoices/office/invoices-tab.tsx'));
const DeliveryList = lazyCode(() => import('../../orders/office/deliveries/delivery-list.tsx'));
const QuotesTab = lazyCode(() => import('../../quotes/office/quotes-tab.tsx'));
const RentalsTab = lazyCode(() => import('../../rentals/office/rentals-tab.tsx'));
const ContactsTab = lazyCode(() => import('../../requests/office/contacts-tab.tsx'));
const UsersTab = lazyCode<UsersTabProps>(() => import('../../account/office/users-tab.tsx'));
const SettingsTab = lazyCode(() => import('../../settings/office/settings-tab.tsx'));

/** The admin dashboard. This check only decides what is shown: the server checks every call. */
export default function AdminPage() {
  const { user, isPending } = useAuth();
  const [query] = useSearchParams();
  const moved = movedAddress(query);
  if (isPending) return <CheckingAccess />;
  if (!user?.is_admin) return <AccessDenied />;
  return moved ? <Navigate to={moved} replace /> : <AdminDashboard />;
}

function CheckingAccess() {
  usePageHead('admin');
  return (
    <Container sx={{ py: { xs: 4, md: 8 }, minHeight: '80vh' }}>
      <LoadingText>Administrationsbereich wird geladen...</LoadingText>
    </Container>
  );
}

/** Offers visitors, such as those from a link in a mail, to sign in and come back. */
function AccessDenied() {
  const { user } = useAuth();
  const { pathname, search } = useLocation();
  return (
    <MessagePage
      title="Zugriff verweigert"
      actions={
        <>
          {!user && <SignInButton returnTo={pathname + search} />}
          <Button href={PATHS.home} variant={user ? 'contained' : 'outlined'}>
            Zur Startseite
          </Button>
        </>
      }
    >
      Sie haben keine Berechtigung für den Administrationsbereich.
    </MessagePage>
  );
}

function AdminDashboard() {
  const { tab } = useOfficeAddress();
  const { filter } = useOrderFilter();
  const { filter: contactFilter } = useContactFilter();
  const { day } = useDeliveryListDay();
  const { stats, isLoadingStats, orders, contacts, work, isDenied } = useAdminData(
    filter,
    contactFilter,
  );
  usePageHead('admin');
  if (isDenied) return <AccessDenied />;
  const panels: Record<AdminTab, ReactNode> = {
    statistiken: <StatisticsTab work={work} stats={stats} isLoading={isLoadingStats} />,
    bestellungen: day ? <DeliveryList key={day} /> : <OrdersTab orders={orders} />,
    kunden: <CustomersTab />,
    rechnungen: <InvoicesTab />,
    kontaktanfragen: <ContactsTab contacts={contacts} />,
    angebote: <QuotesTab />,
    benutzer: <UsersTab stats={stats} isLoading={isLoadingStats} />,
    vermietung: <RentalsTab />,
    sortiment: <AssortmentTab of="product" />,
    mietpark: <AssortmentTab of="rental_tool" />,
    einstellungen: <SettingsTab />,
  };
  return (
    <Box sx={desk}>
      <AdminHeader tab={tab} work={work.data} />
      <AdminNotifications />
      <Container maxWidth={false} sx={content}>
        {ADMIN_TABS.map(({ id }) => (
          <TabPanel key={id} id={id} openTab={tab}>
            {panels[id]}
          </TabPanel>
        ))}
      </Container>
    </Box>
  );
}

/**
 * Statistics, orders, contact requests and today's work, loaded together whichever tab is open. A
 * failed load is only logged and leaves its list empty. `isDenied` if the server refused one of them.
 */
function useAdminData(
  filter: OrderFilter,
  contactFilter: ReturnType<typeof useContactFilter>['filter'],
) {
  const { isExpired, isFetching } = useAuth();
  const [wasEnded, setWasEnded] = useState(false);
  if (isExpired && !wasEnded) setWasEnded(true);
  // Queries refused by an expired session are repeated after the next sign-in.
  const hasEnded = wasEnded || isFetching;
  const stats = useOfficeQuery(['stats'], 'GET /api/admin/stats');
  const orders = useOfficeList(['orders'], 'GET /api/admin/orders', orderQuery(filter));
  const contacts = useOfficeList(['contacts'], 'GET /api/admin/contacts', listQuery(contactFilter));
  const work = useOfficeQuery(['today'], 'GET /api/admin/today');
  return {
    work,
    stats: stats.data,
    isLoadingStats: stats.isLoading,
    orders,
    contacts,
    isDenied: [stats, orders, contacts].some(({ error }) => isDenial(error, hasEnded)),
  };
}

function isDenial(error: Error | null, hasEnded: boolean): boolean {
  if (!(error instanceof ApiFailure)) return false;
  return error.status === 403 || (error.status === 401 && !hasEnded);
}

interface AdminHeaderProps {
  tab: AdminTab;
  work: TodaysWork | undefined;
}

/** The work waiting in a tab: a number beside its name, and a description of it. */
interface Waiting {
  count: number;
  what: string;
}

function AdminHeader({ tab, work }: AdminHeaderProps) {
  const open = useOpenTab();
  const isBeside = useIsWide(BESIDE);
  const waiting: Partial<Record<AdminTab, Waiting>> = work
    ? {
        bestellungen: { count: work.new_orders, what: 'neu' },
        kontaktanfragen: { count: work.open_requests, what: 'offen' },
        vermietung: { count: work.rental_requests, what: 'angefragt' },
      }
    : {};
  return (
    <Dark data-ground="dark" data-screen-only sx={{ flex: 'none' }}>
      <Container maxWidth={false} sx={headerRow}>
        <Typography variant="h1" sx={title}>
          Verwaltung
        </Typography>
        <SearchButton />
        <Tabs
          value={tab}
          onChange={(_, next: AdminTab) => open(next)}
          orientation={isBeside ? 'vertical' : 'horizontal'}
          variant={isBeside ? 'standard' : 'scrollable'}
          scrollButtons="auto"
          allowScrollButtonsMobile
          aria-label="Bereiche der Verwaltung"
          sx={tabs}
        >
          {ADMIN_TABS.map(({ id, label, ...rest }) => (
            <Tab
              key={id}
              value={id}
              className={'isGroup' in rest ? 'group' : ''}
              label={
                <>
                  <span>{label}</span>
                  {waiting[id] && waiting[id].count > 0 && (
                    <Box component="span" aria-hidden="true" sx={badge}>
                      {formatNumber(waiting[id].count)}
                    </Box>
                  )}
                </>
              }
              id={tabId(id)}
              aria-controls={panelId(id)}
              aria-describedby={waiting[id] && `${tabId(id)}-waiting`}
              disableRipple
            />
          ))}
        </Tabs>
        {ADMIN_TABS.map(
          ({ id }) =>
            waiting[id] && (
              <span key={id} id={`${tabId(id)}-waiting`} hidden>
                {formatNumber(waiting[id].count)} {waiting[id].what}
              </span>
            ),
        )}
        <RefreshButton />
      </Container>
    </Dark>
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
      sx={refresh}
    >
      <Icon name="refresh" size={20} />
      <span>{isLoading ? 'Wird geladen...' : 'Aktualisieren'}</span>
    </OfficeButton>
  );
}

/** From this width in px on, which the breakpoint `lg` has too, the tabs stand beside the content. */
const BESIDE = 1200;

const NARROW = '@media (max-width: 1199.95px)';

const desk = { display: { lg: 'flex' }, minHeight: 'inherit' };

/** Tables may take more room than the shop's texts. */
const content = { pt: { xs: 1, md: 2 }, pb: { xs: 10, md: 12 }, minWidth: 0 };

const headerRow = {
  display: 'flex',
  flexDirection: { lg: 'column' },
  alignItems: { xs: 'center', lg: 'stretch' },
  columnGap: { xs: 0.5, md: 2 },
  position: { lg: 'sticky' },
  top: OFFICE_HEADER,
  maxHeight: { lg: `calc(100vh - ${OFFICE_HEADER}px - ${BOTTOM_BARS})` },
  overflowY: { lg: 'auto' },
  px: { lg: 1 },
  py: { lg: 1 },
  [LOW_SCREEN]: { position: 'static', maxHeight: 'none' },
};

const title = { px: 2, fontSize: '1.5rem', lineHeight: '44px', [NARROW]: VISUALLY_HIDDEN };

const badge = {
  minWidth: 22,
  px: 0.5,
  borderRadius: 1,
  bgcolor: COLORS.signal,
  color: COLORS.ink,
  fontSize: '0.9375rem',
  lineHeight: '22px',
  fontVariantNumeric: 'tabular-nums',
};

const refresh = {
  flex: 'none',
  minWidth: 44,
  justifyContent: { lg: 'start' },
  px: { xs: 1, lg: 1.5 },
  gap: 1,
  border: 0,
  '& > span': { [NARROW]: VISUALLY_HIDDEN },
};

const tabs = {
  flex: { xs: 1, lg: 'none' },
  minWidth: 0,
  minHeight: 44,
  ml: { xs: -1, lg: 0 },
  '& .MuiTabs-indicator': { height: 4, bgcolor: COLORS.signal },
  '&.MuiTabs-vertical .MuiTabs-indicator': { left: 0, width: 6 },
  '& .MuiTabs-list': { gap: { sm: 1, lg: 0 } },
  '& .MuiTab-root': {
    flexDirection: 'row',
    justifyContent: { lg: 'start' },
    gap: 0.75,
    minWidth: 0,
    maxWidth: 'none',
    minHeight: 44,
    px: { xs: 1, sm: 1.5, lg: 2 },
    color: COLORS.slab,
    fontSize: '1.0625rem',
    '&:hover': { color: COLORS.white },
    '&.Mui-selected': { color: COLORS.white },
    // The tab list clips an outline around the tab.
    '&:focus-visible': { outlineOffset: -3, boxShadow: 'none' },
  },
  '&.MuiTabs-vertical .group': { borderTop: `1px solid ${COLORS.joint}`, mt: 0.75 },
};
