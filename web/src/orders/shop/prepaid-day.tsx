import { zoneOfName } from '@shop/domain/delivery/delivery-zones';
import { earliestWishedDay, prepaidDayText } from '@shop/domain/order/delivery-wish';
import type { Order } from '@shop/domain/order/order';
import { useDeliveryOptions } from '../../delivery/shared/use-delivery-zones.ts';
import { Quiet } from '../../ui/layout.tsx';

/** The earliest delivery day of a prepaid order, which waits for the payment. */
export default function PrepaidDay({ order }: { order: Order }) {
  const closed = new Set(useDeliveryOptions().closed_days);
  const goods = order.order_items.flatMap(({ category, delivery_time }) =>
    category === undefined ? [] : { category, ...(delivery_time && { delivery_time }) },
  );
  const ofZone = zoneOfName(order.delivery?.zone)?.deliveryTime;
  const terms = { now: new Date(order.created_at), closed, ofZone, isPrepaid: true };
  return <Quiet>{prepaidDayText(earliestWishedDay(goods, terms))}</Quiet>;
}
