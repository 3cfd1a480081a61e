import type { CheckoutForm } from '@shop/domain/order/order-schema';
import { formDraft } from '../../lib/form-draft.ts';

/** What the shopper has typed and chosen at the checkout in this tab. */
export const checkoutDraft = formDraft<CheckoutForm>('checkoutDraft', {
  customer_type: 'private',
  customer_name: '',
  customer_email: '',
  customer_phone: '',
  company_name: '',
  company_address: '',
  tax_number: '',
  payment_method: 'rechnung',
  notes: '',
  delivery_method: 'delivery',
  street: '',
  city: '',
  truck_access: '',
  unloading_place: '',
  wished_day: '',
  contact_name: '',
  contact_phone: '',
  express: '',
});
