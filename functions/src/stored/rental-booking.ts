import {
  BOOKING_KINDS,
  type BookingDamage,
  type BookingDeposit,
  DEPOSIT_STATES,
  type HandoverRecord,
  RENTAL_METHODS,
} from '@shop/domain/booking/booking';
import {
  type DayRange,
  monthsIn,
  type OutByMonth,
  type RentalPeriod,
} from '@shop/domain/booking/booking-days';
import { RENTAL_EXTRA_NAMES, type RentalExtra } from '@shop/domain/booking/booking-price';
import { BOOKING_STATES } from '@shop/domain/booking/booking-state';
import type { BookingAmounts } from '@shop/domain/booking/booking-sums';
import { ofRenterFields, type Renter } from '@shop/domain/booking/renter';
import type { WeekendHours } from '@shop/domain/delivery/rental-handover';
import { type Cents, toEuro } from '@shop/domain/money/money';
import { RENTAL_TIERS, rentalDays } from '@shop/domain/rental/rental-price';
import {
  amountWords,
  emailWords,
  numberWords,
  phoneWords,
  tokensOf,
  wordsOf,
} from '@shop/domain/search/search-tokens';
import { berlinDay } from '@shop/domain/time/calendar';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { fromAllFields } from '../firestore/all-fields.ts';
import {
  type Check,
  type Checked,
  isFlag,
  isInstant,
  isText,
  isWhole,
  listOf,
  oneOf,
  optional,
  orNull,
  shapeOf,
} from '../firestore/checks.ts';
import { REQUESTED, UNDONE } from '../firestore/event.ts';
import { changedAt, REVISED } from '../firestore/revision.ts';
import { collectionOf, documentOf, type StoredType } from '../firestore/stored-type.ts';
import { isNotes } from './notes.ts';
import { type StoredWithdrawal, WITHDRAWAL } from './order.ts';

/** The tool's prices on the day of booking, which also apply to extensions. */
const PRICES = {
  daily_price_cents: isWhole,
  weekly_price_cents: isWhole,
  monthly_price_cents: isWhole,
  weekend_price_cents: optional(isWhole),
  deposit_amount_cents: isWhole,
  insurance_price_cents: optional(isWhole),
  extra_hour_price_cents: optional(isWhole),
  fuel_price_cents: optional(isWhole),
  cleaning_price_cents: optional(isWhole),
};
export type StoredRentPrices = Checked<typeof PRICES>;

const ENTRY = {
  ...REQUESTED,
  ...UNDONE,
  what: oneOf([...BOOKING_STATES, 'moved', 'extended'] as const),
  /** As the customer reads it. */
  reason: optional(isText),
  /** If one change was about several bookings of a reservation, the one whose mail covers it; all entries have this id. */
  told_with: optional(isText),
};
export type StoredBookingEntry = Checked<typeof ENTRY>;

/** Replaces an admin's id for changes that happen by the passage of time. */
export const BY_SWEEP = 'system';

/** When the tool came back, and when it was due. */
const RETURNED = { day: isText, due_day: isText };

/** Summary of its claim for the customer; see `depositSummary`. */
const DEPOSIT = {
  state: oneOf(DEPOSIT_STATES),
  kept_cents: optional(isWhole),
  reason: optional(isText),
  due_cents: optional(isWhole),
};

/** Sum of its damages; see `damageSummary`. */
const DAMAGE = {
  cents: isWhole,
  open_cents: isWhole,
  due_day: optional(isText),
  reason: optional(isText),
};

type RenterChecks = { [Field in keyof Renter]-?: Check<Renter[Field]> };
const RENTER = ofRenterFields((_, { isRequired }) =>
  isRequired ? isText : optional(isText),
) as unknown as RenterChecks;

/** What the office's last step has changed. */
const BEFORE = {
  state: oneOf(BOOKING_STATES),
  end_day: isText,
  blocked: optional(shapeOf<DayRange>({ from: isText, to: isText })),
  hold_until: optional(isInstant),
  deposit: shapeOf<Checked<typeof DEPOSIT>>(DEPOSIT),
  returned: optional(shapeOf<Checked<typeof RETURNED>>(RETURNED)),
  /** Missing in older ones, as the step never changed it. */
  vat_rate: optional(isWhole),
  /** The price of transport was still open. */
  by_arrangement: optional(isFlag),
};

