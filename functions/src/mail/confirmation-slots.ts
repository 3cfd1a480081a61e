import { emailIn } from '@shop/domain/text/validation';
import type { Transaction } from 'firebase-admin/firestore';
import { checkRateLimits, networkOf, type RateLimitDeps, usesId } from '../firestore/rate-limit.ts';
import { recentUses, usesOf, withUse } from '../firestore/stored-uses.ts';
import { GIVE_UP_AFTER_MS } from '../stored/outbox-entry.ts';
import type { MailLimits } from './mail-config.ts';

export interface SlotDeps extends RateLimitDeps {
  mail: { limits: MailLimits };
}

/** When a confirmation may be sent; undefined if its recipient gets too many. */
export interface ConfirmationSlot {
  at: Date | undefined;
  /** Whether the slot is later than requested, because its recipient gets too many mails. */
  isLate: boolean;
  /** Takes the slot; call it after the transaction's last read. */
  take: () => void;
}

/** A network's share of the mail quotas. Once used up, its mails wait behind those of others. */
export interface MailShare {
  isUsedUp: boolean;
  /** Takes from the share; call it after the transaction's last read. */
  take: () => void;
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** The share of the largest network that the address belongs to; the office, without one, has no limit. */
export async function readMailShare(
  transaction: Transaction,
  deps: SlotDeps,
  address: string | undefined,
): Promise<MailShare> {
  if (address === undefined) return { isUsedUp: false, take: () => {} };
  const limit = { name: 'mails', max: deps.mail.limits.mailsPerNetwork, windowMs: HOUR_MS };
  const allowance = await checkRateLimits(transaction, deps, [{ limit, by: networkOf(address) }]);
  return allowance.ok
    ? { isUsedUp: false, take: allowance.count }
    : { isUsedUp: true, take: () => {} };
}

/**
 * The next free slot for a confirmation to this address; otherwise anybody could make the shop mail a stranger
 * endlessly. Mail from the office has its own quota, so that strangers who order with an address cannot block it.
 * Costs one read and, unless there is no slot, one write.
 */
export function nextConfirmationSlot(
  transaction: Transaction,
  deps: SlotDeps,
  recipient: string,
  { notBefore = deps.now(), isByOffice = false }: { notBefore?: Date; isByOffice?: boolean } = {},
): Promise<ConfirmationSlot> {
  const { confirmationsPerHour, confirmationsPerDay } = deps.mail.limits;
  const name = isByOffice ? 'office mail' : 'confirmation';
  const id = usesId(deps.rateLimitKey, name, mailboxOf(recipient));
  const limits = { perHour: confirmationsPerHour, perDay: confirmationsPerDay };
  return nextSlot(transaction, deps, id, limits, notBefore);
}

/** The slot for the receipt of a request, of which an address gets one a day; undefined beyond. */
export function nextReceiptSlot(
  transaction: Transaction,
  deps: SlotDeps,
  recipient: string,
): Promise<ConfirmationSlot> {
  const id = usesId(deps.rateLimitKey, 'request receipt', mailboxOf(recipient));
  return nextSlot(transaction, deps, id, { perHour: 1, perDay: 1 }, deps.now());
}

/**
 * Reads the slots for a withdrawal's receipt and its notice. A client may send more withdrawals than mails
 * are sent for, because nobody may be kept from withdrawing, nor others from getting their mail.
 */
export async function nextWithdrawalSlots(
  transaction: Transaction,
  deps: SlotDeps,
  { address, email }: { address: string; email: string },
): Promise<Record<'receipt' | 'notice', ConfirmationSlot>> {
  const { receiptsPerHour: perHour, receiptsPerDay: perDay } = deps.mail.limits;
  const id = usesId(deps.rateLimitKey, 'withdrawal mail', networkOf(address));
  const notice = await nextSlot(transaction, deps, id, { perHour, perDay }, deps.now());
  if (!notice.at) return { notice, receipt: notice };
  const receipt = await nextConfirmationSlot(transaction, deps, email, { notBefore: notice.at });
  return { notice, receipt: { ...receipt, isLate: receipt.isLate || notice.isLate } };
}

/** Mails beyond the hourly limit get a later slot, those beyond the daily limit none. */
async function nextSlot(
  transaction: Transaction,
  { firestore, now }: SlotDeps,
  id: string,
  { perHour, perDay }: { perHour: number; perDay: number },
  notBefore: Date,
): Promise<ConfirmationSlot> {
  const nowMs = now().getTime();
  const reference = usesOf(firestore, id);
  const taken = recentUses((await transaction.get(reference)).data(), nowMs - DAY_MS);
  const instants = taken.flatMap(({ lastMs, count }) => Array<number>(count).fill(lastMs));
  const freeAfter = (max: number, windowMs: number) => (instants.at(-max) ?? 0) + windowMs;
  const atMs = Math.max(notBefore.getTime(), freeAfter(perHour, HOUR_MS));
  const isTooMany = freeAfter(perDay, DAY_MS) > atMs;
  if (isTooMany || atMs > nowMs + GIVE_UP_AFTER_MS) {
    return { at: undefined, isLate: true, take: () => {} };
  }
  const take = () => {
    // Counted by the minute and kept for a day, so that the document stays small.
    transaction.set(reference, withUse(taken, atMs, HOUR_MS, 1, DAY_MS));
  };
  return { at: new Date(atMs), isLate: atMs > notBefore.getTime(), take };
}

/** The mailbox behind an address: without case, dots and a `+tag`, which many providers ignore. */
export function mailboxOf(address: string): string {
  const sentTo = emailIn(address).toLowerCase();
  const at = sentTo.lastIndexOf('@');
  const local = sentTo.slice(0, at).replace(/\+.*/, '').replaceAll('.', '');
  return local + sentTo.slice(at);
}
