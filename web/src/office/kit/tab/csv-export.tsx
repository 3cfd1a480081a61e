import Button from '@mui/material/Button';
import { Icon } from '../../../components/icon.tsx';

/** Downloads the complete list. */
export function CsvLink({ file }: { file: keyof typeof CSV_FILES }) {
  return (
    <Button
      href={CSV_FILES[file].href}
      download
      variant="outlined"
      size="small"
      startIcon={<Icon name="download" size={20} />}
    >
      CSV-Export
    </Button>
  );
}

/** The lists that can be downloaded. */
export const CSV_FILES = {
  orders: { href: '/api/admin/orders.csv', label: 'Bestellungen (CSV)' },
  contacts: { href: '/api/admin/contacts.csv', label: 'Kontaktanfragen (CSV)' },
} as const;
