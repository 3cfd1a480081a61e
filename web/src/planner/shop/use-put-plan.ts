import { holdsPlan } from '@shop/domain/cart/cart-plans';
import { useEffect, useRef, useState } from 'react';
import { type NextPlan, planSlug, useCartState } from '../../cart/shared/cart-plan.ts';
import { type HandChange, putPlan } from '../../cart/shared/put-plan.ts';
import { useSendLines } from '../../cart/shared/use-add-to-cart.ts';
import { announce } from '../../lib/announcer/announce.ts';

/**
 * Puts all goods of a plan into the cart, instead of those that are there of it. Of several plans of a project, a page
 * replaces the one that it was opened from or has put last.
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
    /** Its earlier self in the cart. */
    known: known && (isKnown || same) ? known : undefined,
    /** Whether the cart holds exactly this plan; assumed until the cart has loaded. */
    isDone: isKnown ? holdsPlan({ ...plan, id }, server, state) : same !== undefined,
    start: (isSure = false) => void put(id, isSure),
    /** Beside the others of its project. */
    startAnother: () => void put(free ?? slug, false),
    isSending,
    problem,
    /** What was changed by hand and would change, until it is agreed to. */
    asked,
    keep: () => setAsked([]),
  };
}
