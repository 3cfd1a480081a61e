import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TodaysWork } from '@shop/domain/contract/user';
import { formatNumber } from '@shop/domain/text/format';
import { addDays, berlinDay } from '@shop/domain/time/calendar';
import { Link } from 'react-router-dom';
import { COLORS } from '../../lib/theme/colors.ts';
import { PLAIN_LIST } from '../../lib/theme/shared-styles.ts';
import { officePath } from '../kit/addresses.ts';
import { useRentalToday } from '../rentals/use-rental-today.ts';
import { useMailCount } from './mails.tsx';
import { useOpenPayments } from './open-payments.tsx';

/** Ids of parts further down the same page. */
export const PAYMENTS_ID = 'offene-zahlungen';
export const MAILS_ID = 'wartende-mails';

/** The work waiting today: each number links to its list. A dash until it is known. */
export function TodaysWorkLinks({ work }: { work: TodaysWork | undefined }) {
  const { data: payments } = useOpenPayments();
  const mails = useMailCount();
  const { data: rentals } = useRentalToday();
  const rentalsToday = officePath('vermietung', '', { ansicht: 'heute' });
  const tomorrow = addDays(berlinDay(new Date()), 1);
  const orders = (query: Record<string, string>) => officePath('bestellungen', '', query);
  const rows: readonly WaitingProps[] = [
    { label: 'Neue Bestellungen', count: work?.new_orders, to: orders({ status: 'pending' }) },
    {
      label: 'Heute zu liefern',
      count: work?.deliveries_today,
      to: orders({ lieferliste: 'heute' }),
    },
    {
      label: 'Morgen zu liefern',
      count: work?.deliveries_tomorrow,
      to: orders({ lieferliste: tomorrow }),
    },
    { label: 'Unbezahlt', count: payments?.open.count, to: orders({ zahlung: 'open' }) },
    { label: 'Davon überfällig', count: payments?.overdue.count, to: `#${PAYMENTS_ID}` },
    {
      label: 'Offene Anfragen',
      count: work?.open_requests,
      to: officePath('kontaktanfragen', '', { anfragestatus: 'open' }),
    },
    { label: 'Mietanfragen', count: work?.rental_requests, to: rentalsToday },
    { label: 'Geräte raus', count: rentals?.out.length, to: rentalsToday },
    { label: 'Geräte zurück', count: rentals?.back.length, to: rentalsToday },
    { label: 'Geräte überfällig', count: rentals?.overdue.length, to: rentalsToday },
    { label: 'UVV-Prüfungen', count: rentals?.inspections.length, to: rentalsToday },
    { label: 'Wartende E-Mails', count: mails, to: mails ? `#${MAILS_ID}` : undefined },
  ];
  return (
    <section aria-labelledby="today-title">
      <Typography variant="h2" id="today-title" sx={{ fontSize: '1.5rem', mb: 1 }}>
        Heute
      </Typography>
      <Box component="ul" sx={tiles}>
        {rows.map((row) => (
          <li key={row.label}>
            <Waiting {...row} />
          </li>
        ))}
      </Box>
    </section>
  );
}

interface WaitingProps {
  label: string;
  count: number | undefined;
  /** The list, or a part of this page; undefined if there is nothing to see. */
  to: string | undefined;
}

function Waiting({ label, count, to }: WaitingProps) {
  const content = (
    <>
      <strong>{count === undefined ? '–' : formatNumber(count)}</strong> {label}
    </>
  );
  if (!to) return <Box sx={tile}>{content}</Box>;
  if (to.startsWith('#')) {
    return (
      <Box
        component="a"
        href={to}
        onClick={(event: React.MouseEvent) => {
          event.preventDefault();
          document.querySelector<HTMLElement>(to)?.focus();
        }}
        sx={count ? pressingTile : linkTile}
      >
        {content}
      </Box>
    );
  }
  return (
    <Box component={Link} to={to} sx={count ? pressingTile : linkTile}>
      {content}
    </Box>
  );
}

const tiles = {
  ...PLAIN_LIST,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  gap: 1,
};

const tile = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  height: '100%',
  minHeight: 56,
  px: 1.5,
  lineHeight: 1.2,
  border: `1px solid ${COLORS.slab}`,
  borderRadius: 1,
  '& > strong': { flex: 'none', typography: 'h3', fontVariantNumeric: 'tabular-nums' },
};

const linkTile = {
  ...tile,
  color: 'inherit',
  textDecoration: 'none',
  borderLeft: `6px solid ${COLORS.slab}`,
  '&:hover': { bgcolor: COLORS.plaster },
};

/** For tiles with something waiting. */
const pressingTile = { ...linkTile, borderLeftColor: COLORS.signal };
