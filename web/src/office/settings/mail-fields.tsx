import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SETTING_SCHEMAS } from '@shop/domain/office/settings';
import { checkInput, type FieldMessages } from '../editing/read-values.ts';
import { type Row, toRows } from '../editing/rows.ts';
import { RowList } from './row-list.tsx';
import { SettingField } from './setting-field.tsx';
import type { SettingFieldsProps, SettingForm } from './setting-form.ts';

type MailRow = Row<{ address: string }>;

interface MailValues {
  orders: MailRow[];
  requests: MailRow[];
}

const addressesOf = (rows: readonly MailRow[]) => rows.map(({ address }) => address.trim());
const rowsOf = (addresses: readonly string[]) => toRows(addresses.map((address) => ({ address })));

/** Where the office gets its mail. */
export const MAILS_FORM: SettingForm<'officeMails', MailValues> = {
  name: 'officeMails',
  lead: 'An diese Adressen schickt der Shop, was das Büro wissen muss. Ohne Eintrag geht es an das Postfach, das beim Einrichten des Shops genannt wurde; dorthin antworten auch die Kunden.',
  toValues: ({ orders, requests }) => ({ orders: rowsOf(orders), requests: rowsOf(requests) }),
  read: ({ orders, requests }) => {
    const input = { orders: addressesOf(orders), requests: addressesOf(requests) };
    return checkInput(SETTING_SCHEMAS.officeMails, input, {});
  },
  Fields: MailFields,
};

function MailFields({ values, errors, onChange }: SettingFieldsProps<MailValues>) {
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Addresses
        title="Bestellungen und Stornierungen"
        path="orders"
        rows={values.orders}
        errors={errors}
        onChange={(orders) => onChange({ ...values, orders })}
      />
      <Addresses
        title="Kontaktanfragen und Widerrufe"
        path="requests"
        rows={values.requests}
        errors={errors}
        onChange={(requests) => onChange({ ...values, requests })}
      />
    </Box>
  );
}

interface AddressesProps {
  title: string;
  path: 'orders' | 'requests';
  rows: readonly MailRow[];
  errors: FieldMessages;
  onChange(rows: MailRow[]): void;
}

function Addresses({ title, path, rows, errors, onChange }: AddressesProps) {
  return (
    <div>
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <RowList
        label={title}
        rows={rows}
        max={5}
        empty={{ address: '' }}
        addLabel="Adresse hinzufügen"
        nameOf={({ address }, index) => address || `Adresse ${index + 1}`}
        error={errors[path]}
        onChange={onChange}
      >
        {({ address }, index, set) => (
          <SettingField
            label={`Adresse ${index + 1}`}
            type="email"
            maxLength={254}
            value={address}
            error={errors[`${path}[${index}]`]}
            onChange={(text) => set({ address: text })}
          />
        )}
      </RowList>
    </div>
  );
}
