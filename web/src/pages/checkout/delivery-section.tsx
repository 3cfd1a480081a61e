import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { COMPANY, OPENING_HOURS } from '@shop/domain/company';
import type { DeliveryWish } from '@shop/domain/order/order';
import type { CheckoutForm } from '@shop/domain/order/order-schema';
import { useFormikContext } from 'formik';
import { Choice } from './checkout-choices.tsx';
import { FormSection } from './checkout-fields.tsx';
import { DeliveryFields, type DeliveryFieldsProps } from './delivery-fields.tsx';
import { DELIVERY_ERRORS } from './delivery-wish.ts';

const METHODS = [
  { value: 'delivery', label: 'Lieferung', hint: 'Frei Bordsteinkante, mit eigenem Lkw' },
  { value: 'pickup', label: 'Selbstabholung', hint: 'Auf unserem Hof, ohne Lieferkosten' },
] as const;

export function DeliverySection(props: DeliveryFieldsProps) {
  const { values, setFieldValue, setFieldError } = useFormikContext<CheckoutForm>();
  return (
    <FormSection title="Lieferung">
      <Choice<DeliveryWish['method']>
        name="delivery_method"
        label="Lieferung oder Selbstabholung"
        value={values.delivery_method}
        options={METHODS}
        onChange={(method) => {
          void setFieldValue('delivery_method', method);
          for (const name of DELIVERY_ERRORS) setFieldError(name, undefined);
        }}
      />
      {values.delivery_method === 'pickup' ? <PickupPlace /> : <DeliveryFields {...props} />}
    </FormSection>
  );
}

function PickupPlace() {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <div>
        <Typography sx={{ fontWeight: 600 }}>Abholung bei</Typography>
        {COMPANY.name}
        <br />
        {COMPANY.street}
        <br />
        {COMPANY.postalCode} {COMPANY.city}
      </div>
      <div>
        <Typography sx={{ fontWeight: 600 }}>Öffnungszeiten</Typography>
        {OPENING_HOURS.map(({ days, hours }) => (
          <div key={days}>
            {days}: {hours === 'geschlossen' ? hours : `${hours} Uhr`}
          </div>
        ))}
      </div>
      <Typography variant="body2" sx={{ gridColumn: '1 / -1', color: 'text.secondary' }}>
        Wir rufen Sie an, sobald Ihre Ware bereitliegt.
      </Typography>
    </Box>
  );
}
