import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ORDER_TEXT_LIMITS } from '@shop/domain/order/order-schema';
import type { ReactNode } from 'react';
import { TextField } from '../../components/form/text-field.tsx';

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

/** For business customers; only the name is required. */
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

export function NotesField() {
  return (
    <Box>
      <TextField
        name="notes"
        label="Anmerkungen zur Bestellung (optional)"
        maxLength={ORDER_TEXT_LIMITS.notes}
        rows={3}
      />
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        * Pflichtfelder
      </Typography>
    </Box>
  );
}

/** Fields under a heading that screen readers announce with each of them. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={legend}>
        {title}
      </Box>
      <Box sx={{ display: 'grid', gap: 2 }}>{children}</Box>
    </Box>
  );
}

const legend = { typography: 'h3', p: 0, mb: 2 };
