import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { CSV_FILES } from './csv-files.ts';

/** Downloads a list whole, as a table for Excel. */
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
