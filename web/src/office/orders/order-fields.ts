import { DELIVERY_TEXT_LIMITS, ORDER_TEXT_LIMITS } from '@shop/domain/order/order-request';
import { PAYMENT_METHOD_NAMES, PAYMENT_METHODS } from '@shop/domain/payment/payment-methods';

/** What the forms of an order on the telephone and of a quote ask for. */
export const LABELS = {
  customer_name: 'Name',
  customer_phone: 'Telefonnummer',
  customer_email: 'E-Mail (falls vorhanden)',
  company_name: 'Firma',
  company_address: 'Firmenadresse',
  customer_reference: 'Zeichen des Kunden',
  buyer_reference: 'Leitweg-ID (XRechnung)',
  street: 'Straße und Hausnummer',
  postal_code: 'Postleitzahl',
  city: 'Ort',
  notes: 'Anmerkungen',
};
export type TextName = keyof typeof LABELS;
export const LIMITS = { ...ORDER_TEXT_LIMITS, ...DELIVERY_TEXT_LIMITS, postal_code: 5 };
export const PLACE = ['street', 'postal_code', 'city'] as const;
export const CUSTOMER = [
  'customer_name',
  'customer_phone',
  'customer_email',
  'company_name',
  'company_address',
  'customer_reference',
  'buyer_reference',
] as const;

export const METHODS = [
  { id: 'delivery', label: 'Lieferung' },
  { id: 'pickup', label: 'Selbstabholung' },
];
export const PAYMENTS = PAYMENT_METHOD_NAMES.map((id) => ({
  id,
  label: PAYMENT_METHODS[id].label,
}));
