import Box from '@mui/material/Box';
import { ORDER_FIELDS, ORDER_LIMITS, type OrderFieldName } from '@shop/domain/order/order-fields';
import type { ComponentProps, ReactNode } from 'react';
import { FormSection, pair } from './form-section.tsx';
import { textFieldWithin } from './text-field.tsx';

/** A text of an order or a booking. */
const PersonField = textFieldWithin(ORDER_LIMITS);

type FieldProps = Partial<Omit<ComponentProps<typeof PersonField>, 'name'>>;

/** What the table of fields does not say of how they are asked for. */
const KNOWN: Partial<Record<OrderFieldName, FieldProps>> = {
  customer_name: { autoComplete: 'name', required: true },
  customer_email: { type: 'email', autoComplete: 'email', required: true },
  customer_phone: { type: 'tel', autoComplete: 'tel', required: true },
  company_name: { autoComplete: 'organization', required: true },
  company_address: { autoComplete: 'street-address', rows: 2 },
  invoice_address: { autoComplete: 'billing street-address', rows: 2 },
  street: { autoComplete: 'shipping address-line1' },
  city: { autoComplete: 'shipping address-level2' },
  contact_name: { autoComplete: 'shipping name' },
  contact_phone: { type: 'tel', autoComplete: 'shipping tel' },
};

export const KnownField = ({ name, ...props }: FieldProps & { name: OrderFieldName }) => (
  <PersonField name={name} label={ORDER_FIELDS[name].label} {...KNOWN[name]} {...props} />
);

/** One that may stay empty among others that may not. */
export const OptionalField = ({ name, ...props }: ComponentProps<typeof KnownField>) => (
  <KnownField name={name} label={`${ORDER_FIELDS[name].label} (optional)`} {...props} />
);

/** Fields of the person who orders or rents, followed by the children. */
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
