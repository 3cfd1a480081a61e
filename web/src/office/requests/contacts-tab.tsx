import Box from '@mui/material/Box';
import type { StoredContact } from '@shop/domain/request/contact';
import { counted } from '@shop/domain/text/format';
import { useState } from 'react';
import type { PagedList } from '../kit/api/use-office-query.ts';
import { lazyCode } from '../kit/lazy-code.tsx';
import { LoadedText, NoEntries, PagedEntries } from '../kit/tab/paged-list.tsx';
import { CsvLink, TabTitle } from '../kit/tab/tab-head.tsx';
import { ContactCard } from './contact-card.tsx';
import { ContactFilters, useContactFilter } from './contact-filters.tsx';

const ContactDialog = lazyCode(() => import('./contact-dialog.tsx'), { dialog: 'Anfrage' });

export function ContactsTab({ contacts }: { contacts: PagedList<StoredContact> }) {
  const [opened, setOpened] = useState<StoredContact>();
  return (
    <section aria-labelledby="contacts-title">
      <TabTitle id="contacts-title" action={<CsvLink file="contacts" />}>
        Kontaktanfragen
      </TabTitle>
      <ContactFilters />
      <Box sx={{ mb: 3 }}>
        <LoadedText isLoading={contacts.isLoading} loading="Kontaktanfragen werden geladen...">
          {counted(contacts.total, 'Kontaktanfrage', 'Kontaktanfragen')}
        </LoadedText>
      </Box>
      <PagedEntries list={contacts} empty={<NoContacts />}>
        <Box component="ul" sx={list}>
          {contacts.items.map((contact) => (
            <ContactCard key={contact.id} contact={contact} onOpen={() => setOpened(contact)} />
          ))}
        </Box>
      </PagedEntries>
      {opened && (
        <ContactDialog
          contact={newer(opened, contacts.items)}
          onChanged={setOpened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  );
}

/** The request as it was opened or changed here, unless the list knows more notes or replies. */
function newer(opened: StoredContact, listed: readonly StoredContact[]): StoredContact {
  const found = listed.find(({ id }) => id === opened.id);
  const size = ({ notes = [], replies = [] }: StoredContact) => notes.length + replies.length;
  return found && size(found) > size(opened) ? found : opened;
}

function NoContacts() {
  const { filter } = useContactFilter();
  return filter.status || filter.type ? (
    <NoEntries title="Keine Kontaktanfragen">
      Zu diesen Filtern gibt es keine. Mit „Alle“ sehen Sie jede Anfrage.
    </NoEntries>
  ) : (
    <NoEntries title="Keine Kontaktanfragen">Neue Anfragen erscheinen hier.</NoEntries>
  );
}

const list = { display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' };
