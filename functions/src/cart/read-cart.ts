import type { CartItem } from '@shop/domain/cart';
import { toEuro } from '@shop/domain/money';
import type { StoredProduct } from '@shop/domain/stored-catalogue';
import type { Firestore } from 'firebase-admin/firestore';
import { cartOf, linesOf, type StoredCartLine } from '../stored/cart.ts';
import { readProducts } from '../stored/product.ts';

/**
 * The session's cart at current prices, so that it can be ordered as shown. An ordered cart is empty
 * and has its order number; the cart of an unknown session is empty.
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

/** The lines with names and prices; products that are no longer for sale are left out. */
export function toCartItems(
  lines: readonly StoredCartLine[],
  products: ReadonlyMap<number, StoredProduct>,
): CartItem[] {
  return lines.flatMap((line) => toCartItem(line, products.get(line.product_id)) ?? []);
}

function toCartItem(
  { id, product_id, quantity }: StoredCartLine,
  product: StoredProduct | undefined,
): CartItem | undefined {
  if (product?.price_cents === undefined) return undefined;
  const { name, unit, image_url } = product;
  const price = toEuro(product.price_cents);
  const item = { id, product_id, name, price, quantity, unit };
  return image_url === undefined ? item : { ...item, image_url };
}
