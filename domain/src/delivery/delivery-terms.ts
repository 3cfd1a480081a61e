import type { Cents } from '../money/money.ts';
import { type DeliveryZone, EXPRESS, FLAT_RATE_ZONE, zoneOffer } from './delivery-zones.ts';

export const DELIVERY_METHODS = ['delivery', 'pickup'] as const;

/** Input of the delivery costs; without a zone, the built-in flat rate applies. */
export type DeliveryTerms =
  | { method: 'pickup' }
  | {
      method: 'delivery';
      zone?: DeliveryZone | undefined;
      express?: boolean | undefined;
      /** Why no amount can be shown. */
      unpriced?: 'loading' | 'by offer';
    };

/** The terms of an order that names none. */
export const FLAT_RATE: DeliveryTerms = { method: 'delivery' };

/**
 * Delivery costs for goods with this subtotal. The express surcharge is due even where delivery is free. A
 * zone without prices costs nothing here, as its delivery is quoted individually.
 */
export function deliveryCosts(terms: DeliveryTerms, subtotalCents: Cents) {
  if (terms.method === 'pickup') return { deliveryCents: 0, expressCents: 0 };
  const expressCents = terms.express ? EXPRESS.surchargeCents : 0;
  const { zone = FLAT_RATE_ZONE } = terms;
  return { deliveryCents: zoneOffer(zone, subtotalCents).costCents ?? 0, expressCents };
}
