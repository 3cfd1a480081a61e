import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import { SETTINGS, type Settings } from '@shop/domain/settings/settings';
import { useFormikContext } from 'formik';
import { NumberField } from '../editing/field-sections.tsx';
import { checkInput, typedNumber, valueReader } from '../editing/read-values.ts';
import { type Row, RowList, toRows } from '../editing/row-list.tsx';
import type { SettingForm } from './setting-editor.tsx';

interface Rate {
  rate: string;
  isStandard: boolean;
}

interface VatValues {
  rates: Row<Rate>[];
}

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
    const input = { standard, rates: read };
    const checked = checkInput<Settings['vatRates']>(
      SETTINGS.vatRates.schema,
      input,
      reader.messages,
    );
    const ofRows = Object.entries(checked.messages).flatMap(([path, message]) =>
      path.endsWith(']') ? [[`${path}.rate`, message]] : [],
    );
    const isUnclear = Object.keys(checked.messages).length > 0;
    const messages = ofRows.length > 0 ? Object.fromEntries(ofRows) : { rates: NO_STANDARD };
    return { ...checked, messages: isUnclear ? messages : {} };
  },
  Fields: VatFields,
};

function VatFields() {
  const { values, setValues } = useFormikContext<VatValues>();
  return (
    <RowList<Rate>
      name="rates"
      label="MwSt.-Sätze"
      max={6}
      empty={{ rate: '', isStandard: false }}
      addLabel="Satz hinzufügen"
      nameOf={({ rate }, index) => (rate ? `${rate} %` : `Satz ${index + 1}`)}
    >
      {({ key, isStandard }, index) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 2 }}>
          <Box sx={{ width: { xs: 112, sm: 160 } }}>
            <NumberField
              name={`rates[${index}].rate`}
              label={`Satz ${index + 1}`}
              unit="%"
              required
              maxLength={4}
              inputMode="numeric"
            />
          </Box>
          <FormControlLabel
            label="üblicher Satz"
            control={<Radio color="secondary" checked={isStandard} name="standard-rate" />}
            onChange={() => {
              const rates = values.rates.map((row) => ({ ...row, isStandard: row.key === key }));
              void setValues({ rates }, false);
            }}
            sx={{ mt: '37px' }}
          />
        </Box>
      )}
    </RowList>
  );
}

const NO_STANDARD = 'Bitte wählen Sie den üblichen Satz.';
