import { CheckoutField } from './checkout-field.tsx';
import { FormSection } from './form-section.tsx';

/** How the company reaches whoever orders. */
export function ContactFields() {
  return (
    <FormSection title="Kontaktdaten">
      <CheckoutField name="customer_name" label="Name" autoComplete="name" required />
      <CheckoutField
        name="customer_email"
        label="E-Mail"
        type="email"
        autoComplete="email"
        required
      />
      <CheckoutField
        name="customer_phone"
        label="Telefonnummer"
        type="tel"
        autoComplete="tel"
        required
      />
    </FormSection>
  );
}
