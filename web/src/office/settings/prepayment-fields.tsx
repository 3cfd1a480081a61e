import Box from '@mui/material/Box';
import { SETTING_SCHEMAS } from '@shop/domain/office/settings';
import { prepaymentTimeText } from '@shop/domain/payment/payment-terms';
import { checkInput, present, typedNumber, valueReader } from '../editing/read-values.ts';
import { SettingField } from './setting-field.tsx';
import type { SettingFieldsProps, SettingForm } from './setting-form.ts';

interface PrepaymentValues {
  days: string;
}

/** How long a prepayment may take. */
export const PREPAYMENT_FORM: SettingForm<'prepayment', PrepaymentValues> = {
  name: 'prepayment',
  lead: 'So viele Werktage nach der Bestellung muss die Überweisung eingegangen sein; danach gilt sie als überfällig. Es zählen Montag bis Freitag ohne Feiertage. Die Kasse nennt den Zeitraum, die Bestellbestätigung den Tag. Frühere Bestellungen behalten ihren Tag.',
  toValues: ({ days }) => ({ days: typedNumber(days) }),
  read: ({ days }) => {
    const reader = valueReader();
    const read = present({ days: reader.number('days', days) });
    return checkInput(SETTING_SCHEMAS.prepayment, read, reader.messages);
  },
  Fields: PrepaymentFields,
};

function PrepaymentFields({ values, errors, onChange }: SettingFieldsProps<PrepaymentValues>) {
  const { input, messages } = PREPAYMENT_FORM.read(values);
  const isRight = Object.keys(messages).length === 0;
  return (
    <Box sx={{ maxWidth: 320 }}>
      <SettingField
        label="Zeit für die Überweisung"
        unit="Werktage"
        maxLength={2}
        inputMode="numeric"
        value={values.days}
        error={errors.days}
        {...(isRight && { hint: `Die Kasse nennt: ${prepaymentTimeText(input.days)}` })}
        onChange={(days) => onChange({ days })}
      />
    </Box>
  );
}
