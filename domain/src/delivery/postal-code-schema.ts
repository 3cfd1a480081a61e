import { optionalText } from '../text/validation.ts';
import { isPostalCode, NO_POSTAL_CODE } from './delivery-areas.ts';

/** A German postcode or nothing. Apart from the order's schema, which a page about rentals should not load. */
export function postalCodeText() {
  return optionalText('Postleitzahl', 5).test(
    'postal-code',
    NO_POSTAL_CODE,
    (value) => !value?.trim() || isPostalCode(value.trim()),
  );
}
