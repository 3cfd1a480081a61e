import type { CartPlan } from '@shop/domain/cart/cart-plans';
import { parseStored } from '../../lib/browser-storage/stored-text.ts';
import { isRecord } from './use-cart.ts';

/** What the browser keeps of a session's cart; another session's or a damaged one counts as none. */
export function storedOfSession(
  text: string | null,
  session: string | undefined,
): Record<string, unknown> {
  const stored = parseStored(text);
  const isOwn = isRecord(stored) && session !== undefined && stored.sessionId === session;
  return isOwn ? stored : {};
}

/** The plans in it; undefined if it was kept by a version without them. */
export function plansOf({ plans }: Record<string, unknown>): CartPlan[] | undefined {
  return Array.isArray(plans) ? plans.filter(isPlan) : undefined;
}

const isPlan = (plan: Partial<CartPlan>) =>
  isRecord(plan) && plan.path?.startsWith('/planer/') === true && Array.isArray(plan.lines);
