import type { CheckoutForm } from '@shop/domain/order-schema';
import { useFormikContext } from 'formik';
import { Choice } from './choice.tsx';
import { FormSection } from './form-section.tsx';

const OPTIONS = [
  { value: 'private', label: 'Privatkunde' },
  { value: 'business', label: 'Geschäftskunde' },
] as const;

/** Private or business; the company's fields come and go with it, and so does their error. */
export function CustomerTypeChoice() {
  const { values, setFieldValue, setFieldError } = useFormikContext<CheckoutForm>();
  return (
    <FormSection title="Kundenart">
      <Choice
        name="customer_type"
        label="Kundenart"
        value={values.customer_type}
        options={OPTIONS}
        onChange={(customerType) => {
          void setFieldValue('customer_type', customerType);
          setFieldError('company_name', undefined);
        }}
      />
    </FormSection>
  );
}
