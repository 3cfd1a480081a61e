import type { DeliveryOptions } from '@shop/domain/delivery-areas';
import { cached } from '../catalogue/cached.ts';
import type { CatalogueDeps } from '../catalogue/item-cache.ts';
import { readAreas } from '../stored/delivery-areas.ts';
import { readSetting } from '../stored/setting.ts';
import { closedDays } from './closed-days.ts';

/** Where, when and at which prices the company delivers, at most `ttlMs` old; older while Firestore is away. */
export function openDeliveryOptions(
  { firestore, now, log }: CatalogueDeps,
  ttlMs: number,
): () => Promise<DeliveryOptions> {
  const { orStale } = cached({
    read: async () => {
      const [areas, { zones }, specialDays] = await Promise.all([
        readAreas(firestore),
        readSetting(firestore, 'zonePrices'),
        readSetting(firestore, 'specialDays'),
      ]);
      return { areas, closed_days: [...closedDays(now(), specialDays)], zone_prices: zones };
    },
    now,
    ttlMs,
    onStale: (ageMs) => {
      const message = `Firestore gives no delivery areas; showing those of ${Math.round(ageMs / 1000)} s ago`;
      log({ severity: 'WARNING', message });
    },
  });
  return async () => (await orStale()).value;
}
