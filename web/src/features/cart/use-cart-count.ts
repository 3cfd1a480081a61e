import { useQuery } from '@tanstack/react-query';
import { useSessionId } from '../../lib/browser-storage/session-id.ts';
import { effectiveItems } from './cart-changes.ts';
import { cartQuery } from './cart-query.ts';
import { useDeltas } from './use-deltas.ts';

/** How many different articles the cart holds; 0 while that is unknown. */
export function useCartCount(): number {
  const sessionId = useSessionId();
  const deltas = useDeltas(sessionId);
  const { data } = useQuery(cartQuery(sessionId));
  return data ? effectiveItems(data.items, deltas).length : 0;
}
