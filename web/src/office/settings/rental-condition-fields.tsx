import Box from '@mui/material/Box';
import type { RentalConditions } from '@shop/domain/delivery/rental-handover';
import { SETTINGS } from '@shop/domain/settings/settings';
import { TextField } from '../../components/form/text-field.tsx';
import { checkInput } from '../editing/read-values.ts';
import type { SettingForm } from './setting-editor.tsx';

const ROWS = [
  ['insurance_cover', 400, 'Wogegen die Versicherung schützt und wogegen nicht.'],
  ['insurance_excess', 200, 'Was der Kunde trotz Versicherung selbst trägt.'],
  ['late_fee', 200, 'Was eine verspätete Rückgabe kostet.'],
] as const;

export const RENTAL_CONDITIONS_FORM: SettingForm<'rentalConditions', RentalConditions> = {
  name: 'rentalConditions',
  lead: 'Ganze Sätze für die Seite „Mietbedingungen“; Umfang und Selbstbeteiligung stehen auch neben der Versicherung im Mietformular. Ein leeres Feld wird nicht gezeigt. Bitte lassen Sie die Texte rechtlich prüfen.',
  toValues: (set) => set,
  read: (values) => checkInput(SETTINGS.rentalConditions.schema, values, {}),
  Fields: () => (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 640 }}>
      {ROWS.map(([name, maxLength, hint]) => (
        <TextField
          key={name}
          name={name}
          label={SETTINGS.rentalConditions.fields[name].label}
          hint={hint}
          maxLength={maxLength}
          rows={2}
        />
      ))}
    </Box>
  ),
};
