import { bookingPrice } from '@shop/domain/booking/booking-price';
import { pricedAmounts, rentalLine } from '@shop/domain/booking/rental-line';
import type { DeliveryOptions } from '@shop/domain/delivery/delivery-options';
import { unchargedDays } from '@shop/domain/delivery/rental-handover';
import type { RentalTool } from '@shop/domain/rental/rental';
import type { RentalTier } from '@shop/domain/rental/rental-price';

interface RentalLineProps {
  tool: RentalTool;
  start: string;
  end: string;
  /** By default the cheapest. */
  tier?: RentalTier;
  options: DeliveryOptions;
}

/** What one piece costs from one day to another, if it is fetched. */
export function RentalLine({ tool, start, end, tier, options }: RentalLineProps) {
  const period = { start_day: start, end_day: end, pieces: 1 };
  const wish = { ...period, tier, transportCents: 0, closed: unchargedDays(options) };
  const price = bookingPrice(tool, wish, options.vat_rate);
  return <strong>{rentalLine({ ...period, ...pricedAmounts(price, 'pickup') })}</strong>;
}
