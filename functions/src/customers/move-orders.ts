import { damageNumber } from '@shop/domain/deposit/own-claim';
import { type MonthSums, moveInMonth } from '@shop/domain/statistics/month-sums';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { readable } from '../firestore/readable.ts';
import { type ChangedBy, raised } from '../firestore/revision.ts';
import { type Outcome, refuse } from '../lib/refusal.ts';
import { bookEntryOf, bookMonthOf, type StoredBookEntry } from '../stored/invoice.ts';
import { storedOrder } from '../stored/ledger.ts';
import { collectedNumbers, orderOf, readOrders, type StoredOrder } from '../stored/order.ts';
import { standingParts } from '../stored/order-events.ts';
import { mayDo } from '../stored/order-facts.ts';
import { depositNumber, ownClaimOf } from '../stored/own-claim.ts';
import {
  RENTAL_BOOKINGS,
  rentalBookingOf,
  type StoredRentalBooking,
  withBookingTokens,
} from '../stored/rental-booking.ts';

const MAX_FAMILY = 150;

const TOO_MANY = refuse(
  'not_possible',
  `Mit dieser Bestellung gehören mehr als ${MAX_FAMILY} zusammen: So viele lassen sich nicht auf einmal zuordnen.`,
);

/** The order it is a part of, its collecting order, and its own parts. */
export const tiesOf = (order: StoredOrder): string[] => [
  ...(order.part_of ? [order.part_of.number] : []),
  ...(order.collected_by ? [order.collected_by.order_number] : []),
  ...standingParts(order).map(({ number }) => number),
];

/**
 * An order with all orders that must have the same owner: its parts, the whole it is a part of, and the deliveries it
 * bills.
 */
export async function familyOf(
  transaction: Transaction,
  firestore: Firestore,
  first: StoredOrder,
): Promise<Outcome<StoredOrder[]>> {
  const refusal = mayDo(first, 'assign');
  if (refusal) return refusal;
  const family = new Map([[first.order_number, first]]);
  const seen = new Set(family.keys());
  const unseen = (order: StoredOrder) => {
    const { collected_by: _, ...others } = order;
    return [...tiesOf(others), ...collectedNumbers(order)].filter((number) => !seen.has(number));
  };
  for (let wanted = [...new Set(unseen(first))]; wanted.length > 0; ) {
    if (seen.size + wanted.length > MAX_FAMILY) return TOO_MANY;
    for (const number of wanted) seen.add(number);
    const found = await readOrders(firestore, wanted, transaction);
    // A dissolved collecting order still lists its deliveries.
    const orders = found.filter((order) => tiesOf(order).some((number) => family.has(number)));
    for (const order of orders) family.set(order.order_number, order);
    wanted = [...new Set(orders.flatMap(unseen))];
  }
  const all = [...family.values()];
  const joined = all.find(
    ({ collected_by }) => collected_by && !family.has(collected_by.order_number),
  );
  return (joined && mayDo(joined, 'assign')) ?? { ok: true, value: all };
}

/** A rental, with its deposit and its damages if there are any. */
export async function readRental(transaction: Transaction, firestore: Firestore, number: string) {
  const claims = [depositNumber(number), damageNumber(number)];
  const references: DocumentReference[] = [
    rentalBookingOf(firestore, number),
    ...claims.map((each) => ownClaimOf(firestore, each)),
  ];
  const found: DocumentSnapshot[] = await transaction.getAll(...references);
  return found.filter(({ exists }) => exists);
}

/** Gives a rental that was read to a customer's record, by whose number it is then found, or to none. */
export function moveRental(
  transaction: Transaction,
  rental: readonly DocumentSnapshot[],
  customer_number: string | undefined,
  by: ChangedBy,
): void {
  for (const document of rental) {
    const isBooking = document.ref.parent.id === RENTAL_BOOKINGS.collection;
    const [read] = isBooking ? readable([document], () => {}) : [];
    transaction.update(document.ref.withConverter(null), {
      customer_number: customer_number ?? FieldValue.delete(),
      ...(read && ownedBy(read.stored as StoredRentalBooking, customer_number, by)),
    });
  }
}

/** The fields of a booking that follow from its new owner. */
function ownedBy(
  { customer_number: _, ...booking }: StoredRentalBooking,
  customer_number: string | undefined,
  by: ChangedBy,
) {
  const owned = raised(booking, { ...booking, ...(customer_number && { customer_number }) }, by);
  const { search_tokens } = withBookingTokens(owned);
  const { revision, last_changes, changed_at } = owned;
  return { search_tokens, revision, last_changes, changed_at };
}

/**
 * Changes the owner of orders, with their entries in the invoice book and its monthly totals, and the rentals they bill. Reads before it writes,
 * so the transaction must not have written yet. Skips unchanged orders, and raises the revision of the others.
 */
export async function moveOrders(
  transaction: Transaction,
  firestore: Firestore,
  changes: readonly { before: StoredOrder; after: StoredOrder }[],
  by: ChangedBy,
): Promise<StoredOrder[]> {
  const moved = changes.map(({ before, after: changed }) => {
    if (changed === before) return { before, after: before };
    const { credit_cents: _, ...after } = changed;
    return { before, after: raised(before, storedOrder(after, before), by) };
  });
  const rented = moved.filter(({ before, after }) => {
    return after.booking_number && before.customer_number !== after.customer_number;
  });
  const rentals = await Promise.all(
    rented.map(async ({ after: { booking_number = '', customer_number } }) => {
      const found = await readRental(transaction, firestore, booking_number);
      return { customer_number, found };
    }),
  );
  await moveInBook(
    transaction,
    firestore,
    moved.filter(
      ({ before, after }) =>
        before.customer_number !== after.customer_number ||
        before.site !== after.site ||
        before.site_id !== after.site_id,
    ),
  );
  for (const { customer_number, found } of rentals) {
    moveRental(transaction, found, customer_number, by);
  }
  for (const { before, after } of moved) {
    if (after !== before) transaction.set(orderOf(firestore, after.order_number), after);
  }
  return moved.map(({ after }) => after);
}

async function moveInBook(
  transaction: Transaction,
  firestore: Firestore,
  moved: readonly { before: StoredOrder; after: StoredOrder }[],
): Promise<void> {
  const owners = new Map(
    moved.flatMap(({ before: { invoices = [] }, after }) =>
      invoices.map(({ number }) => [number, after] as const),
    ),
  );
  if (owners.size === 0) return;
  const found = await transaction.getAll(
    ...[...owners.keys()].map((number) => bookEntryOf(firestore, number).withConverter(null)),
  );
  const entries = found.flatMap((entry) => {
    const owner = entry.exists && owners.get(entry.id);
    return owner ? [{ ref: entry.ref, booked: entry.data() as StoredBookEntry, owner }] : [];
  });
  const names = [...new Set(entries.map(({ booked }) => booked.month))];
  if (names.length === 0) return;
  const months = await transaction.getAll(...names.map((month) => bookMonthOf(firestore, month)));
  for (const { ref, owner } of entries) {
    transaction.update(ref, {
      customer_number: owner.customer_number ?? FieldValue.delete(),
      site: owner.site ?? FieldValue.delete(),
      site_id: owner.site_id ?? FieldValue.delete(),
    });
  }
  for (const month of months) {
    const sums = month.data();
    const own = entries.filter(({ booked }) => booked.month === month.id);
    const after =
      sums &&
      own.reduce<MonthSums>(
        (before, { booked, owner }) => moveInMonth(before, booked, owner.customer_number),
        sums,
      );
    if (after) transaction.set(month.ref, { ...after, schema_version: 1 });
  }
}
