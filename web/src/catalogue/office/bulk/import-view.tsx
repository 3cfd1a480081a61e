import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ProductInput } from '@shop/domain/office/product-input';
import { formatNumber } from '@shop/domain/text/format';
import { berlinDay } from '@shop/domain/time/calendar';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { download } from '../../../lib/download.ts';
import { failureMessage } from '../../../office/api/failures.ts';
import { ResultAlert } from '../../../office/tab/call-alerts.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Row, Stack, Text } from '../../../ui/layout.tsx';
import { Titled } from '../../../ui/titled.tsx';
import { useItemWords } from './batch-progress.tsx';
import { BulkView, useSaveProducts } from './bulk-view.tsx';
import { type CheckedFile, ImportForm } from './import-form.tsx';
import { readProducts, useCategoryNames } from './read-products.ts';
import type { TableAnswer, TableJob } from './table-jobs.ts';

const FAILED = 'Die Datei konnte nicht geprüft werden. Bitte versuchen Sie es erneut.';
const MAX_FILE_BYTES = 15 * 1024 * 1024;

/** Exports the assortment as a file, and imports the edited file after a preview of every change. */
export default function ImportView() {
  const batch = useSaveProducts();
  const words = useItemWords('product');
  const names = useCategoryNames();
  return (
    <BulkView
      {...{ batch, words }}
      title="Import und Export"
      back="Zum Sortiment"
      again="Weitere Datei"
    >
      <Stack gap={4}>
        <ExportSection />
        <Titled title="Import" heading="h3">
          <ImportForm
            check={(file) => checkFile(file, names)}
            counted={words.counted}
            same="Die Datei stimmt mit dem Sortiment überein. Es gibt nichts zu speichern."
            onStart={batch.start}
          >
            <Rules />
          </ImportForm>
        </Titled>
      </Stack>
    </BulkView>
  );
}

async function checkFile(file: File, known: readonly string[]): Promise<CheckedFile<ProductInput>> {
  if (file.size > MAX_FILE_BYTES) return { refused: 'Die Datei ist größer als 15 MB.' };
  const [bytes, products] = await Promise.all([
    file.arrayBuffer(),
    readProducts({ withArchived: true }),
  ]);
  const answer = await runTableJob({ kind: 'check', bytes, products });
  if (!('report' in answer)) return { refused: 'refused' in answer ? answer.refused : FAILED };
  const { report } = answer;
  const used = new Set([...known, ...products.map(({ input }) => input.category)]);
  const wanted = new Set(report.changes.map(({ change }) => change.input.category));
  return { report, newCategories: [...wanted].filter((name) => !used.has(name)) };
}

function Rules() {
  return (
    <Box component="ul" sx={{ mt: 1, mb: 2, pl: 2.5 }}>
      <li>Excel- oder CSV-Datei mit Überschriften wie im Export, in beliebiger Reihenfolge.</li>
      <li>
        Zeilen mit bekannter Nummer oder Artikelnummer ändern diesen Artikel, alle anderen legen
        einen neuen an.
      </li>
      <li>
        Eine fehlende Spalte lässt die Angabe, wie sie ist.{' '}
        <strong>Eine leere Zelle löscht sie.</strong>
      </li>
      <li>Zuerst sehen Sie eine Vorschau. Höchstens 10.000 Zeilen und 15 MB.</li>
    </Box>
  );
}

const NOT_CREATED = 'Die Datei konnte nicht erstellt werden. Bitte versuchen Sie es erneut.';

function ExportSection() {
  const [read, setRead] = useState(0);
  const { mutate, isPending, error, isSuccess } = useMutation({
    networkMode: 'always',
    mutationFn: async (format: 'csv' | 'xlsx') => {
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
      <Text mt={1} mb={2}>
        Alle Artikel mit allen Angaben, auch ausgeblendete und archivierte. Zum Bearbeiten nehmen
        Sie am besten die Excel-Datei: Aus CSV macht Excel manche Artikelnummer zu einem Datum.
      </Text>
      <Row gap={2}>
        {FORMATS.map(([format, label]) => (
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
      </Row>
      <Text role="status" mt={1}>
        {status}
      </Text>
      <ResultAlert
        result={error ? failureMessage(error, 'Failed to export products', NOT_CREATED) : undefined}
      />
    </Titled>
  );
}

const FORMATS = [
  ['xlsx', 'Excel-Datei (XLSX)'],
  ['csv', 'CSV-Datei'],
] as const;

/** Far more than the seconds that 10,000 products take. */
export const MAX_JOB_MS = 60_000;
const TOO_LONG = 'Das dauert zu lange. Bitte teilen Sie die Datei auf.';

/**
 * Runs a job in a worker, so that the page stays responsive, and stops it if it takes too long. Rejects
 * if it fails.
 */
export async function runTableJob(job: TableJob): Promise<TableAnswer> {
  if (typeof Worker === 'undefined') return (await import('./table-jobs.ts')).doTableJob(job);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<TableAnswer>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<TableAnswer>) => resolve(data);
      worker.onerror = (event) => reject(new Error(event.message || 'The worker failed'));
      timer = setTimeout(() => resolve({ refused: TOO_LONG }), MAX_JOB_MS);
      worker.postMessage(job);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
