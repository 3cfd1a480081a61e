import type { CartAddRequest } from '@shop/domain/cart/cart';
import { useState } from 'react';
import { type CartPlan, cartPlanText, readCartPlan } from '../../features/cart/cart-plan.ts';
import { useAddPlan } from '../../features/cart/use-add-to-cart.ts';
import { useCart } from '../../features/cart/use-cart.ts';
import { announce } from '../../lib/announcer/announce.ts';
import { useStoredText } from '../../lib/browser-storage/stored-text.ts';
import { randomId } from '../../lib/random-id.ts';

/**
 * Puts all goods of a plan into the cart, in one call and once: the same lines are sent with the
 * same key until they are in it. A plan opened again from the cart is still done.
 */
export function usePutPlan(plan: Omit<CartPlan, 'productIds'>, lines: readonly CartAddRequest[]) {
  const { addPlan, isPending } = useAddPlan();
  const isInCart = useIsInCart(plan.path);
  const content = JSON.stringify(lines);
  const [sent, setSent] = useState<{ content: string; key: string; isDone?: true }>();
  const [problem, setProblem] = useState<string>();

  async function start(): Promise<void> {
    const key = sent?.content === content && !sent.isDone ? sent.key : randomId();
    setSent({ content, key });
    setProblem(undefined);
    try {
      await addPlan({ request_id: key, lines: [...lines] });
      const productIds = lines.map(({ product_id }) => product_id);
      cartPlanText.set(JSON.stringify({ ...plan, productIds } satisfies CartPlan));
      setSent({ content, key, isDone: true });
      announce('Alle Artikel des Plans liegen im Warenkorb.');
    } catch {
      setProblem('Das hat nicht geklappt. Bitte versuchen Sie es erneut.');
    }
  }
  return {
    start: () => void start(),
    isSending: isPending,
    problem,
    isDone: isInCart || (sent?.content === content && sent.isDone === true),
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
