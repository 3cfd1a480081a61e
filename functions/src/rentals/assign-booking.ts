import type { AdminBooking, BookingCustomerRequest } from '@shop/domain/booking/booking';
import { customerNumber } from '@shop/domain/text/customer-number';
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { Acting } from '../accounts/act.ts';
import { moveRental, readRental } from '../customers/move-orders.ts';
import { type Outcome, refuse } from '../lib/refusal.ts';
import { isErased } from '../stored/order.ts';
import type { StoredRentalBooking } from '../stored/rental-booking.ts';
import { chosenCustomer } from './book.ts';
import { type RentalDeps, UNKNOWN_BOOKING } from './change-booking.ts';
import { changeAsAdmin } from './office-changes.ts';

const ERASED = refuse('not_possible', 'Die Angaben des Kunden dieser Miete sind gelöscht.');
const BILLED = refuse(
  'not_possible',
  'Diese Miete ist abgerechnet: Bitte ordnen Sie ihre Abrechnung dem Kunden zu, dann gehört auch die Miete dazu.',
);

/**
 * Gives a booking, with all of its reservation, deposits and damages, to a customer's record, or to none. Refuses a
 * billed one, which belongs to whom its order belongs to, and leaves those of its reservation as they are.
 */
export function assignBooking(
  deps: RentalDeps & Acting,
  number: string,
  { customer_number: wanted }: BookingCustomerRequest,
): Promise<Outcome<AdminBooking>> {
  const { firestore } = deps;
  return changeAsAdmin(deps, number, async (booking, transaction) => {
    if (booking.kind === 'downtime') return UNKNOWN_BOOKING;
    if (isErased(booking)) return ERASED;
    if (booking.order_number) return BILLED;
    const chosen = wanted && (await chosenCustomer(transaction, firestore, wanted));
    if (chosen && !chosen.ok) return chosen;
    const owner = chosen ? { customer_number: customerNumber(chosen.value.id) } : {};
    const rentals = await Promise.all(
      (booking.set ?? [number]).map((each) => readRental(transaction, firestore, each)),
    );
    const isOpen = ([first]: readonly DocumentSnapshot[]) =>
      first && !first.get('order_number') && !isErased(first.data() as StoredRentalBooking);
    const moved = rentals.filter(isOpen).flat();
    if (moved.every((each) => each.get('customer_number') === owner.customer_number)) {
      return undefined;
    }
    const { customer_number: _, ...unowned } = booking;
    return {
      booking: { ...unowned, ...owner },
      write: () => {
        const others = moved.filter(({ id }) => id !== number);
        const by = {
          uid: deps.act?.uid ?? '',
          what: 'customer',
          at: Timestamp.fromDate(deps.now()),
        };
        moveRental(transaction, others, owner.customer_number, by);
      },
    };
  });
}
