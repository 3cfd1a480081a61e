import { BUILT_IN_OPTIONS, type DeliveryOptions } from './delivery-options.ts';
import type { DeliveryZone } from './delivery-zones.ts';

export const DELIVERY_METHODS = ['delivery', 'pickup'] as const;
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];

/** Input for the delivery costs; without a zone, the flat rate applies. */
export type DeliveryTerms = { options: DeliveryOptions } & (
  | { method: 'pickup' }
  | {
      method: 'delivery';
      zone?: DeliveryZone | undefined;
      express?: boolean | undefined;
      /** Why no amount can be shown. */
      unpriced?: 'loading' | 'by offer';
    }
);

/** The default terms of an order. */
export const FLAT_RATE = { method: 'delivery', options: BUILT_IN_OPTIONS } satisfies DeliveryTerms;

/** `Lieferung`, `Expresslieferung` or `Selbstabholung`. */
export function methodLabel(delivery?: {
  method: DeliveryMethod;
  express?: boolean | undefined;
}): string {
  if (delivery?.method === 'pickup') return 'Selbstabholung';
  return delivery?.express ? 'Expresslieferung' : 'Lieferung';
}
