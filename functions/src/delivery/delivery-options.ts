import { berlinDay, type CalendarDay } from '@shop/domain/calendar';
import type { DeliveryOptions } from '@shop/domain/delivery-areas';
import type { Settings } from '@shop/domain/settings';
import type { ShopSettings } from '../catalogue/office-state.ts';
import { rememberLast } from '../catalogue/remember-last.ts';
import { closedDays } from './closed-days.ts';

/** Where, when and at which prices the company delivers; the same object until settings or day change. */
export function openDeliveryOptions(
  settings: ShopSettings,
  now: () => Date,
): () => Promise<DeliveryOptions> {
  const optionsOf = rememberLast(
    ({ deliveryAreas, specialDays, zonePrices }: Settings, _day: CalendarDay) => {
      const { areas } = deliveryAreas;
      const closed_days = [...closedDays(now(), specialDays)];
      return { areas, closed_days, zone_prices: zonePrices.zones };
    },
  );
  return async () => optionsOf(await settings.orStale(), berlinDay(now()));
}
