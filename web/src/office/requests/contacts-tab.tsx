import Box from '@mui/material/Box';
import {
  isStoredRequestType,
  REQUEST_TYPES,
  requestTypeLabel,
  type StoredContact,
  type StoredRequestType,
} from '@shop/domain/request/contact';
import {
  isRequestStatus,
  REQUEST_STATUSES,
  type RequestStatus,
  requestStatusBadge,
} from '@shop/domain/request/request-handling';
import { counted, formatNumber } from '@shop/domain/text/format';
import { type PagedList, useOfficeQuery } from '../kit/api/use-office-query.ts';
import { lazyCode } from '../kit/lazy-code.tsx';
import { ALL, Choices, ListToolbar } from '../kit/tab/list-toolbar.tsx';
import { LoadedText, NoEntries, PagedEntries } from '../kit/tab/paged-list.tsx';
import { CsvLink, TabTitle } from '../kit/tab/tab-head.tsx';
import { type FilterParts, isTooShort, useUrlFilter } from '../kit/tab/use-url-filter.ts';
import { useOpened } from '../kit/use-opened.ts';
import { ContactCard } from './contact-card.tsx';

const ContactDialog = lazyCode(() => import('./contact-dialog.tsx'), { dialog: 'Anfrage' });

export function ContactsTab({ contacts }: { contacts: PagedList<StoredContact> }) {
  const { opened, open, close } = useOpened('anfrage');
  return (
    <section aria-labelledby="contacts-title">
      <TabTitle id="contacts-title" action={<CsvLink file="contacts" />}>
        Kontaktanfragen
      </TabTitle>
      <ContactFilters />
      <Box sx={{ mb: 1.5 }}>
        <LoadedText isLoading={contacts.isLoading} loading="Kontaktanfragen werden geladen...">
          {counted(contacts.total, 'Kontaktanfrage', 'Kontaktanfragen')}
        </LoadedText>
      </Box>
      <PagedEntries list={contacts} empty={<NoContacts />}>
        <Box component="ul" sx={list}>
          {contacts.items.map((contact) => (
            <ContactCard key={contact.id} contact={contact} onOpen={() => open(contact.id)} />
          ))}
        </Box>
      </PagedEntries>
      {opened !== undefined && (
        <ContactDialog
          key={opened}
          id={opened}
          listed={contacts.items.find(({ id }) => id === opened)}
          onClose={close}
        />
      )}
    </section>
  );
}

function NoContacts() {
  const { filter } = useContactFilter();
  return filter.search || filter.status || filter.type ? (
    <NoEntries title="Keine Kontaktanfragen">
      Zu dieser Suche und diesen Filtern gibt es keine. Ohne Suchtext und mit „Alle“ sehen Sie jede
      Anfrage.
    </NoEntries>
  ) : (
    <NoEntries title="Keine Kontaktanfragen">Neue Anfragen erscheinen hier.</NoEntries>
  );
}

const list = { display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' };

const TYPES: readonly StoredRequestType[] = [...REQUEST_TYPES, 'withdrawal'];
const TYPE_OPTIONS = [ALL, ...TYPES.map((id) => ({ id, label: requestTypeLabel(id) }))];

function ContactFilters() {
  const { filter, change, active } = useContactFilter();
  const { data: counts } = useOfficeQuery(['contacts', 'counts'], 'GET /api/admin/contact-counts');
  const statusOptions = REQUEST_STATUSES.map((id) => {
    const { label } = requestStatusBadge(id);
    return { id, label: counts ? `${label} (${formatNumber(counts[id])})` : label };
  });
  return (
    <ListToolbar
      label="Anfragen suchen"
      hint={SEARCH_HINT}
      search={filter.search}
      active={active}
      onSearch={(search) => change({ search })}
    >
      <Choices
        values={filter}
        rows={[
          { name: 'status', label: 'Status', options: [ALL, ...statusOptions] },
          { name: 'type', label: 'Art der Anfrage', options: TYPE_OPTIONS },
        ]}
        onChange={change}
      />
    </ListToolbar>
  );
}

const SEARCH_HINT =
  'Findet Wortanfänge in Name, Firma, E-Mail, Telefon, Postleitzahl, Bestellnummer und angefragten Artikeln.';

/** Which contact requests are shown; an empty text means no filter. */
export interface ContactFilter {
  search: string;
  status: RequestStatus | '';
  type: StoredRequestType | '';
}

const PARTS: FilterParts<ContactFilter> = {
  search: { param: 'suche', none: '' },
  status: { param: 'anfragestatus', none: '', allows: isRequestStatus },
  type: { param: 'art', none: '', allows: isStoredRequestType },
};

export const useContactFilter = () => useUrlFilter(PARTS);

/** The query parameters of `GET /api/admin/contacts`. */
export function contactQuery({ search, ...others }: ContactFilter): Record<string, string> {
  return { search: isTooShort(search) ? '' : search.trim(), ...others };
}
