import type { CartItem } from '@shop/domain/cart/cart';
import type { Truck } from '@shop/domain/delivery/order-weight';
import { firstStageDay, type StageWish } from '@shop/domain/delivery/stage';
import { tripsOfStages } from '@shop/domain/delivery/stage-trips';
import { formatNumber } from '@shop/domain/text/format';
import { dayText } from '@shop/domain/tour/delivery-text';

/** First day and trips of a cart delivered in stages. Loaded only for such carts. */
export default function stagedTotals(items: readonly (CartItem & StageWish)[], truck: Truck) {
  const { trucks, mixers } = tripsOfStages(items, truck);
  const isPart = items.some(({ wished_day }) => !wished_day);
  return {
    from: `ab ${dayText(firstStageDay(items) ?? '')}`,
    trips: trucks + mixers,
    mixers: mixers > 0 ? ` (${formatNumber(mixers)} mit dem Fahrmischer)` : '',
    days: isPart ? 'zu Ihren Wunschterminen, sonst nach Absprache' : 'zu Ihren Wunschterminen',
  };
}
