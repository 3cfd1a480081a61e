import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import { SETTING_SCHEMAS } from '@shop/domain/office/settings';
import { checkInput, typedNumber, valueReader } from '../editing/read-values.ts';
import { type Row, toRows } from '../editing/rows.ts';
import { RowList } from './row-list.tsx';
import { SettingField } from './setting-field.tsx';
import type { SettingFieldsProps, SettingForm } from './setting-form.ts';

interface VatValues {
  rates: Row<{ rate: string; isStandard: boolean }>[];
}

/** The VAT rates that products can have. */
export const VAT_FORM: SettingForm<'vatRates', VatValues> = {
  name: 'vatRates',
  lead: 'Die Sätze, aus denen Sie bei einem Artikel wählen. Der übliche gilt für Artikel ohne eigenen Satz und damit auch für deren Lieferung. Ändert das Gesetz ihn, stellen Sie ihn hier am Stichtag um: Frühere Bestellungen behalten ihren Satz.',
  toValues: ({ standard, rates }) => ({
    rates: toRows(
      rates.map((rate) => ({ rate: typedNumber(rate), isStandard: rate === standard })),
    ),
  }),
  read: ({ rates }) => {
    const reader = valueReader();
    const read = rates.map(({ rate }, index) => reader.number(`rates[${index}]`, rate));
    const standard = read[rates.findIndex(({ isStandard }) => isStandard)];
    const twice = read.findIndex((rate, index) => rate !== undefined && read.indexOf(rate) < index);
    if (twice >= 0) reader.messages[`rates[${twice}]`] = 'Diesen Satz gibt es schon.';
    return checkInput(SETTING_SCHEMAS.vatRates, { standard, rates: read }, reader.messages);
  },
  Fields: VatFields,
};

function VatFields({ values, errors, onChange }: SettingFieldsProps<VatValues>) {
  const hasRowError = Object.keys(errors).some((path) => path.startsWith('rates['));
  const general = errors.rates ?? errors[''] ?? errors.standard;
  return (
    <RowList
      label="MwSt.-Sätze"
      rows={values.rates}
      max={6}
      empty={{ rate: '', isStandard: false }}
      addLabel="Satz hinzufügen"
      nameOf={({ rate }, index) => (rate ? `${rate} %` : `Satz ${index + 1}`)}
      error={hasRowError ? undefined : general && NO_STANDARD}
      onChange={(rates) => onChange({ rates })}
    >
      {({ key, rate, isStandard }, index, set) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 2 }}>
          <Box sx={{ width: { xs: 112, sm: 160 } }}>
            <SettingField
              label={`Satz ${index + 1}`}
              unit="%"
              maxLength={4}
              inputMode="numeric"
              value={rate}
              error={errors[`rates[${index}]`]}
              onChange={(text) => set({ rate: text })}
            />
          </Box>
          <FormControlLabel
            label="üblicher Satz"
            control={<Radio color="secondary" checked={isStandard} name="standard-rate" />}
            onChange={() =>
              onChange({
                rates: values.rates.map((row) => ({ ...row, isStandard: row.key === key })),
              })
            }
            sx={{ mt: '37px' }}
          />
        </Box>
      )}
    </RowList>
  );
}

const NO_STANDARD = 'Bitte wählen Sie den üblichen Satz.';
