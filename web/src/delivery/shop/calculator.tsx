import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import Link from '@mui/material/Link';
import { FormikProvider, useFormik } from 'formik';
import { type ReactNode, useState } from 'react';
import { contactPath } from '../../lib/paths.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { columns } from '../../lib/theme/shared-styles.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { useFirstErrorFocus } from '../../ui/form/use-first-error-focus.ts';
import { Priced, useIsGross } from '../../ui/price.tsx';
import { usePostalCode } from '../shared/postal-code.ts';
import { PostalCodeFormField } from '../shared/postal-code-form-field.tsx';
import { useDeliveryPlace } from '../shared/use-delivery-place.ts';
import { useDeliveryOptions, useDeliveryZones } from '../shared/use-delivery-zones.ts';
import {
  CalculationResult,
  type CalculatorForm,
  calculate,
  calculatorErrors,
  type Site,
} from './calculation.tsx';

const EMPTY = { distance: '', orderValue: '' };

const EXPLANATION =
  'Geben Sie Postleitzahl oder Entfernung und den Bestellwert ein: Hier stehen dann Zone, Lieferkosten, Lieferzeit und ob Express möglich ist.';
const WITHOUT_PRICES = {
  known: '',
  loading: 'Die Lieferkosten werden ermittelt...',
  unavailable: 'Die Lieferkosten sind gerade nicht abrufbar. Bitte laden Sie die Seite neu.',
};

const VALUE = (
  <>
    Bestellwert (<Priced quoted="netto" gross="brutto" />)
  </>
);

interface Asked {
  form: CalculatorForm;
  site: Omit<Site, 'zones' | 'rate'>;
}

export function Calculator() {
  const [asked, setAsked] = useState<Asked>();
  const { zones, prices } = useDeliveryZones();
  const site = { postalCode: usePostalCode(), place: useDeliveryPlace() };
  const known = prices === 'known' ? zones : undefined;
  const { vat_rate } = useDeliveryOptions();
  const rate = useIsGross() ? vat_rate : 0;
  const calculation = asked && calculate(asked.form, { ...asked.site, zones: known, rate });
  const formik = useFormik({
    initialValues: EMPTY,
    validate: (form) => calculatorErrors(form, site),
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: (form) => setAsked({ form, site }),
  });
  const form = useFirstErrorFocus(formik.submitCount, formik.isSubmitting);
  return (
    <FormikProvider value={formik}>
      <Box sx={panel}>
        <Box component="form" noValidate ref={form} onSubmit={formik.handleSubmit} sx={fields}>
          <PostalCodeFormField
            place={site.place}
            emptyHint="Oder geben Sie die Entfernung an."
            beyondHint={<Link href={contactPath('quote')}>Angebot anfordern</Link>}
          />
          <CalculatorField name="distance" label="Entfernung zur Baustelle" unit="km" />
          <CalculatorField name="orderValue" label={VALUE} unit="€" required />
          <Button type="submit" size="large" sx={{ justifySelf: 'start' }}>
            Lieferkosten berechnen
          </Button>
        </Box>
        <Box role="status" aria-live="polite" sx={result}>
          {calculation ? (
            <CalculationResult {...calculation} />
          ) : (
            <Box sx={{ color: COLORS.slab }}>{asked ? WITHOUT_PRICES[prices] : EXPLANATION}</Box>
          )}
        </Box>
      </Box>
    </FormikProvider>
  );
}

interface CalculatorFieldProps {
  name: string;
  label: ReactNode;
  unit: string;
  required?: boolean;
}

function CalculatorField({ unit, ...field }: CalculatorFieldProps) {
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      endAdornment={<InputAdornment position="end">{unit}</InputAdornment>}
    />
  );
}

const panel = {
  ...columns('md', 1, 1),
  border: `2px solid ${COLORS.ink}`,
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: COLORS.white,
};

const fields = { display: 'grid', alignContent: 'start', gap: 2.5, p: { xs: 2.5, sm: 4 } };

const result = {
  p: { xs: 2.5, sm: 4 },
  bgcolor: COLORS.asphalt,
  color: COLORS.white,
};
