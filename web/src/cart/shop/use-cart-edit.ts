import type { CartItem } from '@shop/domain/cart/cart';
import {
  type CartChanges,
  emptied,
  undoOf,
  withPlan,
  withQuantity,
} from '@shop/domain/cart/cart-plans';
import { announce } from '../../lib/announcer/announce.ts';
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
  /** For changes that take their own button away. */
  const putAndLeave = (changes: CartChanges, told: string, what?: string) => {
    put(changes, what);
    announce(told);
    document.querySelector('main')?.focus();
  };
  return {
    server,
    state,
    setQuantity: ({ product_id }: CartItem, quantity: number) =>
      put(withQuantity(product_id, quantity, server, state)),
    remove: ({ product_id, name }: CartItem) =>
      put(withQuantity(product_id, 0, server, state), `${name} entfernt.`),
    removePlan: (id: string, name: string) =>
      putAndLeave(
        withPlan(id, undefined, server, state).changes,
        `Plan ${name} entfernt.`,
        `„${name}“ entfernt.`,
      ),
    empty: () => putAndLeave(emptied(server), 'Der Warenkorb ist leer.', 'Alle Artikel entfernt.'),
    undo: () => undo && putAndLeave(undo.changes, 'Der Warenkorb ist wieder wie zuvor.'),
    /** Describes the change that `undo` reverts. */
    undoable: undo?.what,
  };
}
