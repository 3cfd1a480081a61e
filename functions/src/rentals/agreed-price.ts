import type { RentalPeriod } from '@shop/domain/booking/booking-days';
import { type AgreedPrices, bookingPrice } from '@shop/domain/booking/booking-price';
import { fromStoredFields } from '@shop/domain/fields/field';
import type { Cents } from '@shop/domain/money/money';
import type { VatRate } from '@shop/domain/money/vat';
import type { RentalTool } from '@shop/domain/rental/rental';
import type { RentalTier } from '@shop/domain/rental/rental-price';
import { RENTAL_TOOL_FIELDS } from '@shop/domain/rental/rental-tool-fields';
import type { StoredRentalBooking } from '../stored/rental-booking.ts';

type Agreed = RentalPeriod &
  Pick<StoredRentalBooking, 'prices' | 'pieces' | 'is_insured' | 'vat_rate'> & {
    chosen_tier?: RentalTier | undefined;
    transport_cents?: Cents | undefined;
  };

/** The fields of a booking that depend on its days, at the agreed prices, transport included. */
export function pricedFields(booking: Agreed) {
  const { chosen_tier: tier, is_insured: insured, transport_cents: transportCents } = booking;
  const wish = { ...booking, tier, insured, transportCents };
  const price = bookingPrice(agreedPrices(booking), wish, booking.vat_rate as VatRate);
  return {
    tier: price.tier,
    days: price.days,
    rental_cents: price.rentalCents,
    insurance_cents: price.insuranceCents,
    net_cents: price.netCents,
    gross_cents: price.grossCents,
    deposit_cents: price.depositCents,
  };
}

export function agreedPrices({ prices }: Pick<StoredRentalBooking, 'prices'>): AgreedPrices {
  return fromStoredFields<RentalTool>(RENTAL_TOOL_FIELDS, prices, PRICE_NAMES);
}

/** The booking with this price of transport; without one, by arrangement. */
export function withTransport(
  { transport_cents: _, transport_agreed: __, ...booking }: StoredRentalBooking,
  agreed?: Cents,
): StoredRentalBooking {
  const price = agreed !== undefined && { transport_cents: agreed, transport_agreed: true };
  const priced = { ...booking, ...price };
  return { ...priced, ...pricedFields(priced) };
}

export const PRICE_NAMES = [
  'daily_price',
  'weekly_price',
  'monthly_price',
  'deposit_amount',
  'insurance_price',
  'extra_hour_price',
  'fuel_price',
  'cleaning_price',
] as const;
