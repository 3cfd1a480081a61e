import { transportCents } from '@shop/domain/booking/booking-price';
import { RENTAL_TERMS } from '@shop/domain/delivery/rental-handover';
import { useQuery } from '@tanstack/react-query';
import { useDeliveryPlace } from '../../features/delivery/use-delivery-place.ts';
import { deliveryOptionsQuery } from '../../features/delivery/use-delivery-zones.ts';

/** The office's terms, and the cost of delivering and collecting at the postcode known from any page. */
export function useTransport() {
  const place = useDeliveryPlace();
  const { data: options } = useQuery(deliveryOptionsQuery);
  const terms = options?.rental ?? RENTAL_TERMS;
  const name = place.kind === 'zone' ? place.zone.name : undefined;
  return { place, options, terms, name, cents: transportCents(terms, name) };
}
