import type { CartLine } from '@shop/domain/cart/cart';
import { toEuro } from '@shop/domain/money/money';
import type { StoredProduct } from '@shop/domain/office/stored-catalogue';
import type { Firestore } from 'firebase-admin/firestore';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { fromAllFields } from '../firestore/all-fields.ts';
import { cartOf, linesOf, type StoredCart, type StoredCartLine } from '../stored/cart.ts';

/**
 * The session's cart at the catalogue's prices, for one read regardless of its lines. An ordered
 * cart is empty and names its order; the cart of an unknown session is empty.
 */
export async function readCart(
  { firestore, catalogue, now }: { firestore: Firestore; catalogue: Catalogue; now: () => Date },
  sessionId: string,
): Promise<{ items: CartLine[]; ordered?: StoredCart }> {
  const cart = (await cartOf(firestore, sessionId).get()).data();
  if (cart?.order_number !== undefined) return { items: [], ordered: cart };
  const lines = linesOf(cart, now());
  const products = await catalogue.findStored(lines.map((line) => line.product_id));
  return { items: toCartItems(lines, products) };
}

/** The lines with names and prices; products that are no longer for sale are left out. */
export function toCartItems(
  lines: readonly StoredCartLine[],
  products: ReadonlyMap<number, StoredProduct>,
): CartLine[] {
  return lines.flatMap((line) => toCartItem(line, products.get(line.product_id)) ?? []);
}

function toCartItem(
  { id, product_id, quantity, is_on_request }: StoredCartLine,
  product: StoredProduct | undefined,
): CartLine | undefined {
  const price_cents = product?.price_cents;
  if (!product || (price_cents === undefined && !is_on_request)) return undefined;
  return fromAllFields<CartLine>({
    id,
    product_id,
    name: product.name,
    price: price_cents === undefined ? undefined : toEuro(price_cents),
    quantity,
    unit: product.unit,
    category: product.category,
    image_url: product.image_url,
    vat_rate: product.vat_rate,
    weight_kg: product.weight_kg,
    units_per_pallet: product.units_per_pallet,
    withdrawal_exemption: product.withdrawal_exemption,
    article_number: product.article_number,
    delivery_time: product.delivery_time,
  });
}
