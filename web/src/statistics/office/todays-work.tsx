import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RentalToday } from '@shop/domain/booking/booking';
import { PRODUCT_ROLES } from '@shop/domain/product/material-rules';
import { formatNumber } from '@shop/domain/text/format';
import { berlinDay, formatDay } from '@shop/domain/time/calendar';
import {
  REMINDER_SETTINGS,
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
import { useRentalToday } from '../../office/api/use-rentals.ts';
import { lazyCode } from '../../office/lazy-code.tsx';
import { useMailCount } from '../../office/mails.tsx';
import { OfficeButton } from '../../office/office-button.tsx';
import { NotLoaded } from '../../office/tab/paged-list.tsx';
import { LinkButton } from '../../office/tab/tab-head.tsx';
import { PlainList, Text } from '../../ui/layout.tsx';
import { LoadingText } from '../../ui/loading-text.tsx';

/** Id of a part further down the same page. */
export const MAILS_ID = 'wartende-mails';

interface TodaysWorkProps {
  work: Pick<UseQueryResult<TodaysWork>, 'data' | 'error' | 'isFetching' | 'refetch'>;
}

/** What is due, late things first: each number leads to its list, with the next step beside it where that is one press. */
export function TodaysWorkList({ work }: TodaysWorkProps) {
  const mails = useMailCount();
  const { data: rentals } = useRentalToday();
  const { data, error, isFetching, refetch } = work;
  const due = dueRows(data, rentals, mails);
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
      {!data && isFetching && (
        <LoadingText sx={{ minHeight: { md: 230 } }}>Wird geladen...</LoadingText>
      )}
      {data && due.length === 0 && <Text muted>Heute ist nichts fällig.</Text>}
      <PlainList sx={rows}>
        {due.map(({ label, count, to, isLate, step, list }) => (
          <Work key={label} label={label} count={count} to={to} isLate={isLate}>
            {step && list && <Step step={step} list={list} />}
          </Work>
        ))}
      </PlainList>
    </section>
  );
}

interface DueRow extends Pick<Partial<WorkRow>, 'step' | 'list'> {
  label: string;
  count: number;
  /** The list, or a part of this page. */
  to: string;
  isLate: boolean;
}

/** The rows that count something, those that are late first. */
function dueRows(
  work: TodaysWork | undefined,
  rentals: RentalToday | undefined,
  mails: number | undefined,
): DueRow[] {
  const rentalsToday = officePath('vermietung', '', { ansicht: 'heute' });
  const row = (label: string, count = 0, to = rentalsToday, isLate = false): DueRow => {
    return { label, count, to, isLate };
  };
  const counted = WORK_ROWS.map(([name, { label, list, step, isUrgent = false }]): DueRow => {
    const day = work && refundDay(name, work);
    const isLate = isUrgent || (day !== undefined && day < berlinDay(new Date()));
    const told = day ? `${label}, Frist ab ${formatDay(day)}` : label;
    return {
      ...row(told, work?.[name], officePath(list.tab, '', list.query), isLate),
      list,
      ...(step && { step }),
    };
  });
  const roles = work?.bare_roles.map((role) => PRODUCT_ROLES[role]).join(', ');
  return [
    ...counted,
    row('Geräte überfällig', rentals?.overdue.length, rentalsToday, true),
    row('Geräte raus', rentals?.out.length),
    row('Geräte zurück', rentals?.back.length),
    row('UVV-Prüfungen', rentals?.inspections.length),
    row(`Im Planer ohne Artikel: ${roles}`, work?.bare_roles.length, officePath('sortiment')),
    row(
      `Basiszinssatz ab ${formatDay(work?.base_rate_from ?? '')}: bitte eintragen, auch wenn er bleibt`,
      work?.base_rate_from ? 1 : 0,
      officePath('einstellungen', REMINDER_SETTINGS),
    ),
    row('Wartende E-Mails', mails, `#${MAILS_ID}`),
  ]
    .filter(({ count }) => count > 0)
    .sort((a, b) => Number(b.isLate) - Number(a.isLate));
}

/** The first day on which a refund is due, of the rows that have one. */
const refundDay = (name: WorkName, work: TodaysWork) =>
  ({ withdrawals: work.first_refund_due, to_refund: work.first_refund_owed })[name as string];

interface WorkProps extends Pick<DueRow, 'label' | 'count' | 'to' | 'isLate'> {
  /** The next step. */
  children?: ReactNode;
}

function Work({ label, count, to, isLate, children }: WorkProps) {
  return (
    <Box component="li" sx={row}>
      <Box {...linkProps(to)} sx={isLate ? late : link}>
        <strong>{formatNumber(count)}</strong> {label}
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

function linkProps(to: string): object {
  if (!to.startsWith('#')) return { component: Link, to };
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
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
  columnGap: 4,
};

const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  minHeight: 46,
  borderTop: `1px solid ${COLORS.slab}`,
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
    borderLeft: `6px solid ${COLORS.signal}`,
  },
};

const late = {
  ...link,
  color: COLORS.red,
  '& > strong': { ...link['& > strong'], borderColor: COLORS.red },
};
