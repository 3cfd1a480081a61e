import type { Request } from 'express';
import { refuse } from '../errors/refusal.ts';
import { type Answer, refusalAnswer } from '../http/answer.ts';
import { PERSONAL } from '../http/caching.ts';
import type { Endpoint } from '../http/endpoint.ts';
import type { OutboxDeps } from '../mail/outbox-deps.ts';
import { listUndelivered, retryUndelivered } from '../mail/undelivered-mail.ts';

type MailDeps = Pick<OutboxDeps, 'firestore' | 'now' | 'mail' | 'log'>;

/** The mail that could not be delivered; a guard stands before all of `/api/admin`. */
export function adminMailEndpoints(deps: MailDeps): Endpoint[] {
  return [
    { path: '/api/admin/undelivered-mail', get: () => list(deps) },
    { path: '/api/admin/undelivered-mail/:id/retry', post: (req) => retry(deps, req) },
  ];
}

async function list(deps: MailDeps): Promise<Answer> {
  return { headers: PERSONAL, content: { json: await listUndelivered(deps) } };
}

async function retry({ firestore, now }: MailDeps, req: Request): Promise<Answer> {
  if (!isEmptyObject(req.body)) {
    return refusalAnswer(refuse('invalid', 'Diese Anfrage hat keine Angaben.'));
  }
  const retried = await retryUndelivered(firestore, String(req.params.id), now());
  if (!retried.ok) return refusalAnswer(retried);
  return { headers: PERSONAL, content: { json: null } };
}

function isEmptyObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
