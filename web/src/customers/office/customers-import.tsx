import Box from '@mui/material/Box';
import type { CustomerInput } from '@shop/domain/customer/customer-fields';
import { customerImport, knownCustomerColumns } from '@shop/domain/product-import/customer-import';
import { counted } from '@shop/domain/text/format';
import type { BatchWords } from '../../catalogue/office/bulk/batch-progress.tsx';
import { BulkView, STOPPED } from '../../catalogue/office/bulk/bulk-view.tsx';
import { type CheckedFile, ImportForm } from '../../catalogue/office/bulk/import-form.tsx';
import { readPages } from '../../catalogue/office/bulk/read-products.ts';
import { FileError, readTable } from '../../catalogue/office/bulk/table-file.ts';
import { reportOf } from '../../catalogue/office/bulk/table-jobs.ts';
import { callApi } from '../../lib/api/client.ts';
import { useSaveBatch } from '../../office/api/use-save-batch.ts';
import { useAssortmentView } from '../../office/tab/use-assortment-view.ts';

/** Imports customers from a table with the columns of the export, after a preview of every change. */
export default function CustomersImport() {
  const { linkTo } = useAssortmentView();
  const batch = useSaveBatch<CustomerInput>(
    (options) => callApi('POST /api/admin/customers', options),
    STOPPED,
  );
  const words: BatchWords<CustomerInput> = {
    counted: (count) => counted(count, 'Kunde', 'Kunden'),
    pathOf: (id) => linkTo('kunde', { id }),
    messageOf: (result) =>
      result?.outcome === 'refused'
        ? result.message
        : 'Inzwischen hat jemand anderes diesen Kunden gespeichert.',
  };
  return (
    <BulkView
      {...{ batch, words }}
      title="Kunden importieren"
      back="Zu den Kunden"
      again="Weitere Datei"
    >
      <ImportForm
        check={checkFile}
        counted={words.counted}
        same="Die Datei stimmt mit den Kunden überein. Es gibt nichts zu speichern."
        onStart={batch.start}
      >
        <Rules />
      </ImportForm>
    </BulkView>
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

async function checkFile(file: File): Promise<CheckedFile<CustomerInput>> {
  try {
    const [[first = [], ...rows], customers] = await Promise.all([
      file.arrayBuffer().then((bytes) => readTable(bytes, knownCustomerColumns)),
      readPages('GET /api/admin/customers', {}),
    ]);
    const { ignored, isReadable, check } = customerImport(first, customers);
    if (!isReadable) throw new FileError('Die erste Zeile muss Überschriften wie im Export haben.');
    return { report: reportOf(ignored, rows, check) };
  } catch (error) {
    if (error instanceof FileError) return { refused: error.message };
    throw error;
  }
}