const BOOKING = {
  ...REVISED,
  ...RENTER,
  booking_number: isText,
  kind: oneOf(BOOKING_KINDS),
  state: oneOf(BOOKING_STATES),
  created_at: isInstant,
  tool_id: isWhole,
  tool_name: isText,
  article_number: isText,
  image_url: optional(isText),
  start_day: isText,
  end_day: isText,
  pieces: isWhole,
  buffer_days: isWhole,
  /** The days blocked for others; missing if none are. */
  blocked: optional(shapeOf<DayRange>({ from: isText, to: isText })),
  /** The months of those days, which the calendar finds the booking by. */
  months: listOf(isText),
  method: oneOf(RENTAL_METHODS),
  /** The tier charged, and the chosen one; if none was chosen, the cheapest is charged. */
  tier: oneOf(RENTAL_TIERS),
  chosen_tier: optional(oneOf(RENTAL_TIERS)),
  is_insured: isFlag,
  early_start: isFlag,
  /** Those charged, and the closed days, besides Sundays, by which they are; without them, all days are. */
  days: isWhole,
  closed_days: optional(listOf(isText)),
  rental_cents: isWhole,
  insurance_cents: isWhole,
  /** Missing if by arrangement. */
  transport_cents: optional(isWhole),
  /** Transport was by arrangement until the customer agreed to its price and the office confirmed. */
  transport_agreed: optional(isFlag),
  net_cents: isWhole,
  gross_cents: isWhole,
  vat_rate: isWhole,
  deposit_cents: isWhole,
  prices: shapeOf<StoredRentPrices>(PRICES),
  deposit: shapeOf<Checked<typeof DEPOSIT>>(DEPOSIT),
  damage: optional(shapeOf<Checked<typeof DAMAGE>>(DAMAGE)),
  /** Missing in older ones that are back. */
  returned: optional(shapeOf<Checked<typeof RETURNED>>(RETURNED)),
  /** When something was last recorded of its claims. */
  claimed_at: optional(isInstant),
  /** Only while requested: when the sweep lets it expire. */
  hold_until: optional(isInstant),
  /** Only while requested: keyed hashes of network and mailbox, towards whose reserved days it counts. */
  held_by: optional(listOf(isText)),
  /** Only while the tool is out: the day on which the sweep blocks further days. */
  overdue_from: optional(isText),
  /** As the customer reads it. */
  cancel_until: isInstant,
  /** Oldest first. */
  history: listOf(shapeOf<StoredBookingEntry>(ENTRY)),
  /** Valid until the next change, after which it can no longer be undone. */
  before: optional(shapeOf<Checked<typeof BEFORE>>(BEFORE)),
  withdrawal: optional(shapeOf<StoredWithdrawal>(WITHDRAWAL)),
  /** The order that invoices it. */
  order_number: optional(isText),
  /** The numbers of its reservation's bookings, in order, if there are several. */
  set: optional(listOf(isText)),
  /** Its hours, if the weekend price was chosen. */
  weekend: optional(shapeOf<WeekendHours>({ from: isText, until: isText })),
  /** In older bookings: the first of several that were booked one after the other for the same days. */
  group: optional(isText),
  search_tokens: listOf(isText),
  /** The customer's record: of a company's member, or by the office. */
  customer_number: optional(isText),
  /** The customer's account; null for a guest. */
  user_id: orNull(isText),
};

/** A document of `rentalBookings/{bookingNumber}`, which its customer may read. */
export interface StoredRentalBooking extends Checked<typeof BOOKING> {
  schema_version: 1;
}

export const RENTAL_BOOKINGS: StoredType<StoredRentalBooking> = {
  collection: 'rentalBookings',
  version: 1,
  checks: BOOKING,
};
export const rentalBookingsOf = collectionOf(RENTAL_BOOKINGS);
export const rentalBookingOf = documentOf(RENTAL_BOOKINGS);

