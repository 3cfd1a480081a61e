import { type Audience, addresseesOf, MAIL_KINDS, type MailKind } from '@shop/domain/contract/mail';
import type { StoreDeps } from '../firestore/run-transaction.ts';
import { recentUses, type Uses, usesOf, withUse } from '../firestore/stored-uses.ts';
import type { MailLimits } from './mail-config.ts';

/** How many mails a sweep sends at once: few, because mail servers limit a sender's connections. */
export const SWEEP_BATCH = 3;

export const audienceOf = (kind: unknown): Audience => addresseesOf(kind).to;

export const kindsFor = (audience: Audience): readonly MailKind[] =>
  MAIL_KINDS.filter((kind) => audienceOf(kind) === audience);

/** The mails to one audience that all processes together may send within any hour. */
export interface MailQuota {
  /** Takes up to `count` mails from the quota, leaving at least `leaving` for others. */
  take(count: number, leaving: number): Promise<number>;
  /** Returns what was taken for mails that were not sent. */
  giveBack(count: number): Promise<void>;
}

/** Changes of the counter that one transaction makes. */
interface Batch {
  take: number;
  leaving: number;
  giveBack: number;
  /** Taken from the quota but not yet handed out. */
  granted: number;
  done: Promise<void>;
}

const HOUR_MS = 60 * 60 * 1000;

export type MailQuotas = Readonly<Record<Audience, MailQuota>>;

type HourlyLimits = Pick<MailLimits, 'mailsPerHour' | 'noticesPerHour' | 'requestReceiptsPerHour'>;

/** An audience's mails in any hour. */
export function hourlyMax(audience: Audience, limits: HourlyLimits): number {
  if (audience === 'requester') return limits.requestReceiptsPerHour;
  return audience === 'office' ? limits.noticesPerHour : limits.mailsPerHour;
}

export function openMailQuotas(deps: StoreDeps, limits: HourlyLimits): MailQuotas {
  const open = (audience: Audience, id: string) =>
    openMailQuota(deps, id, hourlyMax(audience, limits));
  return {
    customer: open('customer', 'mails'),
    office: open('office', 'notices'),
    requester: open('requester', 'receipts'),
  };
}

/**
 * Opens access to one quota: a counter that costs one read and one write, or only the read once it is used
 * up. One transaction at a time serves all callers waiting, so that many simultaneous orders do not contend
 * for it. Both methods throw if Firestore fails.
 */
function openMailQuota(
  { firestore, runTransaction, now }: StoreDeps,
  id: string,
  max: number,
): MailQuota {
  const reference = usesOf(firestore, id);
  let previous = Promise.resolve();
  let waiting: Batch | undefined;

  const store = ({ take, leaving, giveBack }: Batch) =>
    runTransaction(async (transaction) => {
      const nowMs = now().getTime();
      const recent = recentUses((await transaction.get(reference)).data(), nowMs - HOUR_MS);
      const uses = withoutNewest(recent, giveBack);
      const room = max - leaving - uses.reduce((sum, { count }) => sum + count, 0);
      const taken = Math.max(0, Math.min(take, room));
      if (taken > 0 || giveBack > 0) {
        transaction.set(reference, withUse(uses, nowMs, HOUR_MS, taken));
      }
      return taken;
    });

  const openBatch = (): Batch => {
    const run = async () => {
      waiting = undefined;
      batch.granted = await store(batch);
    };
    const done = previous.then(run, run);
    const batch: Batch = { take: 0, leaving: 0, giveBack: 0, granted: 0, done };
    previous = done;
    return batch;
  };

  return {
    async take(count, leaving) {
      waiting ??= openBatch();
      const batch = waiting;
      batch.take += count;
      batch.leaving = Math.max(batch.leaving, leaving);
      await batch.done;
      const taken = Math.min(batch.granted, count);
      batch.granted -= taken;
      return taken;
    },
    giveBack(count) {
      waiting ??= openBatch();
      waiting.giveBack += count;
      return waiting.done;
    },
  };
}

function withoutNewest(uses: readonly Uses[], count: number): Uses[] {
  let left = count;
  return uses.toReversed().flatMap((use) => {
    const removed = Math.min(left, use.count);
    left -= removed;
    return removed === use.count ? [] : { ...use, count: use.count - removed };
  });
}
