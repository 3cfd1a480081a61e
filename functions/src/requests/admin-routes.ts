import { isStoredRequestType } from '@shop/domain/request/contact';
import { isRequestStatus } from '@shop/domain/request/request-handling';
import { adminOf } from '../accounts/admin-guard.ts';
import type { AdminDeps } from '../accounts/admin-names.ts';
import { type Refusal, refuse } from '../errors/refusal.ts';
import { route } from '../http/route.ts';
import type { OutboxDeps } from '../mail/outbox.ts';
import { pageReply } from '../paging/list-page.ts';
import { readAfter } from '../paging/position.ts';
import {
  addContactNote,
  changeContactStatus,
  countContacts,
  listContacts,
  replyToContact,
  type WantedContacts,
} from './contact-requests.ts';

/** Admin routes of contact requests; `adminGuard` protects all of `/api/admin`. */
export function adminContactRoutes(deps: AdminDeps & OutboxDeps) {
  return [
    route('GET /api/admin/contacts', async ({ req }) => {
      const read = readWanted(req.query);
      return read.ok ? pageReply(await listContacts(deps, read.wanted)) : read;
    }),
    route('GET /api/admin/contact-counts', async () => ({ body: await countContacts(deps) })),
    route('POST /api/admin/contacts/{id}/status', async ({ params, body, req }) => {
      const changed = await changeContactStatus(deps, params.id, body, adminOf(req).uid);
      return changed.ok ? { body: changed.contact } : changed;
    }),
    route('POST /api/admin/contacts/{id}/notes', async ({ params, body, req }) => {
      const noted = await addContactNote(deps, params.id, body, adminOf(req).uid);
      return noted.ok ? { body: noted.contact } : noted;
    }),
    route('POST /api/admin/contacts/{id}/reply', async ({ params, body, req }) => {
      const replied = await replyToContact(deps, params.id, body, adminOf(req).uid);
      return replied.ok ? { body: replied.contact } : replied;
    }),
  ];
}

function readWanted(
  query: Record<string, unknown>,
): { ok: true; wanted: WantedContacts } | Refusal {
  const { status, type } = query;
  if (status !== undefined && !isRequestStatus(status)) {
    return refuse('invalid', 'Diesen Status einer Anfrage gibt es nicht.');
  }
  if (type !== undefined && !isStoredRequestType(type)) {
    return refuse('invalid', 'Diese Art der Anfrage gibt es nicht.');
  }
  const position = readAfter(query.after);
  return position.ok ? { ok: true, wanted: { status, type, after: position.after } } : position;
}
