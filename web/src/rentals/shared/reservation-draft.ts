import type { RentalBooking } from '@shop/domain/booking/booking';
import { NO_RENTER, RENTER_FIELD_NAMES, type RenterFieldName } from '@shop/domain/booking/renter';
import { formDraft } from '../../lib/form-draft.ts';

/** The form's values; period and tier are in the address, the postcode is shared by all pages. */
export interface ReservationForm extends Record<Exclude<RenterFieldName, 'postal_code'>, string> {
  pieces: string;
  method: 'pickup' | 'delivery';
  insured: '' | 'yes';
  early_start: '' | 'yes';
  /** The booking of the same days that it belongs to. */
  with_booking: string;
  /** The company that it is for; empty for oneself. */
  customer_number: string;
}

const { postal_code: _, ...texts } = NO_RENTER;
export const reservationDraft = formDraft<ReservationForm>('reservationDraft', {
  ...texts,
  pieces: '1',
  method: 'pickup',
  insured: '',
  early_start: '',
  with_booking: '',
  customer_number: '',
});

/** Fills in person and place of a booking, for a further tool on the same days. */
export function draftFurther(booking: RentalBooking): void {
  const known = RENTER_FIELD_NAMES.filter((name) => name !== 'postal_code' && name !== 'notes');
  const texts = Object.fromEntries(known.map((name) => [name, booking[name] ?? '']));
  reservationDraft.clear();
  reservationDraft.write({
    ...reservationDraft.empty,
    ...texts,
    method: booking.method,
    with_booking: booking.booking_number,
  });
}
