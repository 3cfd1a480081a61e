import { ORDER_TEXT_LIMITS } from '@shop/domain/order-schema';
import { TextField } from '../../components/form/text-field.tsx';
import { FormSection } from './form-section.tsx';

/** What a business customer adds; only the name is required. */
export function CompanyFields() {
  return (
    <FormSection title="Firmendaten">
      <TextField
        name="company_name"
        label="Firmenname"
        autoComplete="organization"
        maxLength={ORDER_TEXT_LIMITS.company_name}
        required
      />
      <TextField
        name="company_address"
        label="Firmenadresse"
        autoComplete="street-address"
        maxLength={ORDER_TEXT_LIMITS.company_address}
        rows={2}
      />
      <TextField
        name="tax_number"
        label="USt-IdNr./Steuernummer"
        maxLength={ORDER_TEXT_LIMITS.tax_number}
      />
    </FormSection>
  );
}
