import type { ContactRequest, ContactSubmission } from '@shop/domain/contact';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { Refusal } from '../errors/refusal.ts';
import { type OutboxDeps, type OutboxEntry, putContactMail } from '../mail/outbox.ts';
import { sendNow } from '../mail/send-entry.ts';
import { checkRateLimits, type RateLimit, type RateLimitDeps } from '../rate-limit/rate-limit.ts';
import { contactId } from './contact-id.ts';
import { newContact, newContactOf } from './stored-contact.ts';

export interface ContactDeps extends RateLimitDeps, OutboxDeps {
  /** For one address, and likewise for one session. */
  contactLimit: RateLimit;
}

/** Where a request comes from: its address, and the browser's session if it told one. */
export interface ContactSender {
  address: string;
  sessionId?: string | undefined;
  /** The same for each try to send the same form, if the browser told one. */
  idempotencyKey?: string | undefined;
}

type SentContact = { ok: true; id: string } | Refusal;

/**
 * Stores a contact request and gives its id. Refuses more than the limit from one address or one
 * session. A robot is told the same as a person, and nothing is stored. The office's mail is put
 * into the outbox with the request and sent afterwards. With an idempotency key, a request that comes
 * again is stored, counted and mailed once.
 */
export async function sendContact(
  deps: ContactDeps,
  { website, ...request }: ContactSubmission,
  sender: ContactSender,
): Promise<SentContact> {
  const requestedAtMs = performance.now();
  const { idempotencyKey } = sender;
  const id = idempotencyKey && contactId(deps.rateLimitKey, idempotencyKey, request);
  const reference = newContactOf(deps.firestore, id);
  const accepted = { ok: true as const, id: reference.id };
  if (website) return accepted;
  const stored = await deps.runTransaction((transaction) =>
    storeWithin(transaction, deps, reference, request, sender),
  );
  if (!stored.ok) return stored;
  await sendNow(deps, stored.entries, requestedAtMs);
  return accepted;
}

/** Firestore and browsers repeat what was not answered: what is stored is not stored again. */
async function storeWithin(
  transaction: Transaction,
  deps: ContactDeps,
  reference: DocumentReference,
  request: ContactRequest,
  { address, sessionId }: ContactSender,
): Promise<{ ok: true; entries: readonly OutboxEntry[] } | Refusal> {
  if ((await transaction.get(reference)).exists) return { ok: true, entries: [] };
  const limit = deps.contactLimit;
  const allowance = await checkRateLimits(transaction, deps, [
    { limit, by: address },
    ...(sessionId === undefined ? [] : [{ limit, by: `session ${sessionId}` }]),
  ]);
  if (!allowance.ok) return allowance;
  allowance.count();
  const contact = newContact(request, deps.now());
  transaction.create(reference, contact);
  return { ok: true, entries: putContactMail(transaction, deps, reference.id, contact) };
}
