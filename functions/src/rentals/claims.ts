import { isBookingNumber } from '@shop/domain/booking/booking';
import { lastDay } from '@shop/domain/claim/claim';
import {
  CLAIM_STEPS,
  claimEntryProblem,
  DAMAGE_DAYS,
  entryDayProblem,
  type OwnClaimKind,
  ownBalance,
  RECORDED,
  type Recorded,
} from '@shop/domain/deposit/deposit';
import {
  type ClaimEntryRequest,
  damageNumber,
  type OwnClaim,
  type OwnClaimEntry,
} from '@shop/domain/deposit/own-claim';
import { toCents, toEuro } from '@shop/domain/money/money';
import { isOrderNumber } from '@shop/domain/order/order-number';
import { expectedCents, paymentProblem } from '@shop/domain/payment/order-payments';
import { formatEuro } from '@shop/domain/text/format';
import { addDays, berlinDay } from '@shop/domain/time/calendar';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Acting } from '../accounts/act.ts';
import type { AdminDeps } from '../accounts/admin-names.ts';
import { raisedBy } from '../changes/seen.ts';
import { fromAllFields, toIso } from '../firestore/all-fields.ts';
import { findPage, isOneOf, readPage } from '../firestore/find-page.ts';
import type { ListPage } from '../firestore/list-page.ts';
import { type Outcome, type Refusal, refuse } from '../lib/refusal.ts';
import { type OutboxDeps, type OutboxEntry, putMail } from '../mail/outbox.ts';
import { sendNow } from '../mail/send-entry.ts';
import { keepSums } from '../orders/change-order.ts';
import type { PublicSettings } from '../settings/public-settings.ts';
import { orderBalance } from '../stored/claim.ts';
import { BY_CUSTOMER, orderOf, type StoredOrder, type StoredPayment } from '../stored/order.ts';
import {
  damageSummary,
  depositNumber,
  depositSummary,
  newClaim,
  ownClaimOf,
  ownClaimsOf,
  type StoredClaimEntry,
  type StoredOwnClaim,
  withEntries,
} from '../stored/own-claim.ts';
import { BY_SWEEP, rentalBookingOf, type StoredRentalBooking } from '../stored/rental-booking.ts';
import { rememberRequest, sentEarlier } from '../stored/same-request.ts';
import { readSetting } from '../stored/setting.ts';

const UNKNOWN_CLAIM = refuse('not_found', 'Diese Kaution gibt es nicht.');
const NOT_OUT = refuse('not_possible', 'Ein Schaden lässt sich erst nach der Übergabe eintragen.');
const NO_STEP = refuse('invalid', 'Diesen Stand gibt es nicht.');
const NO_ORDER = refuse(
  'not_possible',
  'Verrechnen lässt sich die Kaution erst mit der Abrechnung der Miete.',
);
const NO_NUMBER = refuse(
  'invalid',
  'Verrechnen lässt sich nur mit einer Abrechnung oder einem Schaden.',
);
const NOT_REVERSIBLE = refuse('conflict', 'Dieser Eintrag lässt sich nicht gegenbuchen.');
const USED_SINCE = refuse(
  'not_possible',
  'Mit diesem Geld ist schon mehr geschehen: Bitte buchen Sie zuerst die späteren Einträge gegen.',
);

type Parameters = Readonly<Record<string, unknown>>;

/** A page of deposits and damages, newest first; of one `booking`, or by `step` and `search`. */
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

