import { ofOrderFields, TEXTS } from '@shop/domain/order/order-fields';
import { PAYMENT_METHOD_NAMES, PAYMENT_METHODS } from '@shop/domain/payment/payment-methods';

/** What the form of a quote or an order asks for. */
export const LABELS = {
  ...ofOrderFields(TEXTS.all, (_, { label, office = label }) => office),
  customer_email: 'E-Mail (falls vorhanden)',
  /** Of a company or a person. */
  company_address: 'Rechnungsanschrift',
};

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
