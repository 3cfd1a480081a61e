import { EMPTY_WISH } from '@shop/domain/order/delivery-wish';
import type { CheckoutForm } from '@shop/domain/order/order-schema';
import { DEFAULT_METHOD } from '@shop/domain/payment/payment-methods';
import { formDraft } from '../../lib/form-draft.ts';

const { method, postal_code: _, ...emptyDelivery } = EMPTY_WISH;

export const checkoutDraft = formDraft<CheckoutForm>('checkoutDraft', {
  customer_type: 'private',
  customer_name: '',
  customer_email: '',
  customer_phone: '',
  company_name: '',
  company_address: '',
  tax_number: '',
  customer_number: '',
  site: '',
  customer_reference: '',
  invoice_address: '',
  buyer_reference: '',
  country: '',
  payment_method: DEFAULT_METHOD,
  notes: '',
  ...emptyDelivery,
  delivery_method: method,
  express: '',
  remember: '',
});
