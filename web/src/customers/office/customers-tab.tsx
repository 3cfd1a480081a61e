import Link from '@mui/material/Link';
import { type CustomerSums, MAX_SUMMED } from '@shop/domain/customer/customer-calls';
import { CUSTOMER_RECORD, type CustomerInput } from '@shop/domain/customer/customer-fields';
import { VISIBILITIES, type Visibility } from '@shop/domain/fields/visibility';
import { toCents } from '@shop/domain/money/money';
import type { ListedEntry } from '@shop/domain/office/office';
import type { StatusColor } from '@shop/domain/order/order-status';
import { customerNumber } from '@shop/domain/text/customer-number';
import { counted, formatEuro } from '@shop/domain/text/format';
import { berlinDay, formatDay } from '@shop/domain/time/calendar';
import { useQueries } from '@tanstack/react-query';
import { useLogFailure } from '../../lib/api/api-failure.ts';
import { callApi } from '../../lib/api/client.ts';
import { READ_OPTIONS } from '../../lib/api/queries.ts';
import { useAdminKey, useOfficeList } from '../../office/api/use-office-query.ts';
import { lazyCode } from '../../office/lazy-code.tsx';
import { type Column, OfficeTable } from '../../office/office-table.tsx';
import { SearchedList } from '../../office/tab/searched-list.tsx';
import { CsvLink, LinkButton, TabSection } from '../../office/tab/tab-head.tsx';
import { LIST_PARAMS, useAssortmentView } from '../../office/tab/use-assortment-view.ts';
import { listQuery, useUrlFilter } from '../../office/tab/use-url-filter.ts';
import { Badge } from '../../ui/badge.tsx';
import { Quiet, Row } from '../../ui/layout.tsx';

const CustomersImport = lazyCode(() => import('./customers-import.tsx'));
const CustomerPage = lazyCode(() => import('./customer-page.tsx'));
const ChangesView = lazyCode<{ of: 'customer' }>(() => import('../../log/office/change-log.tsx'));

const { labels: STATES } = CUSTOMER_RECORD.visibility;

const PARTS = {
  search: { param: LIST_PARAMS.search },
  is_company: {
    param: LIST_PARAMS.flag,
    label: 'Art',
    options: [
      { id: 'true', label: 'Firmen' },
      { id: 'false', label: 'Privatpersonen' },
    ],
  },
  visibility: {
    param: LIST_PARAMS.visibility,
    label: 'Stand',
    none: 'current',
    options: [
      { id: 'current', label: 'Alle ohne Archiv' },
      ...VISIBILITIES.map((id) => ({ id, label: STATES[id] })),
    ],
  },
};

/** The customers' records: their list, one of them, or what was changed. */
export default function CustomersTab() {
  const { view } = useAssortmentView();
  if (view === 'kunde') return <CustomerPage />;
  if (view === 'import') return <CustomersImport />;
  return view === 'verlauf' ? <ChangesView of="customer" /> : <CustomerList />;
}

function CustomerList() {
  const url = useUrlFilter(PARTS);
  const list = useOfficeList(['customers'], 'GET /api/admin/customers', listQuery(url.filter));
  const { linkTo } = useAssortmentView();
  const sums = useSums(list.items);
  const add = (
    <LinkButton to={linkTo('kunde', { id: 'neu' })} variant="contained">
      Neuer Kunde
    </LinkButton>
  );
  return (
    <TabSection
      id="customers-title"
      title="Kunden"
      action={
        <Row>
          {add}
          <LinkButton to={linkTo('verlauf')}>Verlauf</LinkButton>
          <CsvLink file="customers">Als CSV</CsvLink>
          <LinkButton to={linkTo('import')}>Import</LinkButton>
        </Row>
      }
    >
      <SearchedList
        list={list}
        url={url}
        one="Kunde"
        many="Kunden"
        hint="Findet Wortanfänge in Nummer, Name, Ansprechpartner, E-Mail, Telefon, Anschrift, Baustellen, USt-IdNr. und Konten."
        failed="Die Kunden konnten nicht geladen werden"
        noneTitle="Noch keine Kunden"
        sums={sums.error && <Quiet role="status">{NO_SUMS}</Quiet>}
        none="Legen Sie hier einen Kunden an, oder öffnen Sie eine Bestellung und legen Sie ihn daraus an."
      >
        <OfficeTable
          labelledBy="customers-title"
          columns={columnsOf(sums.of)}
          entries={list.items}
          idOf={({ id }) => id}
          wide={WIDE}
          cards={CARDS}
          areas='"name state" "name open" "contact contact" "place place"'
          areaColumns="minmax(0, 1fr) minmax(9rem, auto)"
        />
      </SearchedList>
    </TabSection>
  );
}

