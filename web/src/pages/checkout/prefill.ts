import type { CheckoutForm } from '@shop/domain/order-schema';
import type { CurrentUser, Profile } from '@shop/domain/user';

const PREFILLED = ['customer_name', 'customer_email', 'customer_phone', 'company_name'] as const;

/** Whether nobody has said yet who orders. */
export function isUnbegun(form: CheckoutForm): boolean {
  return PREFILLED.every((name) => form[name] === '');
}

/** The form with what is known about a customer in those of its fields that are empty. */
export function prefilled(form: CheckoutForm, user: CurrentUser, profile: Profile): CheckoutForm {
  return {
    ...form,
    customer_name: form.customer_name || (user.google_user_data.name ?? ''),
    customer_email: form.customer_email || user.email,
    customer_phone: form.customer_phone || (profile.phone ?? ''),
    company_name: form.company_name || (profile.company_name ?? ''),
  };
}
