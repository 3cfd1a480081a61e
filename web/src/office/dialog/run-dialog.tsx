import type { ReactNode } from 'react';
import type { CallResult } from '../api/use-office-call.ts';
import { OfficeButton } from '../office-button.tsx';
import { SpacedAlert } from '../spaced-alert.tsx';
import { ResultAlert } from '../tab/call-alerts.tsx';
import { AdminDialog } from './admin-dialog.tsx';

interface RunDialogProps {
  title: string;
  run: { isSending: boolean; result: CallResult | undefined; refused: readonly string[] };
  /** What is done, as a participle: `geschrieben`. */
  verb: string;
  /** Of the button that begins; none if there is nothing to do. */
  action: string | false | undefined;
  onStart(): void;
  onClose(): void;
  children: ReactNode;
}

/** A preview of what is to be done to many, the button that does it, and what became of that. */
export function RunDialog({ run, verb, action, onStart, children, ...dialog }: RunDialogProps) {
  const { isSending, result, refused } = run;
  return (
    <AdminDialog
      {...dialog}
      isReadOnly
      actions={
        action && (
          <OfficeButton variant="contained" isBlocked={isSending} onClick={onStart}>
            {isSending ? `Wird ${verb}...` : action}
          </OfficeButton>
        )
      }
    >
      <ResultAlert result={result} />
      {refused.length > 0 && (
        <SpacedAlert severity="warning" role="alert" mb={2}>
          {`Nicht ${verb}: ${refused.join(' ')}`}
        </SpacedAlert>
      )}
      {children}
    </AdminDialog>
  );
}
