import Box from '@mui/material/Box';
import { SETTINGS } from '@shop/domain/office/settings';
import { prepaymentTimeText } from '@shop/domain/payment/payment-terms';
import { NumberField } from '../editing/number-field.tsx';
import { checkInput, typedNumber, valueReader } from '../editing/read-values.ts';
import type { SettingForm } from './setting-form.ts';

/** Form of the prepayment period. */
export const PREPAYMENT_FORM: SettingForm<'prepayment', { days: string }> = {
  name: 'prepayment',
  lead: 'So viele Werktage nach der Bestellung muss die Überweisung eingegangen sein; danach gilt sie als überfällig. Es zählen Montag bis Freitag ohne Feiertage. Die Kasse nennt den Zeitraum, die Bestellbestätigung den Tag. Frühere Bestellungen behalten ihren Tag.',
  toValues: ({ days }) => ({ days: typedNumber(days) }),
  read: ({ days }) => {
    const reader = valueReader();
    const read = { days: reader.number('days', days) };
    return checkInput(SETTINGS.prepayment.schema, read, reader.messages);
  },
  Fields: PrepaymentFields,
};

function PrepaymentFields({ values }: { values: { days: string } }) {
  const { input, messages } = PREPAYMENT_FORM.read(values);
  const isRight = Object.keys(messages).length === 0;
  return (
    <Box sx={{ maxWidth: 320 }}>
      <NumberField
        name="days"
        label="Zeit für die Überweisung"
        unit="Werktage"
        required
        maxLength={2}
        inputMode="numeric"
        hint={isRight ? `Die Kasse nennt: ${prepaymentTimeText(input.days)}` : undefined}
      />
    </Box>
  );
}
