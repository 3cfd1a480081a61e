import { array, boolean, mixed, number, type ObjectSchema, object } from 'yup';
import { isProductId, isSessionId, MAX_CART_LINES } from '../cart/cart.ts';
import { DELIVERY_METHODS } from '../delivery/delivery-terms.ts';
import { postalCodeText } from '../delivery/postal-code-schema.ts';
import { type PaymentMethod, paymentMethodOf } from '../payment/payment-methods.ts';
import { customerId } from '../text/customer-number.ts';
import { isQuantity } from '../text/quantity.ts';
import {
  emailText,
  fieldErrors,
  type Lines,
  optionalEmail,
  optionalText,
  requiredObject,
  requiredText,
} from '../text/validation.ts';
import { isCalendarDay } from '../time/calendar.ts';
import { HOME_COUNTRY, isCountry, isLeitwegId, leitwegId } from './buyer.ts';
import { type DeliveryWish, TRUCK_ACCESS, type TruckAccess } from './delivery-wish.ts';
import {
  type CustomerType,
  DELIVERY_TEXT_LIMITS,
  ORDER_TEXT_LIMITS,
  type OrderRequest,
  type OrderRequestItem,
} from './order-request.ts';

type AddedText =
  | 'customer_number'
  | 'site'
  | 'customer_reference'
  | 'invoice_address'
  | 'buyer_reference'
  | 'country';

/** The values of the checkout form, except the postcode, which all pages share. */
export interface CheckoutForm
  extends Omit<
      Required<OrderRequest>,
      'session_id' | 'total_amount' | 'order_items' | 'delivery' | 'remember' | 'later' | AddedText
    >,
    Record<AddedText, string>,
    Omit<DeliveryWish, 'method' | 'postal_code' | 'express'> {
  customer_type: CustomerType;
  delivery_method: DeliveryWish['method'];
  express: '' | 'yes';
  remember: '' | 'yes';
}

const NO_EMAIL = 'Gültige E-Mail-Adresse erforderlich';
const customerFields = {
  customer_name: requiredText('Name', ORDER_TEXT_LIMITS.customer_name, 'Name ist erforderlich'),
  customer_email: emailText('E-Mail', 'E-Mail ist erforderlich', NO_EMAIL),
  customer_phone: requiredText(
    'Telefonnummer',
    ORDER_TEXT_LIMITS.customer_phone,
    'Telefonnummer ist erforderlich',
  ),
  company_name: optionalText('Firmenname', ORDER_TEXT_LIMITS.company_name),
  company_address: optionalText('Firmenadresse', ORDER_TEXT_LIMITS.company_address, 'many'),
  tax_number: optionalText('USt-IdNr./Steuernummer', ORDER_TEXT_LIMITS.tax_number),
  payment_method: mixed<PaymentMethod>()
    .required('Zahlungsart ist erforderlich')
    .test('known', 'Zahlungsart ist unbekannt', (method: unknown, { parent }) => {
      const { company_name, customer_type = company_name ? 'business' : 'private' } = parent;
      // A list of one method reads like the method.
      return (
        typeof method === 'string' && paymentMethodOf(method).customers.includes(customer_type)
      );
    }),
  notes: optionalText('Anmerkungen', ORDER_TEXT_LIMITS.notes, 'many'),
  customer_number: addedText('Kundennummer', 20).test(
    'number',
    'Diese Kundennummer gibt es nicht.',
    (number) => !number || customerId(number.trim()) !== undefined,
  ),
  site: addedText('Baustelle', ORDER_TEXT_LIMITS.site),
  customer_reference: addedText(
    'Ihre Bestellnummer/Kostenstelle',
    ORDER_TEXT_LIMITS.customer_reference,
  ),
  invoice_address: addedText('Rechnungsanschrift', ORDER_TEXT_LIMITS.invoice_address, 'many'),
  buyer_reference: addedText('Leitweg-ID', ORDER_TEXT_LIMITS.buyer_reference)
    .transform((text?: string) => text && leitwegId(text))
    .test('leitweg', isLeitwegId),
  country: countryText()
    .transform((code: string) => code || undefined)
    .default(undefined),
};

/** A country code; nothing reads as Germany. */
export function countryText() {
  return optionalText('Land', 2)
    .test('country', 'Bitte wählen Sie das Land aus der Liste.', (code) => !code || isCountry(code))
    .transform((code: string) => (code === HOME_COUNTRY ? '' : code));
}

/**
 * An empty text counts as missing, so that an order without it has the same content as before the
 * field existed.
 */
function addedText(label: string, max: number, lines?: Lines) {
  return optionalText(label, max, lines)
    .transform((text: string) => text || undefined)
    .default(undefined);
}

const deliveryTexts = {
  street: optionalText('Straße', DELIVERY_TEXT_LIMITS.street),
  city: optionalText('Ort', DELIVERY_TEXT_LIMITS.city),
  unloading_place: optionalText('Abladestelle', DELIVERY_TEXT_LIMITS.unloading_place),
  contact_name: optionalText('Ansprechpartner', DELIVERY_TEXT_LIMITS.contact_name),
  contact_phone: optionalText('Telefon vor Ort', DELIVERY_TEXT_LIMITS.contact_phone),
};

