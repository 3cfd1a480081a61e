import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { type RateLimitDeps, usesId } from '../rate-limit/rate-limit.ts';
import { recentUses, usesOf, withUse } from '../rate-limit/stored-uses.ts';
import { GIVE_UP_AFTER_MS } from '../stored/outbox-entry.ts';
import type { MailLimits } from './mail-config.ts';

export interface SlotDeps extends RateLimitDeps {
  mail: { limits: MailLimits };
}

/** When a confirmation may be sent; undefined if its recipient gets too many. */
export interface ConfirmationSlot {
  at: Date | undefined;
  /** Takes the slot; call it after the transaction's last read. */
  take: () => void;
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/**
 * The next free slot for a confirmation to this address, or anybody could have the shop write to a
 * stranger without end. What is too much for an hour gets a later slot, what is too much for a day
 * none. Costs one read and, unless there is no slot, one write.
 */
export async function nextConfirmationSlot(
  transaction: Transaction,
  { firestore, now, rateLimitKey, mail }: SlotDeps,
  recipient: string,
): Promise<ConfirmationSlot> {
  const { confirmationsPerHour, confirmationsPerDay } = mail.limits;
  const nowMs = now().getTime();
  const id = usesId(rateLimitKey, 'confirmation', mailboxOf(recipient));
  const reference = usesOf(firestore, id);
  const taken = recentUses((await transaction.get(reference)).data(), nowMs - DAY_MS);
  const instants = taken.flatMap(({ lastMs, count }) => Array<number>(count).fill(lastMs));
  const freeAfter = (max: number, windowMs: number) => (instants.at(-max) ?? 0) + windowMs;
  const atMs = Math.max(nowMs, freeAfter(confirmationsPerHour, HOUR_MS));
  const isTooMany = freeAfter(confirmationsPerDay, DAY_MS) > atMs;
  if (isTooMany || atMs > nowMs + GIVE_UP_AFTER_MS) return { at: undefined, take: () => {} };
  const take = () => {
    // Counted by the minute and kept for a day, so that the document stays small.
    const uses = withUse(taken, atMs, HOUR_MS);
    transaction.set(reference, { ...uses, expires_at: Timestamp.fromMillis(atMs + DAY_MS) });
  };
  return { at: new Date(atMs), take };
}

/** The mailbox behind an address: without case, dots and a `+tag`, which many providers ignore. */
function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.trim().toLowerCase().split('@');
  return `${local.replace(/\+.*/, '').replaceAll('.', '')}@${domain}`;
}
