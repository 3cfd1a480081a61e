import { array, boolean, mixed, type ObjectShape, object, type Schema } from 'yup';
import { postalCodeText } from '../delivery/postal-code-schema.ts';
import {
  dayOf,
  euroAmount,
  numberWithin,
  requestIdSchema as request_id,
  textOrNone,
  wholeNumber,
} from '../fields/input-fields.ts';
import { PAYMENT_MEANS_NAMES } from '../payment/order-payments.ts';
import { RENTAL_PICTURE_URL } from '../product/picture.ts';
import { RENTAL_TIERS } from '../rental/rental-price.ts';
import {
  emailText,
  fieldErrors,
  hasVisible,
  type Lines,
  optionalEmail,
  optionalText,
  requiredObject,
  requiredText,
  textSchema,
} from '../text/validation.ts';
import { isCalendarDay } from '../time/calendar.ts';
import {
  BOOKING_KINDS,
  type BookingCancelRequest,
  type BookingCustomerRequest,
  type BookingExtendRequest,
  type BookingMoveRequest,
  type BookingStepRequest,
  type BookingTakeBack,
  DEPOSIT_STATES,
  isBookingNumber,
  type OfficeBookingRequest,
  RENTAL_METHODS,
  type RentalBookingRequest,
} from './booking.ts';
import { BOOKING_STATES } from './booking-state.ts';
import { MAX_FURTHER } from './rental-set.ts';
import { ofRenterFields, RENTER_LIMITS, type Renter, type RenterField } from './renter.ts';
import { isSignature } from './signature.ts';

const NO_BOOKING = 'Die Angaben zur Buchung sind ungültig.';
const NO_EMAIL = 'Gültige E-Mail-Adresse erforderlich';
const MAX_PIECES = 100;
const MAX_TOKEN_LENGTH = 100;

const day = (label: string) =>
  textSchema()
    .typeError(`${label}: Bitte geben Sie ein Datum an`)
    .required(`${label}: Bitte geben Sie ein Datum an`)
    .test('day', `${label}: Bitte geben Sie ein Datum an`, (text) => isCalendarDay(text));

const oneOf = <T extends string>(names: readonly T[]) =>
  mixed<T>().typeError(NO_BOOKING).nonNullable(NO_BOOKING).oneOf(names, NO_BOOKING);
const flag = () => boolean().typeError(NO_BOOKING).nonNullable(NO_BOOKING);
const maybe = (label: string, max: number, lines?: Lines) =>
  textOrNone(label, max, lines).default(undefined);
const customerNumber = () => maybe('Kundennummer', 20);

const period = { start_day: day('Mietbeginn'), end_day: day('Mietende') };
const pieces = wholeNumber('Stückzahl', 1, MAX_PIECES).required('Stückzahl fehlt');

const renterText = ({ label, max, lines, isRequired }: RenterField) =>
  isRequired
    ? requiredText(label, max, `${label} ist erforderlich`, lines)
    : maybe(label, max, lines);

const renter = {
  ...(ofRenterFields((_, field) => renterText(field)) as {
    [Name in keyof Renter]-?: Schema<Renter[Name]>;
  }),
  customer_email: emailText('E-Mail', 'E-Mail ist erforderlich', NO_EMAIL),
  postal_code: postalCodeText()
    .transform((text: string) => text || undefined)
    .default(undefined),
};

const wantedTool = {
  tool_id: wholeNumber('Mietgerät', 0, Number.MAX_SAFE_INTEGER).required('Mietgerät fehlt'),
  ...period,
  pieces,
  tier: oneOf(RENTAL_TIERS),
  insured: flag(),
};

const booked = {
  ...wantedTool,
  method: oneOf(RENTAL_METHODS).required('Abholung oder Anlieferung fehlt'),
  early_start: flag(),
  gross_amount: euroAmount('Gesamtpreis', 0),
  customer_number: customerNumber(),
};

const listOf = (shape: ObjectShape, tooMany: string) =>
  array(object(shape).typeError(NO_BOOKING).nonNullable(NO_BOOKING).noUnknown(NO_BOOKING))
    .typeError(NO_BOOKING)
    .nonNullable(NO_BOOKING)
    .max(MAX_FURTHER, tooMany) as unknown as Schema<never>;

const others = listOf(
  {
    booking_number: textSchema()
      .typeError(NO_BOOKING)
      .required(NO_BOOKING)
      .test('number', NO_BOOKING, (text) => isBookingNumber(text)),
    revision: wholeNumber('Stand', 0, Number.MAX_SAFE_INTEGER).required(NO_BOOKING),
  },
  NO_BOOKING,
);

/** The body of `POST /api/rental-bookings`. */
export const rentalBookingSchema = requiredObject<RentalBookingRequest>(
  'Die Buchung ist unvollständig.',
  { ...booked, ...renter, further: listOf(wantedTool, `Höchstens ${MAX_FURTHER + 1} Geräte`) },
  'Die Buchung enthält ein unbekanntes Feld.',
);

/** Error messages of the booking form by field; empty when valid. */
export const bookingErrors = <Form extends object>(form: Form) => fieldErrors(object(renter), form);