async function ofBooking({ firestore }: AdminDeps, number: string): Promise<StoredOwnClaim[]> {
  if (!isBookingNumber(number)) return [];
  const claims = [depositNumber(number), damageNumber(number)];
  const found = await firestore.getAll(...claims.map((each) => ownClaimOf(firestore, each)));
  return found.flatMap((each) => (each.data() as StoredOwnClaim | undefined) ?? []);
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
      ...(claim.due_day && { due_day: claim.due_day }),
      entries: entries.map(({ cents, by_uid, at, ...entry }) =>
        fromAllFields<OwnClaimEntry>({
          id: entry.id,
          what: entry.what,
          amount: toEuro(cents),
          day: entry.day,
          means: entry.means,
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

type ClaimDeps = OutboxDeps &
  AdminDeps &
  Pick<PublicSettings, 'holidays'> & { rateLimitKey: string };
type Recording = { ok: true; claim: StoredOwnClaim; mails?: readonly OutboxEntry[] } | Refusal;
/** The deposit of a booking and its damages. */
type Claims = Readonly<Record<OwnClaimKind, StoredOwnClaim>>;

/**
 * Records a damage, or that something of a deposit or damage was received, paid back, kept, or used for the booking's
 * order or damages, which then have a payment; or reverses an entry. Entries are only added. Repeated, it changes nothing.
 */
export async function recordEntry(
  deps: ClaimDeps & Acting,
  id: string,
  request: ClaimEntryRequest,
  by_uid: string,
): Promise<Outcome<OwnClaim>> {
  const [, bookingNumber = '', letter] = /^(M-.+)-([KS])$/.exec(id) ?? [];
  if (!isBookingNumber(bookingNumber)) return UNKNOWN_CLAIM;
  const kind: OwnClaimKind = letter === 'K' ? 'deposit' : 'damage';
  const recorded = await deps.runTransaction<Recording>(async (transaction) => {
    const read = (number: string) => transaction.get(ownClaimOf(deps.firestore, number));
    const [earlier, found, deposit, damage] = await Promise.all([
      sentEarlier(transaction, deps),
      transaction.get(rentalBookingOf(deps.firestore, bookingNumber)),
      read(depositNumber(bookingNumber)),
      read(damageNumber(bookingNumber)),
    ]);
    const booking = found.data();
    if (!booking || booking.kind === 'downtime') return UNKNOWN_CLAIM;
    const claims: Claims = {
      deposit: deposit.data() ?? newClaim('deposit', booking),
      damage: damage.data() ?? newClaim('damage', booking),
    };
    const claim = claims[kind];
    if (earlier) return earlier.ok ? { ok: true, claim } : earlier;
    const isOut = booking.history.some((each) => each.what === 'handed_out' && !each.taken_back);
    if (request.what === 'damaged' && !isOut) return NOT_OUT;
    const entry = entryOf(claim, request, { by_uid, at: Timestamp.fromDate(deps.now()) });
    if ('code' in entry) return entry;
    const next = withEntry(claims, kind, entry, request.set_off);
    if ('code' in next) return next;
    return write(transaction, deps, booking, { claims, next, kind, entry });
  });
  if (!recorded.ok) return recorded;
  await sendNow(deps, recorded.mails ?? []);
  const [value] = await toOwnClaims(deps, [recorded.claim]);
  return value ? { ok: true, value } : UNKNOWN_CLAIM;
}

/** The claims with the entry; what pays for a damage from the deposit is an entry of both. */
function withEntry(
  claims: Claims,
  kind: OwnClaimKind,
  entry: StoredClaimEntry,
  setsOff = false,
): Claims | Refusal {
  const next = { ...claims, [kind]: withEntries(claims[kind], [entry]) };
  const { deposit, damage } = next;
  const cents = Math.min(entry.cents, ownBalance('deposit', deposit.entries).paidCents);
  if (entry.what === 'damaged' && setsOff && cents > 0) {
    const used: StoredClaimEntry = {
      ...entry,
      id: `${entry.id}-set-off`,
      what: 'set_off',
      cents,
      for: damage.number,
    };
    return withEntry(next, 'deposit', used);
  }
  if (entry.for !== damage.number) return next;
  const { openCents } = ownBalance('damage', damage.entries);
  if (entry.cents > openCents) {
    return refuse('not_possible', `Vom Schaden offen sind nur ${formatEuro(openCents)}.`);
  }
  const { for: _, reason: __, reverses, ...same } = entry;
  const received: StoredClaimEntry = {
    ...same,
    id: `${entry.id}-from`,
    what: 'from_deposit',
    ...(reverses && { reverses: `${reverses}-from` }),
  };
  const paid = withEntries(damage, [received]);
  const isSpent = ownBalance('damage', paid.entries).paidCents < 0;
  return isSpent ? USED_SINCE : { deposit, damage: paid };
}

/** The entry that is asked for, if it can be recorded. */
function entryOf(
  { kind, entries, created_at }: StoredOwnClaim,
  request: ClaimEntryRequest,
  by: Pick<StoredClaimEntry, 'by_uid' | 'at'>,
): StoredClaimEntry | Refusal {
  const { request_id: id, what, day, means, reason, reverses } = request;
  const days = { booked: berlinDay(created_at.toDate()), today: berlinDay(by.at.toDate()) };
  const dayProblem = entryDayProblem(day, days);
  if (dayProblem !== undefined) return refuse('not_possible', dayProblem);
  if (reverses === undefined) {
    const cents = toCents(request.amount);
    const problem = claimEntryProblem(kind, entries, { what, cents });
    if (problem !== undefined) return refuse('not_possible', problem);
    const used = what === 'set_off' && request.for ? { for: request.for } : {};
    const isMoney = what === 'paid' || what === 'paid_back';
    const way = isMoney && means && means !== 'bank' ? { means } : {};
    return { id, what, cents, day, ...way, ...(reason && { reason }), ...used, ...by };
  }
  const reversed = entries.find((each) => each.id === reverses);
  const isTaken = entries.some((each) => each.reverses === reverses);
  if (!reversed || reversed.reverses || isTaken) return NOT_REVERSIBLE;
  if (!isOneOf<Recorded>(RECORDED, reversed.what)) return NOT_REVERSIBLE;
  const { reason: _, ...same } = reversed;
  const entry = { ...same, id, cents: -reversed.cents, day, reverses, ...by };
  return ownBalance(kind, [...entries, entry]).paidCents < 0 ? USED_SINCE : entry;
}

interface Written {
  claims: Claims;
  next: Claims;
  kind: OwnClaimKind;
  entry: StoredClaimEntry;
}

/** Writes the entry with all that follows from it, after the last read. */
async function write(
  transaction: Transaction,
  deps: ClaimDeps & Acting,
  booking: StoredRentalBooking,
  { claims, next, kind, entry }: Written,
): Promise<Recording> {
  const { firestore } = deps;
  const { booking_number, order_number, customer_email } = booking;
  const isDamage = next.damage !== claims.damage;
  const ofOrder = entry.for === next.damage.number ? undefined : entry.for;
  if (ofOrder !== undefined && !isOrderNumber(ofOrder)) return NO_NUMBER;
  const order = ofOrder === undefined ? undefined : orderOf(firestore, ofOrder);
  const billed = order && (await transaction.get(order)).data();
  if (order && (!billed || order_number !== ofOrder)) return NO_ORDER;
  const paid = billed && withDeposit(billed, next.deposit, entry);
  if (paid && 'code' in paid) return paid;
  const { deposit } = next;
  const damage =
    entry.what === 'damaged' ? await toBePaid(transaction, deps, next.damage) : next.damage;
  const { damage: _, ...known } = booking;
  const told: StoredRentalBooking = {
    ...known,
    ...damageSummary(damage),
    deposit: depositSummary(deposit),
    claimed_at: entry.at,
  };
  rememberRequest(transaction, deps);
  if (isDamage) transaction.set(ownClaimOf(firestore, damage.number), damage);
  if (deposit !== claims.deposit) transaction.set(ownClaimOf(firestore, deposit.number), deposit);
  transaction.set(rentalBookingOf(firestore, booking_number), raisedBy(deps, booking, told));
  if (order && billed && paid) {
    transaction.set(order, raisedBy(deps, billed, keepSums(transaction, deps, billed, paid)));
  }
  const claim = { deposit, damage }[kind];
  if (customer_email === '' || (entry.reverses && !isDamage)) return { ok: true, claim };
  const about = isDamage ? ('damage' as const) : ('deposit' as const);
  const subject = {
    kind: `booking_${about}` as const,
    booking: told,
    claim: { deposit, damage }[about],
    part: entry.id,
  };
  return { ok: true, claim, mails: [putMail(transaction, deps, booking_number, subject)] };
}

/** With the day and the account that its notice names. */
async function toBePaid(
  transaction: Transaction,
  { firestore, now, holidays }: ClaimDeps,
  damage: StoredOwnClaim,
): Promise<StoredOwnClaim> {
  const bank = await readSetting(firestore, 'bank', transaction);
  const due_day = lastDay(addDays(berlinDay(now()), DAMAGE_DAYS), await holidays());
  return { ...damage, due_day, bank };
}

/** The order with what the deposit pays of it, which is a payment like any other (BT-113). */
function withDeposit(
  order: StoredOrder,
  { number: from_deposit }: StoredOwnClaim,
  { id, cents: amount_cents, day, reverses, by_uid, at }: StoredClaimEntry,
): StoredOrder | Refusal {
  const { payments: earlier = [], created_at } = order;
  const balance = orderBalance(order);
  const agreed = order.gross_cents;
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
