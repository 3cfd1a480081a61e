import { ITEMS_PARAM, writeLines } from '@shop/domain/cart/cart-lines';
import { isPostalCode } from '@shop/domain/delivery/delivery-areas';
import type { RequestedLine } from '@shop/domain/request/contact';
import { contactPath } from './paths.ts';

/** Query parameter of the contact page beside the products to quote for: where to deliver them. */
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
