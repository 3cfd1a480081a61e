import { isQuantity, MAX_QUANTITY } from '../text/quantity.ts';
import { type CartAddRequest, isProductId, MAX_CART_LINES } from './cart.ts';

/** Query parameter with products and quantities. */
export const ITEMS_PARAM = 'artikel';

/** `1x20,7x5`: 20 of product 1 and 5 of product 7. */
export const writeLines = (lines: readonly CartAddRequest[]): string =>
  lines.map(({ product_id, quantity }) => `${product_id}x${quantity}`).join(',');

/** The reverse, with one line per product; skips anything that is not a line. */
export function readLines(text: string): CartAddRequest[] {
  const quantities = new Map<number, number>();
  for (const part of text.split(',')) {
    const [, id, quantity] = (/^(\d+)x(\d+)$/.exec(part) ?? []).map(Number);
    if (!isProductId(id) || !isQuantity(quantity)) continue;
    quantities.set(id, Math.min((quantities.get(id) ?? 0) + quantity, MAX_QUANTITY));
  }
  const lines = [...quantities].map(([product_id, quantity]) => ({ product_id, quantity }));
  return lines.slice(0, MAX_CART_LINES);
}

/** Where an account keeps a list beside its plans: `liste?artikel=1x20`. */
export const LIST_SLUG = 'liste';

export const listAddress = (lines: readonly CartAddRequest[]): string =>
  `${LIST_SLUG}?${ITEMS_PARAM}=${writeLines(lines)}`;

/** What a list is called by default. */
export const listName = (lines: readonly CartAddRequest[]): string =>
  `Liste mit ${lines.length === 1 ? '1 Artikel' : `${lines.length} Artikeln`}`;
