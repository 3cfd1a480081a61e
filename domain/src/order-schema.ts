import { array, mixed, number, object } from 'yup';
import { isProductId, isSessionId, MAX_CART_LINES } from './cart.ts';
import {
  type CustomerType,
  type OrderRequest,
  type OrderRequestItem,
  PAYMENT_METHODS,
  type PaymentMethod,
} from './order.ts';
import { isQuantity } from './quantity.ts';
import {
  checkBody,
  emailText,
  fieldErrors,
  optionalText,
  type Parsed,
  requiredText,
} from './validation.ts';

/** Maximum text lengths of an order, in characters; also the `maxLength` of the form's fields. */
export const ORDER_TEXT_LIMITS = {
  customer_name: 100,
  customer_email: 254,
  customer_phone: 40,
  company_name: 120,
  company_address: 250,
  tax_number: 40,
  notes: 2000,
} as const;

/** The values of the checkout form. */
export interface CheckoutForm
  extends Omit<OrderRequest, 'session_id' | 'total_amount' | 'order_items'> {
  customer_type: CustomerType;
}

const customerFields = {
  customer_name: requiredText('Name', ORDER_TEXT_LIMITS.customer_name, 'Name ist erforderlich'),
  customer_email: emailText(
    'E-Mail',
    'E-Mail ist erforderlich',
    'Gültige E-Mail-Adresse erforderlich',
  ),
  customer_phone: requiredText(
    'Telefonnummer',
    ORDER_TEXT_LIMITS.customer_phone,
    'Telefonnummer ist erforderlich',
  ),
  company_name: optionalText('Firmenname', ORDER_TEXT_LIMITS.company_name),
  company_address: optionalText('Firmenadresse', ORDER_TEXT_LIMITS.company_address),
  tax_number: optionalText('USt-IdNr./Steuernummer', ORDER_TEXT_LIMITS.tax_number),
  payment_method: mixed<PaymentMethod>()
    .required('Zahlungsart ist erforderlich')
    .oneOf(PAYMENT_METHODS, 'Zahlungsart ist unbekannt'),
  notes: optionalText('Anmerkungen', ORDER_TEXT_LIMITS.notes),
};

const privateForm = object(customerFields);
const businessForm = object({
  ...customerFields,
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

/** Nullable: otherwise yup refuses null first, in English. */
const checked = (message: string, isValid: (value: unknown) => boolean) =>
  mixed().nullable().test('checked', message, isValid);

const orderItem = object({
  product_id: checked('Die Artikelnummer ist ungültig.', isProductId),
  product_name: requiredText('Artikelname', 200, 'Artikelname fehlt'),
  quantity: checked('Die Menge muss eine ganze Zahl ab 1 sein.', isQuantity),
  unit_price: amount('Einzelpreis'),
  total_price: amount('Positionspreis'),
})
  .typeError('Eine Bestellposition ist ungültig.')
  .required('Eine Bestellposition ist ungültig.')
  .noUnknown('Eine Bestellposition enthält ein unbekanntes Feld.');

const orderRequest = object({
  session_id: checked('Die Sitzung ist ungültig.', isSessionId),
  ...customerFields,
  total_amount: amount('Gesamtbetrag'),
  order_items: array()
    .of(orderItem)
    .typeError('Die Bestellpositionen fehlen.')
    .required('Die Bestellpositionen fehlen.')
    .min(1, 'Der Warenkorb ist leer.')
    .max(MAX_CART_LINES, `Eine Bestellung fasst höchstens ${MAX_CART_LINES} Positionen.`),
}).noUnknown('Die Anfrage enthält ein unbekanntes Feld.');

/** Parses the body of `POST /api/orders`; trims texts, missing optional ones become empty. */
export function parseOrderRequest(body: unknown): Parsed<OrderRequest> {
  const message = checkBody(orderRequest, body);
  if (message !== undefined) return { ok: false, message };
  const order = body as OrderRequest;
  return {
    ok: true,
    value: {
      session_id: order.session_id,
      customer_name: order.customer_name.trim(),
      customer_email: order.customer_email.trim(),
      customer_phone: order.customer_phone.trim(),
      company_name: order.company_name?.trim() ?? '',
      company_address: order.company_address?.trim() ?? '',
      tax_number: order.tax_number?.trim() ?? '',
      payment_method: order.payment_method,
      notes: order.notes?.trim() ?? '',
      total_amount: order.total_amount,
      order_items: order.order_items.map(toItem),
    },
  };
}

function toItem(item: OrderRequestItem): OrderRequestItem {
  const { product_id, product_name, quantity, unit_price, total_price } = item;
  return { product_id, product_name, quantity, unit_price, total_price };
}
