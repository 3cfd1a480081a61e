import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  INVOICE_FILTERS,
  type InvoiceFilter,
  invoiceBadge,
  type ListedInvoice,
  MAX_IN_ZIP,
} from '@shop/domain/invoice/invoice-list';
import { toCents } from '@shop/domain/money/money';
import { kindOf } from '@shop/domain/order/order-kinds';
import { formatEuro } from '@shop/domain/text/format';
import {
  berlinDay,
  type CalendarDay,
  formatDay,
  isCalendarMonth,
  lastMonths,
  monthName,
} from '@shop/domain/time/calendar';
import { officePath } from '../../office/addresses.ts';
import { useOfficeList, useOfficeQuery } from '../../office/api/use-office-query.ts';
import { DialogButton } from '../../office/dialog/dialog-buttons.tsx';
import { type Column, OfficeTable } from '../../office/office-table.tsx';
import { FilesButton } from '../../office/tab/files-button.tsx';
import { SearchedList } from '../../office/tab/searched-list.tsx';
import { CSV_FILES, LinkButton, TabSection } from '../../office/tab/tab-head.tsx';
import { listQuery, useUrlFilter } from '../../office/tab/use-url-filter.ts';
import { WriteInvoices } from '../../orders/office/invoices/write-invoices.tsx';
import { OpenedOrder } from '../../orders/office/opened-order.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Row } from '../../ui/layout.tsx';
import { CollectiveDialog } from './collective-dialog.tsx';
import { DatevDialog } from './datev-dialog.tsx';
import { OpenItemsDialog } from './open-items-dialog.tsx';
import { ReminderRun } from './reminder-run.tsx';

const FILTER_LABELS: Record<InvoiceFilter, string> = {
  open: 'Offen',
  overdue: 'Überfällig',
  paid: 'Bezahlt',
  written_off: 'Ausgebucht',
  cancelled: 'Storniert, korrigiert',
  advance: 'Anzahlungen',
};
const PARTS = {
  search: { param: 'suche' },
  state: {
    param: 'stand',
    label: 'Stand',
    options: INVOICE_FILTERS.map((id) => ({ id, label: FILTER_LABELS[id] })),
  },
  month: { param: 'monat', label: 'Monat', allows: isCalendarMonth },
};

const MONTHS_BACK = 24;
const SEARCH_HINT =
  'Findet Wortanfänge in Rechnungs- und Auftragsnummer, Firma, Name, Bestellnummer und Kostenstelle des Kunden.';

/** All invoices and cancellations, with their sums, and the button that invoices what was delivered. */
export default function InvoicesTab() {
  const today = berlinDay(new Date());
  const url = useUrlFilter(PARTS);
  const query = listQuery(url.filter);
  const { search, state, month } = query;
  const invoices = useOfficeList(['invoices'], 'GET /api/admin/invoices', query);
  return (
    <TabSection
      id="invoices-title"
      title="Rechnungen"
      action={
        <Row>
          <WriteInvoices />
          <DialogButton dialog={(close) => <CollectiveDialog onClose={close} />}>
            Sammelrechnungen
          </DialogButton>
          <ReminderRun />
          <DialogButton
            dialog={(close) => <DatevDialog month={month || today.slice(0, 7)} onClose={close} />}
          >
            DATEV
          </DialogButton>
          <DialogButton dialog={(close) => <OpenItemsDialog onClose={close} />}>
            Offene Posten
          </DialogButton>
          <InvoiceFiles month={month || today.slice(0, 7)} />
        </Row>
      }
    >
      <SearchedList
        list={invoices}
        url={url}
        one="Rechnung"
        many="Rechnungen"
        hint={SEARCH_HINT}
        options={{ month: lastMonths(today, MONTHS_BACK) }}
        sums={search === '' && <Totals state={state} month={month} />}
        none="Was geliefert ist, berechnen Sie mit einem Druck auf „Rechnungen schreiben“."
      >
        <OfficeTable
          labelledBy="invoices-title"
          columns={columnsOn(today)}
          entries={invoices.items}
          idOf={({ number }) => number}
          isDense
          cells={CELLS}
          wide={WIDE}
          cards={CARDS}
          areas='"number state state" "customer customer customer" "order due due" "date amount actions"'
        />
      </SearchedList>
      <OpenedOrder orders={[]} />
    </TabSection>
  );
}