const anyForm = object({ ...customerFields, ...deliveryTexts });
/** A private customer neither sees nor sends a Leitweg-ID. */
const privateForm = anyForm.omit(['buyer_reference']);
const businessForm = anyForm.shape({
  company_name: requiredText(
    'Firmenname',
    ORDER_TEXT_LIMITS.company_name,
    'Firmenname ist für Geschäftskunden erforderlich',
  ),
});

/** Error messages of the checkout form by field; empty when valid. */
export function checkoutErrors(
  form: CheckoutForm,
): Partial<Record<keyof CheckoutForm & string, string>> {
  return fieldErrors(form.customer_type === 'business' ? businessForm : privateForm, form);
}

const amount = (label: string) =>
  number()
    .typeError(`${label}: Zahl erwartet`)
    .required(`${label} fehlt`)
    .test('amount', `${label} ist ungültig`, (value) => Number.isFinite(value) && value >= 0);

/** A value that passes `check`; anything else gets the same message. */
const checked = <T extends NonNullable<unknown>>(
  message: string,
  check: (value: unknown) => value is T,
) => mixed<T>({ check }).typeError(message).required(message);

const orderItem: ObjectSchema<OrderRequestItem> = requiredObject(
  'Eine Bestellposition ist ungültig.',
  {
    product_id: checked('Die Artikelnummer ist ungültig.', isProductId),
    product_name: requiredText('Artikelname', 200, 'Artikelname fehlt'),
    quantity: checked('Die Menge muss eine ganze Zahl ab 1 sein.', isQuantity),
    unit_price: amount('Einzelpreis'),
    total_price: amount('Positionspreis'),
  },
  'Eine Bestellposition enthält ein unbekanntes Feld.',
);

/** A wish for delivery, which may be missing. */
export const deliverySchema = object({
  method: mixed<DeliveryWish['method']>()
    .required('Lieferung oder Selbstabholung fehlt')
    .oneOf(DELIVERY_METHODS, 'Die Lieferart ist unbekannt'),
  ...deliveryTexts,
  postal_code: postalCodeText(),
  truck_access: mixed<TruckAccess>()
    .oneOf(TRUCK_ACCESS, 'Die Angabe zur Zufahrt ist unbekannt')
    .nonNullable('Die Angabe zur Zufahrt ist unbekannt')
    .default(''),
  wished_day: optionalText('Wunschtermin', 10).test(
    'day',
    'Bitte geben Sie den Wunschtermin als Datum an.',
    (value) => !value?.trim() || isCalendarDay(value.trim()),
  ),
  express: boolean()
    .typeError('Die Angabe zur Expresslieferung ist ungültig.')
    .nonNullable('Die Angabe zur Expresslieferung ist ungültig.')
    .default(false),
})
  .default(undefined)
  .typeError('Die Angaben zur Lieferung sind ungültig.')
  .nonNullable('Die Angaben zur Lieferung sind ungültig.')
  .noUnknown('Die Angaben zur Lieferung enthalten ein unbekanntes Feld.');

const NO_LATER = 'Die Angaben zum Warenkorb sind ungültig.';

const later = object({
  session_id: checked(NO_LATER, isSessionId),
  seen: array()
    .of(
      requiredObject(NO_LATER, {
        product_id: checked(NO_LATER, isProductId),
        quantity: checked(NO_LATER, isQuantity),
      }),
    )
    .typeError(NO_LATER)
    .required(NO_LATER)
    .max(MAX_CART_LINES, NO_LATER),
})
  .default(undefined)
  .typeError(NO_LATER)
  .nonNullable(NO_LATER)
  .noUnknown(NO_LATER);

const NO_REMEMBER = 'Die Angabe, was das Konto merken soll, ist ungültig.';

/** The body of `POST /api/orders`. */
export const orderRequestSchema: ObjectSchema<OrderRequest> = requiredObject(
  'Die Anfrage ist unvollständig.',
  {
    session_id: checked('Die Sitzung ist ungültig.', isSessionId),
    ...customerFields,
    total_amount: amount('Gesamtbetrag'),
    order_items: array()
      .of(orderItem)
      .typeError('Die Bestellpositionen fehlen.')
      .required('Die Bestellpositionen fehlen.')
      .min(1, 'Der Warenkorb ist leer.')
      .max(MAX_CART_LINES, `Eine Bestellung fasst höchstens ${MAX_CART_LINES} Positionen.`),
    delivery: deliverySchema,
    remember: boolean().typeError(NO_REMEMBER).nonNullable(NO_REMEMBER),
    later,
  },
  'Die Anfrage enthält ein unbekanntes Feld.',
);

/** An order by phone, whose customer may have no e-mail address. */
export const phoneOrderSchema: ObjectSchema<OrderRequest> = orderRequestSchema.shape({
  customer_email: optionalEmail('E-Mail', NO_EMAIL),
});