/** A downtime has neither customer nor contact; customers who book by phone may have no e-mail address. */
export const officeBookingSchema = requiredObject<OfficeBookingRequest>(NO_BOOKING, {
  ...booked,
  ...renter,
  customer_name: optionalText('Name', RENTER_LIMITS.customer_name),
  customer_email: optionalEmail('E-Mail', NO_EMAIL),
  customer_phone: optionalText('Telefonnummer', RENTER_LIMITS.customer_phone),
  request_id,
  kind: oneOf(BOOKING_KINDS).required(NO_BOOKING),
  transport_amount: euroAmount('Transport', 0),
  despite_clash: maybe('Grund', 300),
})
  .test('customer', 'Name ist erforderlich', ({ kind, customer_name }) => {
    return kind === 'downtime' || hasVisible(customer_name);
  })
  .test('transport', 'Ohne Anlieferung kostet Bringen und Holen nichts.', (booking) => {
    const { kind, method, transport_amount } = booking;
    return !transport_amount || (kind === 'rental' && method === 'delivery');
  })
  .test('reason', 'Bitte geben Sie an, warum das Gerät nicht da ist.', ({ kind, notes }) => {
    return kind === 'rental' || hasVisible(notes);
  });

export const bookingMoveSchema = requiredObject<BookingMoveRequest>(NO_BOOKING, {
  request_id,
  ...period,
  pieces,
  others,
  despite_clash: maybe('Grund', 300),
});

export const bookingTakeBackSchema = requiredObject<BookingTakeBack>(NO_BOOKING, {
  to: oneOf(BOOKING_STATES).required(NO_BOOKING),
  at: textSchema().typeError(NO_BOOKING).required(NO_BOOKING).max(30, NO_BOOKING),
});

const token = textSchema()
  .typeError(NO_BOOKING)
  .nonNullable(NO_BOOKING)
  .max(MAX_TOKEN_LENGTH, NO_BOOKING);

export const bookingCancelSchema = requiredObject<BookingCancelRequest>(NO_BOOKING, {
  token,
  whole_set: flag(),
});
export const bookingExtendSchema = requiredObject<BookingExtendRequest>(NO_BOOKING, {
  token,
  end_day: period.end_day,
});

const texts = (label: string, max: number, length: number) =>
  array(textSchema().typeError(NO_BOOKING).required(NO_BOOKING).max(length, NO_BOOKING))
    .typeError(NO_BOOKING)
    .required(NO_BOOKING)
    .max(max, `${label}: höchstens ${max}`);

const SIGNATURE_LENGTH = 20_000;

const record = object({
  meter_hours: numberWithin('Betriebsstunden', 0, 1_000_000),
  fuel_percent: wholeNumber('Tankfüllung', 0, 100),
  condition: requiredText('Zustand', 1000, 'Bitte beschreiben Sie den Zustand.', 'many'),
  accessories: texts('Zubehör', 30, 120),
  pictures: texts('Bilder', 12, 120).test('own', 'Bilder: Die Adresse ist ungültig', (urls) =>
    urls.every((url) => RENTAL_PICTURE_URL.test(url)),
  ),
  signature: textSchema()
    .typeError(NO_BOOKING)
    .required('Die Unterschrift fehlt.')
    .max(SIGNATURE_LENGTH, 'Die Unterschrift ist zu lang.')
    .test('signed', 'Die Unterschrift fehlt oder ist zu klein.', isSignature),
  signed_by: requiredText('Name', 100, 'Bitte geben Sie den Namen zur Unterschrift an.'),
})
  .typeError(NO_BOOKING)
  .nonNullable(NO_BOOKING)
  .noUnknown(NO_BOOKING)
  .default(undefined);

const extra = (label: string) => numberWithin(label, 0, 10_000);

export const bookingStepSchema = requiredObject<BookingStepRequest>(NO_BOOKING, {
  request_id,
  from: oneOf(BOOKING_STATES).required(NO_BOOKING),
  to: oneOf(BOOKING_STATES).required(NO_BOOKING),
  others,
  reason: maybe('Grund', 300),
  despite_inspection: maybe('Grund', 300),
  returned_day: dayOf('Zurückgegeben am'),
  invoice_address: optionalText('Rechnungsanschrift', RENTER_LIMITS.invoice_address, 'many'),
  record,
  deposit: object({
    state: oneOf(DEPOSIT_STATES).required(NO_BOOKING),
    means: oneOf(PAYMENT_MEANS_NAMES),
    kept_amount: euroAmount('Einbehalten', 0),
    reason: maybe('Grund', 300),
  })
    .typeError(NO_BOOKING)
    .nonNullable(NO_BOOKING)
    .noUnknown(NO_BOOKING)
    .default(undefined),
  transport_amount: euroAmount('Transport', 0),
  extras: object({
    insurance: extra('Versicherung'),
    extra_hours: extra('Mehrstunden'),
    fuel: extra('Kraftstoff'),
    cleaning: extra('Reinigung'),
  })
    .typeError(NO_BOOKING)
    .nonNullable(NO_BOOKING)
    .noUnknown(NO_BOOKING)
    .default(undefined),
})
  .test('others', NO_BOOKING, ({ to, others: more }) => {
    return !more?.length || to === 'confirmed' || to === 'declined' || to === 'cancelled';
  })
  .test('record', 'Das Protokoll fehlt.', ({ to, record: kept }) => {
    return (to === 'handed_out' || to === 'returned') === (kept !== undefined);
  })
  .test('returned day', NO_BOOKING, ({ to, returned_day }) => {
    return returned_day === undefined || to === 'returned' || to === 'closed';
  })
  .test('kept', 'Bitte geben Sie an, wie viel und warum einbehalten wird.', ({ deposit }) => {
    return deposit?.state !== 'kept' || Boolean(deposit.kept_amount && hasVisible(deposit.reason));
  })
  .test('reason', 'Bitte nennen Sie dem Kunden den Grund.', ({ to, reason }) => {
    return (to !== 'declined' && to !== 'cancelled') || hasVisible(reason);
  });

export const bookingCustomerSchema = requiredObject<BookingCustomerRequest>(NO_BOOKING, {
  customer_number: customerNumber(),
});
