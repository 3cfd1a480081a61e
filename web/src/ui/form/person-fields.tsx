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

/** The fields that look alike wherever they are asked for. */
const KNOWN = {
  customer_name: { label: 'Name', autoComplete: 'name', required: true },
  customer_email: { label: 'E-Mail', type: 'email', autoComplete: 'email', required: true },
  customer_phone: { label: 'Telefonnummer', type: 'tel', autoComplete: 'tel', required: true },
  invoice_address: {
    label: 'Rechnungsanschrift (optional)',
    autoComplete: 'billing street-address',
    rows: 2,
  },
  company_address: { label: 'Firmenadresse', autoComplete: 'street-address', rows: 2 },
  street: { label: 'Straße und Hausnummer', autoComplete: 'shipping address-line1' },
  city: { label: 'Ort', autoComplete: 'shipping address-level2' },
  contact_name: { label: 'Ansprechpartner vor Ort', autoComplete: 'shipping name' },
  contact_phone: { label: 'Telefon vor Ort', type: 'tel', autoComplete: 'shipping tel' },
};

export const KnownField = (props: { name: keyof typeof KNOWN; required?: boolean }) => (
  <PersonField {...KNOWN[props.name]} {...props} />
);

/** Who orders or rents; the children follow below. */
export function ContactFields({ children }: { children: ReactNode }) {
  return (
    <FormSection title="Kontaktdaten">
      <KnownField name="customer_name" />
      <Box sx={pair}>
        <KnownField name="customer_email" />
        <KnownField name="customer_phone" />
      </Box>
      {children}
    </FormSection>
  );
}

/** Where it is delivered; the children are the field of the postcode. */
export function SiteFields(props: { required?: boolean; children: ReactNode }) {
  const { required = false, children } = props;
  return (
    <>
      <KnownField name="street" required={required} />
      <Box sx={pair}>
        {children}
        <KnownField name="city" required={required} />
      </Box>
    </>
  );
}
