import Box from '@mui/material/Box';
import type { SkippedUndo, UndoResult } from '@shop/domain/office/office';
import { formatDateTime, formatNumber } from '@shop/domain/text/format';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callApi } from '../../lib/api/client.ts';
import { randomId } from '../../lib/random-id.ts';
import { failureMessage, needsFreshSignIn } from '../kit/api/failures.ts';
import { AskingButton } from '../kit/dialog/asking-button.tsx';
import { FocusedAlert } from '../kit/tab/call-alerts.tsx';

interface UndoButtonProps {
  target: UndoTarget;
  name: string;
  label: string;
  /** Asked before undoing, if given. */
  question?: string;
  /** False once it can no longer be undone; the result stays. */
  isPossible?: boolean;
}

export function UndoButton({ target, name, label, question, isPossible = true }: UndoButtonProps) {
  const { undo, isPending, undone, outcome } = useUndo(target);
  if (!isPossible && !isPending && !outcome) return null;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1.5 }}>
      {isPossible && !outcome?.ok && (
        <AskingButton
          question={question}
          confirm="Ja, zurücknehmen"
          onConfirm={undo}
          aria-label={isPending ? undefined : `${label}: ${name}`}
          isBlocked={isPending}
        >
          {isPending ? progressText(undone) : label}
        </AskingButton>
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

type UndoTarget = { change: string } | { batch: string };

/** The result, or a German sentence about a failure. */
type UndoOutcome =
  | { ok: true; undone: number; skipped: readonly SkippedUndo[] }
  | { ok: false; message: string; needsSignIn: boolean };

const FAILED = 'Das hat nicht geklappt. Bitte versuchen Sie es erneut: Doppelt geschieht nichts.';

interface Progress {
  requestId: string;
  batchId: string;
  after?: string | undefined;
  undone: number;
  skipped: SkippedUndo[];
}

const begin = (): Progress => {
  const id = randomId();
  return { requestId: id, batchId: id, undone: 0, skipped: [] };
};

/** Undoes a change or a batch. Afterwards everything loaded is stale. */
function useUndo(target: UndoTarget) {
  const client = useQueryClient();
  const progress = useRef(begin());
  const [undone, setUndone] = useState(0);
  const [outcome, setOutcome] = useState<UndoOutcome>();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      let current = progress.current;
      do {
        const result = await send(target, current);
        current = {
          ...current,
          requestId: randomId(),
          after: result.next,
          undone: current.undone + result.undone,
          skipped: [...current.skipped, ...result.skipped],
        };
        progress.current = current;
        setUndone(current.undone);
      } while (current.after !== undefined);
      progress.current = begin();
      return current;
    },
    networkMode: 'always',
    onMutate: () => setOutcome(undefined),
    onSuccess: ({ undone: count, skipped }) => setOutcome({ ok: true, undone: count, skipped }),
    onError: (error) => {
      const message = failureMessage(error, 'Failed to undo', FAILED);
      setOutcome({ ok: false, message, needsSignIn: needsFreshSignIn(error) });
    },
    onSettled: () => void client.invalidateQueries(),
  });
  return { undo: () => !isPending && mutate(), isPending, undone, outcome };
}

function send(target: UndoTarget, progress: Progress): Promise<UndoResult> {
  const { requestId: request_id, batchId: batch_id, after } = progress;
  if ('change' in target) {
    const params = { id: target.change };
    return callApi('POST /api/admin/changes/{id}/undo', { params, body: { request_id } });
  }
  const body = { request_id, batch_id, ...(after !== undefined && { after }) };
  return callApi('POST /api/admin/batches/{id}/undo', { params: { id: target.batch }, body });
}
