import { holdsPlan } from '@shop/domain/cart/cart-plans';
import { useEffect, useRef, useState } from 'react';
import { type NextPlan, planSlug, useCartState } from '../../cart/shared/cart-plan.ts';
import { type HandChange, putPlan } from '../../cart/shared/put-plan.ts';
import { useSendLines } from '../../cart/shared/use-add-to-cart.ts';
import { announce } from '../../lib/announcer/announce.ts';

/**
 * Puts a plan's goods into the cart, replacing its earlier version there. With several plans of a project in the cart,
 * a page replaces the one it was opened from or last put there.
 */
export function usePutPlan(plan: NextPlan) {
  const { send } = useSendLines();
  const { server, state, isKnown } = useCartState();
  const slug = planSlug(plan.path);
  const ofProject = state.plans.filter(({ id }) => id.replace(/-\d+$/, '') === slug);
  const opened = useRef<string>(undefined);
  const same = ofProject.find(({ path }) => path === plan.path);
  useEffect(() => {
    if (same) opened.current = same.id;
  }, [same]);
  const known = same ?? ofProject.find(({ id }) => id === opened.current) ?? ofProject.at(-1);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [asked, setAsked] = useState<HandChange[]>([]);

  async function put(id: string, isSure: boolean): Promise<void> {
    setProblem(undefined);
    setIsSending(true);
    try {
      const changed = await putPlan(id, plan, { isSure, send });
      setAsked(changed);
      if (changed.length > 0) return;
      opened.current = id;
      announce('Alle Artikel des Plans liegen im Warenkorb.');
    } catch {
      setProblem('Das hat nicht geklappt. Bitte versuchen Sie es erneut.');
    } finally {
      setIsSending(false);
    }
  }
  const free = [slug, ...ofProject.map((_, index) => `${slug}-${index + 2}`)].find(
    (id) => !ofProject.some((each) => each.id === id),
  );
  const id = known?.id ?? slug;
  return {
    /** Its earlier version in the cart. */
    known: known && (isKnown || same) ? known : undefined,
    /** Whether the cart holds exactly this plan; assumed until the cart has loaded. */
    isDone: isKnown ? holdsPlan({ ...plan, id }, server, state) : same !== undefined,
    start: (isSure = false) => void put(id, isSure),
    /** Adds it beside the project's other plans. */
    startAnother: () => void put(free ?? slug, false),
    isSending,
    problem,
    /** Changes made by hand that would be overwritten, until the shopper agrees. */
    asked,
    keep: () => setAsked([]),
  };
}
