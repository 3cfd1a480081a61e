import Box from '@mui/material/Box';
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
import { counted, formatEuro } from '@shop/domain/text/format';
import {
  berlinDay,
  formatDay,
  isCalendarMonth,
  lastMonths,
  monthName,
} from '@shop/domain/time/calendar';
import { Badge } from '../../components/badge.tsx';
import { Icon } from '../../components/icon.tsx';
import { Row } from '../../components/layout.tsx';
import { officePath } from '../kit/addresses.ts';
import { useOfficeList, useOfficeQuery } from '../kit/api/use-office-query.ts';
import { cardTable } from '../kit/card-table.ts';
import { ALL, Choices, ListToolbar } from '../kit/tab/list-toolbar.tsx';
import { LoadedText, NoEntries, NothingFound, PagedEntries } from '../kit/tab/paged-list.tsx';
import { LinkButton, TabTitle, WideText } from '../kit/tab/tab-head.tsx';
import { type FilterParts, isTooShort, oneOf, useUrlFilter } from '../kit/tab/use-url-filter.ts';
import { WriteInvoices } from '../orders/invoices/write-invoices.tsx';
import { OpenedOrder } from '../orders/opened-order.tsx';

const FILTER_LABELS: Record<InvoiceFilter, string> = {
  open: 'Offen',
  overdue: 'Überfällig',
  paid: 'Bezahlt',
  cancelled: 'Storniert',
};
const STATES = [ALL, ...INVOICE_FILTERS.map((id) => ({ id, label: FILTER_LABELS[id] }))];

interface Filter {
  search: string;
  state: InvoiceFilter | '';
  month: string;
}

const PARTS: FilterParts<Filter> = {
  search: { param: 'suche', none: '' },
  state: { param: 'stand', none: '', allows: oneOf(INVOICE_FILTERS) },
  month: { param: 'monat', none: '', allows: isCalendarMonth },
};

const MONTHS_BACK = 24;
const SEARCH_HINT =
  'Findet Wortanfänge in Rechnungs- und Bestellnummer, Firma, Name und Zeichen des Kunden.';

/** All invoices and cancellations, with their sums, and the button that invoices what was delivered. */
export default function InvoicesTab() {
  const today = berlinDay(new Date());
  const { filter, change, clear, active } = useUrlFilter(PARTS);
  const { state, month } = filter;
  const search = isTooShort(filter.search) ? '' : filter.search.trim();
  const invoices = useOfficeList(['invoices'], 'GET /api/admin/invoices', { search, state, month });
  return (
    <section aria-labelledby="invoices-title">
      <TabTitle
        id="invoices-title"
        action={
          <Row>
            <WriteInvoices />
            <MonthFiles month={month || today.slice(0, 7)} />
          </Row>
        }
      >
        Rechnungen
      </TabTitle>
      <ListToolbar
        label="Rechnungen suchen"
        hint={SEARCH_HINT}
        search={filter.search}
        active={active}
        onSearch={(text) => change({ search: text })}
      >
        <Choices
          values={filter}
          rows={[
            { name: 'state', label: 'Stand', options: STATES },
            { name: 'month', label: 'Monat', options: [ALL, ...lastMonths(today, MONTHS_BACK)] },
          ]}
          onChange={change}
        />
      </ListToolbar>
      <Box sx={{ mb: 1 }}>
        <LoadedText isLoading={invoices.isLoading} loading="Rechnungen werden geladen...">
          {counted(invoices.total, 'Rechnung', 'Rechnungen')}
        </LoadedText>
        {search === '' && <Totals state={state} month={month} />}
      </Box>
      <PagedEntries
        list={invoices}
        empty={
          active.length > 0 ? (
            <NothingFound
              list={invoices}
              title="Keine Rechnungen gefunden"
              all="Alle Rechnungen anzeigen"
              onShowAll={clear}
            />
          ) : (
            <NoEntries title="Keine Rechnungen">
              Was geliefert ist, berechnen Sie mit einem Druck auf „Rechnungen schreiben“.
            </NoEntries>
          )
        }
      >
        <InvoiceTable invoices={invoices.items} today={today} />
      </PagedEntries>
      <OpenedOrder orders={[]} />
    </section>
  );
}

/** Files of a month: one ZIP for every `MAX_IN_ZIP` invoices, and its postings. */
function MonthFiles({ month }: { month: string }) {
  const { data } = useTotals({ state: '', month });
  const parts = Math.max(1, Math.ceil((data?.count ?? 0) / MAX_IN_ZIP));
  const address = `/api/admin/invoices/${month}`;
  const files = [
    ...Array.from({ length: parts }, (_, index) => ({
      href: index === 0 ? `${address}.zip` : `${address}.zip?part=${index + 1}`,
      label: `PDF ${monthName(month)}${parts === 1 ? '' : `, Teil ${index + 1} von ${parts}`}`,
    })),
    { href: `${address}.csv`, label: `DATEV ${monthName(month)}` },
  ];
  return files.map(({ href, label }) => (
    <Button
      key={href}
      href={href}
      download
      variant="outlined"
      size="small"
      sx={{ minWidth: 44, px: { xs: 1, sm: 2 }, gap: 1 }}
    >
      <Icon name="download" size={20} />
      <WideText>{label}</WideText>
    </Button>
  ));
}

