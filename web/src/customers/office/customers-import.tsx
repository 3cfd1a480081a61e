import Box from '@mui/material/Box';
import type { CustomerInput } from '@shop/domain/customer/customer-fields';
import type { Versioned } from '@shop/domain/office/office';
import { customerImport, knownCustomerColumns } from '@shop/domain/product-import/customer-import';
import { isBlankRow } from '@shop/domain/product-import/product-table';
import { counted } from '@shop/domain/text/format';
import { useMutation } from '@tanstack/react-query';
import { BatchProgress } from '../../catalogue/office/bulk/batch-progress.tsx';
import { FileButton } from '../../catalogue/office/bulk/file-button.tsx';
import { ImportReportView } from '../../catalogue/office/bulk/import-report.tsx';
import { FileError, readTable } from '../../catalogue/office/bulk/table-file.ts';
import type { ImportReport } from '../../catalogue/office/bulk/table-jobs.ts';
import { callApi, callApiWithHeaders } from '../../lib/api/client.ts';
import { pageOf } from '../../lib/api/page-of.ts';
import { failureMessage } from '../../office/api/failures.ts';
import { useSaveBatch } from '../../office/api/use-save-batch.ts';
import { OfficeButton } from '../../office/office-button.tsx';
import { ResultAlert } from '../../office/tab/call-alerts.tsx';
import { BackLink, TabSection } from '../../office/tab/tab-head.tsx';
import { useAssortmentView } from '../../office/tab/use-assortment-view.ts';
import { LoadingText } from '../../ui/loading-text.tsx';

const FAILED = 'Die Datei konnte nicht geprüft werden. Bitte versuchen Sie es erneut.';
const STOPPED = 'Die Verbindung ist abgebrochen. Was gespeichert ist, bleibt es.';

type Report = ImportReport<CustomerInput>;

/** Imports customers from a table with the columns of the export, after a preview of every change. */
export default function CustomersImport() {
  const { linkTo } = useAssortmentView();
  const { mutate, reset, data, error, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: checkFile,
  });
  const batch = useSaveBatch<CustomerInput>(
    (options) => callApi('POST /api/admin/customers', options),
    STOPPED,
  );
  const problem = error ? failureMessage(error, 'Failed to check a file', FAILED) : data?.refused;
  return (
    <TabSection
      id="import-title"
      title="Kunden importieren"
      back={<BackLink to={linkTo()}>Zu den Kunden</BackLink>}
    >
      {batch.state ? (
        <BatchProgress
          state={batch.state}
          onResume={batch.resume}
          counted={(count) => counted(count, 'Kunde', 'Kunden')}
          pathOf={(id) => linkTo('kunde', { id })}
          messageOf={(result) =>
            result?.outcome === 'refused'
              ? result.message
              : 'Inzwischen hat jemand anderes diesen Kunden gespeichert.'
          }
        >
          <OfficeButton
            onClick={() => {
              batch.reset();
              reset();
            }}
          >
            Weitere Datei
          </OfficeButton>
        </BatchProgress>
      ) : (
        <Box sx={{ display: 'grid', gap: 4 }}>
          <div>
            <Rules />
            <FileButton isBusy={isPending} onPick={(file) => mutate(file)} />
            {isPending && <LoadingText sx={{ mt: 2 }}>Datei wird geprüft...</LoadingText>}
            <ResultAlert result={problem} sx={{ mt: 2 }} />
          </div>
          {data?.report && (
            <ImportReportView
              report={data.report}
              counted={(count) => counted(count, 'Kunde', 'Kunden')}
              same="Die Datei stimmt mit den Kunden überein. Es gibt nichts zu speichern."
              onSave={() =>
                batch.start(data.report?.changes ?? [], `Import ${data.name}`.slice(0, 120))
              }
            />
          )}
        </Box>
      )}
    </TabSection>
  );
}

const Rules = () => (
  <Box component="ul" sx={{ mt: 1, mb: 2, pl: 2.5 }}>
    <li>Excel- oder CSV-Datei mit Überschriften wie in „Als CSV“, in beliebiger Reihenfolge.</li>
    <li>
      Zeilen mit Kundennummer ändern diesen Kunden, alle anderen legen einen neuen an: eine Firma,
      wenn die Spalte „Firma“ nichts anderes sagt.
    </li>
    <li>
      Was fehlt oder leer ist, bleibt, wie es ist. Konten, Baustellen und Preise ändern sich nicht.
    </li>
    <li>Zuerst sehen Sie eine Vorschau.</li>
  </Box>
);

interface CheckedFile {
  name: string;
  refused?: string;
  report?: Report;
}

async function checkFile(file: File): Promise<CheckedFile> {
  const { name } = file;
  try {
    const [[first = [], ...rows], customers] = await Promise.all([
      file.arrayBuffer().then((bytes) => readTable(bytes, knownCustomerColumns)),
      readCustomers(),
    ]);
    const { ignored, isReadable, check } = customerImport(first, customers);
    if (!isReadable) throw new FileError('Die erste Zeile muss Überschriften wie im Export haben.');
    const report: Report = { ignored, unchanged: 0, faulty: [], changes: [] };
    for (const [index, cells] of rows.entries()) {
      if (isBlankRow(cells)) continue;
      const checked = check(cells, index + 2);
      if (checked.outcome === 'unchanged') report.unchanged += 1;
      else if (checked.outcome === 'faulty') report.faulty.push(checked);
      else report.changes.push(checked);
    }
    return { name, report };
  } catch (error) {
    if (error instanceof FileError) return { name, refused: `${name}: ${error.message}` };
    throw error;
  }
}

async function readCustomers(): Promise<Versioned<CustomerInput>[]> {
  const customers: Versioned<CustomerInput>[] = [];
  let after: string | undefined;
  do {
    const query = { after, limit: '500' };
    const { items, next } = pageOf(await callApiWithHeaders('GET /api/admin/customers', { query }));
    customers.push(...items);
    after = next;
  } while (after);
  return customers;
}
