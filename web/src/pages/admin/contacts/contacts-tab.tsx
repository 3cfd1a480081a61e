import Box from '@mui/material/Box';
import type { StoredContact } from '@shop/domain/contact';
import { formatNumber } from '@shop/domain/format';
import { useState } from 'react';
import { latePart } from '../dialog/lazy-dialog.tsx';
import { CsvLink } from '../tab/csv-export.tsx';
import { LoadedText } from '../tab/loaded-text.tsx';
import { LoadMore, NoEntries, type OfficeList } from '../tab/paged-list.tsx';
import { TabTitle } from '../tab/tab-title.tsx';
import { ContactCard } from './contact-card.tsx';

const ContactDialog = latePart('Anfrage', () => import('./contact-dialog.tsx'));

/** The contact requests, newest first, each with its details. */
export function ContactsTab({ contacts }: { contacts: OfficeList<StoredContact> }) {
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
      <Contacts contacts={contacts} onOpen={setOpened} />
      {opened && <ContactDialog contact={opened} onClose={() => setOpened(undefined)} />}
    </section>
  );
}

interface ContactsProps {
  contacts: OfficeList<StoredContact>;
  onOpen(contact: StoredContact): void;
}

function Contacts({ contacts, onOpen }: ContactsProps) {
  if (contacts.isLoading) return null;
  if (contacts.items.length === 0) {
    return <NoEntries title="Keine Kontaktanfragen">Neue Anfragen erscheinen hier.</NoEntries>;
  }
  return (
    <>
      <Box component="ul" sx={list}>
        {contacts.items.map((contact) => (
          <ContactCard key={contact.id} contact={contact} onOpen={() => onOpen(contact)} />
        ))}
      </Box>
      <LoadMore list={contacts} />
    </>
  );
}

function contactCount(total: number): string {
  return total === 1 ? '1 Kontaktanfrage' : `${formatNumber(total)} Kontaktanfragen`;
}

const list = { display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' };
