import Box from '@mui/material/Box';
import type { StoredContact } from '@shop/domain/contact';
import { formatNumber } from '@shop/domain/format';
import { useState } from 'react';
import { lazyDialog } from '../dialog/lazy-dialog.tsx';
import { CsvLink } from '../tab/csv-export.tsx';
import { LoadedText } from '../tab/loaded-text.tsx';
import { NoEntries, PagedEntries, type PagedList } from '../tab/paged-list.tsx';
import { TabTitle } from '../tab/tab-title.tsx';
import { ContactCard } from './contact-card.tsx';

const ContactDialog = lazyDialog('Anfrage', () => import('./contact-dialog.tsx'));

/** The contact requests, newest first, with a dialog of details. */
export function ContactsTab({ contacts }: { contacts: PagedList<StoredContact> }) {
  const [opened, setOpened] = useState<StoredContact>();
  return (
    <section aria-labelledby="contacts-title">
      <TabTitle id="contacts-title" action={<CsvLink file="contacts" />}>
        Kontaktanfragen
      </TabTitle>
      <Box sx={{ mb: 3 }}>
        <LoadedText isLoading={contacts.isLoading} loading="Kontaktanfragen werden geladen...">
          {contactCount(contacts.total)}
        </LoadedText>
      </Box>
      <PagedEntries
        list={contacts}
        empty={<NoEntries title="Keine Kontaktanfragen">Neue Anfragen erscheinen hier.</NoEntries>}
      >
        <Box component="ul" sx={list}>
          {contacts.items.map((contact) => (
            <ContactCard key={contact.id} contact={contact} onOpen={() => setOpened(contact)} />
          ))}
        </Box>
      </PagedEntries>
      {opened && <ContactDialog contact={opened} onClose={() => setOpened(undefined)} />}
    </section>
  );
}

function contactCount(total: number): string {
  return total === 1 ? '1 Kontaktanfrage' : `${formatNumber(total)} Kontaktanfragen`;
}

const list = { display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' };
