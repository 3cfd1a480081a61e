import { isBookingNumber } from '@shop/domain/booking/booking';
import {
  CLAIM_STEPS,
  claimEntryProblem,
  entryDayProblem,
  ownBalance,
  RECORDED,
  type Recorded,
} from '@shop/domain/deposit/deposit';
import type { ClaimEntryRequest, OwnClaim, OwnClaimEntry } from '@shop/domain/deposit/own-claim';
import { toCents, toEuro } from '@shop/domain/money/money';
import { expectedCents, paymentProblem } from '@shop/domain/payment/order-payments';
import { formatEuro } from '@shop/domain/text/format';
import { berlinDay } from '@shop/domain/time/calendar';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { AdminDeps } from '../accounts/admin-names.ts';
import { type Outcome, type Refusal, refuse } from '../errors/refusal.ts';
import { type OutboxDeps, type OutboxEntry, putMail } from '../mail/outbox.ts';
import { sendNow } from '../mail/send-entry.ts';
import { keepSums } from '../orders/change-order.ts';
import { findPage, isOneOf, readPage } from '../paging/find-page.ts';
import type { ListPage } from '../paging/list-page.ts';
import { fromAllFields, toIso } from '../stored/all-fields.ts';
import { agreedCents, orderBalance } from '../stored/claim.ts';
import { BY_CUSTOMER, orderOf, type StoredOrder, type StoredPayment } from '../stored/order.ts';
import {
  depositNumber,
  depositOf,
  depositSummary,
  ownClaimOf,
  ownClaimsOf,
  type StoredClaimEntry,
  type StoredOwnClaim,
  withEntries,
} from '../stored/own-claim.ts';
import { BY_SWEEP, rentalBookingOf, type StoredRentalBooking } from '../stored/rental-booking.ts';
import { sentEarlier, sentHash } from '../stored/same-request.ts';

const UNKNOWN_CLAIM = refuse('not_found', 'Diese Kaution gibt es nicht.');
const NO_STEP = refuse('invalid', 'Diesen Stand gibt es nicht.');
const NO_ORDER = refuse(
  'not_possible',
  'Verrechnen lässt sich die Kaution erst mit der Abrechnung der Miete.',
);
const NOT_REVERSIBLE = refuse('conflict', 'Dieser Eintrag lässt sich nicht gegenbuchen.');
const USED_SINCE = refuse(
  'not_possible',
  'Mit diesem Geld ist schon mehr geschehen: Bitte buchen Sie zuerst die späteren Einträge gegen.',
);

type Parameters = Readonly<Record<string, unknown>>;

/** A page of deposits, newest first; of one `booking`, or by `step` and `search`. */
export async function findClaims(
  deps: AdminDeps,
  query: Parameters,
): Promise<({ ok: true } & ListPage<OwnClaim>) | Refusal> {
  const { step, booking } = query;
  const { firestore, log } = deps;
  if (step !== undefined && !isOneOf(CLAIM_STEPS, step)) return NO_STEP;
  if (booking !== undefined) {
    const found = await ofBooking(deps, String(booking));
    return {
      ok: true,
      items: await toOwnClaims(deps, found),
      next: undefined,
      total: found.length,
    };
  }
  const wanted = readPage(query, step ? [{ field: 'step', values: [step] }] : []);
  if (!wanted.ok) return wanted;
  const page = await findPage(ownClaimsOf(firestore), wanted.value, log);
  const items = page.items.map(({ stored }) => stored);
  return { ok: true, ...page, items: await toOwnClaims(deps, items) };
}

/** As it follows from the booking, if nothing was written yet. */
async function ofBooking({ firestore }: AdminDeps, number: string): Promise<StoredOwnClaim[]> {
  if (!isBookingNumber(number)) return [];
  const [booking, claim] = await Promise.all([
    rentalBookingOf(firestore, number).get(),
    ownClaimOf(firestore, depositNumber(number)).get(),
  ]);
  const stored = booking.data();
  const found = claim.data() ?? (stored && depositOf(stored));
  return found && found.entries.length > 0 ? [found] : [];
}

async function toOwnClaims(
  { adminNames }: AdminDeps,
  claims: readonly StoredOwnClaim[],
): Promise<OwnClaim[]> {
  const others: Readonly<Record<string, string>> = {
    [BY_CUSTOMER]: 'Kunde',
    [BY_SWEEP]: 'automatisch',
  };
  const uids = claims.flatMap(({ entries }) => entries.map(({ by_uid }) => by_uid));
  const names = await adminNames.namesOf(uids.filter((uid) => others[uid] === undefined));
  return claims.map((claim) => {
    const { kind, number: id, booking_number, tool_name, customer, step, entries } = claim;
    const balance = ownBalance(kind, entries);
    return {
      id,
      kind,
      booking_number,
      tool_name,
      customer,
      step,
      debt_amount: toEuro(balance.debtCents),
      held_amount: toEuro(balance.paidCents),
      open_amount: toEuro(balance.openCents),
      credit_amount: toEuro(balance.creditCents),
      entries: entries.map(({ cents, by_uid, at, sent: _, ...entry }) =>
        fromAllFields<OwnClaimEntry>({
          id: entry.id,
          what: entry.what,
          amount: toEuro(cents),
          day: entry.day,
          reason: entry.reason,
          for: entry.for,
          reverses: entry.reverses,
          by: others[by_uid] ?? names(by_uid),
          at: toIso(at),
        }),
      ),
    };
  });
}

type ClaimDeps = OutboxDeps & AdminDeps & { rateLimitKey: string };
type Recording = { ok: true; claim: StoredOwnClaim; mails?: readonly OutboxEntry[] } | Refusal;

