import { isProductId } from '@shop/domain/cart';

/**
 * The id of a product or tool in a path. Only the usual way to write a number counts: `01` or `1e3`
 * would be a second address of one product.
 */
export function readPathId(text: unknown): number | undefined {
  const id = Number(text);
  return isProductId(id) && String(id) === text ? id : undefined;
}
