import type { DeliveryZone } from './delivery-zones.ts';

export const DELIVERY_METHODS = ['delivery', 'pickup'] as const;
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];

/** Input for the delivery costs; without a zone, the built-in flat rate applies. */
export type DeliveryTerms =
  | { method: 'pickup' }
  | {
      method: 'delivery';
      zone?: DeliveryZone | undefined;
      express?: boolean | undefined;
      /** Why no amount can be shown. */
      unpriced?: 'loading' | 'by offer';
    };

/** The default terms of an order. */
export const FLAT_RATE: DeliveryTerms = { method: 'delivery' };

/** `Lieferung`, `Expresslieferung` or `Selbstabholung`. */
export function methodLabel(delivery?: {
  method: DeliveryMethod;
  express?: boolean | undefined;
}): string {
  if (delivery?.method === 'pickup') return 'Selbstabholung';
  return delivery?.express ? 'Expresslieferung' : 'Lieferung';
}