/**
 * Records that something of a deposit was received, paid back, kept, or used for the booking's order, which then
 * has a payment; or reverses an entry. Entries are only added. Repeated, it changes nothing.
 */
export async function recordEntry(
  deps: ClaimDeps,
  id: string,
  request: ClaimEntryRequest,
  by_uid: string,
): Promise<Outcome<OwnClaim>> {
  const bookingNumber = id.replace(/-K$/, '');
  if (!isBookingNumber(bookingNumber) || bookingNumber === id) return UNKNOWN_CLAIM;
  const sent = sentHash(deps, 'claim', by_uid, [id, request]);
  const recorded = await deps.runTransaction<Recording>(async (transaction) => {
    const [found, kept] = await Promise.all([
      transaction.get(rentalBookingOf(deps.firestore, bookingNumber)),
      transaction.get(ownClaimOf(deps.firestore, id)),
    ]);
    const booking = found.data();
    if (!booking || booking.kind === 'downtime') return UNKNOWN_CLAIM;
    const claim = kept.data() ?? depositOf(booking);
    const earlier = sentEarlier(claim.entries, { id: request.request_id, sent });
    if (earlier) return earlier.refusal ?? { ok: true, claim };
    const entry = entryOf(claim, request, { by_uid, sent, at: Timestamp.fromDate(deps.now()) });
    return 'code' in entry ? entry : write(transaction, deps, booking, claim, entry);
  });
  if (!recorded.ok) return recorded;
  await sendNow(deps, recorded.mails ?? []);
  const [value] = await toOwnClaims(deps, [recorded.claim]);
  return value ? { ok: true, value } : UNKNOWN_CLAIM;
}

/** The entry that is asked for, if it can be recorded. */
function entryOf(
  { kind, entries, created_at }: StoredOwnClaim,
  request: ClaimEntryRequest,
  by: Pick<StoredClaimEntry, 'by_uid' | 'sent' | 'at'>,
): StoredClaimEntry | Refusal {
  const { request_id: id, what, day, reason, reverses } = request;
  const days = { booked: berlinDay(created_at.toDate()), today: berlinDay(by.at.toDate()) };
  const dayProblem = entryDayProblem(day, days);
  if (dayProblem !== undefined) return refuse('not_possible', dayProblem);
  if (reverses === undefined) {
    const cents = toCents(request.amount);
    const problem = claimEntryProblem(kind, entries, { what, cents });
    if (problem !== undefined) return refuse('not_possible', problem);
    const used = what === 'set_off' && request.for ? { for: request.for } : {};
    return { id, what, cents, day, ...(reason && { reason }), ...used, ...by };
  }
  const reversed = entries.find((each) => each.id === reverses);
  const isTaken = entries.some((each) => each.reverses === reverses);
  if (!reversed || reversed.reverses || isTaken) return NOT_REVERSIBLE;
  if (!isOneOf<Recorded>(RECORDED, reversed.what)) return NOT_REVERSIBLE;
  const { reason: _, sent: __, ...same } = reversed;
  const entry = { ...same, id, cents: -reversed.cents, day, reverses, ...by };
  return ownBalance(kind, [...entries, entry]).paidCents < 0 ? USED_SINCE : entry;
}

/** Writes the entry with all that follows from it, after the last read. */
async function write(
  transaction: Transaction,
  deps: ClaimDeps,
  booking: StoredRentalBooking,
  claim: StoredOwnClaim,
  entry: StoredClaimEntry,
): Promise<Recording> {
  const { firestore } = deps;
  const { booking_number, order_number, customer_email } = booking;
  const order = entry.for === undefined ? undefined : orderOf(firestore, entry.for);
  const billed = order && (await transaction.get(order)).data();
  if (order && (!billed || order_number !== entry.for)) return NO_ORDER;
  const paid = billed && withDeposit(billed, claim, entry);
  if (paid && 'code' in paid) return paid;
  const next = withEntries(claim, [entry]);
  const told = { ...booking, deposit: depositSummary(next), claimed_at: entry.at };
  transaction.set(ownClaimOf(firestore, claim.number), next);
  transaction.set(rentalBookingOf(firestore, booking_number), told);
  if (order && billed && paid) {
    transaction.set(order, keepSums(transaction, deps, billed, paid));
  }
  if (customer_email === '' || entry.reverses) return { ok: true, claim: next };
  const subject = { kind: 'booking_deposit' as const, booking: told, claim: next, part: entry.id };
  return { ok: true, claim: next, mails: [putMail(transaction, deps, booking_number, subject)] };
}

/** The order with what the deposit pays of it, which is a payment like any other (BT-113). */
function withDeposit(
  order: StoredOrder,
  { number: from_deposit }: StoredOwnClaim,
  { id, cents: amount_cents, day, reverses, by_uid, at }: StoredClaimEntry,
): StoredOrder | Refusal {
  const { payments: earlier = [], created_at } = order;
  const balance = orderBalance(order);
  const agreed = agreedCents(order);
  const open = expectedCents(balance, agreed);
  if (amount_cents > open) {
    const message = `Von der Abrechnung offen sind nur ${formatEuro(open)}.`;
    return refuse('not_possible', message);
  }
  const days = { ordered: berlinDay(created_at.toDate()), today: berlinDay(at.toDate()) };
  const sent = { amountCents: amount_cents, day };
  const problem = paymentProblem(sent, balance, agreed, earlier, days);
  if (problem !== undefined) return refuse('not_possible', problem);
  const payment: StoredPayment = { id, amount_cents, day, from_deposit, by_uid, at };
  const payments = [...earlier, { ...payment, ...(reverses && { reverses }) }];
  return { ...order, payments };
}
