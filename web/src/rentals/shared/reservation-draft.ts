import { NO_RENTER, type RenterFieldName } from '@shop/domain/booking/renter';
import { formDraft } from '../../lib/form-draft.ts';

/** The form's values; period and tier are in the address, the postcode is shared by all pages. */
export interface ReservationForm extends Record<Exclude<RenterFieldName, 'postal_code'>, string> {
  pieces: string;
  method: 'pickup' | 'delivery';
  insured: '' | 'yes';
  early_start: '' | 'yes';
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
  customer_number: '',
});
