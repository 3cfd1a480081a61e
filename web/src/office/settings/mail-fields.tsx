import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SETTINGS, type Settings } from '@shop/domain/settings/settings';
import { TextField } from '../../components/form/text-field.tsx';
import { checkInput } from '../editing/read-values.ts';
import { RowList } from '../editing/row-list.tsx';
import { type Row, toRows } from '../editing/rows.ts';
import type { SettingForm } from './setting-editor.tsx';

interface MailValues {
  orders: Row<{ address: string }>[];
  requests: Row<{ address: string }>[];
}

const addressesOf = (rows: MailValues['orders']) => rows.map(({ address }) => address.trim());
const rowsOf = (addresses: readonly string[]) => toRows(addresses.map((address) => ({ address })));

const TITLES: Record<keyof MailValues, string> = {
  orders: 'Bestellungen und Stornierungen',
  requests: 'Kontaktanfragen und Widerrufe',
};

export const MAILS_FORM: SettingForm<'officeMails', MailValues> = {
  name: 'officeMails',
  lead: 'An diese Adressen schickt der Shop, was das Büro wissen muss. Ohne Eintrag geht es an das Postfach, das beim Einrichten des Shops genannt wurde; dorthin antworten auch die Kunden.',
  toValues: ({ orders, requests }) => ({ orders: rowsOf(orders), requests: rowsOf(requests) }),
  read: ({ orders, requests }) => {
    const input = { orders: addressesOf(orders), requests: addressesOf(requests) };
    const { messages, ...checked } = checkInput<Settings['officeMails']>(
      SETTINGS.officeMails.schema,
      input,
      {},
    );
    const ofFields = Object.entries(messages).map(([path, message]) => {
      return [path.replace(/\]$/, '].address'), message];
    });
    return { ...checked, messages: Object.fromEntries(ofFields) };
  },
  Fields: MailFields,
};

function MailFields() {
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {Object.entries(TITLES).map(([name, title]) => (
        <div key={name}>
          <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
            {title}
          </Typography>
          <RowList<{ address: string }>
            name={name}
            label={title}
            max={5}
            empty={{ address: '' }}
            addLabel="Adresse hinzufügen"
            nameOf={({ address }, index) => address || `Adresse ${index + 1}`}
          >
            {(_, index) => (
              <TextField
                name={`${name}[${index}].address`}
                label={`Adresse ${index + 1}`}
                type="email"
                required
                autoComplete="off"
                maxLength={254}
              />
            )}
          </RowList>
        </div>
      ))}
    </Box>
  );
}
