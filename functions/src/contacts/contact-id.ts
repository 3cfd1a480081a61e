import { createHmac } from 'node:crypto';
import type { ContactRequest } from '@shop/domain/contact';

/** As long as the ids that Firestore makes. */
const LENGTH = 20;

/**
 * The id under which a request is stored that may come again: another one when its content differs,
 * so that nothing is lost that was changed before it was sent again. The secret key of the shop keeps
 * anybody from testing guesses of what was written.
 */
export function contactId(
  key: string,
  idempotencyKey: string,
  { name, email, phone, message, request_type }: ContactRequest,
): string {
  const content = JSON.stringify([idempotencyKey, name, email, phone, message, request_type]);
  return createHmac('sha256', key).update(content).digest('hex').slice(0, LENGTH);
}
