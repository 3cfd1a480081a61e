import type { CartAddRequest } from '@shop/domain/cart/cart';
import { useState } from 'react';
import { type CartPlan, cartPlanText } from '../../features/cart/cart-plan.ts';
import { useAddPlan } from '../../features/cart/use-add-to-cart.ts';
import { announce } from '../../lib/announcer/announce.ts';
import { randomId } from '../../lib/random-id.ts';

/**
 * Puts all goods of a plan into the cart, in one call and once: the same lines are sent with the
 * same key.
 */
export function usePutPlan(plan: Omit<CartPlan, 'productIds'>, lines: readonly CartAddRequest[]) {
  const { addPlan, isPending } = useAddPlan();
  const content = JSON.stringify(lines);
  const [sent, setSent] = useState<{ content: string; key: string; isDone?: true }>();
  const [problem, setProblem] = useState<string>();

  async function start(): Promise<void> {
    const key = sent?.content === content ? sent.key : randomId();
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
    isDone: sent?.content === content && sent.isDone === true,
  };
}
