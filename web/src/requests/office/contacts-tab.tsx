import Box from '@mui/material/Box';
import type { StoredContact } from '@shop/domain/request/contact';
import { formatNumber } from '@shop/domain/text/format';
import { useOpened } from '../../office/addresses.ts';
import { type PagedList, useOfficeQuery } from '../../office/api/use-office-query.ts';
import { lazyCode } from '../../office/lazy-code.tsx';
import { SearchedList } from '../../office/tab/searched-list.tsx';
import { CsvLink, TabSection } from '../../office/tab/tab-head.tsx';
import { ContactCard } from './contact-card.tsx';
import { REQUEST_STATES, useContactFilter } from './contact-filter.ts';

const ContactDialog = lazyCode(() => import('./contact-dialog.tsx'), { dialog: 'Anfrage' });

export default function ContactsTab({ contacts }: { contacts: PagedList<StoredContact> }) {
  const url = useContactFilter();
  const { data: counts } = useOfficeQuery(['contacts', 'counts'], 'GET /api/admin/contact-counts');
  const { opened, open, close } = useOpened('request');
  return (
    <TabSection id="contacts-title" title="Kontaktanfragen" action={<CsvLink file="contacts" />}>
      <SearchedList
        list={contacts}
        url={url}
        one="Kontaktanfrage"
        many="Kontaktanfragen"
        search="Anfragen"
        hint={SEARCH_HINT}
        {...(counts && {
          options: {
            status: REQUEST_STATES.map(({ id, label }) => ({
              id,
              label: `${label} (${formatNumber(counts[id])})`,
            })),
          },
        })}
        none="Neue Anfragen erscheinen hier."
      >
        <Box component="ul" sx={list}>
          {contacts.items.map((contact) => (
            <ContactCard key={contact.id} contact={contact} onOpen={() => open(contact.id)} />
          ))}
        </Box>
      </SearchedList>
      {opened !== undefined && (
        <ContactDialog
          key={opened}
          id={opened}
          listed={contacts.items.find(({ id }) => id === opened)}
          onClose={close}
        />
      )}
    </TabSection>
  );
}

const list = { display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' };

const SEARCH_HINT =
  'Findet Wortanfänge in Name, Firma, E-Mail, Telefon, Postleitzahl, Auftragsnummer und angefragten Artikeln.';
