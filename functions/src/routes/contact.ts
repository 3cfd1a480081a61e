import { parseContactRequest } from '@shop/domain/contact-schema';
import { type ContactDeps, sendContact } from '../contacts/send-contact.ts';
import { type Answer, refusalAnswer } from '../http/answer.ts';
import { PERSONAL } from '../http/caching.ts';
import { clientAddress } from '../http/client-address.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { refuse } from '../refusal.ts';

export function contactEndpoints(deps: ContactDeps): Endpoint[] {
  return [{ path: '/api/contact', post: (req) => send(deps, req.body, clientAddress(req)) }];
}

async function send(deps: ContactDeps, body: unknown, address: string): Promise<Answer> {
  const contact = parseContactRequest(body);
  if (!contact.ok) return refusalAnswer(refuse('invalid', contact.message));
  const sent = await sendContact(deps, contact.value, address);
  if (!sent.ok) return refusalAnswer(sent);
  return { status: 201, headers: PERSONAL, content: { json: { id: sent.id } } };
}
