import type { CartItem } from '@shop/domain/cart';

export const SESSION_ID = 'session-of-a-test-0001';

/** The call that asks for the cart of `SESSION_ID`. */
export const GET_CART = `GET /api/cart/${SESSION_ID}`;

/** Two tonnes of gravel at 19.90 euro, unless said otherwise. */
export function cartItem(differences: Partial<CartItem> = {}): CartItem {
  return {
    id: '7',
    product_id: 7,
    name: 'Kies 0/32',
    price: 19.9,
    quantity: 2,
    unit: 't',
    ...differences,
  };
}

/** Gives the visitor a session, as an earlier add to the cart did. */
export function beginSession(): void {
  localStorage.setItem('sessionId', SESSION_ID);
}
