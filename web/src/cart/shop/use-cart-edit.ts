import type { CartItem } from '@shop/domain/cart/cart';
import {
  type CartChanges,
  emptied,
  undoOf,
  withPlan,
  withQuantity,
} from '@shop/domain/cart/cart-plans';
import { useCartState, writeCartState } from '../shared/cart-plan.ts';

export type CartEdit = ReturnType<typeof useCartEdit>;

/** Changes to the cart. They stay local: only adding and ordering change the server's cart. */
export function useCartEdit() {
  const { server, state } = useCartState();
  const { pending, undo } = state;
  const put = (changes: CartChanges, what?: string) =>
    writeCartState({
      ...changes,
      ...(pending && { pending }),
      ...(what && { undo: { what, changes: undoOf(state) } }),
    });
  return {
    server,
    state,
    setQuantity: ({ product_id }: CartItem, quantity: number) =>
      put(withQuantity(product_id, quantity, server, state)),
    remove: ({ product_id, name }: CartItem) =>
      put(withQuantity(product_id, 0, server, state), `${name} entfernt.`),
    removePlan: (id: string, name: string) =>
      put(withPlan(id, undefined, server, state).changes, `„${name}“ entfernt.`),
    empty: () => put(emptied(server), 'Alle Artikel entfernt.'),
    undo: () => undo && put(undo.changes),
    /** Describes the change that `undo` reverts. */
    undoable: undo?.what,
  };
}
