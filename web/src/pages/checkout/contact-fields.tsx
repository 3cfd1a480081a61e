import Box from '@mui/material/Box';
import { ORDER_TEXT_LIMITS } from '@shop/domain/order-schema';
import { TextField } from '../../components/form/text-field.tsx';
import { FormSection } from './form-section.tsx';

/** How the company reaches whoever orders. */
export function ContactFields() {
  return (
    <FormSection title="Kontaktdaten">
      <TextField
        name="customer_name"
        label="Name"
        autoComplete="name"
        maxLength={ORDER_TEXT_LIMITS.customer_name}
        required
      />
      <Box sx={pair}>
        <TextField
          name="customer_email"
          label="E-Mail"
          type="email"
          autoComplete="email"
          maxLength={ORDER_TEXT_LIMITS.customer_email}
          required
        />
        <TextField
          name="customer_phone"
          label="Telefonnummer"
          type="tel"
          autoComplete="tel"
          maxLength={ORDER_TEXT_LIMITS.customer_phone}
          required
        />
      </Box>
    </FormSection>
  );
}

const pair = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 2,
};
