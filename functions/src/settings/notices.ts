import { type Notices, noticesOn } from '@shop/domain/office/notices';
import type { Settings } from '@shop/domain/office/settings';
import { berlinDay, type CalendarDay } from '@shop/domain/time/calendar';
import type { ShopSettings } from '../cache/office-state.ts';
import { rememberLast } from '../cache/remember-last.ts';

/** Notices of every page; the same object until settings or day change. */
export function openNotices(settings: ShopSettings, now: () => Date): () => Promise<Notices> {
  const noticesOf = rememberLast(({ banner, specialDays }: Settings, day: CalendarDay) =>
    noticesOn(day, banner, specialDays),
  );
  return async () => noticesOf(await settings.orStale(), berlinDay(now()));
}
