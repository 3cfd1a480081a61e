import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureMessage } from '../../../office/api/failures.ts';
import type { BatchEntry } from '../../../office/api/use-save-batch.ts';
import { ResultAlert } from '../../../office/tab/call-alerts.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { LoadingText } from '../../../ui/loading-text.tsx';
import { FileButton } from './file-button.tsx';
import { ImportReportView } from './import-report.tsx';
import type { ImportReport } from './table-jobs.ts';

export interface CheckedFile<Input> {
  refused?: string;
  report?: ImportReport<Input>;
  /** Categories that no product has so far. */
  newCategories?: readonly string[];
}

interface ImportFormProps<Input> {
  check(file: File): Promise<CheckedFile<Input>>;
  /** `2 Artikel`. */
  counted(count: number): string;
  /** Said if there is nothing to save. */
  same: string;
  onStart(changes: readonly BatchEntry<Input>[], label: string): void;
  /** The rules for the file. */
  children: ReactNode;
}

const FAILED = 'Die Datei konnte nicht geprüft werden. Bitte versuchen Sie es erneut.';
const MAX_LABEL_LENGTH = 120;

/** Picks a file, and shows what of it would be saved. */
export function ImportForm<Input>({ check, onStart, children, ...words }: ImportFormProps<Input>) {
  const { mutate, data, error, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: async (file: File) => ({ name: file.name, ...(await check(file)) }),
  });
  const { name, refused, report, newCategories = [] } = data ?? {};
  const problem = error
    ? failureMessage(error, 'Failed to check a file', FAILED)
    : refused && `${name}: ${refused}`;
  return (
    <Stack gap={4}>
      <div>
        {children}
        <FileButton isBusy={isPending} onPick={(file) => mutate(file)} />
        {isPending && <LoadingText sx={{ mt: 2 }}>Datei wird geprüft...</LoadingText>}
        <ResultAlert result={problem} mt={2} />
      </div>
      {report && (
        <ImportReportView
          {...{ report, newCategories, ...words }}
          onSave={() => onStart(report.changes, `Import ${name}`.slice(0, MAX_LABEL_LENGTH))}
        />
      )}
    </Stack>
  );
}
