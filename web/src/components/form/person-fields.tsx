import Box from '@mui/material/Box';
import { DELIVERY_TEXT_LIMITS, ORDER_TEXT_LIMITS } from '@shop/domain/order/order-request';
import type { ReactNode } from 'react';
import { FormSection, pair } from './form-section.tsx';
import { textFieldWithin } from './text-field.tsx';

/** A text of an order or a booking. */
export const PersonField = textFieldWithin({
  ...ORDER_TEXT_LIMITS,
  ...DELIVERY_TEXT_LIMITS,
});

/** Who orders or rents; the children follow below. */
export function ContactFields({ children }: { children: ReactNode }) {
  return (
    <FormSection title="Kontaktdaten">
      <PersonField name="customer_name" label="Name" autoComplete="name" required />
      <Box sx={pair}>
        <PersonField
          name="customer_email"
          label="E-Mail"
          type="email"
          autoComplete="email"
          required
        />
        <PersonField
          name="customer_phone"
          label="Telefonnummer"
          type="tel"
          autoComplete="tel"
          required
        />
      </Box>
      {children}
    </FormSection>
  );
}

export function InvoiceAddressField() {
  return (
    <PersonField
      name="invoice_address"
      label="Rechnungsanschrift (optional)"
      autoComplete="billing street-address"
      rows={2}
    />
  );
}

/** Where it is delivered; the children are the field of the postcode. */
export function SiteFields({
  required = false,
  children,
}: {
  required?: boolean;
  children: ReactNode;
}) {
  return (
    <>
      <PersonField
        name="street"
        label="Straße und Hausnummer"
        autoComplete="shipping address-line1"
        required={required}
      />
      <Box sx={pair}>
        {children}
        <PersonField
          name="city"
          label="Ort"
          autoComplete="shipping address-level2"
          required={required}
        />
      </Box>
    </>
  );
}
