import { requestTypeLabel } from '@shop/domain/contact';
import { csvDateTime } from '@shop/domain/csv';
import type { StoredContactRequest } from '../contacts/stored-contact.ts';
import type { CsvColumn } from './csv-chunks.ts';

/** The columns of the office's export of contact requests: one row a request. */
export const CONTACT_COLUMNS: readonly CsvColumn<StoredContactRequest>[] = [
  ['Datum', (contact) => csvDateTime(contact.created_at.toDate().toISOString())],
  ['Art der Anfrage', (contact) => requestTypeLabel(contact.request_type)],
  ['Name', (contact) => contact.name],
  ['E-Mail', (contact) => contact.email],
  ['Telefon', (contact) => contact.phone],
  ['Nachricht', (contact) => contact.message],
];