const isAmount = optional<number>(Number.isFinite as never);
const RECORD = {
  at: isInstant,
  by_uid: isText,
  meter_hours: isAmount,
  fuel_percent: isAmount,
  condition: isText,
  accessories: listOf(isText),
  pictures: listOf(isText),
  signature: isText,
  signed_by: isText,
  /** The paper's content as JSON (`Draft`); missing in older ones. */
  paper: optional(isText),
};
export type StoredHandoverRecord = Omit<HandoverRecord, 'meter_hours' | 'fuel_percent'> &
  Checked<typeof RECORD>;

const NOTED = {
  notes: optional(isNotes),
  despite_clash: optional(isText),
  despite_inspection: optional(isText),
  handover: optional(shapeOf<StoredHandoverRecord>(RECORD)),
  return_record: optional(shapeOf<StoredHandoverRecord>(RECORD)),
  /** Charges in addition to the rent, in the units of `RENTAL_EXTRAS`. */
  extras: optional(
    shapeOf<Partial<Record<RentalExtra, number>>>(
      Object.fromEntries(RENTAL_EXTRA_NAMES.map((name) => [name, isAmount])) as never,
    ),
  ),
};

/**
 * A document of `rentalRecords/{bookingNumber}`: the office's data about a booking, which its customer may
 * not read.
 */
export interface StoredRentalRecord extends Checked<typeof NOTED> {
  schema_version: 1;
}

export const RENTAL_RECORDS: StoredType<StoredRentalRecord> = {
  collection: 'rentalRecords',
  version: 1,
  checks: NOTED,
};
export const rentalRecordOf = documentOf(RENTAL_RECORDS);

const DAYS = { tool_id: isWhole, month: isText, out: listOf(isWhole) };

/** A document of `rentalDays/{toolId}-{month}`: how many pieces are away on each day of a month. */
export interface StoredRentalDays extends Checked<typeof DAYS> {
  schema_version: 1;
}

export const RENTAL_DAYS: StoredType<StoredRentalDays> = {
  collection: 'rentalDays',
  version: 1,
  checks: DAYS,
};
export const rentalDaysOf = collectionOf(RENTAL_DAYS);

/** How many pieces of a tool are away in these months; one read per month. */
export async function readOut(
  firestore: Firestore,
  toolId: number,
  months: readonly string[],
  reader: Pick<Firestore | Transaction, 'getAll'> = firestore,
): Promise<OutByMonth> {
  const references = months.map((month) => rentalDaysOf(firestore).doc(`${toolId}-${month}`));
  if (references.length === 0) return new Map();
  const documents = await reader.getAll(...references);
  return new Map(
    documents.flatMap((document, index) => {
      const stored = document.data() as StoredRentalDays | undefined;
      return stored ? [[months[index] ?? '', stored.out] as const] : [];
    }),
  );
}

/** Writes the months that differ, in the transaction that has read them. */
export function writeOut(
  transaction: Transaction,
  firestore: Firestore,
  toolId: number,
  before: OutByMonth,
  after: OutByMonth,
): void {
  for (const [month, out] of after) {
    if (out.every((count, index) => count === (before.get(month)?.[index] ?? 0))) continue;
    const stored = { tool_id: toolId, month, out: [...out], schema_version: 1 as const };
    transaction.set(rentalDaysOf(firestore).doc(`${toolId}-${month}`), stored);
  }
}

/** Adds months and search tokens, which are derived from the other fields. */
export function withBookingTokens(
  booking: Omit<StoredRentalBooking, 'months' | 'search_tokens'>,
): StoredRentalBooking {
  const {
    postal_code = '',
    company_name = '',
    street = '',
    city = '',
    invoice_address = '',
    article_number,
    blocked,
    customer_number = '',
    group = booking.set?.[0] ?? '',
  } = booking;
  const words = [
    ...[booking.booking_number, group, customer_number].flatMap(numberWords),
    ...[booking.customer_name, company_name, street, city, invoice_address].flatMap(wordsOf),
    ...emailWords(booking.customer_email),
    ...phoneWords(booking.customer_phone),
    ...[postal_code, booking.tool_name, article_number].flatMap(wordsOf),
    ...[booking.net_cents, booking.gross_cents].flatMap(amountWords),
  ];
  return {
    ...booking,
    changed_at: changedAt(booking),
    months: blocked ? monthsIn(blocked) : [],
    search_tokens: tokensOf(words),
  };
}

