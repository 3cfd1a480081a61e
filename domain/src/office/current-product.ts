import { STANDARD_VAT_RATE, type VatRate } from '../money/vat.ts';
import type { CalendarDay } from '../time/calendar.ts';
import type { OfficeFields, StoredProduct } from './stored-catalogue.ts';

/** Whether shoppers see and get an item; not what the office hides or keeps in its archive. */
export function isVisible({ visibility = 'visible' }: OfficeFields): boolean {
  return visibility === 'visible';
}

/**
 * A product as it is sold on a calendar day in Berlin: a price from a day on holds from that day. It
 * names its VAT rate wherever that is not the one that a missing rate stands for.
 */
export function currentProduct(
  stored: StoredProduct,
  day: CalendarDay,
  standardRate: VatRate = STANDARD_VAT_RATE,
): StoredProduct {
  const { next_price, ...product } = stored;
  const isTaxedOtherwise = stored.vat_rate === undefined && standardRate !== STANDARD_VAT_RATE;
  if (!next_price && !isTaxedOtherwise) return stored;
  const hasBegun = next_price !== undefined && next_price.from <= day;
  return {
    ...product,
    ...(hasBegun && { price_cents: next_price.price_cents }),
    ...(isTaxedOtherwise && { vat_rate: standardRate }),
  };
}
