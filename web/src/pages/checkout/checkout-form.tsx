import Box from '@mui/material/Box';
import type { CartItem } from '@shop/domain/cart/cart';
import type { CurrentUser, Profile, RememberedSite } from '@shop/domain/contract/user';
import type { DeliveryOptions } from '@shop/domain/delivery/delivery-areas';
import { isExpressPossible } from '@shop/domain/delivery/delivery-days';
import type { DeliveryTerms } from '@shop/domain/delivery/delivery-terms';
import { truckOf } from '@shop/domain/delivery/order-weight';
import {
  type CheckoutForm as CheckoutValues,
  checkoutErrors,
} from '@shop/domain/order/order-schema';
import { paymentMethodOf } from '@shop/domain/payment/payment-methods';
import { slowestDeliveryTime } from '@shop/domain/product/delivery-time';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormikProps, FormikProvider, useFormik } from 'formik';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useFirstErrorFocus } from '../../components/form/use-first-error-focus.ts';
import { checkoutDraft } from '../../features/cart/checkout-draft.ts';
import { storePostalCode, usePostalCode } from '../../features/delivery/postal-code.ts';
import { deliveryTerms, useDeliveryPlace } from '../../features/delivery/use-delivery-place.ts';
import { deliveryOptionsQuery } from '../../features/delivery/use-delivery-zones.ts';
import { useAuth } from '../../features/session/session-context.ts';
import { useProfile } from '../../features/session/use-profile.ts';
import { fillEmpty, useFormDraft } from '../../lib/form-draft.ts';
import { useNow } from '../../lib/use-now.ts';
import { CustomerTypeChoice, PaymentChoice } from './checkout-choices.tsx';
import { CompanyFields, ContactFields, NotesField, RememberChoice } from './checkout-fields.tsx';
import { DeliverySection } from './delivery-fields.tsx';
import { deliveryErrors } from './order-request.ts';
import { OrderSummary } from './order-summary.tsx';
import { SubmitOrder, TrustNotes } from './submit-order.tsx';
import type { OrderSubmission } from './use-submit-order.ts';

interface CheckoutFormProps {
  items: readonly CartItem[];
  submission: OrderSubmission;
  now: () => Date;
}

export function CheckoutForm({ items, submission, now }: CheckoutFormProps) {
  const [initialValues] = useState(checkoutDraft.read);
  const client = useQueryClient();
  const { data: options } = useQuery(deliveryOptionsQuery);
  const place = useDeliveryPlace();
  const postalCode = usePostalCode();
  const minute = useNow(now);
  const errorsOf = (form: CheckoutValues, known: DeliveryOptions | undefined) =>
    deliveryErrors(form, postalCode, items, known, now());
  const formik = useFormik({
    initialValues,
    validate: (form) => ({ ...checkoutErrors(form), ...errorsOf(form, options) }),
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async (form, { setErrors }) => {
      const { isRefused } = await submission.submit(form, postalCode, terms);
      if (!isRefused) return;
      // Noon may have passed, or the delivery areas may have changed.
      const asked = { ...deliveryOptionsQuery, staleTime: 0, retry: false };
      const current = await client.fetchQuery(asked).catch(() => options);
      setErrors(errorsOf(form, current));
    },
  });
  const { user } = useAuth();
  usePrefill(formik, user);
  useFormDraft(checkoutDraft, formik);
  const form = useFirstErrorFocus(formik.submitCount, formik.isSubmitting);
  const closed = useMemo(() => new Set(options?.closed_days), [options]);
  const zone = place.kind === 'zone' ? place.zone : undefined;
  const canBeExpress = isExpressPossible(zone, items, minute, closed);
  const truck = truckOf({ ...formik.values, truck: options?.small_truck });
  const isPickup = formik.values.delivery_method === 'pickup';
  const isExpress = formik.values.express !== '' && canBeExpress;
  // The terms that the summary shows and the order is sent with; the same object until they change.
  const terms = useMemo(
    (): DeliveryTerms => (isPickup ? { method: 'pickup' } : deliveryTerms(place, isExpress)),
    [isPickup, isExpress, place],
  );
  const isBusiness = formik.values.customer_type === 'business';
  return (
    <FormikProvider value={formik}>
      <Box component="form" noValidate ref={form} onSubmit={formik.handleSubmit} sx={columns}>
        <Box sx={{ display: 'grid', gap: { xs: 4, md: 5 } }}>
          <CustomerTypeChoice />
          <ContactFields isPrivate={!isBusiness} />
          {isBusiness && <CompanyFields />}
          <DeliverySection
            place={place}
            goods={items}
            closed={closed}
            now={minute}
            isExpressPossible={canBeExpress}
          />
          <PaymentChoice prepaymentDays={options?.prepayment_days} />
          {user && <RememberChoice />}
          <NotesField />
        </Box>
        <Box sx={aside}>
          <OrderSummary
            items={items}
            terms={terms}
            truck={truck}
            isBusiness={isBusiness}
            hasDiscount={isBusiness && paymentMethodOf(formik.values.payment_method).hasDiscount}
          />
          <SubmitOrder
            isSending={formik.isSubmitting}
            failure={submission.failure}
            isBusiness={isBusiness}
          />
          <TrustNotes
            deliveryTime={slowestDeliveryTime(items, zone?.deliveryTime)}
            isPickup={isPickup}
          />
        </Box>
      </Box>
    </FormikProvider>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 400px' },
  alignItems: 'start',
  gap: { xs: 4, md: 6 },
  mt: { xs: 3, md: 4 },
};

/** Stays in sight beside the long form. */
const aside = { display: 'grid', gap: 3, position: { md: 'sticky' }, top: { md: 112 } };

/**
 * Fills in what is known about a signed-in customer, once, as soon as it is loaded. Anything typed
 * meanwhile stays, and so does a draft of an earlier visit or the site of a repeated order.
 */
function usePrefill(form: FormikProps<CheckoutValues>, user: CurrentUser | null): void {
  const profile = useProfile(user);
  const postalCode = usePostalCode();
  const { setValues } = form;
  const isDone = useRef(hasCustomer(form.initialValues));
  useEffect(() => {
    if (isDone.current || !user || !profile) return;
    isDone.current = true;
    const site = checkoutDraft.isRepeated() ? undefined : profile.remembered?.site;
    // A different postcode means a different building site.
    const known = !postalCode || postalCode === site?.postal_code ? site : undefined;
    if (known) storePostalCode(known.postal_code);
    void setValues((typed) => prefilled(typed, user, profile, known), false);
  }, [user, profile, postalCode, setValues]);
}

const PREFILLED = ['customer_name', 'customer_email', 'customer_phone', 'company_name'] as const;

function hasCustomer(form: CheckoutValues): boolean {
  return PREFILLED.some((name) => form[name] !== '');
}

/** Remembered details also decide whether a business orders. */
function prefilled(
  form: CheckoutValues,
  user: CurrentUser,
  { company_name = '', phone = '', remembered }: Profile,
  site: RememberedSite | undefined,
): CheckoutValues {
  const { is_business: isBusiness, site: _, ...texts } = remembered ?? {};
  const { postal_code, ...place } = site ?? {};
  const known = {
    customer_name: user.google_user_data.name ?? '',
    customer_email: user.email,
    customer_phone: phone,
    company_name,
    ...texts,
    ...place,
  };
  return {
    ...fillEmpty(form, known),
    ...(isBusiness && { customer_type: 'business' }),
    remember: remembered ? 'yes' : form.remember,
  };
}
