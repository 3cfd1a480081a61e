import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SkippedUndo } from '@shop/domain/office/office';
import { formatDateTime, formatNumber } from '@shop/domain/text/format';
import { useRef, useState } from 'react';
import { Question } from '../kit/dialog/question.tsx';
import { FocusedAlert } from '../kit/tab/call-alerts.tsx';
import { type UndoOutcome, type UndoTarget, useUndo } from './use-undo.ts';

interface UndoButtonProps {
  target: UndoTarget;
  /** Name of the undo button: `Kies 16/32`. */
  name: string;
  label: string;
  /** Asked before it is done. */
  question: string;
  /** False once it can no longer be taken back; the result stays. */
  isPossible?: boolean;
}

/** Takes back an entry of the log after a question, and tells what came of it. */
export function UndoButton({ target, name, label, question, isPossible = true }: UndoButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { undo, isPending, undone, outcome } = useUndo(target);
  const opener = useRef<HTMLButtonElement>(null);
  function close() {
    setIsAsking(false);
    // The opener is there again with the next frame.
    requestAnimationFrame(() => opener.current?.focus());
  }
  function confirm() {
    setIsAsking(false);
    undo();
  }
  if (!isPossible && !isPending && !outcome) return null;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1.5 }}>
      {isAsking ? (
        <Question confirm="Ja, zurücknehmen" onConfirm={confirm} onCancel={close}>
          {question}
        </Question>
      ) : (
        isPossible &&
        !outcome?.ok && (
          <Button
            ref={opener}
            variant="outlined"
            size="small"
            aria-label={isPending ? undefined : `${label}: ${name}`}
            aria-disabled={isPending}
            onClick={() => !isPending && setIsAsking(true)}
          >
            {isPending ? progressText(undone) : label}
          </Button>
        )
      )}
      <Outcome outcome={outcome} />
    </Box>
  );
}

interface UndoBatchProps {
  /** The `batch_id` of the saves, or the request's own id. */
  batchId: string;
  /** Name of the undo button: `2 Artikel ausgeblendet`. */
  name: string;
  onDone?(): void;
}

/** Offered right after a bulk change: undoes all of it and reports the result. */
export function UndoBatch({ batchId, name, onDone }: UndoBatchProps) {
  const { undo, isPending, undone, outcome } = useUndo({ batch: batchId }, onDone);
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1.5 }}>
      {!outcome?.ok && (
        <Button
          variant="outlined"
          size="small"
          aria-label={isPending ? undefined : `Rückgängig: ${name}`}
          aria-disabled={isPending}
          onClick={undo}
        >
          {isPending ? progressText(undone) : 'Rückgängig'}
        </Button>
      )}
      <Outcome outcome={outcome} />
    </Box>
  );
}

function Outcome({ outcome }: { outcome: UndoOutcome | undefined }) {
  if (!outcome) return null;
  if (!outcome.ok) {
    return (
      <FocusedAlert severity="error" needsSignIn={outcome.needsSignIn}>
        {outcome.message}
      </FocusedAlert>
    );
  }
  const { undone, skipped } = outcome;
  return (
    <FocusedAlert severity={skipped.length > 0 ? 'warning' : 'success'}>
      {undoneText(undone)}
      {skipped.length > 0 && (
        <>
          <Box sx={{ mt: 1 }}>
            {skipped.length === 1
              ? 'Ein Eintrag blieb, wie er ist, weil er seitdem geändert wurde:'
              : `${formatNumber(skipped.length)} Einträge blieben, wie sie sind, weil sie seitdem geändert wurden:`}
          </Box>
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
            {skipped.slice(0, MAX_NAMED).map((entry) => (
              <li key={entry.id}>{skippedText(entry)}</li>
            ))}
            {skipped.length > MAX_NAMED && (
              <li>und {formatNumber(skipped.length - MAX_NAMED)} weitere</li>
            )}
          </Box>
        </>
      )}
    </FocusedAlert>
  );
}

const MAX_NAMED = 10;

function progressText(undone: number): string {
  return undone > 0 ? `${formatNumber(undone)} zurückgenommen...` : 'Wird zurückgenommen...';
}

function undoneText(count: number): string {
  if (count === 0) return 'Nichts wurde zurückgenommen.';
  if (count === 1) return 'Die Änderung ist zurückgenommen.';
  return `${formatNumber(count)} Änderungen sind zurückgenommen.`;
}

function skippedText({ item_name, by, at }: SkippedUndo): string {
  return by && at ? `${item_name} (${by}, ${formatDateTime(at)})` : item_name;
}
