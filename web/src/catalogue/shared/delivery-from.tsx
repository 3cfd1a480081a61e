import { earliestDeliveryDay } from '@shop/domain/delivery/delivery-days';
import type { DeliveryZone } from '@shop/domain/delivery/delivery-zones';
import type { Product } from '@shop/domain/product/product';
import { weekdayOf } from '@shop/domain/time/calendar';
import type { ReactNode } from 'react';
import { usePostalCode } from '../../delivery/shared/postal-code.ts';
import { useDeliveryPlace } from '../../delivery/shared/use-delivery-place.ts';
import { useDeliveryOptions } from '../../delivery/shared/use-delivery-zones.ts';
import { systemClock, useNow } from '../../lib/use-now.ts';

interface DeliveryFromProps {
  product: Product;
  /** Gets the zone of the postcode known from any page, its place and the first day there. */
  children(zone?: DeliveryZone, place?: string, day?: string): ReactNode;
}

/** What delivery of a product to the known postcode needs: `12345` and `Dienstag, 1.12.` */
export default function DeliveryFrom({ product, children }: DeliveryFromProps) {
  const postalCode = usePostalCode();
  const place = useDeliveryPlace();
  const { closed_days } = useDeliveryOptions();
  const now = useNow(systemClock);
  if (place.kind !== 'zone') return children();
  const closed = new Set(closed_days);
  const day = earliestDeliveryDay([product], now, closed, place.zone.deliveryTime);
  const [, month, date] = day.split('-').map(Number);
  return children(place.zone, postalCode, `${weekdayOf(day)}, ${date}.${month}.`);
}
