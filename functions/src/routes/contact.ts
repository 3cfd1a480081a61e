import { IDEMPOTENCY_KEY_HEADER, SESSION_ID_HEADER } from '@shop/domain/api';
import { isSessionId } from '@shop/domain/cart';
import { parseContactRequest } from '@shop/domain/contact-schema';
import type { Request } from 'express';
import { type ContactDeps, type ContactSender, sendContact } from '../contacts/send-contact.ts';
import { refuse } from '../errors/refusal.ts';
import { type Answer, refusalAnswer } from '../http/answer.ts';
import { PERSONAL } from '../http/caching.ts';
import { clientAddress } from '../http/client-address.ts';
import type { Endpoint } from '../http/endpoint.ts';

export function contactEndpoints(deps: ContactDeps): Endpoint[] {
  return [{ path: '/api/contact', post: (req) => send(deps, req.body, senderOf(req)) }];
}

/** A session id or key that is none is as good as missing: the form is for everybody. */
function senderOf(req: Request): ContactSender {
  return {
    address: clientAddress(req),
    sessionId: randomTextIn(req, SESSION_ID_HEADER),
    idempotencyKey: randomTextIn(req, IDEMPOTENCY_KEY_HEADER),
  };
}

/** Browsers make both in the same way. */
function randomTextIn(req: Request, header: string): string | undefined {
  const text = req.get(header);
  return isSessionId(text) ? text : undefined;
}

async function send(deps: ContactDeps, body: unknown, sender: ContactSender): Promise<Answer> {
  const contact = parseContactRequest(body);
  if (!contact.ok) return refusalAnswer(refuse('invalid', contact.message));
  const sent = await sendContact(deps, contact.value, sender);
  if (!sent.ok) return refusalAnswer(sent);
  return { status: 201, headers: PERSONAL, content: { json: { id: sent.id } } };
}