type Customer = ListedEntry<CustomerInput>;

const NO_SUMS = 'Offene Beträge, Umsätze und letzte Bestellungen ließen sich nicht laden.';

/** Loaded after the list, a page of it at a time. */
function useSums(customers: readonly Customer[]) {
  const numbers = customers.map(({ id }) => customerNumber(id));
  const pages = numbers.flatMap((_, at) =>
    at % MAX_SUMMED === 0 ? numbers.slice(at, at + MAX_SUMMED).join() : [],
  );
  const key = useAdminKey();
  const loaded = useQueries({
    queries: pages.map((numbers) => ({
      ...READ_OPTIONS,
      queryKey: [...key, 'customers', 'sums', numbers],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        callApi(SUMS, { query: { numbers }, signal }),
    })),
  });
  const error = loaded.find((page) => page.error)?.error ?? null;
  useLogFailure('Failed to load customer sums', error);
  return {
    error,
    of: new Map(loaded.flatMap(({ data = [] }) => data).map((sums) => [sums.number, sums])),
  };
}

const SUMS = 'GET /api/admin/customer-sums';

const euro = (amount: number | undefined) => amount !== undefined && formatEuro(toCents(amount));

const SUM_COLUMNS: readonly Column<Partial<CustomerSums>>[] = [
  {
    name: 'open',
    title: 'Offen (brutto)',
    cell: ({ open_amount }) =>
      open_amount ? <strong>{euro(open_amount)}</strong> : <span>{euro(open_amount)}</span>,
  },
  {
    name: 'revenue',
    title: `Umsatz ${berlinDay(new Date()).slice(0, 4)} (netto)`,
    cell: ({ revenue }) => euro(revenue),
  },
  {
    name: 'last',
    title: 'Letzte Bestellung',
    cell: ({ last_order_day }) => last_order_day && formatDay(last_order_day),
  },
];

const columnsOf = (known: ReadonlyMap<string, CustomerSums>): readonly Column<Customer>[] => [
  { name: 'name', title: 'Kunde', isHead: true, cell: (customer) => <Name {...customer} /> },
  {
    name: 'contact',
    title: 'Ansprechpartner',
    cell: ({ input: { contact_name, email, phone } }) => (
      <>
        {contact_name}
        <small>{email}</small>
        <small style={{ whiteSpace: 'nowrap' }}>{phone}</small>
      </>
    ),
  },
  { name: 'place', title: 'Anschrift', cell: ({ input }) => input.address?.replace(/\n/g, ', ') },
  ...SUM_COLUMNS.map(({ cell, ...column }) => ({
    ...column,
    isNumber: true,
    cell: ({ id }: Customer) => cell(known.get(customerNumber(id)) ?? {}),
  })),
  {
    name: 'state',
    title: 'Stand',
    cell: ({ input }) => (
      <>
        <StateBadge state={input.visibility} />
        {input.members.length > 0 && (
          <small>{counted(input.members.length, 'Konto', 'Konten')}</small>
        )}
      </>
    ),
  },
];

// Cells are as wide and high before the sums are there.
const WIDE = {
  '& .open, & .last': { width: '11%' },
  '& .revenue': { width: '12%' },
  '& td.open, & td.revenue, & td.last': { whiteSpace: 'nowrap' },
  '& .contact': { width: '24%', overflowWrap: 'anywhere' },
};

const CARDS = {
  '& .name': { fontWeight: 600 },
  '& .state, & .open': { textAlign: 'right' },
  '& .open': { minHeight: '1.5em' },
  '& .open span, & .revenue, & .last': { display: 'none' },
  '& .open strong::before': { content: '"offen "', fontWeight: 400 },
};

function Name({ id, input }: Customer) {
  const { linkTo } = useAssortmentView();
  return (
    <>
      <Link href={linkTo('kunde', { id })}>{input.name}</Link>
      <small>{customerNumber(id)}</small>
    </>
  );
}

const COLORS: Record<Visibility, StatusColor> = {
  visible: 'green',
  hidden: 'red',
  archived: 'grey',
};

const StateBadge = ({ state }: { state: Visibility }) => (
  <Badge color={COLORS[state]}>{STATES[state]}</Badge>
);
