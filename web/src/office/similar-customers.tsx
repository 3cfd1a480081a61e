import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { CustomerInput } from '@shop/domain/customer/customer-fields';
import type { ListedEntry } from '@shop/domain/office/office';
import { customerNumber } from '@shop/domain/text/customer-number';
import { type ReactNode, useState } from 'react';
import { PlainList } from '../ui/layout.tsx';
import { LoadingText } from '../ui/loading-text.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { useSearchText } from '../ui/use-search-text.ts';
import { officePath } from './addresses.ts';
import { useOfficeList } from './api/use-office-query.ts';
import { Combobox } from './combobox.tsx';
import { ListRow } from './list-row.tsx';
import { isTooShort } from './tab/use-url-filter.ts';

export const customerPath = (number: string): string =>
  officePath('kunden', 'kunde', { id: number.slice(2) });

export type Customer = Pick<ListedEntry<CustomerInput>, 'id' | 'input'>;

interface SimilarCustomersProps {
  label?: string;
  /** What a customer may be found by: e-mail address, tax number, name. */
  by: readonly string[];
  /** The id of the customer that others are compared with. */
  except?: string;
  /** Takes a customer chosen in the search field, which then has a list of its own. */
  onPick?(customer: Customer): void;
  /** Whether that field has the focus to begin with. */
  hasFocus?: boolean;
  children(customer: Customer): ReactNode;
}

/** Customers with one of these, or found by what is typed; `children` is what can be done with each. */
export function SimilarCustomers({
  label = 'Anderen Kunden suchen',
  by,
  except,
  onPick,
  hasFocus = !by.some(Boolean),
  children,
}: SimilarCustomersProps) {
  const [text, setText] = useState('');
  const [email = '', taxNumber = '', name = ''] = by;
  const lists = [
    useFoundCustomers(text),
    useFoundCustomers(email),
    useFoundCustomers(taxNumber),
    useFoundCustomers(name),
  ];
  const shown = text.trim() === '' ? lists.slice(1) : lists.slice(0, 1);
  const found = new Map(shown.flatMap(({ items }) => items).map((each) => [each.id, each]));
  if (except) found.delete(except);
  const isAsked = (text.trim() !== '' && !onPick) || by.some(Boolean);
  return (
    <>
      {onPick ? (
        <CustomerSearch label={label} hasFocus={hasFocus} onPick={onPick} />
      ) : (
        <Box sx={{ display: 'flex', mb: 1 }}>
          <SearchField label={label} text={text} onChange={setText} onDone={() => {}} />
        </Box>
      )}
      {shown.some(({ isLoading }) => isLoading) ? (
        <LoadingText>Kunden werden gesucht...</LoadingText>
      ) : (
        isAsked && (
          <p role="status">
            {found.size === 0
              ? 'Kein passender Kunde.'
              : text.trim() === ''
                ? 'Mit gleicher E-Mail-Adresse, Steuernummer oder ähnlichem Namen:'
                : 'Gefunden:'}
          </p>
        )
      )}
      <PlainList>
        {[...found.values()].map((customer) => (
          <ListRow
            key={customer.id}
            head={
              <Link href={customerPath(customerNumber(customer.id))}>{customer.input.name}</Link>
            }
            facts={[
              customerNumber(customer.id),
              customer.input.email,
              customer.input.address?.replace(/\n/g, ', '),
            ]}
          >
            {children(customer)}
          </ListRow>
        ))}
      </PlainList>
    </>
  );
}

interface CustomerSearchProps {
  label: string;
  hasFocus: boolean;
  onPick(customer: Customer): void;
}

/** Enter takes the only customer found. */
function CustomerSearch({ label, hasFocus, onPick }: CustomerSearchProps) {
  const [wanted, setWanted] = useState('');
  const { text, setText, flush } = useSearchText(wanted, (typed) => setWanted(typed.trim()));
  const { items, isLoading, error } = useFoundCustomers(wanted);
  const isCurrent = text.trim() === wanted;
  const options = items.map((customer) => ({
    key: customer.id,
    content: (
      <>
        <strong>{customer.input.name}</strong>
        <span>{customerNumber(customer.id)}</span>
        <span>{customer.input.address?.replace(/\n/g, ', ')}</span>
      </>
    ),
    onPick: () => onPick(customer),
  }));
  const isAnswered = isCurrent && !isLoading;
  return (
    <Combobox
      label={label}
      hasFocus={hasFocus}
      text={text}
      onChange={setText}
      onDone={flush}
      isLoading={!isAnswered}
      groups={[{ options: isAnswered ? options : [] }]}
      status={text.trim() === '' ? '' : customerStatus(isAnswered, error)}
    />
  );
}

function customerStatus(isAnswered: boolean, error: Error | null): string {
  if (!isAnswered) return 'Kunden werden gesucht...';
  return error
    ? 'Die Suche hat nicht geklappt. Bitte versuchen Sie es erneut.'
    : 'Kein passender Kunde.';
}

/** Customers found by a text; nobody for what cannot be searched. */
export function useFoundCustomers(search: string) {
  const wanted =
    search.trim() === '' || isTooShort(search) ? undefined : search.trim().slice(0, 100);
  const query = { search: wanted ?? '', visibility: 'current' };
  const list = useOfficeList(
    ['customers'],
    'GET /api/admin/customers',
    query,
    wanted !== undefined,
  );
  return wanted === undefined ? { ...list, items: [], isLoading: false } : list;
}
