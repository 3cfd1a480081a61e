import Link from '@mui/material/Link';
import { CUSTOMER_RECORD, type CustomerInput } from '@shop/domain/customer/customer-fields';
import { VISIBILITIES, type Visibility } from '@shop/domain/fields/visibility';
import type { ListedEntry } from '@shop/domain/office/office';
import type { StatusColor } from '@shop/domain/order/order-status';
import { customerNumber } from '@shop/domain/text/customer-number';
import { counted } from '@shop/domain/text/format';
import { useOfficeList } from '../../office/api/use-office-query.ts';
import { lazyCode } from '../../office/lazy-code.tsx';
import { type Column, OfficeTable } from '../../office/office-table.tsx';
import { SearchedList } from '../../office/tab/searched-list.tsx';
import { CsvLink, LinkButton, TabSection } from '../../office/tab/tab-head.tsx';
import { LIST_PARAMS, useAssortmentView } from '../../office/tab/use-assortment-view.ts';
import { listQuery, useUrlFilter } from '../../office/tab/use-url-filter.ts';
import { Badge } from '../../ui/badge.tsx';
import { Row } from '../../ui/layout.tsx';

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
        none="Legen Sie hier einen Kunden an, oder öffnen Sie eine Bestellung und legen Sie ihn daraus an."
      >
        <OfficeTable
          labelledBy="customers-title"
          columns={COLUMNS}
          entries={list.items}
          idOf={({ id }) => id}
          cards={{ '& .name': { fontWeight: 600 } }}
          areas='"name state" "contact contact" "place place"'
          areaColumns="minmax(0, 1fr) auto"
        />
      </SearchedList>
    </TabSection>
  );
}

type Customer = ListedEntry<CustomerInput>;

const COLUMNS: readonly Column<Customer>[] = [
  { name: 'name', title: 'Kunde', isHead: true, cell: (customer) => <Name {...customer} /> },
  {
    name: 'contact',
    title: 'Ansprechpartner',
    cell: ({ input: { contact_name, email, phone } }) => (
      <>
        {contact_name}
        <small>{[email, phone].filter(Boolean).join(', ')}</small>
      </>
    ),
  },
  { name: 'place', title: 'Anschrift', cell: ({ input }) => input.address?.replace(/\n/g, ', ') },
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
