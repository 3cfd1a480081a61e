import { isStoredRequestType } from '@shop/domain/request/contact';
import { isRequestStatus } from '@shop/domain/request/request-handling';
import { changesBy } from '../accounts/admin-guard.ts';
import type { AdminDeps } from '../accounts/admin-names.ts';
import { readPage, type WantedPage } from '../firestore/find-page.ts';
import { pageReply } from '../firestore/list-page.ts';
import { route } from '../http/route.ts';
import { type Outcome, refuse } from '../lib/refusal.ts';
import type { OutboxDeps } from '../mail/outbox.ts';
import {
  addContactNote,
  changeContactStatus,
  countContacts,
  findContact,
  listContacts,
  replyToContact,
} from './contact-requests.ts';

/** Admin routes of contact requests; `adminGuard` protects all of `/api/admin`. */
export function adminContactRoutes(deps: AdminDeps & OutboxDeps & { rateLimitKey: string }) {
  const change = changesBy(deps);
  return [
    route('GET /api/admin/contacts', async ({ req }) => {
      const read = readWanted(req.query);
      return read.ok ? pageReply(await listContacts(deps, read.value)) : read;
    }),
    route('GET /api/admin/contact-counts', async () => ({ body: await countContacts(deps) })),
    route('GET /api/admin/contacts/{id}', ({ params }) => findContact(deps, params.id)),
    change('POST /api/admin/contacts/{id}/status', changeContactStatus),
    change('POST /api/admin/contacts/{id}/notes', addContactNote),
    change('POST /api/admin/contacts/{id}/reply', replyToContact),
  ];
}

function readWanted(query: Record<string, unknown>): Outcome<WantedPage> {
  const { status, type } = query;
  if (status !== undefined && !isRequestStatus(status)) {
    return refuse('invalid', 'Diesen Status einer Anfrage gibt es nicht.');
  }
  if (type !== undefined && !isStoredRequestType(type)) {
    return refuse('invalid', 'Diese Art der Anfrage gibt es nicht.');
  }
  return readPage(query, [
    ...(status ? [{ field: 'status', values: [status], missing: 'open' }] : []),
    ...(type ? [{ field: 'request_type', values: [type] }] : []),
  ]);
}
