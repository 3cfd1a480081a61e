import type { CartItem } from '@shop/domain/cart';
import { toEuro } from '@shop/domain/money';
import type { StoredProduct } from '@shop/domain/stored-catalogue';
import type { StoredCartLine } from './stored-cart.ts';

/** The lines with their products' names and prices; what can no longer be bought is left out. */
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
  return {
    id,
    product_id,
    name,
    price,
    quantity,
    unit,
    ...(image_url === undefined ? {} : { image_url }),
  };
}
