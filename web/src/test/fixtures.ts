// Default API answers for tests; each test passes in the values it is about.

export const SESSION_ID = 'session-of-a-test-0001';

export const GET_CART = `GET /api/cart/${SESSION_ID}`;

/** Stores a session id, as an earlier add to the cart does. */
export function beginSession(): void {
  localStorage.setItem('sessionId', SESSION_ID);
}

/** Stores local changes of a cart, as the cart page does. */
export function storeChanges(changes: object): void {
  const stored = { sessionId: SESSION_ID, deltas: {}, ...changes };
  localStorage.setItem('cartChanges', JSON.stringify(stored));
}

export const GET_DELIVERY_OPTIONS = 'GET /api/delivery-options';

export const availabilityOf = (from: string) =>
  `GET /api/rental-tools/101/availability?from=${from}`;
