import { array, boolean, mixed, number, type ObjectSchema, object } from 'yup';
import { isProductId, isSessionId, MAX_CART_LINES } from '../cart/cart.ts';
import { DELIVERY_METHODS } from '../delivery/delivery-terms.ts';
import { STAGE_IDS, type StageId } from '../delivery/stage.ts';
import { dayOf } from '../fields/input-fields.ts';
import { type PaymentMethod, paymentMethodOf } from '../payment/payment-methods.ts';
import { customerId } from '../text/customer-number.ts';
import { isQuantity } from '../text/quantity.ts';
import {
  fieldErrors,
  optionalEmail,
  optionalText,
  requiredObject,
  requiredText,
} from '../text/validation.ts';
import { isCalendarDay } from '../time/calendar.ts';
import { type DeliveryWish, TRUCK_ACCESS, type TruckAccess } from './delivery-wish.ts';
import { NO_EMAIL, textSchemas } from './order-field-schema.ts';
import { ORDER_FIELDS, type OrderFieldName, TEXTS } from './order-fields.ts';
import type { CustomerType, OrderRequest, OrderRequestItem } from './order-request.ts';

/** The values of the checkout form, except the postcode, which all pages share. */
export interface CheckoutForm
  extends Record<Exclude<OrderFieldName, 'postal_code'>, string>,
    Pick<OrderRequest, 'payment_method'>,
    Pick<DeliveryWish, 'truck_access' | 'wished_day'> {
  customer_number: string;
  customer_type: CustomerType;
  delivery_method: DeliveryWish['method'];
  express: '' | 'yes';
  remember: '' | 'yes';
}

const customerFields = {
  ...textSchemas(TEXTS.head),
  payment_method: mixed<PaymentMethod>()
    .required('Zahlungsart ist erforderlich')
    .test('known', 'Zahlungsart ist unbekannt', (method: unknown, { parent }) => {
      const { company_name, customer_type = company_name ? 'business' : 'private' } = parent;
      // A list of one method reads like the method.
      return (
        typeof method === 'string' && paymentMethodOf(method).customers.includes(customer_type)
      );
    }),
  customer_number: optionalText('Kundennummer', 20)
    .transform((text: string) => text || undefined)
    .default(undefined)
    .test(
      'number',
      'Diese Kundennummer gibt es nicht.',
      (number) => !number || customerId(number.trim()) !== undefined,
    ),
};

const deliveryTexts = textSchemas(TEXTS.delivery);
const { postal_code: _, ...deliveryForm } = deliveryTexts;

const anyForm = object({ ...customerFields, ...deliveryForm });
/** A private customer neither sees nor sends a Leitweg-ID. */
const privateForm = anyForm.omit(['buyer_reference']);
const businessForm = anyForm.shape({
  company_name: requiredText(
    ORDER_FIELDS.company_name.label,
    ORDER_FIELDS.company_name.max,
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

const orderItem = requiredObject<OrderRequestItem>(
  'Eine Bestellposition ist ungültig.',
  {
    product_id: checked('Die Artikelnummer ist ungültig.', isProductId),
    product_name: requiredText('Artikelname', 200, 'Artikelname fehlt'),
    quantity: checked('Die Menge muss eine ganze Zahl ab 1 sein.', isQuantity),
    unit_price: amount('Einzelpreis'),
    total_price: amount('Positionspreis'),
    wished_day: dayOf('Wunschtermin'),
    stage: mixed<StageId>().oneOf(STAGE_IDS, 'Der Bauabschnitt ist unbekannt.'),
  },
  'Eine Bestellposition enthält ein unbekanntes Feld.',
);

export const wishedDaySchema = optionalText('Wunschtermin', 10).test(
  'day',
  'Bitte geben Sie den Wunschtermin als Datum an.',
  (value) => !value?.trim() || isCalendarDay(value.trim()),
);

/** A wish for delivery, which may be missing. */
export const deliverySchema = object({
  method: mixed<DeliveryWish['method']>()
    .required('Lieferung oder Selbstabholung fehlt')
    .oneOf(DELIVERY_METHODS, 'Die Lieferart ist unbekannt'),
  ...deliveryTexts,
  truck_access: mixed<TruckAccess>()
    .oneOf(TRUCK_ACCESS, 'Die Angabe zur Zufahrt ist unbekannt')
    .nonNullable('Die Angabe zur Zufahrt ist unbekannt')
    .default(''),
  wished_day: wishedDaySchema,
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
export const orderRequestSchema = requiredObject<OrderRequest>(
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
  customer_email: optionalEmail(ORDER_FIELDS.customer_email.label, NO_EMAIL),
});
