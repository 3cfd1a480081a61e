import Link from '@mui/material/Link';
import type { CustomerInput } from '@shop/domain/customer/customer-fields';
import type { Versioned } from '@shop/domain/office/office';
import { customerNumber } from '@shop/domain/text/customer-number';
import { Row } from '../../components/layout.tsx';
import { ApiFailure } from '../../lib/api/api-failure.ts';
import { NEW_ITEM } from '../editing/use-editor.ts';
import { newQuotePath } from '../kit/addresses.ts';
import { useOfficeQuery } from '../kit/api/use-office-query.ts';
import { customerPath } from '../kit/similar-customers.tsx';
import { Loaded, NoEntries } from '../kit/tab/paged-list.tsx';
import { BackLink, LinkButton, TabSection } from '../kit/tab/tab-head.tsx';
import { useAssortmentView } from '../kit/tab/use-assortment-view.ts';
import { CustomerForm } from './customer-form.tsx';
import { CustomerSections, MergeCustomer } from './customer-sections.tsx';

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
  const { linkTo } = useAssortmentView();
  const query = useOfficeQuery(['customers', id], 'GET /api/admin/customers/{id}', {
    params: { id },
  });
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
      {(customer) => (
        <TabSection
          id="customer-title"
          title={`${customer.input.name} (${customerNumber(id)})`}
          back={back}
          action={
            <Row>
              <LinkButton to={newQuotePath(customerNumber(id))}>Angebot oder Bestellung</LinkButton>
              <LinkButton to={linkTo('verlauf', { id })}>Verlauf</LinkButton>
              {!customer.input.merged_into && <MergeCustomer customer={customer} />}
            </Row>
          }
        >
          {customer.input.merged_into && (
            <p>
              Zusammengeführt mit{' '}
              <Link href={customerPath(customer.input.merged_into)}>
                {customer.input.merged_into}
              </Link>
              .
            </p>
          )}
          <CustomerForm loaded={customer} />
          <CustomerSections customer={customer} />
        </TabSection>
      )}
    </Loaded>
  );
}
