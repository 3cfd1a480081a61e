import type { DeliveryOptions } from '@shop/domain/delivery/delivery-areas';
import type { Settings } from '@shop/domain/office/settings';
import { berlinDay, type CalendarDay } from '@shop/domain/time/calendar';
import type { ShopSettings } from '../cache/office-state.ts';
import { rememberLast } from '../cache/remember-last.ts';
import { closedDays } from './closed-days.ts';

/** Where, when and at which prices the company delivers; the same object until settings or day change. */
export function openDeliveryOptions(
  settings: ShopSettings,
  now: () => Date,
): () => Promise<DeliveryOptions> {
  const optionsOf = rememberLast(
    (set: Settings, _day: CalendarDay): DeliveryOptions => ({
      areas: set.deliveryAreas.areas,
      closed_days: [...closedDays(now(), set.specialDays)],
      zone_prices: set.zonePrices.zones,
      small_truck: set.smallTruck,
      prepayment_days: set.prepayment.days,
    }),
  );
  return async () => optionsOf(await settings.orStale(), berlinDay(now()));
}
