import { earliestDeliveryDay } from '@shop/domain/delivery/delivery-days';
import type { Product } from '@shop/domain/product/product';
import { weekdayOf } from '@shop/domain/time/calendar';
import { usePostalCode } from '../../delivery/shared/postal-code.ts';
import { useDeliveryPlace } from '../../delivery/shared/use-delivery-place.ts';
import { useDeliveryOptions } from '../../delivery/shared/use-delivery-zones.ts';
import { systemClock, useNow } from '../../lib/use-now.ts';
import { UnbrokenText } from '../../ui/unbroken-text.tsx';

/** `Wir liefern ab Dienstag, 1.12., nach 12345.`, once a postcode was entered on any page. */
export default function DeliveryFrom({ product }: { product: Product }) {
  const postalCode = usePostalCode();
  const place = useDeliveryPlace();
  const { closed_days } = useDeliveryOptions();
  const now = useNow(systemClock);
  if (place.kind !== 'zone') return null;
  const closed = new Set(closed_days);
  const day = earliestDeliveryDay([product], now, closed, place.zone.deliveryTime);
  const [, month, date] = day.split('-').map(Number);
  return (
    <UnbrokenText>{`Wir liefern ab ${weekdayOf(day)}, ${date}.${month}., nach ${postalCode}.`}</UnbrokenText>
  );
}
