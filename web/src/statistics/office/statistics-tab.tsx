import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AdminStats } from '@shop/domain/contract/user';
import { toCents } from '@shop/domain/money/money';
import { formatEuro, formatNumber } from '@shop/domain/text/format';
import type { ComponentProps } from 'react';
import { COLORS } from '../../lib/theme/colors.ts';
import { officePath, useOfficeAddress, useOpenTab } from '../../office/addresses.ts';
import { lazyCode } from '../../office/lazy-code.tsx';
import { UndeliveredMails, WaitingMails } from '../../office/mails.tsx';
import { FilesButton } from '../../office/tab/files-button.tsx';
import { CSV_FILES, LinkButton, TabTitle } from '../../office/tab/tab-head.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { LoadingText } from '../../ui/loading-text.tsx';
import { Titled } from '../../ui/titled.tsx';
import { Desk } from './desk.tsx';
import { MAILS_ID, TodaysWorkList } from './todays-work.tsx';

const Figures = lazyCode(() => import('./figures.tsx'));
const FIGURES = 'auswertungen';

interface StatisticsTabProps {
  work: ComponentProps<typeof TodaysWorkList>['work'];
  stats: AdminStats | undefined;
  isLoading: boolean;
}

export function StatisticsTab({ work, stats, isLoading }: StatisticsTabProps) {
  const { view } = useOfficeAddress();
  if (view === FIGURES) return <Figures />;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <TodaysWorkList work={work} />
      <Desk />
      <Box id={MAILS_ID} tabIndex={-1} sx={mails}>
        <WaitingMails />
        <UndeliveredMails />
      </Box>
      <section aria-labelledby="stats-title">
        <TabTitle
          id="stats-title"
          action={<LinkButton to={officePath('statistiken', FIGURES)}>Auswertungen</LinkButton>}
        >
          Statistiken
        </TabTitle>
        {isLoading ? <LoadingStats /> : <StatsCards stats={stats} />}
      </section>
      <QuickActions />
    </Box>
  );
}

const mails = { display: 'grid', gap: 2, '&:empty': { display: 'none' } };

/** Reserves the height of the cards, so that nothing below them shifts. */
function LoadingStats() {
  return (
    <Box sx={{ position: 'relative' }}>
      <LoadingText sx={{ position: 'absolute' }}>Statistiken werden geladen...</LoadingText>
      <Box aria-hidden="true" sx={{ visibility: 'hidden' }}>
        <StatsCards stats={undefined} />
      </Box>
    </Box>
  );
}

function StatsCards({ stats }: { stats: AdminStats | undefined }) {
  return (
    <Box component="dl" sx={cards}>
      <Card icon="cart" label="Bestellungen" value={count(stats?.totalOrders)}>
        {count(stats?.ordersThisMonth)} diesen Monat
      </Card>
      <Card icon="mail" label="Kontaktanfragen" value={count(stats?.totalContacts)}>
        {count(stats?.contactsThisMonth)} diesen Monat
      </Card>
      <Card icon="person" label="Registrierte Benutzer" value={count(stats?.totalUsers)}>
        über die Google-Anmeldung
      </Card>
      <Card icon="euro" label="Gesamtumsatz" value={euro(stats?.totalRevenue)}>
        netto, ohne stornierte Bestellungen; zählt Bestellungen, nicht Rechnungen
      </Card>
    </Box>
  );
}

interface CardProps {
  icon: IconName;
  label: string;
  value: string;
  children: React.ReactNode;
}

function Card({ icon, label, value, children }: CardProps) {
  return (
    <Box sx={card}>
      <Box component="dt" sx={name}>
        <Icon name={icon} />
        {label}
      </Box>
      <Box component="dd" sx={number}>
        {value}
      </Box>
      <Box component="dd" sx={{ gridArea: 'note', m: 0, color: 'text.secondary' }}>
        {children}
      </Box>
    </Box>
  );
}

function count(value: number | undefined): string {
  return value === undefined ? '–' : formatNumber(value);
}

function euro(value: number | undefined): string {
  return value === undefined ? '–' : formatEuro(toCents(value));
}

const cards = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
  },
  gap: { xs: 2, md: 3 },
  m: 0,
};

// On phones the number is beside its label, on wider screens below it.
const card = {
  display: { xs: 'grid', sm: 'block' },
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"label number" "note number"',
  alignItems: 'center',
  columnGap: 2,
  p: { xs: 2, md: 3 },
  border: `1px solid ${COLORS.slab}`,
  borderTop: `4px solid ${COLORS.ink}`,
  borderRadius: 1,
};

const name = {
  gridArea: 'label',
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  fontWeight: 600,
};

const number = {
  gridArea: 'number',
  m: 0,
  my: { sm: 1 },
  typography: 'h2',
  fontSize: { xs: '1.75rem', sm: '2.25rem', lg: '2rem' },
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
};

function QuickActions() {
  const open = useOpenTab();
  return (
    <Titled title="Schnellaktionen" mb={2}>
      <Box sx={actions}>
        <Button
          startIcon={<Icon name="cart" size={20} />}
          onClick={() => open('bestellungen', 'pending')}
        >
          Neue Bestellungen anzeigen
        </Button>
        <Button
          variant="outlined"
          startIcon={<Icon name="mail" size={20} />}
          onClick={() => open('kontaktanfragen')}
        >
          Offene Anfragen bearbeiten
        </Button>
        <FilesButton files={Object.values(CSV_FILES)}>Daten exportieren</FilesButton>
      </Box>
    </Titled>
  );
}

const actions = {
  display: 'grid',
  gridTemplateColumns: { md: 'repeat(3, auto)' },
  gap: 2,
  justifyContent: { md: 'start' },
};
