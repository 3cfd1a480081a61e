import Box from '@mui/material/Box';
import type { DeliveryTime } from '@shop/domain/delivery';
import { checkoutErrors } from '@shop/domain/order-schema';
import { FormikProvider, useFormik } from 'formik';
import { type ReactNode, useState } from 'react';
import { useFirstErrorFocus } from '../../components/form/use-first-error-focus.ts';
import { useFormDraft } from '../../lib/form-draft.ts';
import { CustomerTypeChoice, PaymentChoice } from './checkout-choices.tsx';
import { checkoutDraft } from './checkout-draft.ts';
import { CompanyFields, ContactFields, NotesField } from './checkout-fields.tsx';
import { SubmitOrder, TrustNotes } from './submit-order.tsx';
import { usePrefill } from './use-prefill.ts';
import type { OrderSubmission } from './use-submit-order.ts';

interface CheckoutFormProps {
  submission: OrderSubmission;
  deliveryTime: DeliveryTime | undefined;
  /** The order, shown above the button; passed in so that typing does not render it again. */
  children: ReactNode;
}

/** Customer, payment and notes, beside the order. Validated on submit. */
export function CheckoutForm({ submission, deliveryTime, children }: CheckoutFormProps) {
  const [initialValues] = useState(checkoutDraft.read);
  const formik = useFormik({
    initialValues,
    validate: checkoutErrors,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: submission.submit,
  });
  usePrefill(formik);
  useFormDraft(checkoutDraft, formik);
  const form = useFirstErrorFocus(formik.submitCount, formik.isSubmitting);
  const isBusiness = formik.values.customer_type === 'business';
  return (
    <FormikProvider value={formik}>
      <Box component="form" noValidate ref={form} onSubmit={formik.handleSubmit} sx={columns}>
        <Box sx={{ display: 'grid', gap: { xs: 4, md: 5 } }}>
          <CustomerTypeChoice />
          <ContactFields />
          {isBusiness && <CompanyFields />}
          <PaymentChoice />
          <NotesField />
        </Box>
        <Box sx={{ display: 'grid', gap: 3 }}>
          {children}
          <SubmitOrder isSending={formik.isSubmitting} failure={submission.failure} />
          <TrustNotes deliveryTime={deliveryTime} />
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
