import type { CartItem } from '@shop/domain/cart/cart';
import type { CartPlan } from '@shop/domain/cart/cart-plans';
import { wishesOf } from '@shop/domain/cart/plan-wishes';

/** The lines of a cart with the days on which its plans want them. Only carts with a plan load it. */
export default function stagedItems(items: readonly CartItem[], plans: readonly CartPlan[]) {
  const wishes = wishesOf(plans);
  return items.map((item) => ({ ...item, ...wishes.get(item.product_id) }));
}
