import { type StageWish, wishOf } from '../delivery/stage.ts';
import type { CartPlan } from './cart-plans.ts';

/** The first day on which each product of the plans is wanted, with its stage. */
export function wishesOf(plans: readonly Pick<CartPlan, 'lines'>[]): Map<number, StageWish> {
  const wishes = new Map<number, StageWish>();
  for (const line of plans.flatMap(({ lines }) => lines)) {
    const { wished_day: other } = wishes.get(line.product_id) ?? {};
    const isFirst = line.wished_day && !(other && other <= line.wished_day);
    if (isFirst) wishes.set(line.product_id, wishOf(line));
  }
  return wishes;
}
