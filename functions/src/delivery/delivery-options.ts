import { berlinDay, type CalendarDay } from '@shop/domain/calendar';
import type { DeliveryOptions } from '@shop/domain/delivery-areas';
import type { Settings } from '@shop/domain/settings';
import type { ShopSettings } from '../catalogue/office-state.ts';
import { rememberLast } from '../catalogue/remember-last.ts';
import { closedDays } from './closed-days.ts';

/** Where and when the company delivers; the same object until the settings or the day change. */
export function openDeliveryOptions(
  settings: ShopSettings,
  now: () => Date,
): () => Promise<DeliveryOptions> {
  const optionsOf = rememberLast(({ deliveryAreas }: Settings, _day: CalendarDay) => {
    return { areas: deliveryAreas.areas, closed_days: [...closedDays(now())] };
  });
  return async () => optionsOf(await settings.orStale(), berlinDay(now()));
}
