import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import {
  daysPer,
  type RentalTier,
  realSavingPercent,
  TIER_SAVINGS_PERCENT,
} from '@shop/domain/rental/rental-price';
import { formatNumber } from '@shop/domain/text/format';
import { useField } from 'formik';
import { TextField } from '../../../components/form/text-field.tsx';
import { NumberField } from '../../editing/number-field.tsx';
import { FormSection, WHOLE_ROW } from './form-section.tsx';
import { CategoryField, ItemPictures, VisibilityField } from './item-fields.tsx';
import { type RentalToolValues, readRentalTool } from './rental-tool-values.ts';
import { SpecificationFields } from './specification-fields.tsx';

/** All fields of a rental tool. */
export function RentalToolFields({ values }: { values: RentalToolValues }) {
  const [available, , { setValue }] = useField<boolean>('is_available');
  return (
    <>
      <FormSection title="Grunddaten">
        <Box sx={WHOLE_ROW}>
          <TextField name="name" label="Name" maxLength={120} required />
        </Box>
        <TextField name="brand" label="Marke" maxLength={60} required />
        <TextField
          name="model"
          label="Modell"
          maxLength={60}
          hint="Steht als Artikelnummer im Shop."
        />
        <Box sx={WHOLE_ROW}>
          <CategoryField of="rental_tool" />
        </Box>
        <Box sx={WHOLE_ROW}>
          <TextField name="description" label="Beschreibung" maxLength={4000} rows={4} required />
        </Box>
      </FormSection>
      <FormSection title="Mietpreise und Kaution">
        <NumberField name="daily_price" label="Tagespreis" unit="€" required />
        <NumberField
          name="weekly_price"
          label="Wochenpreis"
          unit="€"
          required
          hint={savingHint(values, 'weekly')}
        />
        <NumberField
          name="monthly_price"
          label="Monatspreis"
          unit="€"
          required
          hint={savingHint(values, 'monthly')}
        />
        <NumberField name="deposit_amount" label="Kaution" unit="€" required />
      </FormSection>
      <FormSection title="Bestand">
        <NumberField name="quantity_available" label="Stückzahl" unit="Stück" required />
        <FormControlLabel
          control={
            <Checkbox
              color="secondary"
              checked={available.value}
              onChange={(_, isChecked) => void setValue(isChecked, false)}
            />
          }
          label="Verfügbar: in der Mietliste zu sehen"
          sx={{ alignSelf: 'end', minHeight: 48 }}
        />
      </FormSection>
      <SpecificationFields />
      <FormSection title="Bilder">
        <ItemPictures />
      </FormSection>
      <FormSection title="Sichtbarkeit">
        <VisibilityField />
      </FormSection>
    </>
  );
}

/** The actual saving of a tier, next to the advertised one. */
function savingHint(values: RentalToolValues, tier: RentalTier): string | undefined {
  const { input, messages } = readRentalTool(values);
  if (messages.daily_price || messages[`${tier}_price`]) return undefined;
  const percent = realSavingPercent({ ...input, id: 0 }, tier);
  const against = `gegen ${daysPer(tier)} Tagespreise`;
  const advertised = `Der Shop wirbt mit ${TIER_SAVINGS_PERCENT[tier]} %.`;
  if (percent > 0) return `Spart ${formatNumber(percent)} % ${against}. ${advertised}`;
  if (percent === 0) return `Spart nichts ${against}. ${advertised}`;
  return `Kostet ${formatNumber(-percent)} % mehr als ${daysPer(tier)} Tagespreise. ${advertised}`;
}
