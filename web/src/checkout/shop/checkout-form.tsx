import Box from '@mui/material/Box';
import type { CartItem } from '@shop/domain/cart/cart';
import type { CurrentUser, Profile } from '@shop/domain/contract/user';
import { isExpressPossible } from '@shop/domain/delivery/delivery-days';
import type { DeliveryOptions } from '@shop/domain/delivery/delivery-options';
import type { DeliveryTerms } from '@shop/domain/delivery/delivery-terms';
import { truckOf } from '@shop/domain/delivery/order-weight';
import {
  type CheckoutForm as CheckoutValues,
  checkoutErrors,
} from '@shop/domain/order/order-schema';
import { cartTotals } from '@shop/domain/order/order-sums';
import { paymentConditions, paymentMethodOf } from '@shop/domain/payment/payment-methods';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { checkoutDraft } from '../../cart/shared/checkout-draft.ts';
import { storePostalCode, usePostalCode } from '../../delivery/shared/postal-code.ts';
import { deliveryTerms, useDeliveryPlace } from '../../delivery/shared/use-delivery-place.ts';
import {
  deliveryOptionsQuery,
  useDeliveryOptions,
} from '../../delivery/shared/use-delivery-zones.ts';
import { useOwnTerms } from '../../lib/own-prices.ts';
import { useNow } from '../../lib/use-now.ts';
import { useAuth } from '../../session/session-context.ts';
import { customerOf, useKnownPerson } from '../../session/use-profile.ts';
import { DraftForm, useDraftForm } from '../../ui/form/draft-form.tsx';
import { formAside, formColumns } from '../../ui/form/form-section.tsx';
import { Stack } from '../../ui/layout.tsx';
import { CustomerTypeChoice, PaymentChoice } from './checkout-choices.tsx';
import { CompanyFields, NotesField, OrdererFields, RememberChoice } from './checkout-fields.tsx';
import { DeliverySection } from './delivery-fields.tsx';
import { deliveryErrors, withStages } from './order-request.ts';
import { OrderSummary } from './order-summary.tsx';
import { SubmitOrder, TrustNotes } from './submit-order.tsx';
import { useStagedItems } from './use-staged-items.ts';
import type { OrderSubmission } from './use-submit-order.ts';

interface CheckoutFormProps {
  items: readonly CartItem[];
  submission: OrderSubmission;
  now: () => Date;
}

export function CheckoutForm({ items, submission, now }: CheckoutFormProps) {
  const client = useQueryClient();
  const { data } = useQuery(deliveryOptionsQuery);
  const options = useDeliveryOptions();
  const place = useDeliveryPlace();
  const postalCode = usePostalCode();
  const minute = useNow(now);
  const closed = useMemo(() => new Set(options.closed_days), [options]);
  const zone = place.kind === 'zone' ? place.zone : undefined;
  const errorsOf = (form: CheckoutValues, known: DeliveryOptions | undefined) =>
    deliveryErrors(withStages(form, staged.items), postalCode, items, known, now());
  const form = useDraftForm<CheckoutValues>({
    draft: checkoutDraft,
    validate: (values) => ({ ...checkoutErrors(values), ...errorsOf(values, data) }),
    known: useKnownOrderer(),
    onSubmit: async (values, { setErrors }) => {
      const { isRefused } = await submission.submit(values, staged.items, postalCode, terms);
      if (!isRefused) return;
      // Noon may have passed, or the delivery areas may have changed.
      const asked = { ...deliveryOptionsQuery, staleTime: 0, retry: false };
      const current = await client.fetchQuery(asked).catch(() => data);
      setErrors(errorsOf(values, current));
    },
  });
  const { user } = useAuth();
  const { values, isSubmitting } = form;
  const staged = useStagedItems(items, {
    now: minute,
    closed,
    ofZone: zone?.deliveryTime,
    isPrepaid: paymentMethodOf(values.payment_method).isPaidFirst,
  });
  const canBeExpress = isExpressPossible(zone, items, minute, closed);
  const truck = truckOf({ ...values, truck: options.small_truck });
  const isPickup = values.delivery_method === 'pickup';
  const isExpress = values.express !== '' && canBeExpress;
  // The terms that the summary shows and the order is sent with; the same object until they change.
  const terms = useMemo(
    (): DeliveryTerms =>
      isPickup ? { options, method: 'pickup' } : deliveryTerms(place, options, isExpress),
    [isPickup, isExpress, options, place],
  );
  const isBusiness = values.customer_type === 'business';
  const { conditions } = useOwnTerms() ?? {};
  const { payment_method } = values;
  const company_name = isBusiness ? values.company_name || 'Firma' : '';
  const paid = paymentConditions({ payment_method, company_name, conditions });
  return (
    <DraftForm form={form} sx={formColumns}>
      <Stack gap={{ xs: 4, md: 5 }}>
        <CustomerTypeChoice />
        <OrdererFields isPrivate={!isBusiness} />
        {isBusiness && <CompanyFields />}
        <DeliverySection
          place={place}
          goods={items}
          closed={closed}
          now={minute}
          isExpressPossible={canBeExpress}
          staged={staged}
        />
        <PaymentChoice grossCents={cartTotals(items, terms).grossCents} />
        {user && !values.customer_number && <RememberChoice />}
        <NotesField />
      </Stack>
      <Box sx={formAside}>
        <OrderSummary
          items={values.express ? items : staged.items}
          terms={terms}
          truck={truck}
          isBusiness={isBusiness}
          discount={paid.percent}
          discountDays={paid.discountDays}
        />
        <SubmitOrder
          isSending={isSubmitting}
          failure={submission.failure}
          isBusiness={isBusiness}
        />
        <TrustNotes />
      </Box>
    </DraftForm>
  );
}

/**
 * Known data of a signed-in customer, once loaded: nothing if a draft of an earlier visit already
 * has a name, and no building site for a repeated order.
 */
function useKnownOrderer(): Partial<CheckoutValues> | undefined {
  const person = useKnownPerson(ordererOf);
  const postalCode = usePostalCode();
  const [isNew] = useState(() => !hasCustomer(checkoutDraft.read()));
  const [known, setKnown] = useState<Partial<CheckoutValues>>();
  useEffect(() => {
    if (!isNew || known || !person) return;
    const { site, ...orderer } = person;
    const { postal_code = '', ...place } = (!checkoutDraft.isRepeated() && site) || {};
    // A different postcode means a different building site.
    const isSame = !postalCode || postalCode === postal_code;
    if (isSame && postal_code) storePostalCode(postal_code);
    setKnown({ ...orderer, ...(isSame && (place as Partial<CheckoutValues>)) });
  }, [isNew, known, person, postalCode]);
  return known;
}

const PREFILLED = ['customer_name', 'customer_email', 'customer_phone', 'company_name'] as const;

const hasCustomer = (form: CheckoutValues): boolean => PREFILLED.some((name) => form[name] !== '');

/** Remembered details also decide whether a business orders. */
function ordererOf(user: CurrentUser, profile: Profile) {
  const { is_business: isBusiness, site, ...texts } = profile.remembered ?? {};
  const known: Partial<CheckoutValues> = {
    ...customerOf(user, profile),
    ...texts,
    ...(isBusiness && { customer_type: 'business' }),
    ...(profile.remembered && { remember: 'yes' }),
  };
  return { ...known, site };
}
