import { DELIVERY_TEXT_LIMITS, ORDER_TEXT_LIMITS } from '@shop/domain/order/order-request';
import { PAYMENT_METHOD_NAMES, PAYMENT_METHODS } from '@shop/domain/payment/payment-methods';

/** What the form of a quote or an order asks for. */
export const LABELS = {
  customer_name: 'Name',
  customer_phone: 'Telefonnummer',
  customer_email: 'E-Mail (falls vorhanden)',
  company_name: 'Firma',
  company_address: 'Rechnungsanschrift',
  tax_number: 'USt-IdNr./Steuernummer',
  customer_reference: 'Zeichen des Kunden',
  buyer_reference: 'Leitweg-ID (XRechnung)',
  street: 'Straße und Hausnummer',
  postal_code: 'Postleitzahl',
  city: 'Ort',
  unloading_place: 'Abladestelle',
  contact_name: 'Ansprechpartner vor Ort',
  contact_phone: 'Telefon vor Ort',
};
export const LIMITS = { ...ORDER_TEXT_LIMITS, ...DELIVERY_TEXT_LIMITS, postal_code: 5 };
export const PLACE = [
  'street',
  'postal_code',
  'city',
  'unloading_place',
  'contact_name',
  'contact_phone',
] as const;
export const CUSTOMER = [
  'customer_name',
  'customer_phone',
  'customer_email',
  'company_name',
  'company_address',
  'tax_number',
  'customer_reference',
  'buyer_reference',
] as const;

export const METHODS = [
  { id: 'delivery', label: 'Lieferung' },
  { id: 'pickup', label: 'Selbstabholung' },
];
export const ACCESS = [
  { id: '', label: 'nicht bekannt' },
  { id: 'yes', label: 'auch mit dem großen Lkw' },
  { id: 'no', label: 'nur mit dem kleinen Lkw' },
];
export const WHEN = [
  { id: '', label: 'an einem Liefertag' },
  { id: 'yes', label: 'heute, als Expresslieferung' },
];
export const PAYMENTS = PAYMENT_METHOD_NAMES.map((id) => ({
  id,
  label: PAYMENT_METHODS[id].label,
}));
