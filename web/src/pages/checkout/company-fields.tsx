import { CheckoutField } from './checkout-field.tsx';
import { FormSection } from './form-section.tsx';

/** What a business customer adds; only the name is required. */
export function CompanyFields() {
  return (
    <FormSection title="Firmendaten">
      <CheckoutField name="company_name" label="Firmenname" autoComplete="organization" required />
      <CheckoutField
        name="company_address"
        label="Firmenadresse"
        autoComplete="street-address"
        multiline
        minRows={2}
      />
      <CheckoutField name="tax_number" label="USt-IdNr./Steuernummer" />
    </FormSection>
  );
}
