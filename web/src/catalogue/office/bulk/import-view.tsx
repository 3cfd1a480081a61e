import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Versioned } from '@shop/domain/office/office';
import type { ProductInput } from '@shop/domain/office/product-input';
import { formatNumber } from '@shop/domain/text/format';
import { berlinDay } from '@shop/domain/time/calendar';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { download } from '../../../lib/download.ts';
import { failureMessage } from '../../../office/api/failures.ts';
import { ResultAlert } from '../../../office/tab/call-alerts.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LoadingText } from '../../../ui/loading-text.tsx';
import { Titled } from '../../../ui/titled.tsx';
import { countedItems } from '../item-kinds.ts';
import { BulkView, useSaveProducts } from './bulk-view.tsx';
import { FileButton } from './file-button.tsx';
import { ImportReportView } from './import-report.tsx';
import { readProducts, useCategoryNames } from './read-products.ts';
import type { ImportReport, TableAnswer, TableJob } from './table-jobs.ts';

const FAILED = 'Die Datei konnte nicht geprüft werden. Bitte versuchen Sie es erneut.';
const MAX_FILE_BYTES = 15 * 1024 * 1024;
const MAX_LABEL_LENGTH = 120;

interface CheckedFile {
  name: string;
  refused?: string;
  report?: ImportReport;
  products?: readonly Versioned<ProductInput>[];
}

/** Exports the assortment as a file, and imports the edited file after a preview of every change. */
export default function ImportView() {
  const batch = useSaveProducts();
  const names = useCategoryNames();
  const { mutate, reset, data, error, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: checkFile,
  });

  const problem = error
    ? failureMessage(error, 'Failed to check a file', FAILED)
    : data?.refused && `${data.name}: ${data.refused}`;
  return (
    <BulkView title="Import und Export" batch={batch} again="Weitere Datei" onAgain={reset}>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <ExportSection />
        <Titled title="Import" heading="h3">
          <Rules />
          <FileButton isBusy={isPending} onPick={(file) => mutate(file)} />
          {isPending && <LoadingText sx={{ mt: 2 }}>Datei wird geprüft...</LoadingText>}
          <ResultAlert result={problem} sx={{ mt: 2 }} />
        </Titled>
        {data?.report && (
          <ImportReportView
            report={data.report}
            newCategories={newCategories(data, names)}
            counted={(count) => countedItems('product', count)}
            same="Die Datei stimmt mit dem Sortiment überein. Es gibt nichts zu speichern."
            onSave={() =>
              batch.start(
                data.report?.changes ?? [],
                `Import ${data.name}`.slice(0, MAX_LABEL_LENGTH),
              )
            }
          />
        )}
      </Box>
    </BulkView>
  );
}

async function checkFile(file: File): Promise<CheckedFile> {
  const { name } = file;
  if (file.size > MAX_FILE_BYTES) return { name, refused: 'Die Datei ist größer als 15 MB.' };
  const [bytes, products] = await Promise.all([
    file.arrayBuffer(),
    readProducts({ withArchived: true }),
  ]);
  const answer = await runTableJob({ kind: 'check', bytes, products });
  if ('report' in answer) return { name, report: answer.report, products };
  return { name, refused: 'refused' in answer ? answer.refused : FAILED };
}

function newCategories(
  { report, products = [] }: CheckedFile,
  known: readonly string[],
): readonly string[] {
  const used = new Set([...known, ...products.map(({ input }) => input.category)]);
  const wanted = (report?.changes ?? []).map(({ change }) => change.input.category);
  return [...new Set(wanted)].filter((name) => !used.has(name));
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
      <Typography sx={{ mt: 1, mb: 2 }}>
        Alle Artikel mit allen Angaben, auch ausgeblendete und archivierte. Zum Bearbeiten nehmen
        Sie am besten die Excel-Datei: Aus CSV macht Excel manche Artikelnummer zu einem Datum.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
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
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {status}
      </Typography>
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