const dayOfStep = ({ history }: StoredRentalBooking, step: 'handed_out' | 'returned') => {
  const at = history.findLast(({ what, taken_back }) => what === step && !taken_back)?.at;
  return at && berlinDay(at.toDate());
};

/** The day on which its tool came back; older bookings do not say it, so it is that of the record. */
export const returnedDay = (stored: StoredRentalBooking) =>
  stored.returned?.day ?? dayOfStep(stored, 'returned');

export const handedOutDay = (stored: StoredRentalBooking) =>
  dayOfStep(stored, 'handed_out') ?? stored.start_day;

type Withdrawable = RentalPeriod & Pick<Partial<StoredRentalBooking>, 'withdrawal' | 'returned'>;

/** The charged share of a price: for a withdrawn rental nothing, or the used share of the agreed days (§ 357a (2) BGB). */
export function chargedOf(booking: Withdrawable, cents: Cents): Cents {
  const { outcome = 'none', used_days = 0 } = booking.withdrawal?.decisions?.at(-1) ?? {};
  if (outcome === 'none') return cents;
  const days = agreedDays(booking);
  // Half a cent up, in whole numbers.
  return Math.floor((2 * cents * Math.min(used_days, days) + days) / (2 * days));
}

/** The days for which a rental was agreed, whenever its tool came back. */
export const agreedDays = ({ start_day, end_day, returned }: Withdrawable) =>
  rentalDays(start_day, returned?.due_day ?? end_day);

/** The other bookings of its reservation, in order; empty for a single booking. */
export async function othersOf(
  firestore: Firestore,
  { set = [], booking_number }: Pick<StoredRentalBooking, 'set' | 'booking_number'>,
  reader: Pick<Firestore | Transaction, 'getAll'> = firestore,
): Promise<StoredRentalBooking[]> {
  const numbers = set.filter((number) => number !== booking_number);
  if (numbers.length === 0) return [];
  const documents = await reader.getAll(
    ...numbers.map((number) => rentalBookingOf(firestore, number)),
  );
  return documents.flatMap(
    (document) => (document.data() as StoredRentalBooking | undefined) ?? [],
  );
}

/** The number that its customer knows it by: that of the first booking of its reservation. */
export const reservationOf = ({ booking_number, set }: StoredRentalBooking): string =>
  set?.[0] ?? booking_number;

/** The amounts as pages, mails and papers show them. */
export function bookingAmounts(stored: StoredRentalBooking) {
  const { transport_cents: agreed } = stored;
  const transport_cents = agreed && chargedOf(stored, agreed);
  return fromAllFields<BookingAmounts>({
    tier: stored.tier,
    days: stored.days,
    method: stored.method,
    rental_amount: toEuro(stored.rental_cents),
    insurance_amount: toEuro(stored.insurance_cents),
    transport_amount: transport_cents === undefined ? undefined : toEuro(transport_cents),
    net_amount: toEuro(stored.net_cents),
    gross_amount: toEuro(stored.gross_cents),
    vat_rate: stored.vat_rate,
  });
}

/** Sum of its damages, as on the wire. */
export function toDamage({ damage }: StoredRentalBooking): BookingDamage | undefined {
  if (!damage) return undefined;
  const { cents, open_cents, ...others } = damage;
  return { amount: toEuro(cents), open_amount: toEuro(open_cents), ...others };
}

/** The outcome of the deposit, as on the wire. */
export function toDeposit(deposit: StoredRentalBooking['deposit']): BookingDeposit {
  const { state, kept_cents, reason, due_cents } = deposit;
  return fromAllFields<BookingDeposit>({
    state,
    kept_amount: kept_cents === undefined ? undefined : toEuro(kept_cents),
    reason,
    due_amount: due_cents === undefined ? undefined : toEuro(due_cents),
  });
}
