import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { TodaysWork } from '@shop/domain/contract/user';
import { toCents } from '@shop/domain/money/money';
import { officeOrderPath } from '@shop/domain/order/order-number';
import { counted, formatEuro, formatNumber } from '@shop/domain/text/format';
import { addDays, berlinDay, formatDay } from '@shop/domain/time/calendar';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { Facts } from '../../components/facts.tsx';
import { COLORS } from '../../lib/theme/colors.ts';
import { PLAIN_LIST } from '../../lib/theme/shared-styles.ts';
import { officePath } from '../kit/addresses.ts';
import { useOfficeQuery } from '../kit/api/use-office-query.ts';
import { useRentalToday } from '../kit/api/use-rentals.ts';
import { useMailCount } from './mails.tsx';

/** Ids of parts further down the same page. */
export const PAYMENTS_ID = 'offene-zahlungen';
export const MAILS_ID = 'wartende-mails';

/** The work waiting today: each number links to its list. A dash until it is known. */
export function TodaysWorkLinks({ work }: { work: TodaysWork | undefined }) {
  const { data: payments } = useOpenPayments();
  const mails = useMailCount();
  const { data: rentals } = useRentalToday();
  const orders = (query: Record<string, string>) => officePath('bestellungen', '', query);
  const requests = officePath('kontaktanfragen', '', { anfragestatus: 'open' });
  const rentalsToday = officePath('vermietung', '', { ansicht: 'heute' });
  const tomorrow = addDays(berlinDay(new Date()), 1);
  const rows: readonly Waiting[] = [
    ['Neue Bestellungen', work?.new_orders, orders({ status: 'pending' })],
    ['Heute zu liefern', work?.deliveries_today, orders({ lieferliste: 'heute' })],
    ['Morgen zu liefern', work?.deliveries_tomorrow, orders({ lieferliste: tomorrow })],
    ['Unbezahlt', payments?.open.count, orders({ zahlung: 'open' })],
    ['Davon überfällig', payments?.overdue.count, `#${PAYMENTS_ID}`],
    ['Offene Anfragen', work?.open_requests, requests],
    ['Mietanfragen', work?.rental_requests, rentalsToday],
    ['Geräte raus', rentals?.out.length, rentalsToday],
    ['Geräte zurück', rentals?.back.length, rentalsToday],
    ['Geräte überfällig', rentals?.overdue.length, rentalsToday],
    ['UVV-Prüfungen', rentals?.inspections.length, rentalsToday],
    ['Wartende E-Mails', mails, mails ? `#${MAILS_ID}` : undefined],
  ];
  return (
    <section aria-labelledby="today-title">
      <Typography variant="h2" id="today-title" sx={{ fontSize: '1.5rem', mb: 1 }}>
        Heute
      </Typography>
      <Box component="ul" sx={tiles}>
        {rows.map(([label, count, to]) => (
          <li key={label}>
            <Box {...linkProps(to)} sx={!to ? tile : count ? pressingTile : linkTile}>
              <strong>{count === undefined ? '–' : formatNumber(count)}</strong> {label}
            </Box>
          </li>
        ))}
      </Box>
    </section>
  );
}

/** `to` is the list, or a part of this page; undefined if there is nothing to see. */
type Waiting = readonly [label: string, count: number | undefined, to: string | undefined];

function linkProps(to: string | undefined): object {
  if (!to?.startsWith('#')) return to ? { component: Link, to } : {};
  return {
    component: 'a',
    href: to,
    onClick(event: MouseEvent) {
      event.preventDefault();
      document.querySelector<HTMLElement>(to)?.focus();
    },
  };
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

const useOpenPayments = () =>
  useOfficeQuery(['orders', 'open-payments'], 'GET /api/admin/open-payments');

/** Open amounts and the longest overdue orders; nothing until loaded. Failures are only logged. */
export function OpenPayments() {
  const sums = useOpenPayments();
  const overdue = useOfficeQuery(['orders', 'overdue'], 'GET /api/admin/overdue-orders');
  if (!sums.data) return null;
  return (
    <Box sx={{ maxWidth: 720 }}>
      <Facts
        title="Offene Zahlungen"
        facts={[
          ['Offen', sumText(sums.data.open)],
          ['Davon überfällig', sumText(sums.data.overdue)],
        ]}
      />
      {overdue.data && overdue.data.length > 0 && (
        <Box component="ul" aria-label="Überfällige Bestellungen" sx={{ mt: 2, pl: 2.5 }}>
          {overdue.data.map(({ order_number, customer_name, open_amount = 0, due_day = '' }) => (
            <Typography component="li" key={order_number} sx={{ overflowWrap: 'anywhere' }}>
              <MuiLink href={officeOrderPath(order_number)}>{order_number}</MuiLink>,{' '}
              {customer_name}: {formatEuro(toCents(open_amount))}, fällig am {formatDay(due_day)}
            </Typography>
          ))}
        </Box>
      )}
    </Box>
  );
}

function sumText({ count, amount }: { count: number; amount: number }): string {
  const orders = counted(count, 'Bestellung', 'Bestellungen');
  return `${formatEuro(toCents(amount))} inkl. MwSt. aus ${orders}`;
}
