import type { OfficeDeps } from '../admin/office-deps.ts';
import { ordersPerDay } from '../admin/orders-per-day.ts';
import { readStats } from '../admin/read-stats.ts';
import { contactsOf, toStoredContact } from '../contacts/stored-contact.ts';
import { type Answer, refusalAnswer } from '../http/answer.ts';
import { PERSONAL } from '../http/caching.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { pageAnswer, readAfter } from '../http/page.ts';
import { listPage } from '../paging/list-page.ts';

/** The office's numbers and its contact requests; a guard stands before all of `/api/admin`. */
export function adminEndpoints(deps: OfficeDeps): Endpoint[] {
  return [
    { path: '/api/admin/stats', get: async () => personal(await readStats(deps)) },
    { path: '/api/admin/orders-per-day', get: async () => personal(await ordersPerDay(deps)) },
    { path: '/api/admin/contacts', get: (req) => contacts(deps, req.query.after) },
  ];
}

function personal(json: unknown): Answer {
  return { headers: PERSONAL, content: { json } };
}

async function contacts({ firestore, log }: OfficeDeps, afterText: unknown): Promise<Answer> {
  const position = readAfter(afterText);
  if (!position.ok) return refusalAnswer(position);
  return pageAnswer(await listPage(contactsOf(firestore), position.after, log, toStoredContact));
}
