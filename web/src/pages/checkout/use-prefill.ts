import type { CheckoutForm } from '@shop/domain/order-schema';
import type { FormikProps } from 'formik';
import { useEffect, useRef } from 'react';
import { useAuth } from '../../features/session/session-context.ts';
import { useProfile } from '../../features/session/use-profile.ts';
import { isUnbegun, prefilled } from './prefill.ts';

/**
 * Fills in once what is known about a signed-in customer, when it is known. What they typed
 * meanwhile stays, and so does a form that was begun before the page was loaded.
 */
export function usePrefill(form: FormikProps<CheckoutForm>): void {
  const { user } = useAuth();
  const profile = useProfile(user);
  const { setValues } = form;
  const isOver = useRef(!isUnbegun(form.initialValues));
  useEffect(() => {
    if (isOver.current || !user || !profile) return;
    isOver.current = true;
    void setValues((typed) => prefilled(typed, user, profile), false);
  }, [user, profile, setValues]);
}
