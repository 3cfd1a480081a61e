import { randomUUID } from 'node:crypto';

/** Puts two units of the first product into a new cart; answers the id of its session. */
export async function fillCart(site: string): Promise<string> {
  const sessionId = randomUUID();
  const answer = await fetch(`${site}/api/cart`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'session-id': sessionId },
    body: JSON.stringify({ product_id: 1, quantity: 2 }),
  });
  if (!answer.ok) throw new Error(`The cart could not be filled: HTTP ${answer.status}.`);
  return sessionId;
}
