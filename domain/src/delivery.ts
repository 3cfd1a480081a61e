import type { Cents } from './money.ts';
import type { ProductCategory } from './product.ts';

/** Cart subtotal from which delivery is free. */
export const FREE_DELIVERY_FROM_CENTS: Cents = 500_00;

/** Delivery cost below that subtotal. */
export const DELIVERY_FLAT_CENTS: Cents = 25_00;

/** Delivery cost in cents for a subtotal in cents. */
export function deliveryCents(subtotalCents: Cents): Cents {
  return subtotalCents >= FREE_DELIVERY_FROM_CENTS ? 0 : DELIVERY_FLAT_CENTS;
}

/** Amount missing for free delivery, in cents; 0 once reached. */
export function missingForFreeDeliveryCents(subtotalCents: Cents): Cents {
  return Math.max(0, FREE_DELIVERY_FROM_CENTS - subtotalCents);
}

const DELIVERY_TIMES: Partial<Record<string, string>> = {
  Schüttgut: '24–48 Stunden',
  Sand: '24 Stunden',
  Schotter: '24 Stunden',
  Beton: '48–72 Stunden',
  Pflastersteine: '2–5 Tage',
} satisfies Partial<Record<ProductCategory, string>>;

/** Delivery time of a category; the general claim for categories without their own. */
export function deliveryTime(category: string): string {
  return DELIVERY_TIMES[category] ?? '24–48 Stunden';
}
