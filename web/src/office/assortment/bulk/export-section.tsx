import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatNumber } from '@shop/domain/text/format';
import { berlinDay } from '@shop/domain/time/calendar';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Icon } from '../../../components/icon.tsx';
import { Titled } from '../../../components/titled.tsx';
import { failureMessage } from '../../kit/api/failures.ts';
import { ResultAlert } from '../../kit/tab/call-alerts.tsx';
import { readProducts } from './read-products.ts';
import { runTableJob } from './run-table-job.ts';

type Format = 'csv' | 'xlsx';

const FAILED = 'Die Datei konnte nicht erstellt werden. Bitte versuchen Sie es erneut.';

export function ExportSection() {
  const [read, setRead] = useState(0);
  const { mutate, isPending, error, isSuccess } = useMutation({
    networkMode: 'always',
    mutationFn: async (format: Format) => {
      const products = await readProducts({ withArchived: true }, { onProgress: setRead });
      const answer = await runTableJob({ kind: 'export', format, products });
      if ('file' in answer) download(answer.file, `sortiment-${berlinDay(new Date())}.${format}`);
    },
  });
  const status = isPending
    ? `Datei wird erstellt... ${read > 0 ? `${formatNumber(read)} Artikel gelesen.` : ''}`
    : isSuccess
      ? 'Die Datei ist gespeichert.'
      : '';
  return (
    <Titled title="Export" heading="h3">
      <Typography sx={{ mt: 1, mb: 2 }}>
        Alle Artikel mit allen Angaben, auch ausgeblendete und archivierte. Zum Bearbeiten nehmen
        Sie am besten die Excel-Datei: Aus CSV macht Excel manche Artikelnummer zu einem Datum.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {FORMATS.map(({ format, label }) => (
          <Button
            key={format}
            variant="outlined"
            startIcon={<Icon name="download" size={20} />}
            aria-disabled={isPending}
            onClick={() => !isPending && mutate(format)}
          >
            {label}
          </Button>
        ))}
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {status}
      </Typography>
      <ResultAlert
        result={error ? failureMessage(error, 'Failed to export products', FAILED) : undefined}
      />
    </Titled>
  );
}

const FORMATS: { format: Format; label: string }[] = [
  { format: 'xlsx', label: 'Excel-Datei (XLSX)' },
  { format: 'csv', label: 'CSV-Datei' },
];

function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Deferred: the browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
