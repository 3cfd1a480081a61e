import Box from '@mui/material/Box';
import { DELIVERY_ZONES } from '@shop/domain/delivery/delivery-zones';
import { SETTINGS } from '@shop/domain/settings/settings';
import { COLORS } from '../../lib/theme/colors.ts';
import { FIELD_GRID } from '../editing/field-sections.tsx';
import { NumberField } from '../editing/number-field.tsx';
import { checkInput, present, typedEuro, valueReader } from '../editing/read-values.ts';
import type { SettingForm } from './setting-editor.tsx';

interface ZonePriceValues {
  zones: { free_from: string; otherwise: string }[];
}

export const ZONE_PRICES_FORM: SettingForm<'zonePrices', ZonePriceValues> = {
  name: 'zonePrices',
  lead: 'Netto, je Bestellung. Zone 1 gilt auch ohne Postleitzahl. Wer gerade mit dem alten Preis bestellt, wird auf den neuen hingewiesen und bestätigt ihn erst.',
  toValues: ({ zones }) => ({
    zones: zones.map(({ free_from, otherwise }) => {
      return { free_from: typedEuro(free_from), otherwise: typedEuro(otherwise) };
    }),
  }),
  read: ({ zones }) => {
    const reader = valueReader();
    const read = zones.map(({ free_from, otherwise }, index) =>
      present({
        free_from: reader.number(`zones[${index}].free_from`, free_from),
        otherwise: reader.number(`zones[${index}].otherwise`, otherwise),
      }),
    );
    return checkInput(SETTINGS.zonePrices.schema, { zones: read }, reader.messages);
  },
  Fields: ZonePriceFields,
};

function ZonePriceFields({ values }: { values: ZonePriceValues }) {
  const field = { unit: '€', required: true, maxLength: 12 };
  return values.zones.map((_, index) => {
    const { name = '', upToKm } = DELIVERY_ZONES[index] ?? {};
    const path = `zones[${index}]`;
    return (
      <Box component="fieldset" key={name} sx={group}>
        <Box component="legend" sx={{ p: 0, typography: 'h4' }}>
          {name}, bis {upToKm} km
        </Box>
        <Box sx={{ ...FIELD_GRID, mt: 1 }}>
          <NumberField {...field} name={`${path}.free_from`} label="Kostenlos ab Bestellwert" />
          <NumberField {...field} name={`${path}.otherwise`} label="Darunter" />
        </Box>
      </Box>
    );
  });
}

const group = { m: 0, p: 0, pb: 2.5, mb: 2.5, border: 0, borderBottom: `1px solid ${COLORS.slab}` };
