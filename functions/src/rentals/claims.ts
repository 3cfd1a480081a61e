import { isBookingNumber } from '@shop/domain/booking/booking';
import {
  CLAIM_STEPS,
  claimEntryProblem,
  DAMAGE_DAYS,
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
import { lastDay } from '@shop/domain/time/bank-days';
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
import { type EntryRules, type NewEntry, recordEntry } from '../receivables/record-entry.ts';
import type { PublicSettings } from '../settings/public-settings.ts';
import { orderBalance } from '../stored/balance.ts';
import { moneyOf, type StoredEntry, withAdded } from '../stored/entries.ts';
import { BY_CUSTOMER, orderOf, type StoredOrder } from '../stored/order.ts';
import {
  damageSummary,
  depositNumber,
  depositSummary,
  newClaim,
  ownClaimOf,
  ownClaimsOf,
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
          for: entry.other,
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
export async function recordClaimEntry(
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
    const by = { by_uid, at: Timestamp.fromDate(deps.now()) };
    const added = recordEntry(claim, askedOf(request, by), rulesOf(claim));
    if (!added.ok) return added;
    const { entry } = added;
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
  entry: StoredEntry,
  setsOff = false,
): Claims | Refusal {
  const next = { ...claims, [kind]: withEntries(claims[kind], [entry]) };
  const { deposit, damage } = next;
  const cents = Math.min(entry.cents, ownBalance('deposit', deposit.entries).paidCents);
  if (entry.what === 'damaged' && setsOff && cents > 0) {
    const used = { id: `${entry.id}-set-off`, what: 'set_off' as const, other: damage.number };
    return withEntry(next, 'deposit', { ...entry, ...used, cents });
  }
  if (entry.other !== damage.number) return next;
  const { id, day, by_uid, at, reverses } = entry;
  const of = reverses
    ? { reverses: `${reverses}-from` }
    : { what: 'from_deposit' as const, cents: entry.cents };
  const received = recordEntry(
    damage,
    { id: `${id}-from`, day, by_uid, at, ...of },
    {
      ...rulesOf(damage),
      notReversed: () => undefined,
      beyond: ({ cents }) => {
        const { openCents, paidCents } = ownBalance('damage', damage.entries);
        if (paidCents + cents < 0) return USED_SINCE;
        const message = `Vom Schaden offen sind nur ${formatEuro(openCents)}.`;
        return cents > openCents ? refuse('not_possible', message) : undefined;
      },
    },
  );
  if (!received.ok) return received;
  return { deposit, damage: withEntries(damage, [received.entry]) };
}

/** The entry that is asked for. */
function askedOf(
  { request_id: id, what, amount, day, means, reason, reverses, for: other }: ClaimEntryRequest,
  by: Pick<StoredEntry, 'by_uid' | 'at'>,
): NewEntry {
  if (reverses !== undefined) return { id, day, reverses, ...by };
  const isMoney = what === 'paid' || what === 'paid_back';
  const way = isMoney && means && means !== 'bank' ? { means } : {};
  const used = what === 'set_off' && other ? { other } : {};
  return {
    id,
    what,
    cents: toCents(amount),
    day,
    ...way,
    ...(reason && { reason }),
    ...used,
    ...by,
  };
}

/** The rules for an entry of a deposit or a damage. */
const rulesOf = ({ kind, entries, created_at }: StoredOwnClaim): EntryRules => ({
  notReversible: NOT_REVERSIBLE,
  notReversed: ({ what }) => (isOneOf<Recorded>(RECORDED, what) ? undefined : NOT_REVERSIBLE),
  of: 'booking',
  since: created_at,
  beyond: (entry) => {
    if (entry.reverses !== undefined) {
      return ownBalance(kind, [...entries, entry]).paidCents < 0 ? USED_SINCE : undefined;
    }
    const { what, cents } = entry;
    const problem = claimEntryProblem(kind, entries, { what: what as Recorded, cents });
    return problem === undefined ? undefined : refuse('not_possible', problem);
  },
});

interface Written {
  claims: Claims;
  next: Claims;
  kind: OwnClaimKind;
  entry: StoredEntry;
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
  const ofOrder = entry.other === next.damage.number ? undefined : entry.other;
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
  { number: other }: StoredOwnClaim,
  { id, cents, day, reverses, by_uid, at }: StoredEntry,
): StoredOrder | Refusal {
  const of = reverses ? { reverses } : { what: 'from_deposit' as const, cents, other };
  const paid = recordEntry(
    order,
    { id, day, by_uid, at, ...of },
    {
      notReversible: NOT_REVERSIBLE,
      of: 'order',
      since: order.created_at,
      beyond: (entry) => {
        const balance = orderBalance(order);
        const open = expectedCents(balance, order.gross_cents);
        const message = `Von der Abrechnung offen sind nur ${formatEuro(open)}.`;
        if (entry.cents > open) return refuse('not_possible', message);
        const { length } = moneyOf(order);
        const problem = paymentProblem(entry.cents, balance, order.gross_cents, length);
        return problem === undefined ? undefined : refuse('not_possible', problem);
      },
    },
  );
  return paid.ok ? withAdded(order, paid.entry) : paid;
}
