import { transportCents } from '@shop/domain/booking/booking-price';
import { useDeliveryPlace } from '../../delivery/shared/use-delivery-place.ts';
import { useDeliveryOptions } from '../../delivery/shared/use-delivery-zones.ts';

/** The office's terms, and the cost of delivering and collecting at the postcode known from any page. */
export function useTransport() {
  const place = useDeliveryPlace();
  const options = useDeliveryOptions();
  const terms = options.rental;
  const name = place.kind === 'zone' ? place.zone.name : undefined;
  return { place, options, terms, name, cents: transportCents(terms, name) };
}
