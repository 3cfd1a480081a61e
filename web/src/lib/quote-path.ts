import { isProductId, MAX_CART_LINES } from '@shop/domain/cart/cart';
import { isPostalCode } from '@shop/domain/delivery/delivery-areas';
import type { RequestedLine } from '@shop/domain/request/contact';
import { isQuantity, MAX_QUANTITY } from '@shop/domain/text/quantity';
import { contactPath } from './paths.ts';

/** Query parameters of the contact page: the products to quote for, and where to deliver them. */
export const ITEMS_PARAM = 'artikel';
export const POSTAL_CODE_PARAM = 'plz';

/** Path and query of the contact form, asking for a quote for the cart's lines, or those of a plan. */
export function cartQuotePath(
  lines: readonly RequestedLine[],
  postalCode: string,
  subject = 'Angebot für meinen Warenkorb',
): string {
  if (lines.length === 0) return contactPath('quote');
  const query = new URLSearchParams({
    [ITEMS_PARAM]: writeLines(lines),
    ...(isPostalCode(postalCode) && { [POSTAL_CODE_PARAM]: postalCode }),
  });
  return `${contactPath('quote', subject)}&${query}`;
}

/** `1x20,7x5`: 20 of product 1 and 5 of product 7. */
export const writeLines = (lines: readonly RequestedLine[]): string =>
  lines.map(({ product_id, quantity }) => `${product_id}x${quantity}`).join(',');

/** The reverse, with one line per product; skips anything that is not a line. */
export function readLines(text: string): RequestedLine[] {
  const quantities = new Map<number, number>();
  for (const part of text.split(',')) {
    const [, id, quantity] = (/^(\d+)x(\d+)$/.exec(part) ?? []).map(Number);
    if (!isProductId(id) || !isQuantity(quantity)) continue;
    quantities.set(id, Math.min((quantities.get(id) ?? 0) + quantity, MAX_QUANTITY));
  }
  const lines = [...quantities].map(([product_id, quantity]) => ({ product_id, quantity }));
  return lines.slice(0, MAX_CART_LINES);
}
