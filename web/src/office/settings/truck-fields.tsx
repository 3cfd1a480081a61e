import Box from '@mui/material/Box';
import type { Truck } from '@shop/domain/delivery/order-weight';
import { SETTINGS } from '@shop/domain/office/settings';
import { NumberField } from '../editing/number-field.tsx';
import { checkInput, typedNumber, valueReader } from '../editing/read-values.ts';
import type { SettingForm } from './setting-form.ts';
import { FIELD_GRID } from './settings-styles.ts';

/** The truck for places that no truck of 40 t can reach. */
export const TRUCK_FORM: SettingForm<'smallTruck', Record<keyof Truck, string>> = {
  name: 'smallTruck',
  lead: 'Der Lkw für Baustellen, die ein 40-t-Lkw nicht erreicht. Kasse und Bestätigung nennen ihn, die Lieferliste rechnet mit seiner Nutzlast. Frühere Bestellungen behalten den Lkw, der ihnen genannt wurde.',
  toValues: ({ total_t, load_t }) => {
    return { total_t: typedNumber(total_t), load_t: typedNumber(load_t) };
  },
  read: ({ total_t, load_t }) => {
    const reader = valueReader();
    const read = {
      total_t: reader.number('total_t', total_t),
      load_t: reader.number('load_t', load_t),
    };
    return checkInput(SETTINGS.smallTruck.schema, read, reader.messages);
  },
  Fields: () => (
    <Box sx={FIELD_GRID}>
      <NumberField {...TONNES} name="total_t" label="Zulässiges Gesamtgewicht" />
      <NumberField {...TONNES} name="load_t" label="Nutzlast" />
    </Box>
  ),
};

const TONNES = { unit: 't', required: true, maxLength: 5 };
