import { NO_TEXTS } from '@shop/domain/order/order-fields';
import type { CheckoutForm } from '@shop/domain/order/order-schema';
import { DEFAULT_METHOD } from '@shop/domain/payment/payment-methods';
import { formDraft } from '../../lib/form-draft.ts';

const { postal_code: _, ...texts } = NO_TEXTS;

export const checkoutDraft = formDraft<CheckoutForm>('checkoutDraft', {
  customer_type: 'private',
  ...texts,
  customer_number: '',
  payment_method: DEFAULT_METHOD,
  delivery_method: 'delivery',
  truck_access: '',
  wished_day: '',
  express: '',
  remember: '',
});
