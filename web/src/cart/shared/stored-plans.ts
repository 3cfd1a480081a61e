import type { CartPlan } from '@shop/domain/cart/cart-plans';
import { isRecord } from './use-cart.ts';

/** The plans in a stored cart; undefined if an older version stored it, without plans. */
export function plansOf({ plans }: Record<string, unknown>): CartPlan[] | undefined {
  return Array.isArray(plans) ? plans.filter(isPlan) : undefined;
}

const isPlan = (plan: Partial<CartPlan>) =>
  isRecord(plan) && plan.path?.startsWith('/planer/') === true && Array.isArray(plan.lines);
