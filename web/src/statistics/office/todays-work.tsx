import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { toCents } from '@shop/domain/money/money';
import { officeOrderPath } from '@shop/domain/order/order-number';
import { PRODUCT_ROLES } from '@shop/domain/product/material-rules';
import { counted, formatEuro, formatNumber } from '@shop/domain/text/format';
import { formatDay } from '@shop/domain/time/calendar';
import {
  type TodaysWork,
  WORK_ROWS,
  type WorkName,
  type WorkRow,
} from '@shop/domain/work/todays-work';
import type { UseQueryResult } from '@tanstack/react-query';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { COLORS } from '../../lib/theme/colors.ts';
import { officePath } from '../../office/addresses.ts';
import { useOfficeQuery } from '../../office/api/use-office-query.ts';
import { useRentalToday } from '../../office/api/use-rentals.ts';
import { lazyCode } from '../../office/lazy-code.tsx';
import { useMailCount } from '../../office/mails.tsx';
import { OfficeButton } from '../../office/office-button.tsx';
import { NotLoaded } from '../../office/tab/paged-list.tsx';
import { LinkButton } from '../../office/tab/tab-head.tsx';
import { Facts } from '../../ui/facts.tsx';
import { PlainList } from '../../ui/layout.tsx';

/** Id of a part further down the same page. */
export const MAILS_ID = 'wartende-mails';

interface TodaysWorkProps {
  work: Pick<UseQueryResult<TodaysWork>, 'data' | 'error' | 'isFetching' | 'refetch'>;
}

/** The list of work: each number leads to its list, with the next step beside it where that is one press. */
export function TodaysWorkList({ work }: TodaysWorkProps) {
  const mails = useMailCount();
  const { data: rentals } = useRentalToday();
  const { data, error, isFetching, refetch } = work;
  const rentalsToday = officePath('vermietung', '', { ansicht: 'heute' });
  return (
    <section aria-labelledby="today-title">
      <Typography variant="h2" id="today-title" sx={{ fontSize: '1.5rem', mb: 1 }}>
        Heute
      </Typography>
      {!data && error && !isFetching && (
        <NotLoaded
          title="Was zu tun ist, konnte nicht geladen werden"
          onRetry={() => void refetch()}
        />
      )}
      <PlainList sx={rows}>
        {WORK_ROWS.map(([name, { label, list, step, isUrgent }]) => {
          const to = officePath(list.tab, '', list.query);
          return (
            <Work
              key={name}
              label={labelOf(name, label, data)}
              count={data?.[name]}
              to={to}
              isUrgent={isUrgent}
            >
              {step && data && <Step step={step} list={list} />}
            </Work>
          );
        })}
        <BareRoles roles={data?.bare_roles} />
        {data?.base_rate_from && (
          <Work
            label={`Basiszinssatz ab ${formatDay(data.base_rate_from)}: bitte eintragen, auch wenn er bleibt`}
            count={1}
            to={officePath('einstellungen')}
          />
        )}
        <Work label="Geräte raus" count={rentals?.out.length} to={rentalsToday} />
        <Work label="Geräte zurück" count={rentals?.back.length} to={rentalsToday} />
        <Work label="Geräte überfällig" count={rentals?.overdue.length} to={rentalsToday} />
        <Work label="UVV-Prüfungen" count={rentals?.inspections.length} to={rentalsToday} />
        <Work label="Wartende E-Mails" count={mails} to={mails ? `#${MAILS_ID}` : undefined} />
      </PlainList>
    </section>
  );
}

function labelOf(name: WorkName, label: string, work: TodaysWork | undefined) {
  const due = { withdrawals: work?.first_refund_due, to_refund: work?.first_refund_owed };
  const day = name === 'withdrawals' || name === 'to_refund' ? due[name] : undefined;
  return day ? `${label}, Frist ab ${formatDay(day)}` : label;
}

/** Parts that plans lack, as no product has that "Verwendung". */
function BareRoles({ roles }: { roles: TodaysWork['bare_roles'] | undefined }) {
  const names = roles?.map((role) => PRODUCT_ROLES[role]).join(', ');
  const label = `Im Planer ohne Artikel${names ? `: ${names}` : ''}`;
  return <Work label={label} count={roles?.length} to={officePath('sortiment')} />;
}

interface WorkProps {
  label: string;
  /** A dash until it is known. */
  count: number | undefined;
  /** The list, or a part of this page; undefined if there is nothing to see. */
  to: string | undefined;
  isUrgent?: boolean | undefined;
  /** The next step; hidden if nothing waits, but for its open dialog. */
  children?: ReactNode;
}

function Work({ label, count, to, isUrgent, children }: WorkProps) {
  return (
    <Box component="li" data-waits={count !== undefined && count > 0} sx={row}>
      <Box {...linkProps(to)} sx={isUrgent && count ? urgent : link}>
        <strong>{count === undefined ? '–' : formatNumber(count)}</strong> {label}
      </Box>
      {children}
    </Box>
  );
}

const InvoicesDialog = lazyCode(
  async () => {
    const { InvoicesDialog } = await import('../../orders/office/invoices/write-invoices.tsx');
    return { default: InvoicesDialog };
  },
  { dialog: 'Vorschau' },
);

function Invoicing() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <OfficeButton variant="contained" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Rechnungen schreiben
      </OfficeButton>
      {isOpen && <InvoicesDialog orderNumber="" onClose={() => setIsOpen(false)} />}
    </>
  );
}

function Step({ step, list: { tab, query } }: Required<Pick<WorkRow, 'step' | 'list'>>) {
  if (step === 'invoice') return <Invoicing />;
  return (
    <LinkButton variant="contained" to={officePath(tab, '', { ...query, ...step.query })}>
      {step.label}
    </LinkButton>
  );
}

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

const rows = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 24rem), 1fr))',
  columnGap: 4,
};

const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  minHeight: 52,
  borderTop: `1px solid ${COLORS.slab}`,
  // Nothing waits: quiet, and no step to take.
  '&[data-waits="false"]': {
    color: 'text.secondary',
    '& > button, & > a + a': { display: 'none' },
  },
  '&[data-waits="true"] strong': { borderLeft: `6px solid ${COLORS.signal}` },
};

const link = {
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  minWidth: 0,
  minHeight: 44,
  gap: 1.5,
  color: 'inherit',
  lineHeight: 1.2,
  textDecoration: 'none',
  '&[href]:hover': { textDecoration: 'underline' },
  '& > strong': {
    flex: 'none',
    minWidth: '3.25rem',
    pr: 0.5,
    textAlign: 'right',
    typography: 'h3',
    fontVariantNumeric: 'tabular-nums',
  },
};

const urgent = { ...link, color: COLORS.red };

/** Open amounts and the longest overdue orders; nothing until loaded. Failures are only logged. */
export function OpenPayments() {
  const sums = useOfficeQuery(['orders', 'open-payments'], 'GET /api/admin/open-payments');
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
      {overdue.data && sums.data.overdue.count > overdue.data.length && (
        <Typography>
          {`${sums.data.overdue.count - overdue.data.length} weitere, hier nicht gezeigt.`}
        </Typography>
      )}
    </Box>
  );
}

function sumText({ count, amount }: { count: number; amount: number }): string {
  const orders = counted(count, 'Bestellung', 'Bestellungen');
  return `${formatEuro(toCents(amount))} inkl. MwSt. aus ${orders}`;
}
