import Box from '@mui/material/Box';
import type { Truck } from '@shop/domain/delivery/order-weight';
import { SETTING_SCHEMAS } from '@shop/domain/office/settings';
import { checkInput, typedNumber, valueReader } from '../editing/read-values.ts';
import { SettingField } from './setting-field.tsx';
import type { SettingFieldsProps, SettingForm } from './setting-form.ts';
import { FIELD_GRID } from './settings-styles.ts';

type TruckValues = Record<keyof Truck, string>;

/** The truck for places that no truck of 40 t can reach. */
export const TRUCK_FORM: SettingForm<'smallTruck', TruckValues> = {
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
    return checkInput(SETTING_SCHEMAS.smallTruck, read, reader.messages);
  },
  Fields: TruckFields,
};

function TruckFields({ values, errors, onChange }: SettingFieldsProps<TruckValues>) {
  const field = (name: keyof Truck, label: string) => ({
    label,
    unit: 't',
    maxLength: 5,
    inputMode: 'decimal' as const,
    value: values[name],
    error: errors[name],
    onChange: (value: string) => onChange({ ...values, [name]: value }),
  });
  return (
    <Box sx={FIELD_GRID}>
      <SettingField {...field('total_t', 'Zulässiges Gesamtgewicht')} />
      <SettingField {...field('load_t', 'Nutzlast')} />
    </Box>
  );
}
