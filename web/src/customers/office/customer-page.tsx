import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { CustomerInput } from '@shop/domain/customer/customer-fields';
import { inputDifferences } from '@shop/domain/office/input-differences';
import type { Versioned } from '@shop/domain/office/office';
import { customerNumber } from '@shop/domain/text/customer-number';
import type { ReactNode } from 'react';
import { ApiFailure } from '../../lib/api/api-failure.ts';
import { newQuotePath } from '../../office/addresses.ts';
import { useCustomer } from '../../office/api/use-customer.ts';
import { NEW_ITEM } from '../../office/editing/use-editor.ts';
import { customerPath } from '../../office/similar-customers.tsx';
import { Loaded, NoEntries } from '../../office/tab/paged-list.tsx';
import { BackLink, LinkButton, TabSection } from '../../office/tab/tab-head.tsx';
import { useAssortmentView } from '../../office/tab/use-assortment-view.ts';
import { Facts } from '../../ui/facts.tsx';
import { Block, Row } from '../../ui/layout.tsx';
import { CustomerForm } from './customer-form.tsx';
import { CustomerSections } from './customer-sections.tsx';
import { MergeCustomer, MoveRest } from './merge-customer.tsx';

const NEW: Versioned<CustomerInput> = {
  id: NEW_ITEM,
  version: 0,
  input: { is_company: true, name: '', members: [], sites: [], visibility: 'visible' },
};

/** The customer that the address names, or a new one. */
export default function CustomerPage() {
  const { detail, linkTo } = useAssortmentView();
  const id = detail('id') ?? NEW_ITEM;
  const back = <BackLink to={linkTo()}>Zu den Kunden</BackLink>;
  if (id !== NEW_ITEM) return <SavedCustomer key={id} id={id} />;
  return (
    <TabSection id="customer-title" title="Neuer Kunde" back={back}>
      <CustomerForm loaded={NEW} />
    </TabSection>
  );
}

function SavedCustomer({ id }: { id: string }) {
  const { linkTo, detail } = useAssortmentView();
  const query = useCustomer(id);
  const back = <BackLink to={linkTo()}>Zu den Kunden</BackLink>;
  if (query.error instanceof ApiFailure && query.error.status === 404) {
    return (
      <>
        {back}
        <NoEntries title="Diesen Kunden gibt es nicht." />
      </>
    );
  }
  return (
    <Loaded
      query={query}
      loading="Kunde wird geladen..."
      failed="Der Kunde konnte nicht geladen werden"
    >
      {(customer) =>
        detail('daten') === undefined ? (
          <Overview customer={customer} back={back} />
        ) : (
          <TabSection
            id="customer-title"
            title={titleOf(customer)}
            back={<BackLink to={linkTo('kunde', { id })}>Zum Kunden</BackLink>}
          >
            <CustomerForm loaded={customer} />
          </TabSection>
        )
      }
    </Loaded>
  );
}

const titleOf = ({ id, input }: Versioned<CustomerInput>) =>
  `${input.name} (${customerNumber(id)})`;

/** What the office wants to know at once; the record opens for changes from here. */
function Overview({ customer, back }: { customer: Versioned<CustomerInput>; back: ReactNode }) {
  const { linkTo } = useAssortmentView();
  const { id, input } = customer;
  const { name: _, merged_into, ...told } = input;
  const facts = inputDifferences('customer', undefined, told).map(
    ({ label, after }) => [label, after] as const,
  );
  return (
    <TabSection
      id="customer-title"
      title={titleOf(customer)}
      back={back}
      action={
        <Row>
          <LinkButton to={newQuotePath(customerNumber(id))}>Angebot oder Bestellung</LinkButton>
          <LinkButton to={linkTo('kunde', { id, daten: '1' })}>Stammdaten ändern</LinkButton>
          <LinkButton to={linkTo('verlauf', { id })}>Verlauf</LinkButton>
          <MergeCustomer customer={customer} />
        </Row>
      }
    >
      {merged_into && (
        <Block mb={2}>
          <p>
            Zusammengeführt mit <Link href={customerPath(merged_into)}>{merged_into}</Link>.
          </p>
          <MoveRest customer={customer} into={merged_into} />
        </Block>
      )}
      <Box sx={overview}>
        <Facts title="Stammdaten" heading="h3" facts={facts} />
        <CustomerSections customer={customer} />
      </Box>
    </TabSection>
  );
}

const overview = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
  gap: { xs: 4, lg: 5 },
  alignItems: 'start',
  '& dt': { typography: 'body2' },
  '& dd': { whiteSpace: 'pre-line' },
};
