import Box from '@mui/material/Box';
import { checkoutErrors } from '@shop/domain/order-schema';
import { FormikProvider, useFormik } from 'formik';
import { type ReactNode, useState } from 'react';
import { useFirstErrorFocus } from '../../components/form/use-first-error-focus.ts';
import { useFormDraft } from '../../lib/form-draft.ts';
import { checkoutDraft } from './checkout-draft.ts';
import { CompanyFields } from './company-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { CustomerTypeChoice } from './customer-type-choice.tsx';
import { NotesField } from './notes-field.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { SubmitOrder } from './submit-order.tsx';
import { TrustNotes } from './trust-notes.tsx';
import { usePrefill } from './use-prefill.ts';
import type { OrderSubmission } from './use-submit-order.ts';

interface CheckoutFormProps {
  submission: OrderSubmission;
  /** What is ordered; shown above the button, and not rendered again with each key pressed. */
  children: ReactNode;
}

/** Who orders and how they pay, beside what they order. Checked when it is sent. */
export function CheckoutForm({ submission, children }: CheckoutFormProps) {
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
          <TrustNotes />
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
