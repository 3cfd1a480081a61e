import { berlinDay } from '@shop/domain/calendar';
import { type Notices, noticesOn } from '@shop/domain/notices';
import { cached } from '../catalogue/cached.ts';
import type { CatalogueDeps } from '../catalogue/item-cache.ts';
import { readSetting } from '../stored/setting.ts';

/** What every page tells of these days, by settings at most `ttlMs` old; older while Firestore is away. */
export function openNotices(
  { firestore, now, log }: CatalogueDeps,
  ttlMs: number,
): () => Promise<Notices> {
  const { orStale } = cached({
    read: () =>
      Promise.all([readSetting(firestore, 'banner'), readSetting(firestore, 'specialDays')]),
    now,
    ttlMs,
    onStale: (ageMs) => {
      const message = `Firestore gives no notices; showing those of ${Math.round(ageMs / 1000)} s ago`;
      log({ severity: 'WARNING', message });
    },
  });
  return async () => {
    const [banner, specialDays] = (await orStale()).value;
    return noticesOn(berlinDay(now()), banner, specialDays);
  };
}