function useTotals(query: Pick<Filter, 'state' | 'month'>) {
  return useOfficeQuery(['invoices', 'totals', query], 'GET /api/admin/invoice-totals', { query });
}

function Totals({ state, month }: Pick<Filter, 'state' | 'month'>) {
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

function InvoiceTable({ invoices, today }: { invoices: readonly ListedInvoice[]; today: string }) {
  return (
    <Box component="table" aria-labelledby="invoices-title" sx={table}>
      <thead>
        <tr>
          <th scope="col">Nummer</th>
          <th scope="col">Kunde</th>
          <th scope="col">Bestellung</th>
          <th scope="col">Stand</th>
          <th scope="col">Fällig</th>
          <th scope="col">Betrag</th>
          <th scope="col">Datum</th>
          <th scope="col">Aktionen</th>
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice) => (
          <InvoiceRow key={invoice.number} invoice={invoice} today={today} />
        ))}
      </tbody>
    </Box>
  );
}

function InvoiceRow({ invoice, today }: { invoice: ListedInvoice; today: string }) {
  const { number, customer, order_number, state, due_day, day, gross_amount, open_amount } =
    invoice;
  const badge = invoiceBadge(state, due_day, today);
  return (
    <tr>
      <th scope="row">{number}</th>
      <td className="customer">{customer}</td>
      <td className="order">
        <LinkButton
          variant="text"
          to={officePath('rechnungen', '', { bestellung: order_number })}
          sx={{ px: 0.5 }}
        >
          {order_number}
        </LinkButton>
      </td>
      <td className="state">
        <Badge color={badge.color}>{badge.label}</Badge>
      </td>
      <td className="due">{open_amount > 0 && due_day ? formatDay(due_day) : ''}</td>
      <td className="amount">
        {formatEuro(toCents(gross_amount))}
        {open_amount > 0 && open_amount !== gross_amount && (
          <small>{`offen ${formatEuro(toCents(open_amount))}`}</small>
        )}
      </td>
      <td className="date">{formatDay(day)}</td>
      <td className="actions">
        <Button
          href={`/api/invoices/${number}/pdf`}
          target="_blank"
          variant="text"
          size="small"
          aria-label={`${number} als PDF öffnen`}
        >
          PDF
        </Button>
      </td>
    </tr>
  );
}

const table = cardTable({
  cells: {
    '& th, & td': { textAlign: 'left', verticalAlign: 'middle', lineHeight: 1.2 },
    '& tbody th': { fontWeight: 600 },
    '& .customer': { overflowWrap: 'anywhere' },
    '& .due, & .date': { color: 'text.secondary' },
    '& .amount': { fontWeight: 600, textAlign: 'right' },
    // The amount including a reminder's claims, or less what was paid.
    '& .amount small': { display: 'block', fontWeight: 400 },
    '& [data-color]': { fontSize: '0.875rem', whiteSpace: 'nowrap' },
  },
  wide: {
    fontSize: { md: '0.875rem', lg: '0.9375rem' },
    '& th, & td': { px: 1, py: '1px' },
    '& thead tr th': { py: 1 },
    '& thead th:nth-of-type(6)': { textAlign: 'right' },
    '& th:first-of-type': { pl: 0, whiteSpace: 'nowrap' },
    '& tbody tr': { height: 40, '@media (pointer: coarse)': { height: 44 } },
    '& .customer': { width: '30%' },
    '& .amount, & .date, & .due, & .order': { whiteSpace: 'nowrap' },
    '& .actions a': { minHeight: 36, py: 0, textDecoration: 'underline' },
  },
  card: {
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    gridTemplateAreas:
      '"number state state" "customer customer customer" "order due due" "date amount actions"',
    alignItems: 'center',
    columnGap: 1,
    rowGap: 0.5,
    px: 1.5,
    py: 1,
    mb: 1,
  },
  cardCells: {
    '& tbody th': { gridArea: 'number' },
    '& .customer': { gridArea: 'customer' },
    '& .order': { gridArea: 'order' },
    '& .state': { gridArea: 'state', textAlign: 'right' },
    '& .due': { gridArea: 'due', textAlign: 'right' },
    '& .due:not(:empty)::before': { content: '"fällig "' },
    '& .amount': { gridArea: 'amount' },
    '& .date': { gridArea: 'date' },
    '& .actions': { gridArea: 'actions' },
  },
});