/** A month's papers, one ZIP for every `MAX_IN_ZIP` invoices, the book of all, and the files for a tax audit. */
function InvoiceFiles({ month }: { month: string }) {
  const { data } = useTotals({ state: '', month });
  const parts = Math.max(1, Math.ceil((data?.count ?? 0) / MAX_IN_ZIP));
  const address = `/api/admin/invoices/${month}.zip`;
  const papers = Array.from({ length: parts }, (_, index) => ({
    href: index === 0 ? address : `${address}?part=${index + 1}`,
    label: `PDF ${monthName(month)}${parts === 1 ? '' : `, Teil ${index + 1} von ${parts}`}`,
  }));
  const audits = [
    [month.slice(0, 4), month.slice(0, 4)],
    [month, monthName(month)],
  ].map(([id, label]) => ({ href: `/api/admin/gobd/${id}.zip`, label: `GoBD-Export ${label}` }));
  return (
    <FilesButton size="small" files={[...papers, CSV_FILES.invoices, ...audits]}>
      Dateien
    </FilesButton>
  );
}

type Totalled = Record<'state' | 'month', string>;

function useTotals(query: Totalled) {
  return useOfficeQuery(['invoices', 'totals', query], 'GET /api/admin/invoice-totals', { query });
}

function Totals({ state, month }: Totalled) {
  const { data } = useTotals({ state, month });
  if (!data) return null;
  const { gross_amount, open_amount } = data;
  return (
    <Typography
      variant="body2"
      sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
    >
      {`Summe ${formatEuro(toCents(gross_amount))} inkl. MwSt., davon offen ${formatEuro(toCents(open_amount))}`}
    </Typography>
  );
}

const columnsOn = (today: CalendarDay): readonly Column<ListedInvoice>[] => [
  { name: 'number', title: 'Nummer', isHead: true, cell: ({ number }) => number },
  {
    name: 'customer',
    title: 'Kunde',
    cell: ({ customer, order_kind, site }) => (
      <>
        {customer}
        <small>
          {[order_kind && kindOf({ kind: order_kind }).thing, site && `Baustelle ${site}`]
            .filter(Boolean)
            .join(', ')}
        </small>
      </>
    ),
  },
  {
    name: 'order',
    title: 'Bestellung',
    cell: ({ order_number }) => (
      <LinkButton
        variant="text"
        to={officePath('rechnungen', '', { bestellung: order_number })}
        sx={{ px: 0.5 }}
      >
        {order_number}
      </LinkButton>
    ),
  },
  {
    name: 'state',
    title: 'Stand',
    cell: ({ state, due_day }) => {
      const { color, label } = invoiceBadge(state, due_day, today);
      return <Badge color={color}>{label}</Badge>;
    },
  },
  {
    name: 'due',
    title: 'Fällig',
    cell: ({ open_amount, due_day }) => (open_amount > 0 && due_day ? formatDay(due_day) : ''),
  },
  {
    name: 'amount',
    title: 'Betrag (brutto)',
    isNumber: true,
    cell: ({ gross_amount, open_amount }) => (
      <>
        {formatEuro(toCents(gross_amount))}
        {open_amount > 0 && open_amount !== gross_amount && (
          <small>{`offen ${formatEuro(toCents(open_amount))}`}</small>
        )}
      </>
    ),
  },
  { name: 'date', title: 'Datum', cell: ({ day }) => formatDay(day) },
  {
    name: 'actions',
    title: 'Aktionen',
    cell: ({ number }) => (
      <Button
        href={`/api/invoices/${number}/pdf`}
        target="_blank"
        variant="text"
        size="small"
        aria-label={`${number} als PDF öffnen`}
      >
        PDF
      </Button>
    ),
  },
];

const CELLS = {
  '& .customer': { overflowWrap: 'anywhere' },
  '& td.due, & td.date': { color: 'text.secondary' },
  '& td.amount': { fontWeight: 600 },
};

const WIDE = {
  '& .customer': { width: '30%' },
  '& .number, & .amount, & .date, & .due, & .order': { whiteSpace: 'nowrap' },
};

const CARDS = {
  '& .state, & .due': { textAlign: 'right' },
  '& .due:not(:empty)::before': { content: '"fällig "' },
  '& td.amount::before': { content: '"brutto "', fontWeight: 400 },
};
