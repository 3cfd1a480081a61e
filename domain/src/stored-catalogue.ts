import type { DeliveryArea } from './delivery-areas.ts';
import type { Cents } from './money.ts';
import type { ProductDetail } from './product.ts';
import type { RentalTool } from './rental.ts';

export const PRODUCTS_COLLECTION = 'products';
export const RENTAL_TOOLS_COLLECTION = 'rentalTools';
export const DELIVERY_AREAS_PATH = 'settings/deliveryAreas';

/** The current `schema_version` of both collections. */
export const CATALOGUE_VERSION = 1 as const;

/** A document of `products/{id}`: net price in cents per unit; without one it is on request. */
export interface StoredProduct extends Omit<ProductDetail, 'price' | 'related' | 'alternatives'> {
  price_cents?: Cents;
  schema_version: typeof CATALOGUE_VERSION;
}

/** A document of `rentalTools/{id}`: net prices and deposit in cents. */
export interface StoredRentalTool
  extends Omit<RentalTool, 'daily_price' | 'weekly_price' | 'monthly_price' | 'deposit_amount'> {
  daily_price_cents: Cents;
  weekly_price_cents: Cents;
  monthly_price_cents: Cents;
  deposit_amount_cents: Cents;
  schema_version: typeof CATALOGUE_VERSION;
}

/** The document at `DELIVERY_AREAS_PATH`. */
export interface StoredDeliveryAreas {
  areas: DeliveryArea[];
  schema_version: 1;
}
