import Box from '@mui/material/Box';
import { SETTINGS, type Settings } from '@shop/domain/settings/settings';
import { FIELD_GRID } from '../editing/field-sections.tsx';
import { NumberField } from '../editing/number-field.tsx';
import { checkInput, typedNumber, valueReader } from '../editing/read-values.ts';
import { RowList } from '../editing/row-list.tsx';
import { type Row, toRows } from '../editing/rows.ts';
import type { SettingForm } from './setting-editor.tsx';

type Account = Record<'rate' | 'account', string>;

interface DatevValues extends Record<'consultant' | 'client' | 'debtor', string> {
  revenue: Row<Account>[];
}

const NUMBERS = [
  { name: 'consultant', label: 'Beraternummer', maxLength: 7 },
  { name: 'client', label: 'Mandantennummer', maxLength: 5 },
  { name: 'debtor', label: 'Sammelkonto der Debitoren', maxLength: 5 },
] as const;

export const DATEV_FORM: SettingForm<'datev', DatevValues> = {
  name: 'datev',
  lead: 'Für den Buchungsstapel, den Sie bei den Rechnungen herunterladen und dem Steuerberater geben. Alle Rechnungen werden auf das Sammelkonto gebucht, die Erlöse je MwSt.-Satz auf ihr Konto. Ihr Steuerberater nennt Ihnen die Nummern.',
  toValues: ({ consultant, client, debtor, revenue }) => ({
    consultant: String(consultant),
    client: String(client),
    debtor: String(debtor),
    revenue: toRows(
      revenue.map(({ rate, account }) => ({ rate: typedNumber(rate), account: String(account) })),
    ),
  }),
  read: (values) => {
    const reader = valueReader();
    const number = (path: string, text: string) => reader.number(path, text);
    const input = {
      consultant: number('consultant', values.consultant),
      client: number('client', values.client),
      debtor: number('debtor', values.debtor),
      revenue: values.revenue.map(({ rate, account }, index) => ({
        rate: number(`revenue[${index}].rate`, rate),
        account: number(`revenue[${index}].account`, account),
      })),
    };
    return checkInput<Settings['datev']>(SETTINGS.datev.schema, input, reader.messages);
  },
  Fields: () => (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box sx={FIELD_GRID}>
        {NUMBERS.map((field) => (
          <NumberField key={field.name} {...field} unit="" required inputMode="numeric" />
        ))}
      </Box>
      <RowList<Account>
        name="revenue"
        label="Erlöskonten"
        max={6}
        empty={{ rate: '', account: '' }}
        addLabel="Konto hinzufügen"
        nameOf={({ rate }, index) => (rate ? `Konto für ${rate} %` : `Konto ${index + 1}`)}
      >
        {(_, index) => (
          <Box sx={FIELD_GRID}>
            <NumberField
              name={`revenue[${index}].rate`}
              label="MwSt.-Satz"
              unit="%"
              required
              maxLength={4}
              inputMode="numeric"
            />
            <NumberField
              name={`revenue[${index}].account`}
              label="Erlöskonto"
              unit=""
              required
              maxLength={4}
              inputMode="numeric"
            />
          </Box>
        )}
      </RowList>
    </Box>
  ),
};
