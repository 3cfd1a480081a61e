import { bookingPrice } from '@shop/domain/booking/booking-price';
import { pricedAmounts, rentalLine } from '@shop/domain/booking/rental-line';
import type { DeliveryOptions } from '@shop/domain/delivery/delivery-options';
import { unchargedDays } from '@shop/domain/delivery/rental-handover';
import type { RentalTool } from '@shop/domain/rental/rental';
import type { RentalTier } from '@shop/domain/rental/rental-price';
import { formatEuro } from '@shop/domain/text/format';

interface RentalLineProps {
  tool: RentalTool;
  start: string;
  end: string;
  /** By default the cheapest. */
  tier?: RentalTier;
  options: DeliveryOptions;
}

/** What one piece costs from one day to another, if it is fetched. */
export function RentalLine(props: RentalLineProps) {
  const { start: start_day, end: end_day } = props;
  const amounts = pricedAmounts(priceOf(props), 'pickup');
  return <strong>{rentalLine({ ...amounts, start_day, end_day, pieces: 1 })}</strong>;
}

/** The weekend price for the days of a `RentalLine` in another tier. */
export const WeekendLine = (props: Omit<RentalLineProps, 'tier'>) => (
  <strong>
    Wochenende: {formatEuro(priceOf({ ...props, tier: 'weekend' }).grossCents)} brutto
  </strong>
);

function priceOf({ tool, start, end, tier, options }: RentalLineProps) {
  const period = { start_day: start, end_day: end, pieces: 1 };
  const wish = { ...period, tier, transportCents: 0, closed: unchargedDays(options) };
  return bookingPrice(tool, wish, options.vat_rate);
}
