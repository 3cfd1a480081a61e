import { ownPriceCents } from '@shop/domain/customer/own-prices';
import type { StoredCustomer, StoredProduct } from '@shop/domain/office/stored-catalogue';
import type { CalendarDay } from '@shop/domain/time/calendar';

/** Whose prices apply, for which of their sites, and on which day. */
export interface OwnPricing {
  customer: StoredCustomer | undefined;
  site: string | undefined;
  day: CalendarDay;
}

/** Products at a customer's own prices; as they are without a customer. */
export function atOwnPrices(
  products: ReadonlyMap<number, StoredProduct>,
  { customer, site = '', day }: OwnPricing,
): ReadonlyMap<number, StoredProduct> {
  if (!customer?.fixed_prices && !customer?.discounts) return products;
  const priced = [...products].map(([id, { price_cents: list, ...product }]) => {
    const own = ownPriceCents(product, list, customer, { site, day });
    return [id, { ...product, ...(own !== undefined && { price_cents: own }) }] as const;
  });
  return new Map(priced);
}
