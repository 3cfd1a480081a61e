import { bookingPrice } from '@shop/domain/booking/booking-price';
import { pricedAmounts, rentalLine } from '@shop/domain/booking/rental-line';
import type { VatRate } from '@shop/domain/money/vat';
import type { RentalTool } from '@shop/domain/rental/rental';
import type { RentalTier } from '@shop/domain/rental/rental-price';

interface RentalLineProps {
  tool: RentalTool;
  start: string;
  end: string;
  /** By default the cheapest. */
  tier?: RentalTier;
  /** Of VAT. */
  rate: VatRate | undefined;
}

/** What one piece costs from one day to another, if it is fetched. */
export function RentalLine({ tool, start, end, tier, rate }: RentalLineProps) {
  const period = { start_day: start, end_day: end, pieces: 1 };
  const price = bookingPrice(tool, { ...period, tier, transportCents: 0 }, rate);
  return <strong>{rentalLine({ ...period, ...pricedAmounts(price, 'pickup') })}</strong>;
}
