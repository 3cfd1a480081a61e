import type { CartItem } from '@shop/domain/order/cart';
import { MAX_QUANTITY } from '@shop/domain/text/quantity';
import { parseStored } from '../../lib/browser-storage/stored-text.ts';

/** Difference to the server's quantity by line id. */
export type CartDeltas = Readonly<Record<string, number>>;

/** The cart as the shopper sees it: server quantity plus delta; a line at 0 or below is gone. */
export function effectiveItems(items: readonly CartItem[], deltas: CartDeltas): CartItem[] {
  return items
    .map((item) => ({ ...item, quantity: item.quantity + (deltas[item.id] ?? 0) }))
    .filter((item) => item.quantity > 0)
    .map((item) => ({ ...item, quantity: Math.min(item.quantity, MAX_QUANTITY) }));
}

/**
 * The deltas after the shopper set a line to `quantity` (0 removes it). Deltas rather than quantities,
 * so that units added on the server later still count.
 */
export function withQuantity(deltas: CartDeltas, item: CartItem, quantity: number): CartDeltas {
  const { [item.id]: _, ...others } = deltas;
  const delta = quantity - item.quantity;
  return delta === 0 ? others : { ...others, [item.id]: delta };
}

export function writeCartChanges(sessionId: string, deltas: CartDeltas): string {
  return JSON.stringify({ sessionId, deltas });
}

/** Reads the stored deltas of a session; another session's or damaged ones count as none. */
export function readCartChanges(text: string | null, sessionId: string | undefined): CartDeltas {
  const stored = parseStored(text);
  if (!isRecord(stored) || stored.sessionId !== sessionId || !isRecord(stored.deltas)) return {};
  const whole = Object.entries(stored.deltas).filter(([, delta]) => Number.isSafeInteger(delta));
  return Object.fromEntries(whole) as CartDeltas;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
