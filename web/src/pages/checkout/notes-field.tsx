import { CheckoutField } from './checkout-field.tsx';
import { FormSection } from './form-section.tsx';

/** Whatever else the driver or the office should know. */
export function NotesField() {
  return (
    <FormSection title="Anmerkungen">
      <CheckoutField
        name="notes"
        label="Anmerkungen zur Bestellung (optional)"
        multiline
        minRows={3}
      />
    </FormSection>
  );
}
