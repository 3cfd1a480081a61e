import type { CartItem } from '@shop/domain/cart/cart';
import type { CartPlan } from '@shop/domain/cart/cart-plans';
import { wishesOf } from '@shop/domain/cart/plan-wishes';
import type { StageWish } from '@shop/domain/delivery/stage';

export type StagedItem = CartItem & StageWish;

/** The lines of a cart with the delivery days requested by its plans. The cart loads it only if it has a plan. */
export default function stagedItems(
  items: readonly CartItem[],
  plans: readonly CartPlan[],
): StagedItem[] {
  const wishes = wishesOf(plans);
  return items.map((item) => ({ ...item, ...wishes.get(item.product_id) }));
}
