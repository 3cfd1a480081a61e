import { berlinDay } from '@shop/domain/calendar';
import { CONTACT_COLUMNS } from '../admin/contact-columns.ts';
import { csvChunks } from '../admin/csv-chunks.ts';
import type { OfficeDeps } from '../admin/office-deps.ts';
import { ORDER_COLUMNS } from '../admin/order-columns.ts';
import { contactsOf } from '../contacts/stored-contact.ts';
import type { Answer } from '../http/answer.ts';
import { PERSONAL } from '../http/caching.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { begun } from '../http/send-chunks.ts';
import { ordersOf } from '../orders/stored-order.ts';

/** Everything as files for the office's spreadsheets; a guard stands before all of `/api/admin`. */
export function adminExportEndpoints({ firestore, now, log }: OfficeDeps): Endpoint[] {
  const orders = () => csvChunks(ordersOf(firestore), ORDER_COLUMNS, log);
  const contacts = () => csvChunks(contactsOf(firestore), CONTACT_COLUMNS, log);
  return [
    {
      path: '/api/admin/orders.csv',
      get: () => csvAnswer('bestellungen', now(), orders()),
    },
    {
      path: '/api/admin/contacts.csv',
      get: () => csvAnswer('kontaktanfragen', now(), contacts()),
    },
  ];
}

async function csvAnswer(
  subject: string,
  now: Date,
  chunks: AsyncGenerator<string>,
): Promise<Answer> {
  const headers = {
    ...PERSONAL,
    'Content-Type': 'text/csv; charset=utf-8; header=present',
    'Content-Disposition': `attachment; filename="${subject}-${berlinDay(now)}.csv"`,
  };
  return { headers, content: { chunks: await begun(chunks) } };
}
