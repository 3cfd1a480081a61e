import type { Health } from '@shop/domain/contract/calls/office';
import { type Cached, cached } from '../lib/cached.ts';
import { withTimeout } from '../lib/deadline.ts';
import { sweepOf } from '../stored/sweep.ts';
import type { OutboxDeps } from './outbox.ts';

/** The outbox is swept every minute. */
const SWEEP_LATE_MS = 5 * 60_000;
const READ_EVERY_MS = 10_000;
const READ_TIMEOUT_MS = 2000;

/**
 * Health according to the record of the last sweep: one read every ten seconds; answers even without
 * Firestore.
 */
export function openHealth({
  firestore,
  now,
}: Pick<OutboxDeps, 'firestore' | 'now'>): Cached<Health> {
  return cached({
    read: async () => {
      try {
        const swept = (await withTimeout(sweepOf(firestore).get(), READ_TIMEOUT_MS)).data();
        const ageMs = now().getTime() - (swept?.swept_at.toMillis() ?? 0);
        const sweep = ageMs < SWEEP_LATE_MS;
        const mail = sweep && swept?.is_mail_late === false;
        return { ok: sweep && mail, firestore: true, mail, sweep };
      } catch {
        return { ok: false, firestore: false, mail: false, sweep: false };
      }
    },
    now,
    ttlMs: READ_EVERY_MS,
    onStale: () => {},
  });
}
