import type { BookingStepRequest } from '@shop/domain/booking/booking';
import { ownBalance, TOO_MUCH_KEPT } from '@shop/domain/deposit/deposit';
import { type Cents, toCents } from '@shop/domain/money/money';
import { berlinDay } from '@shop/domain/time/calendar';
import type { Firestore, Timestamp, Transaction } from 'firebase-admin/firestore';
import { type Refusal, refuse } from '../lib/refusal.ts';
import { reversalOf, type StoredEntry } from '../stored/entries.ts';
import {
  asksDeposit,
  depositNumber,
  newClaim,
  ownClaimOf,
  type StoredOwnClaim,
  withEntries,
} from '../stored/own-claim.ts';
import type { StoredRentalBooking } from '../stored/rental-booking.ts';

/** What a change of a booking says of its deposit. */
export interface DepositChange {
  booking: StoredRentalBooking;
  deposit?: BookingStepRequest['deposit'];
  /** The step that is taken back, whose entries are reversed. */
  undoes?: { id: string; by_uid: string; at: Timestamp } | undefined;
}

const SETTLED_SINCE = refuse(
  'not_possible',
  'Zur Kaution ist seitdem etwas eingetragen: Der Schritt lässt sich nicht mehr zurücknehmen.',
);

/** The claim of the deposit, if the change concerns it. */
export async function readDeposit(
  transaction: Transaction,
  firestore: Firestore,
  before: StoredRentalBooking | undefined,
  { booking, deposit, undoes }: DepositChange,
): Promise<StoredOwnClaim | undefined> {
  const asked = (each: StoredRentalBooking | undefined) =>
    each && asksDeposit(each) ? each.deposit_cents : 0;
  const isSame = asked(before) === asked(booking);
  if (booking.kind !== 'rental' || (isSame && !deposit && !undoes)) return undefined;
  const earlier = before ?? { ...booking, state: 'requested' as const };
  const isNew = earlier.state === 'requested' && earlier.history.length === 1;
  const reference = ownClaimOf(firestore, depositNumber(booking.booking_number));
  const stored = isNew ? undefined : (await transaction.get(reference)).data();
  return stored ?? newClaim('deposit', earlier);
}

/** The claim after a change; refused if more would be kept than is held. */
export function nextDeposit(
  claim: StoredOwnClaim,
  { booking, deposit, undoes }: DepositChange,
): { ok: true; claim: StoredOwnClaim } | Refusal {
  const step = undoes ?? booking.history.at(-1);
  if (!step) return { ok: true, claim };
  const { id: stepId, at, by_uid } = step;
  const isReturn = !undoes && 'what' in step && step.what === 'returned';
  const day = (isReturn && booking.returned?.day) || berlinDay(at.toDate());
  const facts = { day, by_uid, at };
  const { means } = deposit ?? {};
  const entry = (what: StoredEntry['what'], cents: Cents, reason?: string) => {
    const id = `${stepId}-${what}${undoes ? '-x' : ''}`;
    const isMoney = what === 'paid' || what === 'paid_back';
    const way = isMoney && means && means !== 'bank' ? { means } : {};
    return cents > 0 ? [{ id, what, cents, ...facts, ...way, ...(reason && { reason }) }] : [];
  };
  const isAsked = asksDeposit(booking);
  const wanted = isAsked ? booking.deposit_cents : 0;
  const now = ownBalance('deposit', claim.entries).debtCents;
  const asked = withEntries(claim, [
    ...entry('requested', wanted - now),
    ...entry('released', now - wanted),
  ]);
  if (undoes) {
    const own = claim.entries.filter(({ id }) => id.startsWith(`${stepId}-`));
    if (own.length > 0 && claim.entries.at(-1) !== own.at(-1)) return SETTLED_SINCE;
    const money = own.filter(({ what }) => what !== 'requested' && what !== 'released');
    const reversed = money.flatMap(({ id }) => {
      return reversalOf(claim, { ...facts, id: `${id}-x`, reverses: id }) ?? [];
    });
    return { ok: true, claim: withEntries(asked, reversed) };
  }
  const { openCents, paidCents } = ownBalance('deposit', asked.entries);
  if (isAsked) {
    const paid = deposit?.state === 'held' ? entry('paid', openCents) : [];
    return { ok: true, claim: withEntries(asked, paid) };
  }
  const kept = deposit?.state === 'kept' ? toCents(deposit.kept_amount ?? 0) : 0;
  if (kept > paidCents) return refuse('not_possible', TOO_MUCH_KEPT);
  const isBack = deposit?.state === 'returned' || deposit?.state === 'kept';
  return {
    ok: true,
    claim: withEntries(asked, [
      ...entry('set_off', kept, deposit?.reason),
      ...(isBack ? entry('paid_back', paidCents - kept) : []),
    ]),
  };
}
