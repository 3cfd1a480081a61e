import { PAYMENT_METHODS, type PaymentMethod, paymentMethodLabel } from '@shop/domain/order';
import type { CheckoutForm } from '@shop/domain/order-schema';
import { useFormikContext } from 'formik';
import { Choice } from './choice.tsx';
import { FormSection } from './form-section.tsx';

const HINTS: Record<PaymentMethod, string> = {
  rechnung: 'Zahlbar innerhalb von 14 Tagen',
  vorkasse: 'Per Überweisung, 1-2 Werktage',
};

const OPTIONS = PAYMENT_METHODS.map((value) => ({
  value,
  label: paymentMethodLabel(value),
  hint: HINTS[value],
}));

/** How the order is paid. */
export function PaymentChoice() {
  const { values, setFieldValue } = useFormikContext<CheckoutForm>();
  return (
    <FormSection title="Zahlungsart">
      <Choice
        name="payment_method"
        label="Zahlungsart"
        value={values.payment_method}
        options={OPTIONS}
        onChange={(method) => void setFieldValue('payment_method', method)}
      />
    </FormSection>
  );
}
