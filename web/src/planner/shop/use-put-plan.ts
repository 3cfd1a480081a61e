import type { CartAddRequest } from '@shop/domain/cart/cart';
import { useState } from 'react';
import { type CartPlan, cartPlanText, readCartPlan } from '../../cart/shared/cart-plan.ts';
import { useAddLines } from '../../cart/shared/use-add-to-cart.ts';
import { useCart } from '../../cart/shared/use-cart.ts';
import { announce } from '../../lib/announcer/announce.ts';
import { useStoredText } from '../../lib/browser-storage/stored-text.ts';

/**
 * Puts all goods of a plan into the cart, in one call and once. A plan opened again from the cart is
 * still done.
 */
export function usePutPlan(plan: Omit<CartPlan, 'productIds'>, lines: readonly CartAddRequest[]) {
  const { addLines, isPending } = useAddLines();
  const isInCart = useIsInCart(plan.path);
  const content = JSON.stringify(lines);
  const [done, setDone] = useState<string>();
  const [problem, setProblem] = useState<string>();

  async function start(): Promise<void> {
    setProblem(undefined);
    try {
      await addLines(lines);
      const productIds = lines.map(({ product_id }) => product_id);
      cartPlanText.set(JSON.stringify({ ...plan, productIds } satisfies CartPlan));
      setDone(content);
      announce('Alle Artikel des Plans liegen im Warenkorb.');
    } catch {
      setProblem('Das hat nicht geklappt. Bitte versuchen Sie es erneut.');
    }
  }
  return {
    start: () => void start(),
    isSending: isPending,
    problem,
    isDone: isInCart || done === content,
  };
}

/** Whether a plan's goods were put into the cart and some still are; also as long as the cart is not known. */
function useIsInCart(path: string): boolean {
  const stored = readCartPlan(useStoredText(cartPlanText));
  const { items, isLoading, hasFailed } = useCart();
  if (stored?.path !== path) return false;
  const isThere = items.some(({ product_id }) => stored.productIds.includes(product_id));
  return isLoading || hasFailed || isThere;
}
