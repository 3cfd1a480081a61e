import type { CartItem } from '@shop/domain/cart';
import type { Firestore } from 'firebase-admin/firestore';
import { readProducts } from '../catalogue/stored-product.ts';
import { toCartItems } from './cart-items.ts';
import { cartOf, linesOf } from './stored-cart.ts';

/**
 * The session's cart at the prices of this moment: what it shows can be ordered as it is. A cart
 * that has been ordered is empty and says under which number; an unknown session's is empty.
 */
export async function readCart(
  { firestore, now }: { firestore: Firestore; now: () => Date },
  sessionId: string,
): Promise<{ items: CartItem[]; orderNumber?: string }> {
  const cart = (await cartOf(firestore, sessionId).get()).data();
  if (cart?.order_number !== undefined) return { items: [], orderNumber: cart.order_number };
  const lines = linesOf(cart, now());
  const products = await readProducts(
    firestore,
    lines.map((line) => line.product_id),
  );
  return { items: toCartItems(lines, products) };
}
