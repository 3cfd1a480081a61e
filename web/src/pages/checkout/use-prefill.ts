import type { CurrentUser, Profile } from '@shop/domain/contract/user';
import type { CheckoutForm } from '@shop/domain/order/order-schema';
import type { FormikProps } from 'formik';
import { useEffect, useRef } from 'react';
import { useAuth } from '../../features/session/session-context.ts';
import { useProfile } from '../../features/session/use-profile.ts';

/**
 * Fills in what is known about a signed-in customer, once, as soon as it is loaded. What they typed
 * meanwhile stays, and so does a draft of an earlier visit.
 */
export function usePrefill(form: FormikProps<CheckoutForm>): void {
  const { user } = useAuth();
  const profile = useProfile(user);
  const { setValues } = form;
  const isDone = useRef(hasCustomer(form.initialValues));
  useEffect(() => {
    if (isDone.current || !user || !profile) return;
    isDone.current = true;
    void setValues((typed) => prefilled(typed, user, profile), false);
  }, [user, profile, setValues]);
}

const PREFILLED = ['customer_name', 'customer_email', 'customer_phone', 'company_name'] as const;

function hasCustomer(form: CheckoutForm): boolean {
  return PREFILLED.some((name) => form[name] !== '');
}

/** Fills in empty fields only. */
function prefilled(form: CheckoutForm, user: CurrentUser, profile: Profile): CheckoutForm {
  return {
    ...form,
    customer_name: form.customer_name || (user.google_user_data.name ?? ''),
    customer_email: form.customer_email || user.email,
    customer_phone: form.customer_phone || (profile.phone ?? ''),
    company_name: form.company_name || (profile.company_name ?? ''),
  };
}
