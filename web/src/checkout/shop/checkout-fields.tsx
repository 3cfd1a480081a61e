import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { countryOptions, leitwegHint, vatIdHint } from '@shop/domain/order/buyer';
import { type OrderFieldName, TEXTS } from '@shop/domain/order/order-fields';
import type { CheckoutForm } from '@shop/domain/order/order-schema';
import { useField, useFormikContext } from 'formik';
import { PATHS } from '../../lib/paths.ts';
import { CheckField } from '../../ui/form/check-field.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { ContactFields, KnownField, OptionalField } from '../../ui/form/person-fields.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { Quiet } from '../../ui/layout.tsx';
import { RecordFields } from './lazy-company-choices.ts';

export function OrdererFields({ isPrivate }: { isPrivate: boolean }) {
  const [{ value: address }] = useField<string>('invoice_address');
  return (
    <ContactFields>
      {isPrivate && <OptionalField name="invoice_address" />}
      {isPrivate && address.trim() !== '' && <CountryField />}
    </ContactFields>
  );
}

const CountryField = () => <SelectField name="country" label="Land" options={countryOptions()} />;

export function CompanyFields() {
  const { values, touched } = useFormikContext<CheckoutForm>();
  // No error while somebody is still typing.
  const vatId = touched.tax_number ? vatIdHint(values.tax_number, values.country) : undefined;
  const references = <References />;
  if (values.customer_number) return <RecordFields>{references}</RecordFields>;
  return (
    <FormSection title="Firmendaten">
      <KnownField name="company_name" />
      <KnownField name="company_address" />
      <CountryField />
      <KnownField name="tax_number" hint={vatId} />
      {references}
    </FormSection>
  );
}

function References() {
  const { values, touched } = useFormikContext<CheckoutForm>();
  const hints: Partial<Record<OrderFieldName, string | undefined>> = {
    customer_reference: 'Steht auf allen Papieren; die Kostenstelle hat ein eigenes Feld.',
    buyer_reference: touched.buyer_reference ? leitwegHint(values.buyer_reference) : undefined,
  };
  return TEXTS.reference.map(
    (name) => name !== 'site' && <OptionalField key={name} name={name} hint={hints[name]} />,
  );
}

/** Shown to signed-in customers. */
export function RememberChoice() {
  return (
    <div>
      <CheckField
        name="remember"
        label="Anschrift und Baustelle für die nächste Bestellung merken"
        describedBy="remember-hint"
      />
      <Quiet id="remember-hint">
        In Ihrem Konto unter <Link href={`${PATHS.dashboard}?bereich=profil`}>Profil</Link> sehen
        und löschen Sie, was wir uns merken.
      </Quiet>
    </div>
  );
}

export function NotesField() {
  return (
    <Box>
      <KnownField name="notes" label="Anmerkungen zur Bestellung (optional)" rows={3} />
      <Quiet mt={2}>* Pflichtfelder</Quiet>
    </Box>
  );
}
