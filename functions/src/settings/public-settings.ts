import { type DeliveryOptions, FIXED_OPTIONS } from '@shop/domain/delivery/delivery-options';
import { noticesOn } from '@shop/domain/settings/notices';
import { type Settings, shopOptions } from '@shop/domain/settings/settings';
import { rateOn } from '@shop/domain/settings/vat-rates';
import { berlinDay, type CalendarDay } from '@shop/domain/time/calendar';
import type { ShopSettings } from '../cache/office-state.ts';
import { rememberLast } from '../lib/remember-last.ts';
import { closedDays, holidaysFrom } from './closed-days.ts';

export type PublicSettings = ReturnType<typeof openPublicSettings>;

/**
 * The public part of the settings: the notices on every page, and where, when and at which prices the company
 * delivers, which orders obey. Returns the same objects until settings or day change.
 */
export function openPublicSettings(settings: ShopSettings, now: () => Date) {
  const noticesOf = rememberLast(({ banner, specialDays }: Settings, day: CalendarDay) =>
    noticesOn(day, banner, specialDays),
  );
  const optionsOf = rememberLast(
    (set: Settings, day: CalendarDay): DeliveryOptions => ({
      ...FIXED_OPTIONS,
      ...shopOptions(set),
      closed_days: [...closedDays(now(), set)],
      vat_rate: rateOn(set.vatRates.standard, set.vatRates, day),
    }),
  );
  return {
    notices: async () => noticesOf(await settings.orStale(), berlinDay(now())),
    deliveryOptions: async () => optionsOf(await settings.orStale(), berlinDay(now())),
    /** At most ten seconds old, for what is sold. Throws while Firestore is away. */
    freshOptions: async () => optionsOf(await settings.fresh(), berlinDay(now())),
    /** Public holidays from today on, as fresh. */
    holidays: async () => holidaysFrom(berlinDay(now()), await settings.fresh()),
  };
}
