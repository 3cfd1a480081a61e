import { type CartAddRequest, MAX_CART_LINES } from '@shop/domain/cart';
import { formatNumber } from '@shop/domain/format';
import { MAX_QUANTITY } from '@shop/domain/quantity';
import { type Refusal, refuse } from '../errors/refusal.ts';
import type { StoredCartLine } from './stored-cart.ts';

/** The lines with the units added to their product's line; refuses more than a cart can hold. */
export function withAdded(
  lines: readonly StoredCartLine[],
  { product_id, quantity }: CartAddRequest,
): { ok: true; lines: StoredCartLine[] } | Refusal {
  const line = lines.find((candidate) => candidate.product_id === product_id);
  const total = (line?.quantity ?? 0) + quantity;
  if (total > MAX_QUANTITY) {
    const max = formatNumber(MAX_QUANTITY);
    return refuse('not_possible', `Von einem Artikel sind höchstens ${max} Einheiten möglich.`);
  }
  if (line) {
    return {
      ok: true,
      lines: lines.map((other) => (other === line ? { ...line, quantity: total } : other)),
    };
  }
  if (lines.length >= MAX_CART_LINES) {
    return refuse('not_possible', `Ein Warenkorb fasst höchstens ${MAX_CART_LINES} Artikel.`);
  }
  return { ok: true, lines: [...lines, { id: String(product_id), product_id, quantity }] };
}
